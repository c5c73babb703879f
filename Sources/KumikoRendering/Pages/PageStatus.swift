import KumikoComponents
import UIKit

/// What stands where more rows will be: a wheel, or what went wrong and a button that tries again.
struct PageStatus: Component {
  let phase: PageLoader.Phase
  let retryTitle: String
  let retry: @MainActor () -> Void

  func render(in view: PageStatusView) { view.configure(phase, retryTitle: retryTitle) }

  func setBehaviors(in view: PageStatusView) { view.offer(retry) }
}

/// The view of a page that is to come.
final class PageStatusView: UIView {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let button = UIButton(type: .system)
  private let stack = UIStackView()

  /// What the view shows the state of; nil if nothing.
  weak var shownLoader: AnyObject?

  /// What the button does.
  private var retry: @MainActor () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.numberOfLines = 0
    button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.addAction(UIAction { [weak self] _ in self?.retry() }, for: .primaryActionTriggered)
    wheel.accessibilityLabel = "Loading"
    wheel.hidesWhenStopped = false
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 2)
    for view in [wheel, label, button] { stack.addArrangedSubview(view) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let sides = [
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.widthAnchor),
      heightAnchor.constraint(greaterThanOrEqualTo: stack.heightAnchor, constant: 16),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ]
    for side in sides { side.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(sides)
  }

  required init?(coder: NSCoder) { nil }

  /// Has the button try again by `retry`.
  func offer(_ retry: @escaping @MainActor () -> Void) { self.retry = retry }

  func configure(_ phase: PageLoader.Phase, retryTitle: String) {
    var message: String?
    if case .failed(let text) = phase { message = text }
    label.text = message
    label.isHidden = message == nil
    button.setTitle(retryTitle, for: .normal)
    button.isHidden = message == nil
    // Out of view, where nothing is loaded, the wheel stands still and costs nothing.
    if phase == .loading { wheel.startAnimating() } else { wheel.stopAnimating() }
    wheel.isHidden = message != nil
  }
}
