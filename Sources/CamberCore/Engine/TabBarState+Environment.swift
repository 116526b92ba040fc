extension TabBarState {
    /// A new container or new settings of the user's. Never an event, and reversible: what rests
    /// rests in the same place again when the old container comes back.
    mutating func setEnvironment(_ given: TabEnvironment) {
        var reported = given
        holdBottomInset(&reported)
        reportedEnvironment = reported
        let new = reported.sanitized
        let directionChanged = new.direction != environment.direction
        let widthChanged = new.size.width != environment.size.width
        let stopsMoving = new.reduceMotion && !environment.reduceMotion
        environment = new
        if directionChanged || stopsMoving { letPagesGo() }
        if stopsMoving { stopTravelling() }
        if widthChanged { regripPages() }
    }

    /// While a keyboard comes and goes the system reports a bottom inset of 0 for a moment, and a
    /// bar that believed it would drop into the home indicator's area. The last one holds until
    /// another is reported or the container's size changes.
    private func holdBottomInset(_ new: inout TabEnvironment) {
        guard keyboard.mayHideInset, new.safeArea.bottom == 0,
            new.size == reportedEnvironment.size
        else { return }
        new.safeArea.bottom = reportedEnvironment.safeArea.bottom
    }

    mutating func setKeyboard(height: Double, isFloating: Bool) {
        let covered = isFloating || !height.isFinite ? 0 : max(0, height)
        if covered > 0 || keyboard.height > 0 { keyboard.mayHideInset = true }
        keyboard.height = covered
    }

    /// After an inset was reported that is no 0, or a new size, 0 is believed again.
    mutating func noteReportedInset(_ given: TabEnvironment, sizeChanged: Bool) {
        if keyboard.height == 0, sizeChanged || given.safeArea.bottom > 0 {
            keyboard.mayHideInset = false
        }
    }

    /// Reduce Motion was turned on: what travels is where it goes to at once; fades go on, and a
    /// strip that a finger holds stays with it.
    private mutating func stopTravelling() {
        indicator.jump(to: indicator.target)
        pageOffset.jump(to: pageOffset.target)
        restStrip()
        barShift.jump(to: barShift.target)
    }

    // MARK: Hiding

    /// Hides or shows the bar. The pages' bottom inset changes at once, because pages lie behind the
    /// bar; below a header they follow its edge.
    mutating func setHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isHidden else { return }
        isHidden = hidden
        if hidden {
            focused = nil
            // Fingers on the bar lose it; those on pages stay.
            let hadStrip = isStripDragged
            touches.removeAll { touch in
                switch touch.role {
                case .press, .bar, .stripDrag: true
                case .page, .pageDrag, .ignored: false
                }
            }
            if hadStrip { leaveStrip(velocity: 0) }
            settleStripAfterTouch()
            refreshPressed()
        }
        let motion = animated && !environment.reduceMotion ? Self.releaseMotion : .instant
        barShift.retarget(to: hidden ? 1 : 0, at: now, motion: motion, threshold: .fraction)
    }
}
