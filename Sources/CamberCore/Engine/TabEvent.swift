/// A key, as on a focused list of tabs.
public enum TabKey: Hashable, Sendable {
    /// Moves the focus to the item on the left.
    case left
    /// Moves the focus to the item on the right.
    case right
    /// Moves the focus to the first item.
    case home
    /// Moves the focus to the last item.
    case end
    /// Activates the focused item.
    case space
    /// Activates the focused item.
    case enter
    /// Enters the list at the selected item, or leaves it.
    case tab
}

/// Something that happens to a bar.
public enum TabEvent<ID: Hashable> {
    /// A finger goes down at a point of the container.
    case touchDown(ScenePoint, finger: Int = 0)
    /// A finger that is down moves to a point.
    case touchMove(ScenePoint, finger: Int = 0)
    /// A finger goes up at a point.
    case touchUp(ScenePoint, finger: Int = 0)
    /// The system takes all touches away.
    case touchesCancelled
    /// A finger taps the middle of an item's target, which is brought into sight at once if it is out
    /// of it; for tests and scripts, which know items and not points.
    case tap(ID)
    /// The user activates an item without a touch, as assistive technology does.
    case activate(ID)
    /// A trackpad or a wheel scrolls by so many points; the point is the pointer's.
    case wheel(dx: Double, dy: Double, at: ScenePoint)
    /// A key is pressed.
    case key(TabKey)
    /// The app selects a page, or nothing.
    case select(ID?, animated: Bool = true)
    /// The app replaces the list of items.
    case items([TabItem<ID>])
    /// The container or the user's settings change.
    case environment(TabEnvironment)
    /// The app changes the look.
    case style(AnyTabBarStyle)
    /// The app changes the bar's colours.
    case appearance(TabBarAppearance)
    /// The app changes the paging.
    case paging(TabPaging)
    /// The on-screen keyboard covers so many points from the container's bottom; 0 when it is
    /// gone. One that floats covers nothing.
    case keyboard(height: Double, isFloating: Bool = false)
    /// The app hides or shows the bar.
    case barHidden(Bool, animated: Bool = true)
}

extension TabEvent: Sendable where ID: Sendable {}
