/// A bar as a value: its items, its selection and everything that moves, without a clock or a view.
///
/// The engine changes only when an event reaches it through ``send(_:at:shouldSelect:)``. Between
/// events everything is on closed-form trajectories, so ``scene(at:into:)`` can be asked about any
/// instant from the last event on, in any order and as often as one likes, and changes nothing.
///
/// Times are seconds on any one clock that does not run below 0. An event that is earlier than the
/// last one, or at a time that is not a number, counts as simultaneous with it.
///
/// Reports are returned, never called back, so that an app's handler that sends further events
/// cannot recurse into the engine. The one question that is asked is `shouldSelect`, during
/// which the engine cannot be reached.
public struct TabEngine<ID: Hashable> {
    var list: TabItemList<ID>
    var state: TabBarState
    /// What is to be selected as soon as something can be, while nothing is.
    var pending = TabInitialSelection<ID>.automatic
    var newDiagnostics: [TabDiagnostic<ID>] = []

    /// A bar at rest.
    /// - Parameters:
    ///   - items: the items; of two with the same id the first is kept.
    ///   - selection: what is selected at first. A page that the items do not hold counts as
    ///     `automatic` and is remarked on, but waits for its item while there are no items. Without
    ///     items `none` counts as `automatic`, too: nothing is there that could be left out.
    ///   - style: the look.
    ///   - appearance: the app's colours.
    ///   - environment: the container and the user's settings; out-of-range numbers are clamped.
    ///   - paging: how pages are swiped and kept.
    public init(
        items: [TabItem<ID>], selection: TabInitialSelection<ID> = .automatic,
        style: AnyTabBarStyle, appearance: TabBarAppearance = TabBarAppearance(),
        environment: TabEnvironment, paging: TabPaging = TabPaging()
    ) {
        list = TabItemList(items)
        state = TabBarState(
            style: style, appearance: appearance, environment: environment, paging: paging)
        state.setTraits(makeTraits())
        if !list.items.isEmpty {
            place(selection)
        } else if case .page = selection {
            pending = selection
        }
        reportDuplicates()
        reportSmallTargets()
    }

    // MARK: Asking

    /// The items of the bar, each id once.
    public var items: [TabItem<ID>] { list.items }
    /// The selected page's id, or `nil` without a selection.
    public var selection: ID? { state.selected.map { list.items[$0].id } }
    /// The ids of the pages, in order; the place of each is its ordinal.
    public var pageIDs: [ID] { state.pageItems.map { list.items[$0].id } }
    /// The id of the item that the keyboard's focus is on, or `nil` when it is elsewhere.
    public var focus: ID? { state.focused.map { list.items[$0].id } }
    /// The look.
    public var style: AnyTabBarStyle { state.style }
    /// The app's colours.
    public var appearance: TabBarAppearance { state.appearance }
    /// The bar's colours in the present appearance.
    public var palette: TabPalette { state.context.palette }
    /// The container and the user's settings, as they apply.
    public var environment: TabEnvironment { state.environment }
    /// How pages are swiped and kept.
    public var paging: TabPaging { state.paging }
    /// The time of the last event.
    public var time: Double { state.now }
    /// The time from which on nothing moves without a new event; −∞ when nothing has moved yet.
    public var restTime: Double { state.restTime }
    /// When the next report is due without an event, which ``advance(to:)`` then collects; `nil` when
    /// none is. At once for a movement that took no time.
    public var reportTime: Double? { state.reportTime }
    /// Whether the bar is hidden or on its way out.
    public var isBarHidden: Bool { state.isHidden }

    /// Whether nothing moves from a time on without a new event.
    public func isAtRest(at time: Double) -> Bool { !(time < restTime) }

    /// The continuous position over the pages, in pages: 1.5 is half-way between the second and the
    /// third. The same in both directions of layout; `nil` without a selection.
    public func position(at time: Double) -> Double? { state.position(at: time) }

    /// The rate of ``position(at:)`` in pages a second; `nil` without a selection.
    public func velocity(at time: Double) -> Double? { state.velocity(at: time) }

    /// Writes the bar as it is at a time into a scene, whose storage is used again.
    public func scene(at time: Double, into scene: inout TabBarScene) {
        state.scene(at: time, into: &scene)
    }

    /// Writes the bar as it would be with a finger holding it at a position over the pages, for
    /// pictures of a bar between two pages. Positions beyond the first and the last page are allowed.
    public func scene(position: Double, into scene: inout TabBarScene) {
        state.scene(position: position, into: &scene)
    }

    /// Writes the pages that are to be kept at a time, and where they are, into an array whose
    /// storage is used again. In item order.
    public func pages(at time: Double, into pages: inout [TabPagePlacement]) {
        state.pages(at: time, into: &pages)
    }

    /// Writes the pages that would be visible with a finger holding the bar at a position, as
    /// ``scene(position:into:)``.
    public func pages(position: Double, into pages: inout [TabPagePlacement]) {
        state.pages(position: position, into: &pages)
    }

    /// What the badge of an item says, or `nil` without a text or such an item.
    public func badgeText(of index: Int) -> String? {
        guard list.items.indices.contains(index) else { return nil }
        return list.items[index].badge?.text(cap: state.style.common.badgeCap)
    }

    /// What assistive technology is told of the visible items of a scene, in reading order. Cells of
    /// an older scene whose items are gone are left out.
    public func accessibility(in scene: TabBarScene) -> [TabAccessibilityElement<ID>] {
        scene.cells.filter { list.items.indices.contains($0.item) }.map { cell in
            let item = list.items[cell.item]
            let traits = state.traits[cell.item]
            let label = [item.accessibilityLabel, item.title].lazy.compactMap { $0 }
                .first { !$0.isEmpty }
            let isPage = traits.role == .page
            return TabAccessibilityElement(
                id: item.id, label: label, value: badgeText(of: cell.item), isAction: !isPage,
                isSelected: cell.isSelected, isEnabled: traits.isEnabled,
                position: isPage ? state.ordinal(of: cell.item).map { $0 + 1 } : nil,
                count: isPage ? state.pageItems.count : nil, frame: cell.frame)
        }
    }

    /// Takes the remarks that have come up since they were last taken; of very many the oldest are
    /// dropped.
    public mutating func takeDiagnostics() -> [TabDiagnostic<ID>] {
        let taken = newDiagnostics
        newDiagnostics.removeAll()
        return taken
    }
}

extension TabEngine: Sendable where ID: Sendable {}

/// What a bar selects when it is made.
public enum TabInitialSelection<ID: Hashable> {
    /// The first enabled page.
    case automatic
    /// Nothing.
    case none
    /// A page.
    case page(ID)
}

extension TabInitialSelection: Sendable where ID: Sendable {}
