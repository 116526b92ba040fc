// The names that snippets of the documentation use and do not declare; see Scripts/extract-snippets.
// Nothing here is ever run.
import CamberDesign
import CamberSnapshot
import CamberSwiftUI
@preconcurrency import UIKit
import SwiftUI

// MARK: What "…" stands for

/// Statements.
func etc() {}
/// A view.
func etc() -> some View { EmptyView() }
/// Entries of a tab view.
@MainActor func etc<Value: Hashable>() -> TabEntries<Value> { TabEntryBuilder.buildBlock() }

// MARK: In views

enum AppTab: String, CustomTab {
    case home, search, me

    var title: String { rawValue }
}

struct Topic: Identifiable {
    let id: Int
    let name: String
}

struct HomeView: View { var body: some View { EmptyView() } }
struct SearchView: View { var body: some View { EmptyView() } }
struct ProfileView: View { var body: some View { EmptyView() } }
struct Cover: View { var body: some View { EmptyView() } }

struct ArticleList: View {
    init(_ topic: Topic) {}
    var body: some View { EmptyView() }
}

struct Page: View {
    init(_ tab: AppTab) {}
    var body: some View { EmptyView() }
}

struct SnippetView {
    @State var tab = AppTab.home
    @State var topic = 1
    @State var isComposing = false
    let topics: [Topic]
    let unread = 3
}

// MARK: In tests

let bar = TabEngine(
    items: [TabItem(id: "home", title: "Home")], style: AnyTabBarStyle(.curved),
    environment: TabEnvironment(size: SceneSize(393, 852)))

// MARK: In view controllers

func compose() {}

final class HomeController: UIViewController {}

final class SnippetController: UIViewController {
    let scrollView = UIScrollView()
    let profile = UIViewController()
    let news = UIViewController()
    let sport = UIViewController()

    func show(_ id: TabID) {}
}

// MARK: In what reads a document or draws

enum Scheme { case light, dark }
enum Event { case tap, select }
enum Retention { case all, neighbours(Int) }

extension SnippetController {
    var bytes: [UInt8] { [] }
    var design: BarDesign { fatalError() }
    var host: ScenarioHost { ScenarioHost() }
    var cursor: JSONCursor { get throws { throw CancellationError() } }
    var step: JSONObject { get throws { throw CancellationError() } }
    var picture: BarPicture { get throws { throw CancellationError() } }
}
