import HeadlessHost
import Testing
import UIKit

/// A display whose user reads from right to left.
@MainActor
@Suite struct LayoutDirectionTests {
  private let display = HeadlessDisplay.install(
    size: CGSize(width: 400, height: 300),
    safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 20))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    display.advanceUntilIdle()
  }

  private func span(_ view: UIView?) -> [CGFloat] {
    let frame = view.map { $0.convert($0.bounds, to: nil) } ?? .null
    return [frame.minX.rounded(), frame.maxX.rounded()]
  }

  @Test func `says so to the application, to windows and to all views`() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    display.layoutDirection = .rightToLeft
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft, "in no window yet")
    window.addSubview(view)
    #expect(window.traitCollection.layoutDirection == .rightToLeft)
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    #expect(UITraitCollection.current.layoutDirection == .rightToLeft)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `turns round what stands there already`() {
    let controller = UIViewController()
    let (box, label) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
    for view in [box, label] { controller.view.addSubview(view) }
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 50),
    ])
    show(controller)
    #expect(span(box) == [10, 60])
    display.layoutDirection = .rightToLeft
    display.advanceUntilIdle()
    #expect(span(box) == [340, 390])
    display.layoutDirection = .leftToRight
    display.advanceUntilIdle()
    #expect(span(box) == [10, 60])
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `a bar's items stand at the side where reading begins, clear of the safe area`(
    direction: UITraitEnvironmentLayoutDirection
  ) throws {
    display.layoutDirection = direction
    let controller = UIViewController()
    let (left, right, tool) = (UIView(), UIView(), UIView())
    for view in [left, right, tool] { view.frame.size = CGSize(width: 30, height: 30) }
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
    controller.toolbarItems = [UIBarButtonItem(customView: tool)]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    show(navigation)
    if direction == .leftToRight {
      #expect(span(left)[0] == 60)
      #expect(span(right)[1] == 364)
      #expect(span(tool) == [60, 90])
    } else {
      #expect(span(left)[1] == 364)
      #expect(span(right)[0] == 60)
      #expect(span(tool) == [334, 364])
    }
  }
}
