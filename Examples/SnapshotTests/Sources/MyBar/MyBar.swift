import CamberCore

/// The bar of an app, as its views and its tests make it.
public enum MyBar {
    /// The tabs.
    public static let items = [
        TabItem(id: "home", title: "Home", icon: "house"),
        TabItem(id: "search", title: "Search", icon: "magnifyingglass"),
        TabItem(id: "orders", title: "Orders", icon: "bag", badge: .count(2)),
        TabItem(id: "me", title: "Me", icon: "person"),
    ]

    /// The look.
    public static let style = AnyTabBarStyle(.curved(swellHeight: 20))
}
