print("camber")
