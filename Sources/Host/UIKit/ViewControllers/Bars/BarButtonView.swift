/// The button that shows a bar button item.
@MainActor
final class BarButtonView: UIButton {
  private weak var item: UIBarButtonItem?
  private var shownRevision: Int?

  convenience init(of item: UIBarButtonItem) {
    self.init(type: .system)
    self.item = item
    addAction(UIAction { [weak item] _ in item?.press() }, for: .primaryActionTriggered)
  }

  /// Takes over what the item says now, if it is not shown already.
  func update() {
    guard let item, item.revision != shownRevision else { return }
    shownRevision = item.revision
    let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    titleLabel?.font = font
    setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 19, weight: .regular), forImageIn: .normal)
    setImage(item.image, for: .normal)
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      setAttributedTitle(attributedTitle(in: state), for: state)
    }
    setTitle(item.image == nil ? item.title : nil, for: .normal)
    tintColor = item.tintColor(in: self)
    isEnabled = item.isEnabled
    menu = item.menu
    showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil
    accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenName
    accessibilityIdentifier = item.accessibilityIdentifier
  }

  /// What was set for all items inside of certain bars is known only in one of them.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !BarItemProxies.all.isEmpty else { return }
    shownRevision = nil
    update()
  }

  override var menuSender: AnyObject { item ?? self }

  private func attributedTitle(in state: UIControl.State) -> NSAttributedString? {
    guard let item, item.image == nil, let title = item.title,
      let attributes = item.titleAttributes(for: state, in: self)
    else { return nil }
    return NSAttributedString(string: title, attributes: attributes)
  }

  /// Bars leave little room between items; a finger may miss by as much as the bar is high.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }
}

extension UIBarButtonItem {
  /// Brings the item's button up to date.
  func updateView() { (view as? BarButtonView)?.update() }

  /// The size that the item takes in a bar of a height.
  func size(inBarOf height: CGFloat) -> CGSize {
    if isSpace { return CGSize(width: width, height: height) }
    guard let customView else {
      let fit = view.sizeThatFits(CGSize(width: CGFloat.infinity, height: height))
      return CGSize(width: width > 0 ? width : max(fit.width, 24), height: height)
    }
    let own = customView.bounds.size
    let fit =
      customView.translatesAutoresizingMaskIntoConstraints && own != .zero
      ? own : customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: width > 0 ? width : fit.width, height: min(fit.height, height))
  }
}
