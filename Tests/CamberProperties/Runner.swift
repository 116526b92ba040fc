/// Plays random worlds until so many events have happened or one of them fails.
enum Runner {
    /// How many events a world has, at least.
    static let worldLength = 60

    struct Failure: Sendable {
        let index: Int
    }

    /// The world of a seed and a number; each can be made again by itself.
    static func world(seed: UInt64, index: Int) -> World {
        var dice = Dice(seed &+ UInt64(index) &* 0x9E37_79B9_7F4A_7C15)
        return WorldMaker.world(dice.next(), length: 1 + dice.below(2 * worldLength))
    }

    /// The number of the first world that fails among those whose number leaves `part` when divided
    /// by `parts`, and how many events were played.
    static func play(
        seed: UInt64, events: Int, part: Int, parts: Int, progress: (Int) -> Void
    ) -> (failure: Int?, events: Int) {
        var played = 0
        var index = part
        while played < events {
            Crash.world[part] = index
            let world = world(seed: seed, index: index)
            if Trial.run(world) != nil { return (index, played) }
            played += world.steps.count
            index += parts
            progress(played)
        }
        return (nil, played)
    }
}
