import CamberCore
import Testing

/// Selections by place and from restored state, and what is to be seen.
@Suite struct DriverSelectionTests {
    func items(_ ids: [String]) -> [TabItem<String>] {
        ids.map { TabItem(id: $0, title: $0, role: $0 == "plus" ? .action : .page) }
    }

    // B139: an index out of range.
    @Test func aPlaceThatIsNotThereChangesNothing() {
        let driver = TestDriver(["a", "plus", "b"], actions: ["plus"]).driver
        #expect(driver.selectedIndex == 0)
        driver.select(index: 2, animated: false)
        #expect(driver.engine.selection == "b")
        #expect(driver.selectedIndex == 2)
        for index in [-1, 1, 3, Int.max] { driver.select(index: index, animated: false) }
        #expect(driver.engine.selection == "b")
        driver.select(index: nil, animated: false)
        #expect(driver.engine.selection == nil)
        #expect(driver.selectedIndex == nil)
    }

    @Test func aPlaceWaitsForItems() {
        let driver = TestDriver([]).driver
        driver.select(index: 1, animated: false)
        driver.setItems([])
        #expect(driver.engine.selection == nil)
        driver.setItems(items(["a", "b"]))
        #expect(driver.engine.selection == "b")
        // It has waited once.
        driver.setItems([])
        driver.setItems(items(["c", "d"]))
        #expect(driver.engine.selection == "c")
    }

    @Test func aLaterWishTakesThePlaceOfOneThatWaits() {
        let driver = TestDriver([]).driver
        driver.select(index: 1, animated: false)
        driver.select("c", animated: false)
        driver.setItems(items(["a", "b", "c"]))
        #expect(driver.engine.selection == "c")
    }

    @Test func theSelectionIsRestoredByID() {
        let driver = TestDriver(["b", "a"]).driver
        driver.restore("a")
        #expect(driver.engine.selection == "a")
        driver.restore("gone")
        driver.restore(nil)
        #expect(driver.engine.selection == "a")
        // What is loaded later is waited for.
        let late = TestDriver([]).driver
        late.restore("a")
        late.setItems(items(["b", "a"]))
        #expect(late.engine.selection == "a")
    }

    @Test func theSameAgainIsNotSent() {
        let test = TestDriver()
        var changes = 0
        test.driver.onChange = { changes += 1 }
        test.driver.setItems(test.driver.engine.items)
        #expect(changes == 0)
        let environment = TabEnvironment(size: SceneSize(320, 568))
        #expect(test.driver.setEnvironment(environment))
        #expect(!test.driver.setEnvironment(environment))
        #expect(changes == 1)
        #expect(test.driver.engine.environment.size == SceneSize(320, 568))
    }

    @Test func assistiveTechnologyLooksAgainWhenOtherItemsAreToBeSeen() {
        let driver = TestDriver().driver
        driver.draw(at: 0)
        // It has not looked yet.
        #expect(!driver.showsOtherItems())
        #expect(!driver.showsOtherItems())
        driver.setItems(items(["a", "b", "c", "d"]))
        driver.draw(at: 0)
        #expect(driver.showsOtherItems())
        #expect(!driver.showsOtherItems())
        // A bar that goes, and one that comes back.
        for isHidden in [true, false] {
            driver.send(.barHidden(isHidden, animated: false))
            driver.draw(at: 0)
            #expect(driver.showsOtherItems())
            #expect(!driver.showsOtherItems())
        }
    }

    // A menu stands off the edge that the bar stands at, over the middle of its item.
    @Test func aMenuStandsAtItsItem() {
        let bottom = TestDriver(["a", "b"], style: AnyTabBarStyle(IconsTabBarStyle())).driver
        #expect(bottom.menuPoint(of: "a") == nil)
        bottom.draw(at: 0)
        // Two columns of 195 in a bar of 56 at the end of 844.
        #expect(bottom.menuPoint(of: "b") == ScenePoint(292.5, 788))
        #expect(bottom.menuPoint(of: "c") == nil)
        let top = TestDriver(["a", "b"], style: AnyTabBarStyle(ScrollTabBarStyle())).driver
        top.draw(at: 0)
        let cell = top.cell(of: "a")?.frame
        #expect(cell != nil && top.menuPoint(of: "a")?.y == cell?.maxY)
    }

    @Test func theRoomIsAskedForWhenItChanges() {
        let driver = TestDriver(style: AnyTabBarStyle(IconsTabBarStyle())).driver
        var environment = TabEnvironment(size: SceneSize(390, 0))
        #expect(driver.takesOtherRoom(in: environment))
        #expect(!driver.takesOtherRoom(in: environment))
        environment.safeArea.bottom = 34
        #expect(driver.takesOtherRoom(in: environment))
        environment.safeArea.bottom = 0
        #expect(driver.takesOtherRoom(in: environment))
        // As high, but at the other edge.
        driver.send(.style(AnyTabBarStyle(ScrollTabBarStyle())))
        #expect(driver.fittingHeight(in: environment) == 56)
        #expect(driver.takesOtherRoom(in: environment))
        #expect(!driver.takesOtherRoom(in: environment))
        // Titles of another text size need another height.
        driver.send(.style(AnyTabBarStyle(LabelledTabBarStyle())))
        #expect(driver.takesOtherRoom(in: environment))
        environment.textScale = 1.2
        #expect(driver.takesOtherRoom(in: environment))
        #expect(!driver.takesOtherRoom(in: environment))
    }
}
