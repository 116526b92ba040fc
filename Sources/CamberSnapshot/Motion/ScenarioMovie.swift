import CamberCore
import CamberDesign

/// A scenario as a sequence of pictures: what a moving picture and a filmstrip are made of.
public struct ScenarioMovie: Sequence {
    /// One picture and how long it stands.
    public struct Frame {
        /// The picture.
        public var picture: BarPicture
        /// When it begins, in seconds from the start.
        public var time: Double
        /// How long it stands, in seconds; longer than one tick while nothing changes.
        public var duration: Double
    }

    /// What part of the container is shown.
    public enum Framing: Hashable, Sendable {
        /// All of it.
        case container
        /// All of it, with the device around it.
        case device(DeviceFrame)
        /// The bar, and so many points of the page above or below it.
        case bar(margin: Double)
    }

    /// How long the last picture stands at the end, in seconds.
    public static let hold = 0.6
    /// The longest movie, in seconds.
    public static let longest = 120.0

    /// What happens.
    public let scenario: Scenario
    /// What measures the texts and knows the icons.
    public let host: ScenarioHost
    /// What is shown.
    public let framing: Framing
    /// Pictures a second, 1…240.
    public let framesPerSecond: Double

    /// A movie of a scenario.
    /// - Parameters:
    ///   - scenario: what happens.
    ///   - host: what measures the texts and knows the icons.
    ///   - framing: what is shown.
    ///   - framesPerSecond: pictures a second; clamped to 1…240.
    public init(
        _ scenario: Scenario, host: ScenarioHost, framing: Framing = .container,
        framesPerSecond: Double = 60
    ) {
        self.scenario = scenario
        self.host = host
        self.framing = framing
        self.framesPerSecond =
            framesPerSecond.isNaN ? 60 : Swift.min(Swift.max(framesPerSecond, 1), 240)
    }

    /// When the last movement is over and has been looked at for ``hold`` seconds; at most
    /// ``longest`` seconds.
    public var duration: Double {
        var player = ScenarioPlayer(scenario, host: host)
        player.advance(to: scenario.lastStepTime)
        let rest = Swift.max(scenario.lastStepTime, player.engine.restTime)
        return Swift.min(rest + Self.hold, Self.longest)
    }

    /// The pictures from the first to the last.
    public func makeIterator() -> Iterator { Iterator(self) }

    /// The picture of one instant, from a player that has been moved on to it.
    func picture(_ player: ScenarioPlayer, at time: Double, crop: SceneRect) -> BarPicture {
        var device: DeviceFrame?
        if case .device(let frame) = framing { device = frame }
        let ids = player.ids
        var picture = BarPicture(player.engine, at: time, device: device) {
            String(decoding: ids.text($0), as: UTF8.self)
        }
        picture.marks = player.marks.visible(at: time)
        picture.crop = crop
        return picture
    }

    /// What every picture shows, so that all are alike in size: the largest container that occurs, or
    /// the part of it in which the bar is, whatever becomes of its look and its container.
    var crop: SceneRect {
        var player = ScenarioPlayer(scenario, host: host)
        var all = SceneRect(0, 0, 0, 0)
        var bar: SceneRect?
        var scene = TabBarScene()
        for time in [0] + scenario.steps.map(\.time) {
            player.advance(to: time)
            let size = player.engine.environment.size
            all = all.union(SceneRect(0, 0, size.width, size.height))
            guard case .bar(let margin) = framing, !player.engine.isBarHidden else { continue }
            player.engine.scene(at: Swift.max(time, player.engine.restTime), into: &scene)
            let part = scene.surroundings(player.engine.style.placement, margin: margin)
            bar = bar?.union(part) ?? part
        }
        switch framing {
        case .container: return all
        case .bar: return bar ?? all
        case .device(let frame):
            return SceneRect(
                -frame.bezel, -frame.bezel, all.width + 2 * frame.bezel,
                all.height + 2 * frame.bezel)
        }
    }

    /// Walks through the pictures.
    public struct Iterator: IteratorProtocol {
        private let movie: ScenarioMovie
        private var player: ScenarioPlayer
        private let crop: SceneRect
        private let count: Int
        private var tick = 0

        init(_ movie: ScenarioMovie) {
            self.movie = movie
            player = ScenarioPlayer(movie.scenario, host: movie.host)
            crop = movie.crop
            count = Int((movie.duration * movie.framesPerSecond).rounded(.up))
        }

        /// How much of the movie has been shown, 0…1.
        public var progress: Double { count > 0 ? Double(tick) / Double(count) : 1 }

        /// The next picture, which stands until something changes.
        public mutating func next() -> Frame? {
            guard tick < count else { return nil }
            let time = Double(tick) / movie.framesPerSecond
            player.advance(to: time)
            let picture = movie.picture(player, at: time, crop: crop)
            var ticks = 1
            while tick + ticks < count {
                let next = Double(tick + ticks) / movie.framesPerSecond
                let isMoving = !player.engine.isAtRest(at: time) || player.marks.isFading(at: time)
                if isMoving || player.hasStep(until: next) { break }
                ticks += 1
            }
            tick += ticks
            return Frame(
                picture: picture, time: time,
                duration: Double(ticks) / movie.framesPerSecond)
        }
    }

    /// The pictures at some instants, in ascending order of their times, with the times written
    /// under them.
    public func filmstrip(at times: [Double]) -> Filmstrip {
        var player = ScenarioPlayer(scenario, host: host)
        let crop = crop
        let frames = times.sorted().map { time -> Filmstrip.Frame in
            player.advance(to: time)
            return Filmstrip.Frame(
                picture(player, at: time, crop: crop), caption: Self.caption(time))
        }
        return Filmstrip(frames, isDark: scenario.design.settings.colorScheme == .dark)
    }

    /// A time in seconds to a hundredth.
    private static func caption(_ time: Double) -> String {
        var text: [UInt8] = []
        DecimalText.append(time, places: 2, to: &text)
        return String(decoding: text, as: UTF8.self) + " s"
    }
}
