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
    func picture(_ player: ScenarioPlayer, at time: Double, within area: SceneSize) -> BarPicture {
        var device: DeviceFrame?
        if case .device(let frame) = framing { device = frame }
        let ids = player.ids
        var picture = BarPicture(player.engine, at: time, device: device) {
            String(decoding: ids.text($0), as: UTF8.self)
        }
        picture.marks = player.marks.visible(at: time)
        picture.crop = crop(area, bezel: device?.bezel ?? 0)
        return picture
    }

    /// The largest width and height that the container has, so that all pictures are alike in size.
    var area: SceneSize {
        var size = scenario.design.container.size
        for step in scenario.steps {
            guard case .resize(let container) = step.event else { continue }
            size.width = Swift.max(size.width, container.size.width)
            size.height = Swift.max(size.height, container.size.height)
        }
        return size
    }

    private func crop(_ area: SceneSize, bezel: Double) -> SceneRect {
        guard case .bar(let margin) = framing else {
            return SceneRect(-bezel, -bezel, area.width + 2 * bezel, area.height + 2 * bezel)
        }
        // The bar as it is at the start, with what rises above it.
        let engine = ScenarioPlayer(scenario, host: host).engine
        var scene = TabBarScene()
        engine.scene(at: 0, into: &scene)
        switch engine.style.placement {
        case .top: return SceneRect(0, 0, area.width, scene.barFrame.maxY + margin)
        case .bottom:
            let top = Swift.min(scene.barFrame.y, scene.raisedFrame?.y ?? scene.barFrame.y)
            let y = Swift.max(0, top - margin)
            return SceneRect(0, y, area.width, area.height - y)
        }
    }

    /// Walks through the pictures.
    public struct Iterator: IteratorProtocol {
        private let movie: ScenarioMovie
        private var player: ScenarioPlayer
        private let area: SceneSize
        private let count: Int
        private var tick = 0

        init(_ movie: ScenarioMovie) {
            self.movie = movie
            player = ScenarioPlayer(movie.scenario, host: movie.host)
            area = movie.area
            count = Int((movie.duration * movie.framesPerSecond).rounded(.up))
        }

        /// How much of the movie has been shown, 0…1.
        public var progress: Double { count > 0 ? Double(tick) / Double(count) : 1 }

        /// The next picture, which stands until something changes.
        public mutating func next() -> Frame? {
            guard tick < count else { return nil }
            let time = Double(tick) / movie.framesPerSecond
            player.advance(to: time)
            let picture = movie.picture(player, at: time, within: area)
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
        let area = area
        let frames = times.sorted().map { time -> Filmstrip.Frame in
            player.advance(to: time)
            return Filmstrip.Frame(
                picture(player, at: time, within: area), caption: Self.caption(time))
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
