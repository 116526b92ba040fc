import Testing

@Suite struct PlaceholderCamberCLI { @Test func builds() {} }
