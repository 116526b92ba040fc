import CamberSnapshot

@testable import CamberCore

/// Scenes of a few shapes, for checks of single pixels.
enum HandMadeScene {
    /// A picture of what a closure draws into an empty scene.
    static func picture(
        width: Double, height: Double, items: [BarPictureItem] = [],
        _ build: (inout TabBarScene) -> Void
    ) -> BarPicture {
        var scene = TabBarScene()
        scene.reset(size: SceneSize(width, height))
        build(&scene)
        return BarPicture(
            scene: scene,
            environment: TabEnvironment(size: SceneSize(width, height), displayScale: 1),
            items: items)
    }
}

extension TabBarScene {
    /// Draws a rectangle as a shape with all that a shape can have.
    mutating func drawShape(
        _ rect: SceneRect, _ role: SceneShapeRole = .surface,
        color: SceneColor = .black, shadow: SceneShadow? = nil, softness: Double = 0
    ) {
        let range = addPath { $0.addRect(rect) }
        draw(
            SceneShape(
                role, range: range, fill: .color(color), shadow: shadow, softness: softness))
    }
}
