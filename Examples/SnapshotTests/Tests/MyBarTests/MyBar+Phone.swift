import CamberCore
import CamberSnapshot
import MyBar

extension MyBar {
    /// The bar on a phone. Its texts are measured as the snapshots draw them.
    static func bar(
        _ scheme: TabColorScheme = .light, _ direction: TabLayoutDirection = .leftToRight,
        textScale: Double = 1
    ) -> TabEngine<String> {
        TabEngine(
            items: BarSnapshot().renderer.measurer.measured(items, for: style), style: style,
            environment: TabEnvironment(
                size: SceneSize(393, 852), safeArea: SceneInsets(top: 59, bottom: 34),
                direction: direction, textScale: textScale, colorScheme: scheme))
    }
}
