import CamberCore
import CamberDesign

extension BarPicture {
    /// A picture of a bar and its visible pages at a time.
    /// - Parameters:
    ///   - engine: the bar.
    ///   - time: the time in seconds, from the engine's last event on.
    ///   - device: the device around the container, or `nil` for the container alone.
    ///   - name: what a page without a title is called.
    public init<ID>(
        _ engine: TabEngine<ID>, at time: Double, device: DeviceFrame? = nil,
        name: (ID) -> String = { _ in "" }
    ) {
        var scene = TabBarScene()
        engine.scene(at: time, into: &scene)
        self.init(engine, scene: scene, device: device)
        var placements: [TabPagePlacement] = []
        engine.pages(at: time, into: &placements)
        pages = placements.filter(\.isVisible).map {
            Self.page(engine, item: $0.item, frame: $0.frame, name: name)
        }
    }

    /// A picture of a bar as it would be with a finger holding it at a position over the pages.
    ///
    /// The two pages that the position lies between slide side by side where the look slides pages
    /// or a finger can swipe them; elsewhere the nearer one is shown.
    /// - Parameters:
    ///   - engine: the bar.
    ///   - position: the position over the pages, in pages.
    ///   - device: the device around the container, or `nil` for the container alone.
    ///   - name: what a page without a title is called.
    public init<ID>(
        _ engine: TabEngine<ID>, position: Double, device: DeviceFrame? = nil,
        name: (ID) -> String = { _ in "" }
    ) {
        var scene = TabBarScene()
        engine.scene(position: position, into: &scene)
        self.init(engine, scene: scene, device: device)
        var placements: [TabPagePlacement] = []
        engine.pages(position: position, into: &placements)
        pages = placements.map {
            Self.page(engine, item: $0.item, frame: $0.frame, name: name)
        }
    }

    private init<ID>(_ engine: TabEngine<ID>, scene: TabBarScene, device: DeviceFrame?) {
        self.init(
            scene: scene, environment: engine.environment,
            items: engine.items.map {
                BarPictureItem($0, badgeCap: engine.style.common.badgeCap)
            },
            titleWeight: engine.style.titleFont.weight, device: device)
    }

    private static func page<ID>(
        _ engine: TabEngine<ID>, item: Int, frame: SceneRect, name: (ID) -> String
    ) -> SamplePage {
        let item = engine.items[item]
        return SamplePage(
            title: item.title.isEmpty ? name(item.id) : item.title,
            color: item.page?.resolved(engine.environment.colorScheme),
            neutral: engine.palette[.page], frame: frame)
    }
}

extension DeviceFrame {
    /// The frame of a device of the catalogue. Only upright devices with an island show it.
    public init(_ device: Device) {
        self.init(
            cornerRadius: device.displayCornerRadius,
            hasIsland: !device.isLandscape && device.safeArea.top >= 59)
    }
}
