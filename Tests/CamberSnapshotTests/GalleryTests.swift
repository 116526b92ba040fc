import CamberCore
import CamberSnapshot
import Foundation
import Testing

/// Writes pictures for a person to look at, when `CAMBER_GALLERY` names a folder.
@Suite struct GalleryTests {
    @Test(.enabled(if: ProcessInfo.processInfo.environment["CAMBER_GALLERY"] != nil))
    func everyLook() throws {
        let folder = URL(
            fileURLWithPath: ProcessInfo.processInfo.environment["CAMBER_GALLERY"] ?? ".")
        let renderer = SnapshotRenderer()
        for (name, bar) in GallerySamples.all {
            var bar = bar
            bar.measurer = .system
            let picture = bar.picture
            let png = try renderer.png(picture, scale: bar.environment.displayScale)
            try Data(png).write(to: folder.appendingPathComponent("\(name).png"))
            try Data(renderer.svg(picture).utf8)
                .write(to: folder.appendingPathComponent("\(name).svg"))
            var close = picture
            let frame = picture.scene.barFrame
            close.crop = SceneRect(
                frame.x, max(0, frame.y - 30), frame.width, frame.height + 40)
            try Data(renderer.png(close, scale: 4))
                .write(to: folder.appendingPathComponent("\(name)-close.png"))
            try Data(renderer.pdf(picture)).write(to: folder.appendingPathComponent("\(name).pdf"))
        }
        var turned = SampleBar.icons.picture
        for index in turned.scene.cells.indices {
            turned.scene.cells[index].selectedIconAmount = 0.5
            turned.scene.cells[index].iconTransform = SceneIconTransform(
                rotation: 0.4 * Double(index), scaleX: 1 - 0.3 * Double(index))
        }
        turned.crop = SceneRect(0, 752, 393, 100)
        try Data(renderer.png(turned, scale: 3))
            .write(to: folder.appendingPathComponent("turned.png"))
        try Data(renderer.svg(turned).utf8)
            .write(to: folder.appendingPathComponent("turned.svg"))
        try Data(renderer.pdf(turned)).write(to: folder.appendingPathComponent("turned.pdf"))
        let frames = (0...6).map { step in
            var bar = SampleBar.circle
            bar.measurer = .system
            bar.position = Double(step) / 3
            var picture = bar.picture
            picture.crop = SceneRect(0, 700, 393, 152)
            return Filmstrip.Frame(picture, caption: "\(step * 50) ms")
        }
        try Data(renderer.png(Filmstrip(frames, columns: 3), scale: 2))
            .write(to: folder.appendingPathComponent("filmstrip.png"))
    }
}

/// The bars of the gallery.
enum GallerySamples {
    static var all: [(name: String, bar: SampleBar)] {
        var all: [(String, SampleBar)] = []
        for bar in SampleBar.all {
            all.append((bar.style.name, bar))
            var dark = bar
            dark.environment.colorScheme = .dark
            dark.environment.direction = .rightToLeft
            dark.position = 1
            dark.device = DeviceFrame(cornerRadius: 55, hasIsland: true)
            all.append((bar.style.name + "-dark-rtl", dark))
        }
        var between = SampleBar.curved
        between.position = 1.4
        all.append(("curved-between", between))
        var arabic = SampleBar.curved
        arabic.items[0].title = "الصفحة الرئيسية"
        arabic.items[1].title = "A very long title indeed"
        arabic.items[2].title = "마이페이지 긴 제목"
        arabic.items[3].title = "🙂 Fun"
        arabic.environment.direction = .rightToLeft
        arabic.position = 2
        all.append(("curved-scripts", arabic))
        var landscape = SampleBar.labelled
        landscape.environment = TabEnvironment(
            size: SceneSize(852, 393),
            safeArea: SceneInsets(leading: 59, bottom: 21, trailing: 59))
        landscape.device = DeviceFrame(cornerRadius: 55)
        all.append(("labelled-landscape", landscape))
        var pad = SampleBar.icons
        pad.environment = TabEnvironment(
            size: SceneSize(820, 1180), safeArea: SceneInsets(top: 24, bottom: 20),
            displayScale: 2)
        pad.device = DeviceFrame(cornerRadius: 18)
        all.append(("icons-pad", pad))
        var large = SampleBar.labelled
        large.environment.textScale = 2
        large.environment.size = SceneSize(375, 667)
        large.environment.safeArea = SceneInsets(top: 20)
        large.environment.displayScale = 2
        all.append(("labelled-se-large", large))
        return all
    }
}
