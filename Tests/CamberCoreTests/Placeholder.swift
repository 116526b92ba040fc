import Testing

@Suite struct PlaceholderCamberCore { @Test func builds() {} }
