import CamberCore

/// Makes a failing world as small and as plain as it can, while it goes on failing in the same
/// property. Each candidate is played, so what remains fails for certain; nothing is random.
struct Shrinker {
    private(set) var world: World
    private let fails: (World) -> Bool
    private var budget: Int

    init(_ world: World, budget: Int = 20_000, fails: @escaping (World) -> Bool) {
        self.world = world
        self.fails = fails
        self.budget = budget
    }

    mutating func shrink() {
        var size = -1
        while size != cost, budget > 0 {
            size = cost
            dropSteps()
            plainSettings()
            dropItems()
            plainItems()
            plainNumbers()
        }
    }

    /// A measure that goes down as the world gets plainer.
    private var cost: Int {
        world.steps.count * 1000 + world.items.count * 10 + world.look.options.count
    }

    /// Takes a candidate if it still fails.
    private mutating func attempt(_ candidate: World) -> Bool {
        guard budget > 0 else { return false }
        budget -= 1
        guard fails(candidate) else { return false }
        world = candidate
        return true
    }

    private mutating func attempt(_ change: (inout World) -> Void) {
        var candidate = world
        change(&candidate)
        _ = attempt(candidate)
    }

    // MARK: Steps

    private mutating func dropSteps() {
        var size = max(1, world.steps.count / 2)
        while true {
            var start = world.steps.count - size
            while start > -size {
                var candidate = world
                let range = max(0, start)..<min(start + size, candidate.steps.count)
                if !range.isEmpty {
                    candidate.steps.removeSubrange(range)
                    _ = attempt(candidate)
                }
                start -= size
            }
            if size == 1 { return }
            size /= 2
        }
    }

    // MARK: Settings

    private mutating func plainSettings() {
        attempt { $0.companions = [] }
        attempt { $0.appearance = TabBarAppearance() }
        attempt { $0.paging = TabPaging() }
        attempt { $0.paging.retention = .visited }
        attempt { $0.selection = .automatic }
        attempt { $0.environment = TabEnvironment(size: SceneSize(390, 844)) }
        attempt { $0.environment.size = SceneSize(390, 844) }
        attempt { $0.environment.safeArea = .zero }
        attempt { $0.environment.direction = .leftToRight }
        attempt { $0.environment.textScale = 1 }
        attempt { $0.environment.reduceMotion = false }
        attempt { $0.environment.displayScale = 3 }
        attempt { $0.environment.colorScheme = .light }
        attempt { $0.environment.increaseContrast = false }
        attempt { $0.look = Look($0.look.index, options: $0.look.options) }
        for index in world.look.options.indices.reversed() {
            attempt { world in
                var options = world.look.options
                guard options.indices.contains(index) else { return }
                options.remove(at: index)
                world.look = Look(
                    world.look.index, isOriginal: world.look.isOriginal, options: options)
            }
        }
        for index in world.steps.indices {
            guard case .look(let look) = world.steps[index].event else { continue }
            attempt { $0.steps[index].event = .look(Look(look.index)) }
        }
    }

    // MARK: Items

    private mutating func dropItems() {
        var size = max(1, world.items.count / 2)
        while size >= 1, !world.items.isEmpty {
            for start in stride(from: world.items.count - 1, through: 0, by: -size) {
                attempt { world in
                    let range = max(0, start - size + 1)..<min(start + 1, world.items.count)
                    if !range.isEmpty { world.items.removeSubrange(range) }
                }
            }
            size /= 2
        }
        for index in world.steps.indices {
            guard case .send(.items(let items)) = world.steps[index].event else { continue }
            for place in items.indices.reversed() {
                attempt { world in
                    guard case .send(.items(var items)) = world.steps[index].event,
                        items.indices.contains(place)
                    else { return }
                    items.remove(at: place)
                    world.steps[index].event = .send(.items(items))
                }
            }
        }
    }

    private mutating func plainItems() {
        for index in world.items.indices {
            attempt { $0.items[index] = Self.plain($0.items[index]) }
            attempt { $0.items[index].badge = nil }
            attempt { $0.items[index].role = nil }
            attempt { $0.items[index].titleWidth = 40 }
        }
        for index in world.steps.indices {
            guard case .send(.items(let items)) = world.steps[index].event else { continue }
            attempt { $0.steps[index].event = .send(.items(items.map(Self.plain))) }
        }
    }

    private static func plain(_ item: Item) -> Item {
        Item(id: item.id, title: "A", icon: "house", titleWidth: 40)
    }

    // MARK: Numbers

    private mutating func plainNumbers() {
        for index in world.steps.indices {
            for digits in [0.0, 10, 100] {
                let time = world.steps[index].time
                let scale = max(1, digits)
                attempt { $0.steps[index].time = (time * scale).rounded() / scale }
                if world.steps[index].time != time { break }
            }
            if !world.steps[index].time.isFinite {
                attempt { $0.steps[index].time = index > 0 ? $0.steps[index - 1].time : 0 }
            }
            attempt { $0.steps[index].event = Self.rounded($0.steps[index].event, to: 10) }
            attempt { $0.steps[index].event = Self.rounded($0.steps[index].event, to: 1) }
        }
        attempt { world in
            world.environment.size.width.round()
            world.environment.size.height.round()
        }
    }

    private static func rounded(_ event: WorldEvent, to unit: Double) -> WorldEvent {
        func plain(_ x: Double) -> Double { x.isFinite ? (x / unit).rounded() * unit : 0 }
        func plain(_ point: ScenePoint) -> ScenePoint { ScenePoint(plain(point.x), plain(point.y)) }
        guard case .send(let sent) = event else { return event }
        switch sent {
        case .touchDown(let at, let finger): return .send(.touchDown(plain(at), finger: finger))
        case .touchMove(let at, let finger): return .send(.touchMove(plain(at), finger: finger))
        case .touchUp(let at, let finger): return .send(.touchUp(plain(at), finger: finger))
        case .wheel(let dx, let dy, let at):
            return .send(.wheel(dx: plain(dx), dy: plain(dy), at: plain(at)))
        case .keyboard(let height, let isFloating):
            return .send(.keyboard(height: plain(height), isFloating: isFloating))
        case .environment(var environment):
            environment.size = SceneSize(
                plain(environment.size.width), plain(environment.size.height))
            return .send(.environment(environment))
        default: return event
        }
    }
}
