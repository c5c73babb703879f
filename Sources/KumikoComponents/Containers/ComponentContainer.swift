import UIKit

/// The view in a cell, a header or a footer that holds the content of components.
///
/// ``render(_:)`` makes the content for the first component and renders later ones into it. A
/// component of another kind, told by its reuse identifier, replaces the content.
public final class ComponentContainer: UIView {
  /// The content, nil before the first component was rendered.
  public private(set) var renderedContent: Any?

  /// The content of the component inside all wrappers that have content of their own.
  package var innermostContent: Any? {
    (renderedContent as? any ContentWrapping)?.wrappedContent ?? renderedContent
  }

  /// The component that was rendered last: one that `shouldRender` refused is not.
  public var renderedComponent: AnyComponent? { rendered.map(AnyComponent.init(box:)) }

  /// The component that was given last, whether it was rendered or refused.
  public var boundComponent: AnyComponent? { bound.map(AnyComponent.init(box:)) }

  /// Counts what was given that the content may want another size for: all but components that
  /// refuse to render, as they show the same.
  package private(set) var sizeRevision = 0

  private var rendered: ComponentBox?
  private var bound: ComponentBox?
  private var mounted: ComponentBox?
  private let storage = ViewStorage()

  /// What stands in for the keyboard while the container is first responder.
  package var input: (any ContainerInput)?

  /// What a list keeps with the view that the container is in.
  package let attachments = ViewStorage()

  /// How long content that is displayed fades into that of a component of another kind, in seconds,
  /// also in renders that animate nothing else; nil, for not at all, by default.
  package var exchangeDuration: TimeInterval?

  /// The style of the table that the container is in; nil if it is in none, or that is not known.
  package var tableStyle: UITableView.Style?

  /// Called after content of another kind was made, with its first component; nil by default.
  package var contentDidChange: (@MainActor (ComponentContainer) -> Void)?

  /// Whether content that can do without constraints has none.
  var framesContent = false
  /// The content, if it was placed without constraints.
  var framedContent: (any FramedContent)?
  /// What holds the container in its superview while its content has constraints.
  var pins: [NSLayoutConstraint] = []

  /// Ends the display when the container dies on screen; nil while it is not displayed.
  private var displayed: DisplayedContent?

  /// Makes a container whose content has the margins of the view around it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    passMarginsOn()
  }

  /// Makes a container from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    passMarginsOn()
  }

  private func passMarginsOn() {
    layoutMargins = .zero
    insetsLayoutMarginsFromSafeArea = false
    preservesSuperviewLayoutMargins = true
    storage.container = self
  }

  /// Says which row the container shows, before its component is rendered.
  package func setRow(_ source: RowStorageSource?) { storage.rowSource = source }

  /// What is kept with a row.
  struct Row {
    var storage: RowStorage
    /// How often the list's data has changed.
    var revision: Int
  }

  /// The row that the container shows; nil if it shows none.
  var row: Row? { storage.rowSource.map { Row(storage: $0.storage, revision: $0.revision) } }

  /// Shows a component.
  public func render(_ component: AnyComponent) {
    let next = component.box
    if let content = currentContent(for: next) {
      rerender(next, in: content)
    } else if displayed != nil, let exchangeDuration {
      fade(within: exchangeDuration) { exchangeContent(for: next) }
    } else {
      exchangeContent(for: next)
    }
  }

  private func fade(within duration: TimeInterval, _ change: () -> Void) {
    let wereEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(true)
    defer { UIView.setAnimationsEnabled(wereEnabled) }
    withoutActuallyEscaping(change) { change in
      UIView.transition(
        with: self, duration: duration, options: .transitionCrossDissolve, animations: change)
    }
  }

  /// The present content if `next` can be rendered into it.
  private func currentContent(for next: ComponentBox) -> Any? {
    guard let bound, let content = renderedContent else { return nil }
    return bound === next || bound.reuseIdentifier == next.reuseIdentifier ? content : nil
  }

  /// Removes the present content, if there is one, and makes that of `next`.
  private func exchangeContent(for next: ComponentBox) {
    let wasDisplayed = displayed != nil
    if renderedContent != nil { removeContent() }
    let content = next.renderContent()
    renderedContent = content
    next.layout(content: content, in: self)
    if framedContent == nil { placeByConstraints() }
    adoptController()
    performRender(next, in: content)
    contentDidChange?(self)
    if wasDisplayed { beginDisplay() }
  }

  private func rerender(_ next: ComponentBox, in content: Any) {
    if let rendered, !rendered.shouldRender(next: next, in: content) {
      if bound?.shouldContentUpdate(with: next) ?? true { sizeRevision += 1 }
      bound = next
      displayed?.component = next
      next.setBehaviors(in: content)
      mountIfNeeded()
    } else {
      unmount()
      performRender(next, in: content)
    }
  }

  /// Renders the component that was given last once more, whatever it says about that.
  package func renderAnew() {
    guard let bound, let content = renderedContent else { return }
    unmount()
    performRender(bound, in: content)
  }

  private func performRender(_ next: ComponentBox, in content: Any) {
    sizeRevision += 1
    rendered = next
    bound = next
    displayed?.component = next
    next.render(in: content)
    next.setBehaviors(in: content)
    mountIfNeeded()
  }

  private func removeContent() {
    endDisplay()
    unmount()
    dropController()
    for view in subviews { view.removeFromSuperview() }
    (renderedContent, rendered, bound) = (nil, nil, nil)
    takeFramedContent()
  }

  // MARK: Measuring

  /// The size that the content wants, which is told the width if that is given.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if horizontalFittingPriority == .required, let content = renderedContent as? any WidthFitting {
      content.fit(width: targetSize.width)
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  // MARK: Mounting

  private func mountIfNeeded() {
    guard mounted == nil, let bound, let content = renderedContent else { return }
    mounted = bound
    bound.didMount(to: content, storage: storage)
    dropAbandonedInput()
  }

  /// Takes away the input that a component before this one has brought.
  private func dropAbandonedInput() {
    guard let input, input.isAbandoned else { return }
    if isFirstResponder { resignFirstResponder() }
    self.input = nil
  }

  private func unmount() {
    guard let mounted, let content = renderedContent else { return }
    self.mounted = nil
    mounted.willUnmount(from: content, storage: storage)
    storage.removeAll()
  }

  // MARK: Display

  /// Tells the component that the list displays the container.
  public func contentWillDisplay() {
    mountIfNeeded()
    beginDisplay()
  }

  /// Tells the component that the list does not display the container any more, and unmounts it.
  public func contentDidEndDisplay() {
    endDisplay()
    unmount()
  }

  private func beginDisplay() {
    guard displayed == nil, let bound, let content = renderedContent else { return }
    displayed = DisplayedContent(component: bound, content: content)
    bound.contentWillDisplay(content)
  }

  private func endDisplay() {
    guard let displayed else { return }
    self.displayed = nil
    displayed.end()
  }

  // MARK: Input

  /// Whether a component has brought an input that stands in for the keyboard.
  public override var canBecomeFirstResponder: Bool { input != nil }

  /// The input that a component has brought.
  public override var inputView: UIView? { input?.inputView }

  /// What stands above the input.
  public override var inputAccessoryView: UIView? { input?.inputAccessoryView }

  /// Shows the input.
  @discardableResult
  public override func becomeFirstResponder() -> Bool {
    let isShown = super.becomeFirstResponder()
    if isShown { input?.containerDidBecomeFirstResponder(self) }
    return isShown
  }

  /// Hides the input.
  @discardableResult
  public override func resignFirstResponder() -> Bool {
    let isHidden = super.resignFirstResponder()
    if isHidden { input?.containerDidResignFirstResponder(self) }
    return isHidden
  }

  // MARK: Window

  /// Keeps a content that is a view controller among the children of the one that shows the list.
  ///
  /// Display is another matter: a list that leaves its window, as when a controller is pushed over
  /// it, displays the same rows when it comes back.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { dropControllerIfApart() } else { adoptController() }
  }
}
