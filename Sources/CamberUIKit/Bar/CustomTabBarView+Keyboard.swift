#if canImport(UIKit)
    @preconcurrency import UIKit

    extension CustomTabBarView {
        /// The keys of a bar that has the keyboard's focus: arrows, Home, End, Space and Return.
        fileprivate static let keys: [String: TabKey] = [
            UIKeyCommand.inputLeftArrow: .left, UIKeyCommand.inputRightArrow: .right,
            UIKeyCommand.inputHome: .home, UIKeyCommand.inputEnd: .end, " ": .space, "\r": .enter,
        ]

        @objc func keyPressed(_ command: UIKeyCommand) {
            command.input.flatMap { Self.keys[$0] }.map { driver.send(.key($0)) }
        }

        /// ⌘1 … ⌘9 for the first nine pages, with the pages' titles. A view controller that returns
        /// them from `keyCommands` makes them work on its whole screen; its action passes what it
        /// gets to ``performShortcut(_:)``.
        public func shortcutCommands(action: Selector) -> [UIKeyCommand] {
            driver.engine.pageIDs.prefix(9).enumerated().map { ordinal, id in
                let command = UIKeyCommand(
                    input: "\(ordinal + 1)", modifierFlags: .command, action: action)
                let item = storedItems[id]
                command.discoverabilityTitle = item?.accessibilityLabel ?? item?.title
                return command
            }
        }

        /// Chooses the page of one of ``shortcutCommands(action:)``; another command does nothing.
        @objc public func performShortcut(_ command: UIKeyCommand) {
            command.input.flatMap { Int($0) }.flatMap { driver.page(forDigit: $0) }.map(activate)
        }
    }

    /// What the keyboard's focus is on while it is in the bar. It lies over the bar's surface, since
    /// the bar's own view may be as large as the screen, and takes no touches.
    final class TabFocusView: UIView {
        weak var bar: CustomTabBarView?

        /// Follows the bar and the item that has the focus.
        func update() {
            guard let bar else { return }
            if frame != CGRect(bar.shown.barFrame) { frame = CGRect(bar.shown.barFrame) }
            isHidden = bar.shown.isBarHidden
            guard isFocused, let cell = bar.target(of: bar.driver.engine.focus) else { return }
            focusEffect = UIFocusHaloEffect(
                roundedRect: bar.convert(cell.frame, to: self), cornerRadius: 8,
                curve: .continuous)
        }

        override var canBecomeFocused: Bool {
            bar.map { $0.isEnabled && !$0.driver.engine.items.isEmpty } ?? false
        }

        override var canBecomeFirstResponder: Bool { canBecomeFocused }

        override var keyCommands: [UIKeyCommand]? {
            guard let bar else { return nil }
            let keys = CustomTabBarView.keys.keys.map { input in
                let command = UIKeyCommand(
                    input: input, modifierFlags: [], action: #selector(CustomTabBarView.keyPressed))
                // Else the arrows would take the focus away from the bar.
                command.wantsPriorityOverSystemBehavior = true
                return command
            }
            return keys + bar.shortcutCommands(action: #selector(CustomTabBarView.performShortcut))
        }

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            super.didUpdateFocus(in: context, with: coordinator)
            // The focus enters the list at the selected item, and leaves it.
            let isIn = context.nextFocusedItem === self
            guard let driver = bar?.driver, isIn != (driver.engine.focus != nil) else { return }
            driver.send(.key(.tab))
        }
    }
#endif
