#if os(Linux)
    import CAllocationCounter
    import CamberTestSupport
    import Testing

    @testable import CamberCore

    /// After the first frame a frame allocates nothing.
    @Suite(.enabled(if: camber_allocation_count_available() != 0))
    struct AllocationTests {
        /// The allocations of many frames into a scene that has held a few.
        static func count(_ engine: TabEngine<Int>, _ times: [Double]) -> Int {
            var scene = TabBarScene()
            for time in times { engine.scene(at: time, into: &scene) }
            camber_allocation_count_start()
            for time in times { engine.scene(at: time, into: &scene) }
            return camber_allocation_count_stop()
        }

        static let times = (0..<60).map { 1 + Double($0) / 60 }

        static func items() -> [TabItem<Int>] {
            var items = TestItems.full(6)
            items[1].badge = .count(3)
            items[2].badge = .dot
            items[4].tint = TabColor(0xFF0000)
            items[5].icon = nil
            return items
        }

        @Test func theCounterCounts() {
            camber_allocation_count_start()
            let array = [Int](unsafeUninitializedCapacity: 1000) { $1 = 0 }
            let count = camber_allocation_count_stop()
            #expect(count >= 1 && array.isEmpty)
        }

        @Test(
            arguments: AnyTabBarStyle.all.indices, [TabLayoutDirection.leftToRight, .rightToLeft])
        func aBarAtRest(look: Int, direction: TabLayoutDirection) {
            let engine = TabEngine(
                items: Self.items(), style: AnyTabBarStyle.all[look],
                environment: TestDevice.iPhone15.environment(direction: direction))
            #expect(Self.count(engine, Self.times) == 0)
        }

        @Test(
            arguments: AnyTabBarStyle.all.indices,
            [
                .linear(0.5), .easeInOut(0.5), .bouncy,
                .spring(response: 0.6, dampingRatio: 0.7, blendDuration: 0.7),
            ] as [TabMotion])
        func aBarInMotion(look: Int, motion: TabMotion) throws {
            var style = AnyTabBarStyle.all[look]
            for (name, value) in [
                ("motion", TabParameterValue.motion(motion)), ("effect", .choice(1)),
                ("pageTransition", .choice(1)),
            ] {
                let index = try #require(style.parameters.firstIndex { $0.name == name })
                style = style.setting(index, to: value)
            }
            var engine = TabEngine(
                items: Self.items(), style: style,
                environment: TestDevice.iPhone15.environment(direction: .rightToLeft))
            _ = engine.send(.activate(3), at: 0.7)
            // A second response on the way makes a spring blend.
            let index = try #require(style.parameters.firstIndex { $0.name == "motion" })
            _ = engine.send(
                .style(
                    style.setting(
                        index,
                        to: .motion(
                            .spring(response: 0.3, dampingRatio: 0.5, blendDuration: 0.5)))),
                at: 0.8)
            _ = engine.send(.activate(4), at: 0.9)
            #expect(engine.restTime > 1)
            #expect(Self.count(engine, Self.times) == 0)
        }

        @Test func aFingerOnThePages() {
            var engine = TabEngine(ScrollTabBarStyle(), Self.items(), selected: 2, on: .se)
            _ = engine.send(.activate(4), at: 0.8)
            _ = engine.send(.touchDown(ScenePoint(300, 400)), at: 0.9)
            _ = engine.send(.touchMove(ScenePoint(200, 400)), at: 0.95)
            #expect(Self.count(engine, Self.times) == 0)
        }

        @Test func aBarOnItsWayOut() {
            var engine = TabEngine(CurvedTabBarStyle(), Self.items(), on: .iPhone15)
            _ = engine.send(.barHidden(true), at: 1)
            #expect(Self.count(engine, Self.times) == 0)
        }

        @Test func tenThousandTabs() {
            var engine = TabEngine(ScrollTabBarStyle(), TestItems.full(10_000), on: .iPhone15)
            #expect(Self.count(engine, Self.times) == 0)
            _ = engine.send(.activate(7000), at: 0.95)
            #expect(Self.count(engine, Self.times) == 0)
        }

        /// Pages are placed every frame, too.
        @Test(arguments: [TabPageRetention.visited, .selected, .all, .neighbours(1)])
        func pages(retention: TabPageRetention) {
            var engine = TabEngine(
                items: Self.items(), style: AnyTabBarStyle(ScrollTabBarStyle()),
                environment: TestDevice.iPhone15.environment(),
                paging: TabPaging(retention: retention))
            _ = engine.send(.activate(3), at: 0.95)
            var pages: [TabPagePlacement] = []
            for time in Self.times { engine.pages(at: time, into: &pages) }
            camber_allocation_count_start()
            for time in Self.times { engine.pages(at: time, into: &pages) }
            #expect(camber_allocation_count_stop() == 0)
        }
    }
#endif
