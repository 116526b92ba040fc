import CamberCore

/// Makes a random world, one event or gesture after the other. It keeps a rough idea of how things
/// stand, so that touches meet something; being wrong about it does no harm.
struct WorldMaker {
    private var dice: Dice
    private var world = World()
    private var time = 0.0
    private var items: [Item] = []
    private var look = Look(0)
    private var environment = TabEnvironment(size: .zero)
    private var nextID = 3000
    /// The typical time between two steps, in seconds.
    private var pace = 0.05

    static func world(_ seed: UInt64, length: Int) -> World {
        var maker = WorldMaker(dice: Dice(seed))
        maker.begin()
        while maker.world.steps.count < length { maker.go() }
        return maker.world
    }

    private init(dice: Dice) { self.dice = dice }

    private mutating func begin() {
        world.items = dice.items()
        world.look = dice.look()
        world.appearance = dice.appearance()
        world.environment = dice.environment()
        world.paging = dice.paging()
        switch dice.below(6) {
        case 0: world.selection = .none
        case 1, 2: world.selection = .page(dice.below(world.items.count + 1))
        default: world.selection = .automatic
        }
        if !dice.oneIn(3) { world.companions.insert(.mirror) }
        if dice.oneIn(3) { world.companions.insert(.oversampled) }
        pace = dice.pick([0.01, 0.05, 0.3])
        if dice.oneIn(20) { time = dice.pick([-5, 100_000]) }
        items = world.items
        look = world.look
        environment = world.environment
    }

    // MARK: Steps

    private mutating func add(_ event: TabEvent<Int>) { add(.send(event)) }

    private mutating func add(_ event: WorldEvent) {
        var at = time
        switch dice.below(60) {
        case 0: at = time - dice.number(0, 1)
        case 1: at = dice.pick([.nan, .infinity, -.infinity])
        default: break
        }
        world.steps.append(Step(time: at, event: event, salt: dice.next()))
    }

    private mutating func wait() {
        switch dice.below(12) {
        case 0: break
        case 1: time += dice.number(0, 2)
        case 2: time += dice.number(0, 0.4)
        default: time += dice.number(0, pace)
        }
    }

    private mutating func go() {
        wait()
        switch dice.below(100) {
        case 0..<26: tap()
        case 26..<46: swipe()
        case 46..<52: add(chaos())
        case 52..<60: add(.select(dice.oneIn(12) ? nil : someID(), animated: !dice.oneIn(5)))
        case 60..<68:
            add(.key(dice.pick([.left, .right, .right, .home, .end, .space, .enter, .tab])))
        case 68..<72: add(.activate(someID()))
        case 72..<77: wheel()
        case 77..<83: changeItems()
        case 83..<88: changeEnvironment()
        case 88: changeLook()
        case 89: add(.appearance(dice.appearance()))
        case 90..<92: add(.paging(dice.paging()))
        case 92..<94:
            add(
                .keyboard(height: dice.oneIn(2) ? 0 : dice.wild(0...400), isFloating: dice.oneIn(4))
            )
        case 94..<96: add(.barHidden(dice.oneIn(2), animated: !dice.oneIn(4)))
        case 96..<98:
            var refused: Set<Int> = []
            if dice.oneIn(2) {
                for item in items.prefix(50) where dice.oneIn(3) { refused.insert(item.id) }
            }
            add(.veto(refused))
        default: time += dice.number(0, 2)
        }
    }

    /// An id of the list, seldom another.
    private mutating func someID() -> Int {
        items.isEmpty || dice.oneIn(12) ? dice.below(5000) : dice.pick(items).id
    }

    private mutating func changeLook() {
        look = dice.look()
        add(.look(look))
    }

    private mutating func changeEnvironment() {
        let new = dice.environment()
        switch dice.below(6) {
        case 0: environment = new
        case 1: environment.direction = new.direction
        case 2:
            environment.textScale = new.textScale
            environment.colorScheme = new.colorScheme
            environment.increaseContrast = new.increaseContrast
        case 3: environment.reduceMotion = dice.oneIn(3)
        case 4: environment.safeArea = new.safeArea
        default:
            environment.size = new.size
            environment.safeArea = new.safeArea
        }
        add(.environment(environment))
    }

    private mutating func changeItems() {
        switch dice.below(9) {
        case 0: items = []
        case 1: items = dice.items()
        case 2: items.shuffle(using: &dice)
        case 3, 4:
            let place = dice.below(items.count + 1)
            items.insert(dice.item(nextID), at: place)
            nextID += 1
        case 5, 6: if !items.isEmpty { items.remove(at: dice.below(items.count)) }
        case 7:
            if !items.isEmpty {
                let index = dice.below(items.count)
                items[index] = dice.item(items[index].id)
            }
        default:
            if items.isEmpty {
                items = dice.items()
            } else {
                items.removeAll { _ in dice.oneIn(3) }
            }
        }
        if items.count > 60, !dice.oneIn(30) { items.removeLast(items.count - 60) }
        add(.items(items))
    }

    // MARK: Pointers

    private mutating func barPoint() -> ScenePoint {
        let size = environment.size
        let x = dice.unit() * (size.width.isFinite ? size.width : 1000)
        let height = size.height.isFinite ? size.height : 1000
        if look.style.placement == .top {
            return ScenePoint(x, environment.safeArea.top + dice.number(0, 60))
        }
        return ScenePoint(x, height - environment.safeArea.bottom - dice.number(-10, 80))
    }

    private mutating func pagePoint() -> ScenePoint {
        let size = environment.size
        return ScenePoint(
            dice.unit() * size.width, dice.number(0.15, 0.85) * size.height)
    }

    private mutating func point() -> ScenePoint {
        switch dice.below(12) {
        case 0: ScenePoint(dice.wild(-50...1500), dice.wild(-50...1500))
        case 1...5: barPoint()
        default: pagePoint()
        }
    }

    private mutating func chaos() -> TabEvent<Int> {
        let finger = dice.below(3)
        switch dice.below(7) {
        case 0, 1: return .touchDown(point(), finger: finger)
        case 2, 3: return .touchMove(point(), finger: finger)
        case 4, 5: return .touchUp(point(), finger: finger)
        default: return .touchesCancelled
        }
    }

    private mutating func tap() {
        let finger = dice.below(3)
        let at = dice.oneIn(8) ? pagePoint() : barPoint()
        add(.touchDown(at, finger: finger))
        if dice.oneIn(3) { time += dice.number(0, pace) }
        if dice.oneIn(10) { interrupt() }
        let near = ScenePoint(at.x + dice.number(-3, 3), at.y + dice.number(-3, 3))
        add(.touchUp(dice.oneIn(10) ? point() : near, finger: finger))
    }

    /// A drag over the pages or the bar: mostly sideways, with moves close together, and in the
    /// end released, cancelled, or left down.
    private mutating func swipe() {
        let finger = dice.below(3)
        var at = dice.oneIn(3) ? barPoint() : pagePoint()
        let width = environment.size.width.isFinite ? environment.size.width : 400
        let vertical = dice.oneIn(6)
        let speed = dice.number(-0.4, 0.4) * width
        add(.touchDown(at, finger: finger))
        for _ in 0..<(1 + dice.below(6)) {
            time += dice.number(0.001, 0.04)
            if dice.oneIn(15) { interrupt() }
            at.x += vertical ? dice.number(-5, 5) : speed * dice.number(-0.2, 1)
            at.y += vertical ? dice.number(-40, 40) : dice.number(-6, 6)
            add(.touchMove(at, finger: finger))
        }
        if dice.oneIn(12) { return }
        if dice.oneIn(12) { return add(.touchesCancelled) }
        if dice.oneIn(4) { time += dice.number(0, 0.3) }
        add(.touchUp(at, finger: finger))
    }

    /// Something else in the middle of a gesture.
    private mutating func interrupt() {
        switch dice.below(6) {
        case 0: changeItems()
        case 1: changeEnvironment()
        case 2: add(.select(someID(), animated: !dice.oneIn(4)))
        case 3: add(chaos())
        case 4: add(.barHidden(dice.oneIn(2), animated: !dice.oneIn(3)))
        default: add(.key(dice.pick([.left, .right])))
        }
    }

    private mutating func wheel() {
        let at = point()
        for _ in 0..<(1 + dice.below(4)) {
            let sideways = dice.oneIn(4) ? 0 : dice.wild(-60...60)
            add(.wheel(dx: sideways, dy: dice.oneIn(2) ? 0 : dice.wild(-60...60), at: at))
            time += dice.number(0, 0.1)
        }
    }
}
