import HeadlessHost
import Kumiko
import UIKit

/// A long list in its middle on a headless screen, below a navigation bar and above a tab bar.
@MainActor
final class BarsBench {
  private let display: HeadlessDisplay
  private let table = UITableView(frame: .zero, style: .plain)
  private let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
  private let list = UIViewController(nibName: nil, bundle: nil)
  private let window: UIWindow
  private var titleNumber = 0

  /// Shows the list.
  init(isOpaque: Bool, scale: Double) {
    display = HeadlessDisplay.install(
      scale: scale, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window = UIWindow(frame: UIScreen.main.bounds)
    list.view = table
    let navigation = UINavigationController(rootViewController: list)
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    tabs.viewControllers = [navigation]
    if isOpaque {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      navigation.navigationBar.standardAppearance = appearance
      tabs.tabBar.isTranslucent = false
    }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    table.rowHeight = 60
    table.estimatedRowHeight = 60
    renderer.target = table
    renderer.render([Section(id: 0, of: Array(0..<5_000), id: \.self) { BenchmarkRow(id: $0) }])
    draw()
    scroll(by: 20_000)
  }

  /// Takes the list off the screen.
  func close() { window.isHidden = true }

  /// Scrolls, and draws the frame.
  func scroll(by points: CGFloat) {
    table.contentOffset.y += points
    draw()
  }

  /// Changes what the bar says, and draws the frame.
  func changeTitle() {
    titleNumber += 1
    list.title = "Title \(titleNumber)"
    draw()
  }

  /// Draws a frame in which nothing has changed.
  func stand() { draw() }

  private func draw() {
    display.advance(by: 1 / 60)
    keep(display.snapshot())
  }
}
