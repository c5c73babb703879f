import QuartzCore

/// One entry of a menu.
final class MenuRow: UIControl {
  /// How entries stand.
  enum Style: Equatable {
    /// One below the other, with a line above or not.
    case list(hasLine: Bool)
    /// Side by side, with titles or pictures alone.
    case strip(hasTitle: Bool)
  }

  /// Whether the entry opens a menu, or leads back to one.
  let isMenu: Bool

  private let action: UIAction?
  private let style: Style
  private let title = UILabel()
  private let subtitle = UILabel()
  private let image = UIImageView()
  private let mark = UIImageView()
  private let line = UIView()
  private var spinner: UIActivityIndicatorView?

  init(element: UIMenuElement, style: Style = .list(hasLine: false)) {
    self.style = style
    action = element as? UIAction
    isMenu = element is UIMenu
    super.init(frame: .zero)
    isEnabled = action?.attributes.contains(.disabled) != true && !(element is WaitingElement)
    configure(element, color: color(of: element))
    if isMenu {
      mark.image = UIImage(systemName: chevron)
      mark.preferredSymbolConfiguration = Self.chevronAppearance
    }
    showState()
    if element is WaitingElement { wait() }
    addParts()
  }

  /// Makes the row at the top of an inner menu that leads back to the outer one.
  init(backFrom menu: UIMenu) {
    style = .list(hasLine: false)
    action = nil
    isMenu = true
    super.init(frame: .zero)
    configure(menu, color: .label)
    title.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
    mark.image = UIImage(systemName: "chevron.down")
    mark.preferredSymbolConfiguration = Self.chevronAppearance
    addParts()
  }

  required init?(coder: NSCoder) { nil }

  /// Marks an action as its state says now.
  func showState() {
    guard let action else { return }
    mark.image = Self.mark(for: action.state)
    isSelected = action.state == .on
  }

  /// The height that shows the texts at a width; 44 for a line at the default text size, 56 with a
  /// second one.
  func naturalHeight(width: CGFloat) -> CGFloat {
    switch style {
    case .list:
      let texts = textHeights(width: width)
      return max(44, (texts.title + texts.subtitle + 19).rounded(.up))
    case .strip(let hasTitle):
      return hasTitle ? 40 + (title.font.lineHeight + 1.5).rounded(.down) : 44
    }
  }

  private var hasSubtitle: Bool { subtitle.text?.isEmpty == false }

  private func textHeights(width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    let room = CGSize(width: max(0, width - (32 + 48) * unit), height: .greatestFiniteMagnitude)
    return (
      title.sizeThatFits(room).height, hasSubtitle ? subtitle.sizeThatFits(room).height : 0
    )
  }

  /// How much wider than at the default text size the room for pictures and marks is.
  private var unit: CGFloat { min(max(title.font.pointSize / 17, 1), 1.6) }

  private static var chevronAppearance: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      pointSize: min(UIFontMetrics.default.scaledValue(for: 13), 21), weight: .semibold)
  }

  private var chevron: String {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
  }

  private func color(of element: UIMenuElement) -> UIColor {
    let isDestructive =
      (element as? UIAction)?.attributes.contains(.destructive) == true
      || (element as? UIMenu)?.options.contains(.destructive) == true
    return !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
  }

  private func configure(_ element: UIMenuElement, color: UIColor) {
    (title.text, title.textColor) = (element.title, color)
    (subtitle.text, subtitle.textColor) = (element.subtitle, .secondaryLabel)
    title.font = .preferredFont(forTextStyle: .body)
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    for label in [title, subtitle] {
      label.numberOfLines = 3
      label.adjustsFontForContentSizeCategory = true
    }
    image.image = element.image
    for view in [image, mark] {
      view.contentMode = .center
      view.tintColor = color
    }
    mark.preferredSymbolConfiguration = Self.chevronAppearance
  }

  private func wait() {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    self.spinner = spinner
    addSubview(spinner)
  }

  private func addParts() {
    line.backgroundColor = style == .list(hasLine: true) ? .separator : .clear
    for view in [title, subtitle, image, mark, line] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    guard case .strip(let hasTitle) = style else { return }
    (title.isHidden, subtitle.isHidden, mark.isHidden) = (!hasTitle, true, true)
    title.textAlignment = .center
    title.numberOfLines = 1
    title.font = .preferredFont(forTextStyle: .caption1)
  }

  private static func mark(for state: UIMenuElement.State?) -> UIImage? {
    switch state {
    case .on: UIImage(systemName: "checkmark")
    case .mixed: UIImage(systemName: "minus")
    case .off, nil: nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    switch style {
    case .list: placeInList()
    case .strip(let hasTitle): placeInStrip(hasTitle)
    }
  }

  private func placeInList() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func directedRect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    let (head, width) = (32 * unit, max(0, bounds.width - (32 + 48) * unit))
    let (texts, scale) = (textHeights(width: bounds.width), max(traitCollection.displayScale, 1))
    let top = ((bounds.height - texts.title - texts.subtitle) / 2 * scale).rounded() / scale
    mark.frame = directedRect(6 * unit, 0, 22 * unit, bounds.height)
    title.frame = directedRect(head, top, width, texts.title)
    subtitle.frame = directedRect(head, top + texts.title, width, texts.subtitle)
    for view in [image, spinner].compactMap({ $0 as UIView? }) {
      view.frame = directedRect(bounds.width - 44 * unit, 0, 36 * unit, bounds.height)
    }
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / scale)
  }

  private func placeInStrip(_ hasTitle: Bool) {
    let height = hasTitle ? title.font.lineHeight.rounded(.up) : 0
    image.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height - (hasTitle ? height + 5 : 0))
    title.frame = CGRect(
      x: 2, y: bounds.height - height - 7, width: max(0, bounds.width - 4), height: height)
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted || isFocused ? .systemFill : nil
  }

  override var takesTaps: Bool { true }

  override var focusRadius: CGFloat { 4 }

  override var standardTraits: UIAccessibilityTraits { .button }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title.text }
    set { super.accessibilityLabel = newValue }
  }
}
