import CamberCore
import CamberDesign

extension GoldenExample {
    /// Every selection in both directions on two sizes, and what else can happen to a bar; all of
    /// it light and dark.
    func cases() throws -> [GoldenCase] {
        var all: [GoldenCase] = []
        for scheme in [TabColorScheme.light, .dark] {
            all += try selections(scheme) + situations(scheme) + contents(scheme)
        }
        return all
    }

    /// Each page selected, in both directions, with and without a home indicator.
    private func selections(_ scheme: TabColorScheme) throws -> [GoldenCase] {
        var all: [GoldenCase] = []
        for device in ["iphone-se", "iphone-15"] {
            for direction in [TabLayoutDirection.leftToRight, .rightToLeft] {
                for page in pages {
                    let id = design.items[page].id
                    all.append(
                        try golden(device, String(decoding: id, as: UTF8.self), scheme, direction) {
                            $0.selection = .page(id)
                        })
                }
            }
        }
        return all
    }

    /// Other containers, and the same items in other states.
    private func situations(_ scheme: TabColorScheme) throws -> [GoldenCase] {
        let phone = "iphone-15"
        let second = pages[1]
        var all = [
            try golden("iphone-15-landscape", "selected-second", scheme) { select(second, &$0) },
            try golden("ipad-10", "selected-second", scheme) { select(second, &$0) },
            try golden("ipad-10", "selected-second", scheme, .rightToLeft) { select(second, &$0) },
            try golden(phone, "nothing-selected", scheme) { $0.selection = .none },
            try golden(phone, "position-0.5", scheme, moment: .position(0.5)),
            try golden(phone, "pressed-first", scheme, moment: .pressed(0)) { select(second, &$0) },
            try golden(phone, "pressed-second", scheme, moment: .pressed(1)),
            try golden(phone, "disabled-second", scheme) { $0.items[1].isEnabled = false },
            try golden(phone, "text-scale-2", scheme) { $0.settings.textScale = 2 },
            try golden(phone, "increase-contrast", scheme) {
                $0.settings.increaseContrast = true
            },
            try golden(phone, "defaults-of-the-look", scheme) {
                $0.settings.style.setOriginal(false)
            },
        ]
        if pages.count > 2 {
            all.append(try golden(phone, "position-1.5", scheme, moment: .position(1.5)))
            all.append(
                try golden(phone, "position-1.5", scheme, .rightToLeft, moment: .position(1.5)))
        }
        return all
    }

    /// Other items.
    private func contents(_ scheme: TabColorScheme) throws -> [GoldenCase] {
        let phone = "iphone-15"
        let first = pages[0]
        func badges(_ design: inout BarDesign) {
            let badges: [DesignBadge] = [.count(3), .dot, .count(1200), .text(Array("New".utf8))]
            for (item, badge) in zip(design.items.indices, badges) {
                design.items[item].badge = badge
            }
        }
        return [
            try golden(phone, "badges", scheme) { badges(&$0) },
            try golden(phone, "badges", scheme, .rightToLeft) { badges(&$0) },
            try golden(phone, "badges-text-scale-2", scheme) {
                badges(&$0)
                $0.settings.textScale = 2
            },
            try golden(phone, "long-title", scheme) {
                $0.items[first].title = Array("Everything that is new today".utf8)
            },
            try golden(phone, "titles-without-icons", scheme) {
                for item in $0.items.indices {
                    $0.items[item].icon = nil
                    $0.items[item].title = Array(Self.words[item % Self.words.count].utf8)
                    $0.items[item].badge = item == 1 ? .count(12) : nil
                }
            },
            try golden(phone, "icons-without-titles", scheme) {
                for item in $0.items.indices {
                    $0.items[item].role = .page
                    $0.items[item].title = []
                    if $0.items[item].icon == nil {
                        $0.items[item].icon = Array(Self.icons[item % Self.icons.count].utf8)
                    }
                }
            },
        ]
    }

    private func select(_ item: Int, _ design: inout BarDesign) {
        design.selection = .page(design.items[item].id)
    }

    private static let words = ["Home", "Messages", "Everything new", "Me"]
    private static let icons = [
        "house", "message", "heart", "bell", "star", "gear", "map", "person",
    ]
}
