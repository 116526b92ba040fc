import CamberCore
import CamberDesign

/// Everything that a picture of a bar shows: the scene, the words and icons that the scene names
/// by index, and what stands around the bar.
///
/// A picture is a value without a back end: the same one becomes an SVG, a PNG or a PDF.
public struct BarPicture: Sendable {
    /// Where everything of the bar is and how it is painted.
    public var scene: TabBarScene
    /// The container that the scene was made for. Its direction decides on which side sample
    /// pages begin, its safe area where they keep clear, its scale how many pixels a point has
    /// unless a renderer is told otherwise.
    public var environment: TabEnvironment
    /// The words and icons of the bar's items, by the item's index. An index that a cell names
    /// and the array lacks draws nothing.
    public var items: [BarPictureItem]
    /// The weight of titles.
    public var titleWeight: TabFontWeight
    /// The pages behind the bar, from back to front; several while pages slide.
    public var pages: [SamplePage]
    /// Where fingers touch the screen, shown as soft grey spots in front of everything.
    public var marks: [ScenarioMarks.Mark] = []
    /// The device around the container, or `nil` for the container alone.
    public var device: DeviceFrame?
    /// The part of the container that is shown, in points, or `nil` for all of it and for the
    /// device around it. A crop may reach beyond the container; what lies there is clear.
    public var crop: SceneRect?

    /// A picture of a scene.
    public init(
        scene: TabBarScene, environment: TabEnvironment, items: [BarPictureItem],
        titleWeight: TabFontWeight = .medium, pages: [SamplePage] = [],
        device: DeviceFrame? = nil, crop: SceneRect? = nil
    ) {
        self.scene = scene
        self.environment = environment
        self.items = items
        self.titleWeight = titleWeight
        self.pages = pages
        self.device = device
        self.crop = crop
    }

    /// The container's own rectangle.
    public var container: SceneRect { SceneRect(0, 0, scene.size.width, scene.size.height) }

    /// The rectangle that the picture shows, in the container's coordinates: the crop, else the
    /// container with the device's bezel around it.
    public var bounds: SceneRect {
        if let crop {
            return SceneRect(
                crop.x.finite, crop.y.finite, max(0, crop.width.finite), max(0, crop.height.finite))
        }
        let bezel = device?.bezel ?? 0
        return SceneRect(
            -bezel, -bezel, container.width + 2 * bezel, container.height + 2 * bezel)
    }

    /// Whether the picture shows what lies outside the container, by more than rounding explains.
    var isWiderThanContainer: Bool {
        let bounds = bounds
        return min(bounds.x, bounds.y) < -1e-6 || bounds.maxX > container.maxX + 1e-6
            || bounds.maxY > container.maxY + 1e-6
    }
}

/// The words and icons of one item, as a picture needs them.
public struct BarPictureItem: Hashable, Sendable {
    /// The title; empty for none.
    public var title: String
    /// The badge's text, or `nil` for a dot or no badge.
    public var badge: String?
    /// The icon's name, or `nil` for none.
    public var icon: String?
    /// The name of the icon while selected, or `nil` for the `.fill` variant of the normal one
    /// if there is one, else the same icon.
    public var selectedIcon: String?

    /// An item's words and icons.
    public init(
        title: String = "", badge: String? = nil, icon: String? = nil, selectedIcon: String? = nil
    ) {
        self.title = title
        self.badge = badge
        self.icon = icon
        self.selectedIcon = selectedIcon
    }

    /// The words and icons of a bar's item.
    /// - Parameters:
    ///   - item: the item.
    ///   - badgeCap: the highest number that its badge writes out.
    public init<ID>(_ item: TabItem<ID>, badgeCap: Int = 999) {
        self.init(
            title: item.title, badge: item.badge?.text(cap: badgeCap), icon: item.icon,
            selectedIcon: item.selectedIcon)
    }
}
