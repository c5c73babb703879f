import Kumiko
import UIKit

/// A screen that shows one component as wide as the screen, and scrolls where it is higher.
class ComponentScreen: UIViewController {
  let component: BaseComponentView
  private let scrollView = UIScrollView(frame: .zero)

  init(title: String, component: BaseComponentView) {
    self.component = component
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(scrollView)
    scrollView.addSubview(component)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    if component.bounds.width != view.bounds.width { render() }
    // The component is as high as its text, which users have larger or smaller.
    component.layoutIfNeeded()
    scrollView.contentSize = component.bounds.size
  }

  /// Renders the component; inside an animation, with it.
  func render() {
    component.renderComponent(size: .sizeConstraintToWidth(view.bounds.width))
    component.frame.origin = .zero
    scrollView.contentSize = component.bounds.size
  }

  /// Renders the component with an animation.
  func renderAnimated() {
    UIView.animate(withDuration: 0.4) { self.render() }
  }
}

/// Elements that several screens use.
@MainActor
enum Parts {
  static func title(_ text: String) -> Element<UILabel> {
    label(text, .systemFont(ofSize: 20, weight: .bold)).set(\.numberOfLines, 0)
  }

  static func body(_ text: String) -> Element<UILabel> {
    label(text, .systemFont(ofSize: 16)).set(\.numberOfLines, 0)
  }

  static func note(_ text: String) -> Element<UILabel> {
    label(text, .systemFont(ofSize: 13)).set(\.textColor, .secondaryLabel).set(\.numberOfLines, 0)
  }

  /// A label in a font that follows the size of text.
  static func label(_ text: String, _ font: UIFont) -> Element<UILabel> {
    Element<UILabel>().set(\.text, text)
      .set(\.font, UIFontMetrics.default.scaledFont(for: font))
      .set(\.adjustsFontForContentSizeCategory, true).shrink()
  }

  static func button(_ title: String, action: @escaping () -> Void) -> Element<UIButton> {
    Element<UIButton>(reuseIdentifier: "button") {
      let button = UIButton(type: .system)
      button.titleLabel?.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      return button
    }
    .set(\.[title: .normal], title)
    .onEvent { action() }
  }

  /// A colored box, and a word in its middle.
  static func box(_ word: String, _ color: UIColor) -> Element<UIView> {
    Element<UIView>(reuseIdentifier: "box")
      .background(color).cornerRadius(6)
      .layout {
        $0.alignItems = .center
        $0.justifyContent = .center
        $0.padding = FlexEdges(all: 8)
      }
      .children {
        label(word, .systemFont(ofSize: 13, weight: .semibold)).set(\.textColor, .white)
          .set(\.adjustsFontSizeToFitWidth, true).set(\.minimumScaleFactor, 0.3)
          .set(\.baselineAdjustment, .alignCenters)
      }
  }

  static func card() -> Element<UIView> {
    Element<UIView>(reuseIdentifier: "card")
      .background(.secondarySystemGroupedBackground).cornerRadius(12)
  }
}
