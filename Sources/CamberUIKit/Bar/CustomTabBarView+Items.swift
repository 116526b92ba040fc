#if canImport(UIKit)
    @preconcurrency import UIKit

    extension CustomTabBarView {
        /// The items, from the leading to the trailing side. Of two with the same id the first is
        /// kept. A list may change at any time, under a finger and in motion too; a selected page
        /// that is not in the new list gives way to its nearest neighbour.
        public var items: [TabBarItem] {
            get { driver.engine.items.compactMap { storedItems[$0.id] } }
            set {
                storedItems = Dictionary(newValue.map { ($0.id, $0) }) { first, _ in first }
                send(newValue)
            }
        }

        /// The item with an id, or `nil` when there is none. Setting it changes that item in its
        /// place; an id that the list does not hold is ignored, and so is `nil`.
        public subscript(id: TabID) -> TabBarItem? {
            get { storedItems[id] }
            set {
                guard var item = newValue, storedItems[id] != nil else { return }
                item.id = id
                storedItems[id] = item
                sendItems()
            }
        }

        /// The selected page's id, or `nil` without a selection. Setting it moves the bar there,
        /// animated while it is on a screen; the id of an action or of nothing changes nothing, but
        /// while there are no items an id waits for them.
        public var selectedID: TabID? {
            get { driver.engine.selection }
            set { select(newValue, animated: window != nil) }
        }

        /// The selected page's place among all items, from 0, or `nil` without a selection. Setting
        /// it selects the item in that place; a place out of range changes nothing, but while
        /// there are no items it waits for them.
        public var selectedIndex: Int? {
            get { driver.selectedIndex }
            set { driver.select(index: newValue, animated: window != nil) }
        }

        /// The selected page's id for Objective-C.
        @objc public var selectedIdentifier: String? {
            get { selectedID?.rawValue }
            set { selectedID = newValue.map { TabID($0) } }
        }

        /// Selects a page, or nothing. Never reported.
        public func select(_ id: TabID?, animated: Bool) { driver.select(id, animated: animated) }

        /// Does what a tap on an item does, with everything that is asked and reported.
        public func activate(_ id: TabID) { driver.send(.activate(id)) }

        /// Whether anything in the bar can be chosen. Items of a bar that is not enabled are dimmed.
        open override var isEnabled: Bool {
            didSet { if isEnabled != oldValue { sendItems() } }
        }

        // MARK: Towards the engine

        /// The fonts at present.
        private var fonts: TabBarFonts {
            TabBarFonts(
                family: fontFamily, weight: fontWeight ?? style.titleFont.weight,
                isBold: traitCollection.legibilityWeight == .bold)
        }

        /// Measures and sends the items anew after something that they depend on has changed.
        func sendItems() { send(items) }

        private func send(_ list: [TabBarItem]) {
            driver.setItems(
                list.map {
                    $0.engineItem(
                        fonts: fonts, style: style, traits: traitCollection,
                        isBarEnabled: isEnabled)
                })
            updateContents()
            for item in items {
                missingImages.remark(on: item.id, item.imageFinding).map(remark)
            }
        }

        /// Hands images, words and fonts to the canvas, and looks at everything anew if they are others.
        func updateContents() {
            let engine = driver.engine
            let contents = SceneCanvasContents(
                cells: engine.items.enumerated().compactMap { index, known in
                    storedItems[known.id].map {
                        .init(item: $0, known: known, badge: engine.badgeText(of: index))
                    }
                }, fonts: fonts, material: background.material)
            noteFittingHeight()
            if contents.isSame(as: canvas.contents) { return }
            canvas.contents = contents
            driverChanged()
        }
    }
#endif
