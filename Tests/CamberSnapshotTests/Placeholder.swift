import Testing

@Suite struct PlaceholderCamberSnapshot { @Test func builds() {} }
