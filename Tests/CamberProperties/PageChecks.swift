import CamberCore

extension Trial {
    /// Which pages are kept, and that they lie side by side.
    func checkPages(at time: Double) throws(Violation) {
        let count = expected.pages.count
        for (a, b) in zip(pages, pages.dropFirst()) {
            try require(a.item < b.item, .retention, "pages are not in item order, or twice")
        }
        for page in pages {
            try require(
                bar.items.indices.contains(page.item) && expected.isPage(bar.items[page.item]),
                .retention, "the item \(page.item) is kept and is no page")
            try require(
                page.frame.width == scene.pageArea.width && page.frame.y == scene.pageArea.y
                    && page.frame.height == scene.pageArea.height, .retention,
                "a page's frame is \(page.frame), their area \(scene.pageArea)")
        }
        let shown = pages.filter { $0.isVisible }
        try require(shown.count <= 2, .retention, "\(shown.count) pages are visible")
        if shown.count == 2 {
            let distance = (shown[0].frame.x - shown[1].frame.x).magnitude
            let slack = 1e-9 * max(1, scene.size.width)
            let isInPlace = bar.style.common.pageTransition == .instant && !swipes
            try require(
                isInPlace || (distance - scene.pageArea.width).magnitude <= slack, .retention,
                "the visible pages are \(distance) apart")
        }
        guard let selection = bar.selection else {
            let all = bar.paging.retention == .all ? count : 0
            return try require(
                pages.count == all, .retention, "\(pages.count) pages without a selection")
        }
        try require(
            pages.contains { bar.items[$0.item].id == selection }, .retention,
            "the selected page is not kept")
        try checkBounds(count, shown.count, at: time)
    }

    private var swipes: Bool { bar.paging.swipe ?? bar.style.swipesPages }

    private func checkBounds(_ count: Int, _ shown: Int, at time: Double) throws(Violation) {
        switch bar.paging.retention {
        case .all: try require(pages.count == count, .retention, "not all pages are kept")
        case .selected:
            try require(
                pages.count <= max(2, shown + 1), .retention,
                "\(pages.count) pages are kept, \(shown) are visible")
        case .neighbours(let reach):
            let most = 2 * Double(max(reach, 0)) + 3
            try require(
                Double(pages.count) <= most, .retention,
                "\(pages.count) pages are kept, at most \(most) are due")
        case .visited:
            let kept = Set(pages.map { bar.items[$0.item].id })
            let due = history.seen.filter { expected.isPage($0) }
            try require(
                due.isSubset(of: kept), .retention,
                "the visited pages \(due.subtracting(kept)) are not kept")
            if !history.wasTouched, !history.mayOvershoot, bar.isAtRest(at: time) {
                try require(
                    kept.isSubset(of: history.everSelected), .retention,
                    "the pages \(kept.subtracting(history.everSelected)) were never selected")
            }
        }
    }

    /// Remembers the page that is on show at rest until the next event.
    mutating func noteSeen(until time: Double) {
        guard bar.isAtRest(at: now), let selection = bar.selection, !fingers.isOnPages else {
            return
        }
        history.seen.insert(selection)
    }

    /// Property 6: another container and back, and everything is where it was.
    mutating func checkResizing() throws(Violation) {
        var copy = bar
        var other = bar.environment
        let new = dice.environment()
        switch dice.below(4) {
        case 0: other = new
        case 1: other.direction = new.direction
        case 2: other.textScale = new.textScale
        default:
            other.size = new.size
            other.safeArea = new.safeArea
        }
        // An inset that vanishes while a keyboard comes or goes is not believed.
        if history.usedKeyboard, other.size == bar.environment.size { return }
        var asked = 0
        var told = copy.send(.environment(other), at: now, refusing: [], asked: &asked)
        told += copy.send(.environment(bar.environment), at: now, refusing: [], asked: &asked)
        try require(
            told.allSatisfy { $0.kind.isSettle } && asked == 0, .resizing,
            "resizing told \(told.map { $0.kind })")
        bar.scene(at: now, into: &scene)
        copy.scene(at: now, into: &otherScene)
        if let difference = SceneDifference(tolerance: 1e-9).first(scene, otherScene) {
            throw Violation(
                property: .resizing,
                detail: "\(other.size), \(other.safeArea), \(other.direction) and back: "
                    + difference)
        }
        var others: [TabPagePlacement] = []
        bar.pages(at: now, into: &pages)
        copy.pages(at: now, into: &others)
        if let difference = SceneDifference(tolerance: 1e-9).first(pages, others) {
            throw Violation(property: .resizing, detail: "there and back: \(difference)")
        }
    }

    /// Asking for a scene, in whatever order and into whatever storage, gives the same.
    mutating func checkPurity(_ time: Double) throws(Violation) {
        var fresh = TabBarScene()
        bar.scene(at: time, into: &fresh)
        bar.scene(at: time + 1, into: &otherScene)
        bar.scene(at: now, into: &otherScene)
        bar.scene(at: time, into: &otherScene)
        if let difference = SceneDifference(tolerance: 0).first(fresh, otherScene) {
            throw Violation(property: .purity, detail: "asked again, \(difference)")
        }
    }
}
