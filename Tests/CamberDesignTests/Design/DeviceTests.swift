import CamberCore
import CamberDesign
import Testing

/// The catalogue against the table of facts, row by row.
@Suite struct DeviceTests {
    struct Row: Sendable {
        let name: String
        let width, height, scale, top, bottom, sideTop, sides, sideBottom: Double

        init(
            _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double,
            _ bottom: Double, side: (Double, Double, Double)
        ) {
            (self.name, self.width, self.height, self.scale) = (name, width, height, scale)
            (self.top, self.bottom) = (top, bottom)
            (sideTop, sides, sideBottom) = side
        }
    }

    // name, size, scale, upright top and bottom; on its side top, sides, bottom
    static let table: [Row] = [
        Row("iphone-se", 375, 667, 2, 20, 0, side: (0, 0, 0)),
        Row("iphone-8", 375, 667, 2, 20, 0, side: (0, 0, 0)),
        Row("iphone-x", 375, 812, 3, 44, 34, side: (0, 44, 21)),
        Row("iphone-14", 390, 844, 3, 47, 34, side: (0, 47, 21)),
        Row("iphone-15", 393, 852, 3, 59, 34, side: (0, 59, 21)),
        Row("iphone-15-pro-max", 430, 932, 3, 59, 34, side: (0, 59, 21)),
        Row("iphone-16-pro", 402, 874, 3, 62, 34, side: (0, 62, 21)),
        Row("iphone-16-pro-max", 440, 956, 3, 62, 34, side: (0, 62, 21)),
        Row("ipad-10", 820, 1180, 2, 24, 20, side: (24, 0, 20)),
        Row("ipad-pro-11", 834, 1194, 2, 24, 20, side: (24, 0, 20)),
        Row("ipad-pro-12.9", 1024, 1366, 2, 20, 0, side: (20, 0, 0)),
    ]

    @Test(arguments: table) func upright(_ row: Row) throws {
        let device = try #require(Device.named(row.name))
        #expect(text(device.name) == row.name)
        #expect(device.size == SceneSize(row.width, row.height))
        #expect(device.scale == row.scale)
        #expect(device.safeArea == SceneInsets(top: row.top, bottom: row.bottom))
        #expect(device.hasHomeIndicator == (row.bottom > 0))
        #expect(!device.isLandscape)
    }

    @Test(arguments: table) func onItsSide(_ row: Row) throws {
        let device = try #require(Device.named(row.name + "-landscape"))
        #expect(text(device.name) == row.name + "-landscape")
        #expect(device.size == SceneSize(row.height, row.width))
        #expect(device.scale == row.scale)
        #expect(
            device.safeArea
                == SceneInsets(
                    top: row.sideTop, leading: row.sides, bottom: row.sideBottom,
                    trailing: row.sides))
        #expect(device.hasHomeIndicator == (row.sideBottom > 0))
        #expect(device.isLandscape)
    }

    @Test func keepsTheOrderOfTheDocumentation() {
        let names = Self.table.map(\.name)
        #expect(Device.portrait.map { text($0.name) } == names)
        #expect(Device.landscape.map { text($0.name) } == names.map { $0 + "-landscape" })
        #expect(Device.all == Device.portrait + Device.landscape)
    }

    @Test func cornersAreRoundOnlyWithAHomeIndicator() {
        for device in Device.all {
            #expect((device.displayCornerRadius > 0) == device.hasHomeIndicator)
        }
    }

    @Test(arguments: ["", "iphone", "iPhone-15", "iphone-15-", "iphone-15-portrait", "iphone-11"])
    func knowsNoOther(_ name: String) { #expect(Device.named(name) == nil) }
}
