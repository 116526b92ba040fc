import Testing

@Suite struct PlaceholderCamberDesign { @Test func builds() {} }
