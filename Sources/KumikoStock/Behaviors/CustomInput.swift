import KumikoComponents
import KumikoRendering
import UIKit

/// What stands in the place of the keyboard while a row has the keys: a list, or a component such
/// as a ``DatePicker`` or an ``OptionPicker``.
@preconcurrency @MainActor
public struct CustomInput {
  enum Content {
    case list([Section])
    case component(AnyComponent)
  }

  let content: Content

  /// A component.
  public init(_ component: some Component) { content = .component(AnyComponent(component)) }

  /// A list: a section, several of them, or a box. It scrolls if it is higher than half of the
  /// screen.
  public init(_ sections: some SectionsBuildable) { content = .list(sections.buildSections()) }
}

/// The view of a ``CustomInput``.
final class CustomInputView: UIInputView {
  private var container: ComponentContainer?
  private var table: UITableView?
  private var input: CustomInput?
  /// The width that the height was found for, in points; nil for none yet.
  private var fittedWidth: CGFloat?

  init() {
    let width = UIScreen.main.bounds.width
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 216), inputViewStyle: .keyboard)
    allowsSelfSizing = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: frame.height)
  }

  /// Shows an input, and takes the height that it asks for.
  func configure(_ input: CustomInput) {
    self.input = input
    switch input.content {
    case .component(let component): render(component)
    case .list(let sections): render(sections)
    }
    fit()
  }

  private func render(_ component: AnyComponent) {
    table?.removeFromSuperview()
    table = nil
    let container = container ?? fill(with: ComponentContainer(frame: bounds))
    self.container = container
    container.render(component)
  }

  private func render(_ sections: [Section]) {
    container?.removeFromSuperview()
    container = nil
    let table = table ?? fill(with: UITableView(frame: bounds, style: .plain))
    table.backgroundColor = .clear
    self.table = table
    table.renderSections(sections, animated: table.window != nil)
  }

  private func fill<View: UIView>(with view: View) -> View {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }

  /// Takes another height for another width: the window may be narrower than the screen, or turned.
  override func layoutSubviews() {
    super.layoutSubviews()
    if input != nil, bounds.width > 0, bounds.width != fittedWidth { fitAnew() }
  }

  /// Follows the user's text size.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if input != nil { fitAnew() }
  }

  private func fitAnew() {
    let height = frame.height
    fit()
    if frame.height != height { superview?.setNeedsLayout() }
  }

  private func fit() {
    let context = HeightContext(
      width: bounds.width, traits: window == nil ? nil : traitCollection)
    fittedWidth = bounds.width
    switch input?.content {
    case .component(let component): setHeight(component.height(in: context))
    case .list(let sections):
      setListHeight(sections.height(in: context))
      // The table measures what is in view with the margins of its rows.
      table?.layoutIfNeeded()
      if let table { setListHeight(table.contentSize.height) }
    case nil: setHeight(0)
    }
  }

  private func setListHeight(_ height: CGFloat) {
    setHeight(min(height, UIScreen.main.bounds.height / 2).rounded(.up))
  }

  private func setHeight(_ height: CGFloat) {
    guard frame.height != height else { return }
    frame.size.height = height
    invalidateIntrinsicContentSize()
  }
}

/// What a row brings that is first responder in place of a text field.
final class CustomInputSession: ContainerInput {
  /// Whether a row has shown its input by itself.
  static let wasDisplayed = ViewStorage.Key<Bool>()

  private(set) var isAbandoned = false
  let view = CustomInputView()
  private var toolbar: FocusToolbar?
  private var highlightColor: UIColor?
  private var showsToolbar = true
  private weak var container: ComponentContainer?

  var inputView: UIView? { view }

  var inputAccessoryView: UIView? {
    guard showsToolbar, let container else { return nil }
    let bar = toolbar ?? FocusToolbar(for: container)
    toolbar = bar
    return bar
  }

  /// Leaves the input to the next version of the row.
  func abandon() { isAbandoned = true }

  /// Takes over what the newest version of the row brings.
  func update(
    _ input: CustomInput, highlight: UIColor?, showsToolbar: Bool, in container: ComponentContainer
  ) {
    isAbandoned = false
    (highlightColor, self.container) = (highlight, container)
    self.showsToolbar = showsToolbar
    let height = view.frame.height
    view.configure(input)
    guard container.isFirstResponder else { return }
    container.backgroundColor = highlight
    if view.frame.height != height { container.reloadInputViews() }
  }

  func containerDidBecomeFirstResponder(_ container: ComponentContainer) {
    container.backgroundColor = highlightColor
    toolbar?.update()
    guard let place = ListPlace(around: container) else { return }
    place.adapter.didShowData["focus"] = { [weak self] in self?.toolbar?.update() }
    if let path = place.path { place.list.scrollToItem(at: path, at: .none, animated: true) }
  }

  func containerDidResignFirstResponder(_ container: ComponentContainer) {
    container.backgroundColor = nil
  }
}
