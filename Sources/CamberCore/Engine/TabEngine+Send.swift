extension TabEngine {
    /// Tells the bar what has happened.
    /// - Parameters:
    ///   - event: what has happened.
    ///   - time: when, in seconds.
    ///   - shouldSelect: the app's veto: asked once before the user's wish to select another page is
    ///     carried out, whether it came by tap, key or swipe; `false` refuses it. It must not read
    ///     the variable that holds this engine, which Swift's exclusivity forbids: copy it before.
    /// - Returns: what the app is told, in order.
    public mutating func send(
        _ event: TabEvent<ID>, at time: Double, shouldSelect: (ID) -> Bool = { _ in true }
    ) -> [TabReport<ID>] {
        state.advance(to: time.isFinite ? time : state.now, includingNow: false)
        var told = takeReports()
        let items = list.items
        let veto: (Int) -> Bool = { shouldSelect(items[$0].id) }
        switch event {
        case .touchDown(let point, let finger): state.touchDown(point, finger: finger)
        case .touchMove(let point, let finger): state.touchMove(point, finger: finger)
        case .touchUp(let point, let finger):
            state.touchUp(point, finger: finger, shouldSelect: veto)
        case .touchesCancelled: state.touchesCancelled()
        case .tap(let id): tap(id, shouldSelect: veto)
        case .activate(let id): activate(id, shouldSelect: veto)
        case .wheel(let dx, let dy, let point):
            state.scroll(dx: dx, dy: dy, at: point, shouldSelect: veto)
        case .key(let key): state.press(key, shouldSelect: veto)
        case .select(let id, let animated): select(id, animated: animated)
        case .items(let new): told += replaceItems(new)
        case .environment(let new): setEnvironment(new)
        case .style(let new):
            state.style = new
            told += refreshTraits()
            if !state.swipesPages { state.letPagesGo() }
        case .appearance(let new):
            state.appearance = new
            told += refreshTraits()
        case .paging(let new):
            state.paging = new
            if !state.swipesPages { state.letPagesGo() }
        case .keyboard(let height, let isFloating):
            state.setKeyboard(height: height, isFloating: isFloating)
        case .barHidden(let hidden, let animated): state.setHidden(hidden, animated: animated)
        }
        return told + takeReports()
    }

    /// Collects what is due by a time without anything happening: that the bar has come to rest. A
    /// host calls it at ``reportTime``, once all events of a turn have been sent.
    public mutating func advance(to time: Double) -> [TabReport<ID>] {
        state.advance(to: time.isFinite ? time : state.now, includingNow: true)
        return takeReports()
    }

    /// Brings an item of a strip to the middle, its neighbours with it, without selecting it: for
    /// assistive technology that looks at the item and may go on to the next. Nothing happens in
    /// looks without a strip, to an id that the list does not hold, or while the bar is hidden.
    public mutating func reveal(_ id: ID, at time: Double) -> [TabReport<ID>] {
        state.advance(to: time.isFinite ? time : state.now, includingNow: false)
        if let index = list.index(of: id), !state.isHidden { state.showInStrip(index, .center) }
        return takeReports()
    }

    private mutating func takeReports() -> [TabReport<ID>] {
        guard !state.reports.isEmpty else { return [] }
        let reports = state.reports.map { raw in
            let kind: TabReport<ID>.Kind
            switch raw.kind {
            case .select(let from): kind = .select(from: from.map { list.items[$0].id })
            case .reselect: kind = .reselect
            case .action: kind = .action
            case .refuse: kind = .refuse
            case .tap: kind = .tap
            case .settle: kind = .settle
            }
            return TabReport(time: raw.time, kind: kind, id: list.items[raw.item].id)
        }
        state.reports.removeAll(keepingCapacity: true)
        return reports
    }

    private mutating func tap(_ id: ID, shouldSelect: (Int) -> Bool) {
        guard let index = list.index(of: id) else {
            return remark(.unknownID, id, "there is no such item; nothing was tapped")
        }
        state.tap(index, shouldSelect: shouldSelect)
    }

    private mutating func activate(_ id: ID, shouldSelect: (Int) -> Bool) {
        guard let index = list.index(of: id) else {
            return remark(.unknownID, id, "there is no such item; nothing was activated")
        }
        guard !state.isHidden else { return }
        state.revealAtOnce(index)
        state.activate(index, isTap: true, shouldSelect: shouldSelect)
    }

    private mutating func select(_ id: ID?, animated: Bool) {
        guard let id else {
            pending = .none
            if state.selected != nil { state.select(nil, animated: animated) }
            return
        }
        if list.items.isEmpty {
            pending = .page(id)
            return
        }
        guard let index = list.index(of: id) else {
            return remark(
                .unknownID, id, "there is no such item; the selection stays as it is")
        }
        guard state.isPage(index) else {
            return remark(.notAPage, id, "an action cannot be selected; expected a page")
        }
        if state.selected != index { state.select(index, animated: animated) }
    }

    // MARK: Lists and settings

    private mutating func replaceItems(_ given: [TabItem<ID>]) -> [TabReport<ID>] {
        if list.update(given) { return refreshTraits() }
        let old = list
        list = TabItemList(given)
        reportDuplicates()
        return adopt(TabBarState.Renaming(indexes: list.places(of: old.items)), previous: old)
    }

    /// Works out anew what follows from the items and the settings, the list being the same.
    private mutating func refreshTraits() -> [TabReport<ID>] {
        adopt(TabBarState.Renaming(indexes: Array(list.items.indices)), previous: list)
    }

    private mutating func adopt(
        _ renaming: TabBarState.Renaming, previous: TabItemList<ID>
    ) -> [TabReport<ID>] {
        let from = state.selected.map { previous.items[$0].id }
        // Whoever has a selection, or has emptied the list, does not ask for nothing any more.
        if from != nil || (list.items.isEmpty && !previous.items.isEmpty) { pending = .automatic }
        state.smallItems = state.smallItems.compactMap { renaming[$0] }
        let wasLost = state.replaceItems(makeTraits(), renaming)
        var told: [TabReport<ID>] = []
        if wasLost, let selection {
            state.settleSince = state.now
            told.append(TabReport(time: state.now, kind: .select(from: from), id: selection))
        } else if state.selected == nil {
            told += fill()
        }
        state.settleStrip()
        reportSmallTargets()
        return told
    }

    /// Selects where nothing could be selected before: what waits for it, else the first enabled page,
    /// unless the app wants nothing. What the app has chosen is no `select`, but settles.
    private mutating func fill() -> [TabReport<ID>] {
        switch pending {
        case .none: return []
        case .automatic: if state.firstEnabledPage == nil { return [] }
        case .page: if list.items.isEmpty { return [] }
        }
        let isOwnChoice = place(pending)
        pending = .automatic
        guard let selection else { return [] }
        state.settleSince = state.now
        guard isOwnChoice else { return [] }
        return [TabReport(time: state.now, kind: .select(from: nil), id: selection)]
    }

    /// Puts the bar at rest on what is asked for.
    /// - Returns: whether the bar chose the page by itself.
    @discardableResult
    mutating func place(_ wanted: TabInitialSelection<ID>) -> Bool {
        switch wanted {
        case .automatic: break
        case .none:
            pending = .none
            state.place(nil)
            return false
        case .page(let id):
            if let index = list.index(of: id), state.isPage(index) {
                state.place(index)
                return false
            }
            if list.index(of: id) == nil {
                remark(.unknownID, id, "there is no such item; the first page is selected")
            } else {
                remark(
                    .notAPage, id, "an action cannot be selected; the first page is selected")
            }
        }
        state.place(state.firstEnabledPage)
        return true
    }

    private mutating func setEnvironment(_ new: TabEnvironment) {
        let old = state.environment
        state.setEnvironment(new)
        state.noteReportedInset(new, sizeChanged: state.environment.size != old.size)
        guard state.environment != old else { return }
        state.setTraits(makeTraits())
        state.settleStrip()
        reportSmallTargets()
    }

    func makeTraits() -> [TabItemTraits] {
        list.traits(
            style: state.style, scheme: state.environment.colorScheme,
            followsTint: state.style.inactiveFollowsTint && state.appearance[.inactive] == nil,
            backdrop: state.palette.backdrop)
    }

    // MARK: Remarks

    @inline(never)
    mutating func remark(_ code: TabDiagnostic<ID>.Code, _ id: ID, _ message: String) {
        // A host that never asks must not fill the memory.
        if newDiagnostics.count >= 200_000 { newDiagnostics.removeFirst(100_000) }
        newDiagnostics.append(TabDiagnostic(code: code, id: id, message: message))
    }

    mutating func reportDuplicates() {
        for id in list.duplicates {
            remark(.duplicateID, id, "two items have this id; the first was kept")
        }
    }

    /// Remarks on every target under 44 × 44 points that was not under it at the last look.
    mutating func reportSmallTargets() {
        guard !state.isHidden else { return }
        let small = state.smallTargets()
        defer { state.smallItems = small.map { $0.0 } }
        guard !small.isEmpty else { return }
        var isKnown = Array(repeating: false, count: list.items.count)
        for index in state.smallItems where isKnown.indices.contains(index) {
            isKnown[index] = true
        }
        for (index, size) in small where !isKnown[index] {
            remark(
                .targetTooSmall, list.items[index].id,
                String(joining: [
                    "its target is ", Self.rounded(size.width), " × ", Self.rounded(size.height),
                    "; expected at least 44 × 44 points",
                ]))
        }
    }

    /// A length to a tenth of a point. That of an app's own look may be any number.
    private static func rounded(_ length: Double) -> String {
        let tenths = Int((length.clamped(to: 0...TabEnvironment.longestSide) * 10).rounded())
        let whole = String(tenths / 10)
        return tenths % 10 == 0 ? whole : String(joining: [whole, ".", String(tenths % 10)])
    }
}
