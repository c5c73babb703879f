import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

/// A view that writes down which of its members are called.
private final class Logged: UIView {
  var log: [String] = []

  override var safeAreaLayoutGuide: UILayoutGuide {
    log.append("safe area")
    return super.safeAreaLayoutGuide
  }

  override var leadingAnchor: NSLayoutXAxisAnchor {
    log.append("leading")
    return super.leadingAnchor
  }

  override var interactions: [any UIInteraction] {
    get { super.interactions }
    set {
      log.append("interactions")
      super.interactions = newValue
    }
  }

  override func addConstraint(_ constraint: NSLayoutConstraint) {
    log.append("add")
    super.addConstraint(constraint)
  }

  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    log.append("remove")
    super.removeConstraint(constraint)
  }

  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    log.append("hugging")
    super.setContentHuggingPriority(priority, for: axis)
  }

  override func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { UILayoutPriority(1) }

  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }

  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    super.animate(
      withDuration: 2 * duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }
}

private final class LoggedLayer: CALayer {
  var log: [String] = []

  override var opacity: Float {
    get { super.opacity }
    set {
      log.append("opacity \(newValue)")
      super.opacity = newValue
    }
  }

  override var contents: Any? {
    get { super.contents }
    set { log.append("contents") }
  }

  override func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { .zero }
}

private final class Wide: UITableView {
  override var cellLayoutMarginsFollowReadableWidth: Bool {
    get { true }
    set {}
  }
}

private final class Ruler: NSTextTab {
  override var location: CGFloat { 2 * super.location }
}

@MainActor
@Suite(.closesWindows) struct OverridingTests {
  @Test func `members of views can be overridden, and UIKit calls them through the base class`() {
    let logged = Logged()
    let view: UIView = logged
    let constraint = view.widthAnchor.constraint(equalToConstant: 9)
    view.addConstraints([constraint])
    view.removeConstraints([constraint])
    view.setContentHuggingPriority(.required, for: .vertical)
    view.interactions = []
    _ = (view.safeAreaLayoutGuide, view.leadingAnchor)
    #expect(
      logged.log == ["add", "remove", "hugging", "interactions", "safe area", "leading"])
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 1)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test func `class methods can be overridden, and the short forms call the long one`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.frame()
    var isOver = false
    Logged.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { isOver = $0 })
    stage.advance(by: 1.5)
    #expect(!isOver)
    stage.advance(by: 1)
    #expect(isOver)
  }

  @Test func `properties of layers can be overridden`() {
    let logged = LoggedLayer()
    let layer: CALayer = logged
    layer.opacity = 0.5
    layer.contents = nil
    #expect(logged.log == ["opacity 0.5", "contents"])
    #expect(layer.opacity == 0.5)
    #expect(layer.convert(CGPoint(x: 3, y: 4), to: nil) == .zero)
  }

  @Test func `a table and a tab can have other properties`() {
    let table: UITableView = Wide(frame: .zero, style: .plain)
    #expect(table.cellLayoutMarginsFollowReadableWidth)
    let tab: NSTextTab = Ruler(textAlignment: .left, location: 4)
    #expect(tab.location == 8)
  }

  @Test func `subclasses inherit convenience initializers`() {
    final class Loud: UIAlertAction { var volume = 11 }
    final class Marked: UIAction { var mark = "!" }
    final class Column: UIStackView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        axis = .vertical
      }
      required init(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Thin: UINavigationBarAppearance { var width = 1 }
    let loud = Loud(title: "Delete", style: .destructive)
    #expect(loud.volume == 11)
    #expect(loud.title == "Delete")
    #expect(loud.style == .destructive)
    #expect(Marked(title: "Go") { _ in }.mark == "!")
    #expect(Column(arrangedSubviews: [UIView()]).axis == .vertical)
    #expect(Thin().width == 1)
    #expect(Thin(idiom: .pad).backgroundEffect != nil)
  }
}
