import UIKit

/// A view that may be 44 points high at least.
@preconcurrency @MainActor
public protocol BaseViewProtocol: AnyObject {
  /// Whether the view is 44 points high at least.
  var enforcesMinimumHeight: Bool { get set }
}

/// A plain view that may be 44 points high at least.
@preconcurrency @MainActor
open class BaseView: UIView, BaseViewProtocol {
  private lazy var minimumHeight = MinimumHeight(of: self)

  /// Whether the view is 44 points high at least; false by default.
  public var enforcesMinimumHeight = false {
    didSet { minimumHeight.isActive = enforcesMinimumHeight }
  }

  /// Makes a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
  }

  /// Makes a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    preservesSuperviewLayoutMargins = true
  }

  /// Keeps the least height.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    minimumHeight.isActive = enforcesMinimumHeight
  }
}

/// A stack view with a background and a border that may be 44 points high at least.
@preconcurrency @MainActor
open class BaseStackView: UIStackView, BaseViewProtocol {
  private lazy var minimumHeight = MinimumHeight(of: self)

  /// Whether the view is 44 points high at least; false by default.
  public var enforcesMinimumHeight = false {
    didSet { minimumHeight.isActive = enforcesMinimumHeight }
  }

  /// The radius of the corners, in points; 0 by default.
  public var cornerRadius: CGFloat = 0 { didSet { layer.cornerRadius = cornerRadius } }

  /// The color behind the views; none by default.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }

  /// The color of the border; none by default.
  public var borderColor: CGColor? {
    get { layer.borderColor }
    set { layer.borderColor = newValue }
  }

  /// The width of the border, in points; 0 by default.
  public var borderWidth: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }

  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view from a nib.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  /// Keeps the least height.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    minimumHeight.isActive = enforcesMinimumHeight
  }
}

/// The least height of views that can be tapped.
@MainActor
private final class MinimumHeight {
  private let constraint: NSLayoutConstraint

  init(of view: UIView) {
    constraint = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    constraint.priority = UILayoutPriority(999)
  }

  var isActive: Bool {
    get { constraint.isActive }
    set { if newValue != constraint.isActive { constraint.isActive = newValue } }
  }
}

/// What a tap does beside what the app says.
public struct InteractionBehavior: OptionSet, Sendable {
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view takes the keys first, which puts away any keyboard.
  public static let becomeFirstResponder = InteractionBehavior(rawValue: 1 << 1)
}

/// A view that lights up under a finger, and can be tapped.
@preconcurrency @MainActor
open class InteractiveView: BaseView {
  /// What a finger does; nothing by default.
  public private(set) lazy var highlightingGesture = HighlightingGesture.added(to: self)

  /// Yes: a tap takes the keys for a moment.
  open override var canBecomeFirstResponder: Bool { true }
}

/// A stack view that lights up under a finger, and can be tapped.
@preconcurrency @MainActor
open class InteractiveStackView: BaseStackView {
  /// What a finger does; nothing by default.
  public private(set) lazy var highlightingGesture = HighlightingGesture.added(to: self)

  /// Yes: a tap takes the keys for a moment.
  open override var canBecomeFirstResponder: Bool { true }
}

extension UIView {
  /// Puts a view inside and pins it to a guide; the bottom and the trailing edge give way.
  func fill(_ guide: UILayoutGuide, with view: UIView) {
    add(view)
    let edges = [
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
    for edge in edges { edge.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(
      edges + [
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
      ])
  }

  /// Puts a view inside that constraints place.
  func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
}

extension NSLayoutConstraint {
  /// The constraint with a priority.
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
