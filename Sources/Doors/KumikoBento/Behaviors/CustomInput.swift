import KumikoComponents
import KumikoStock
import UIKit

/// What can stand in place of the keyboard.
@preconcurrency @MainActor
public protocol CustomInput {
  /// The list that stands in place of the keyboard.
  func makeCustomInputBox() -> AnyBox
}

extension CustomInput where Self: Renderable {
  /// A list of this component alone.
  public func makeCustomInputBox() -> AnyBox { Node(id: 0, component: self).makeCustomInputBox() }
}

/// What a row brings in place of the keyboard.
@MainActor
struct RowInput {
  let input: (any CustomInput)?
  /// Whether the row has a content; nil if the row takes the keys by itself.
  let status: FocusEligibility.ContentStatus?
  let highlight: UIColor?

  init(
    _ input: (any CustomInput)?, _ status: FocusEligibility.ContentStatus?, _ highlight: UIColor?
  ) {
    (self.input, self.status, self.highlight) = (input, status, highlight)
  }

  var focusEligibility: FocusEligibility {
    status.flatMap { input == nil ? nil : .eligible($0) } ?? .ineligible
  }

  /// The row with the input.
  func row(_ base: RenderableComponent) -> CustomInputComponent<RenderableComponent> {
    let list = input.map { input in
      KumikoStock.CustomInput(input.makeCustomInputBox().box.sections.map(\.inLanguage))
    }
    let color = highlight ?? .clear
    return status.map {
      base.customInput(list, contentStatus: $0.inLanguage, highlightColor: color)
    }
      ?? base.autodisplayingCustomInput(list, highlightColor: color)
  }
}

extension FocusEligibility.ContentStatus {
  var inLanguage: KumikoStock.FocusEligibility.ContentStatus {
    self == .empty ? .empty : .populated
  }
}

/// A tap that gives the keys to a row with an input of its own.
@MainActor
enum RowInputGesture {
  private static let key = KumikoComponents.ViewStorage.Key<KumikoComponents.HighlightingGesture>()

  /// Lets a row take the keys when it is tapped, or not.
  static func update(in content: UIView, for input: RowInput?) {
    guard let container = content.superview as? ComponentContainer else { return }
    let isWanted = input?.status != nil && input?.input != nil
    if isWanted, container.attachments[key] == nil {
      let gesture = KumikoComponents.HighlightingGesture { [weak container] phase in
        if phase == .tapped { container?.becomeFirstResponder() }
      }
      container.addGestureRecognizer(gesture)
      container.attachments[key] = gesture
    }
    container.attachments[key]?.isEnabled = isWanted
    if input?.input == nil, container.isFirstResponder { container.resignFirstResponder() }
  }
}

/// The view of a ``CustomInput`` in place of the keyboard: as wide as the screen and as high as the
/// list.
@preconcurrency @MainActor
public final class InputView: UIView {
  private var table: UITableView?
  private var box: AnyBox?

  /// Makes a view that shows nothing yet.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 0))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Views are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The height of the list at the width of the view.
  public override var intrinsicContentSize: CGSize {
    let height = box?.tableViewHeightBoundTo(width: bounds.width, inheritedMargins: layoutMargins)
    return CGSize(width: UIView.noIntrinsicMetric, height: height ?? 0)
  }

  /// Shows an input; the table stays as long as its list is of the same type. Nothing is animated.
  public func update(_ input: any CustomInput) {
    let next = input.makeCustomInputBox()
    let isSame = next.type == box?.type
    box = next
    next.unsafeRender(in: isSame ? table ?? makeTable() : makeTable(), animated: false)
    invalidateIntrinsicContentSize()
  }

  private func makeTable() -> UITableView {
    table?.removeFromSuperview()
    let table = UITableView(frame: bounds, style: .plain)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (table.backgroundColor, table.separatorStyle) = (.clear, .none)
    addSubview(table)
    self.table = table
    return table
  }
}
