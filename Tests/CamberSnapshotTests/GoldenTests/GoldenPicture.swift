import CamberCore
import CamberDesign
import CamberSnapshot

/// The few bars that are compared as pixels, which shows what an SVG cannot: how blur, gradients,
/// masks and clips come out.
///
/// Other versions of the fonts set titles differently, so these bars show none: their titles take
/// their room but are left out of the picture.
enum GoldenPicture: String, CaseIterable, Sendable {
    case circle = "circle/iphone-15-icons-light-ltr"
    case labelled = "labelled/iphone-15-icons-light-ltr"
    case curved = "curved/iphone-15-icons-light-ltr"
    case scroll = "scroll/iphone-15-icons-light-ltr"
    case icons = "icons/iphone-15-icons-light-ltr"
    case notch = "notch/iphone-15-icons-light-ltr"
    case pill = "pill/iphone-15-icons-light-ltr"
    case curvedMirrored = "curved/iphone-15-icons-dark-rtl"
    case scrollSideways = "scroll/iphone-15-landscape-icons-light-ltr"
    case circleOnTablet = "circle/ipad-10-icons-light-ltr"

    /// The golden's file.
    var file: String { rawValue + ".png" }

    /// A colour that neither a light nor a dark bar is close to, so that every edge counts.
    private static let page = SceneColor(0x4F7A6B)

    /// What is drawn, after a change.
    func picture(change: (inout BarDesign) -> Void = { _ in }) throws -> BarPicture {
        let look = String(rawValue.prefix { $0 != "/" })
        let rest = rawValue.dropFirst(look.count + 1)
        let device = rest.prefix(upTo: rest.firstRange(of: "-icons")?.lowerBound ?? rest.endIndex)
        let item = try GoldenExample(look).golden(
            String(device), "icons", self == .curvedMirrored ? .dark : .light,
            self == .curvedMirrored ? .rightToLeft : .leftToRight
        ) { design in
            // The header shows icons where there are no titles.
            let symbols = ["house", "message", "heart", "bell", "star", "gear", "map", "person"]
            if look == "scroll" {
                for (item, symbol) in zip(design.items.indices, symbols) {
                    design.items[item].title = []
                    design.items[item].icon = Array(symbol.utf8)
                }
            }
            design.items[design.items.count - 1].badge = .dot
            change(&design)
        }
        var picture = item.picture
        for index in picture.items.indices { picture.items[index].title = "" }
        for index in picture.pages.indices { picture.pages[index].color = Self.page }
        return picture
    }
}
