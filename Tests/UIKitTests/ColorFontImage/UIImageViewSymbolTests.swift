import HeadlessHost
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .serialized) struct UIImageViewSymbolTests {
  private let display = HeadlessDisplay.install(scale: 1)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func makeSymbol() -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: "chevron.right"))
    view.preferredSymbolConfiguration = .init(pointSize: 13, weight: .semibold)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private func show(_ view: UIView) {
    window.makeKeyAndVisible()
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    window.layoutIfNeeded()
  }

  @Test func `a symbol is as large as its pixels are on the screen that it is moved to`() {
    let view = makeSymbol()
    show(view)
    #expect(view.frame.width == view.frame.width.rounded())
    display.scale = 3
    defer { display.scale = 2 }
    window.layoutIfNeeded()
    let fresh = makeSymbol()
    show(fresh)
    #expect(fresh.frame.width != fresh.frame.width.rounded())
    #expect(view.frame.size == fresh.frame.size)
    #expect(view.intrinsicContentSize == fresh.intrinsicContentSize)
  }

  @Test func `a symbol that was out of the window meanwhile is as large as others there`() {
    let view = makeSymbol()
    show(view)
    view.removeFromSuperview()
    display.scale = 3
    defer { display.scale = 2 }
    window.layoutIfNeeded()
    show(view)
    let fresh = makeSymbol()
    show(fresh)
    #expect(view.frame.size == fresh.frame.size)
  }

  @Test func `a symbol of a text style follows the size of text`() {
    let looks = UIImage.SymbolConfiguration(textStyle: .footnote)
      .applying(UIImage.SymbolConfiguration(weight: .semibold))
    let byImage = UIImageView(
      image: UIImage(systemName: "chevron.right", withConfiguration: looks))
    let byView = UIImageView(image: UIImage(systemName: "chevron.right"))
    byView.preferredSymbolConfiguration = looks
    let fixed = makeSymbol()
    for view in [byImage, byView, fixed] {
      view.translatesAutoresizingMaskIntoConstraints = false
      show(view)
    }
    let (small, usual) = (byImage.frame.height, fixed.frame.height)
    UIApplication.shared.setPreferredContentSizeCategory(.accessibilityLarge)
    defer { UIApplication.shared.setPreferredContentSizeCategory(.large) }
    window.layoutIfNeeded()
    #expect(byImage.frame.height > 1.5 * small)
    #expect(byView.frame.size == byImage.frame.size)
    #expect(fixed.frame.height == usual)
    UIApplication.shared.setPreferredContentSizeCategory(.large)
    window.layoutIfNeeded()
    #expect(byImage.frame.height == small)
  }
}
