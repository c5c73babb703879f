import QuartzCore

/// The entries of a menu, one below the other, in groups.
final class MenuListView: UIScrollView {
  private enum Length {
    static let width: CGFloat = 250
    static let row: CGFloat = 44
    static let heading: CGFloat = 32
    static let gap: CGFloat = 8
  }

  private let pick: (UIMenuElement) -> Void
  private var pieces: [(view: UIView, height: CGFloat)] = []
  private weak var touched: MenuRow?

  /// Shows `menu`; `pick` hears of the entry that the user picks.
  /// - Parameter back: Goes back to the menu that this one is in; nil for the outermost.
  init(
    menu: UIMenu, back: (() -> Void)? = nil, pick: @escaping (UIMenuElement) -> Void
  ) {
    self.pick = pick
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    layer.cornerRadius = 13
    if let back {
      addBackRow(menu.title, back)
    } else if !menu.title.isEmpty {
      addHeading(menu.title)
    }
    for (index, group) in Self.groups(of: menu).enumerated() {
      if index > 0 { add(Self.band(), Length.gap) }
      for (place, element) in group.enumerated() { addRow(element, hasLine: place > 0) }
    }
    contentSize = naturalSize
  }

  required init?(coder: NSCoder) { nil }

  var naturalSize: CGSize {
    CGSize(width: Length.width, height: pieces.reduce(0) { $0 + $1.height })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for (view, height) in pieces {
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }

  /// The entries in stretches that bands set apart: menus to be shown inline are their own.
  private static func groups(of menu: UIMenu) -> [[UIMenuElement]] {
    var groups: [[UIMenuElement]] = [[]]
    for child in menu.children where !isHidden(child) {
      if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
        groups += Self.groups(of: inner) + [[]]
      } else {
        groups[groups.count - 1].append(child)
      }
    }
    return groups.filter { !$0.isEmpty }
  }

  private static func isHidden(_ element: UIMenuElement) -> Bool {
    (element as? UIAction)?.attributes.contains(.hidden) == true
  }

  private static func band() -> UIView {
    let band = UIView()
    band.backgroundColor = .tertiarySystemFill
    return band
  }

  private func add(_ view: UIView, _ height: CGFloat) {
    pieces.append((view, height))
    addSubview(view)
  }

  private func addHeading(_ title: String) {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    add(label, Length.heading)
  }

  private func addBackRow(_ title: String, _ back: @escaping () -> Void) {
    let row = MenuRow(element: UIAction(title: title) { _ in }, hasLine: false, isBack: true)
    row.addAction(UIAction { _ in back() }, for: .primaryActionTriggered)
    add(row, Length.row)
    add(Self.band(), Length.gap)
  }

  private func addRow(_ element: UIMenuElement, hasLine: Bool) {
    let row = MenuRow(element: element, hasLine: hasLine)
    row.addAction(
      UIAction { [weak self] _ in self?.pick(element) }, for: .primaryActionTriggered)
    add(row, Length.row)
  }
}

// MARK: A finger that opened the menu

extension MenuListView {
  /// Whether the menu has nothing to pick.
  static func isEmpty(_ menu: UIMenu) -> Bool { groups(of: menu).isEmpty }

  /// Highlights the entry under a finger that has not touched the list itself; nil for none.
  func highlightRow(at point: CGPoint?) {
    let row = point.flatMap { point in
      pieces.lazy.compactMap { $0.view as? MenuRow }.first {
        $0.isEnabled && $0.frame.contains(point)
      }
    }
    guard row !== touched else { return }
    touched?.isHighlighted = false
    row?.isHighlighted = true
    touched = row
  }

  /// Picks the entry that the finger was lifted from.
  func pickHighlightedRow() {
    let row = touched
    highlightRow(at: nil)
    row?.sendActions(for: .primaryActionTriggered)
  }
}

/// One entry of a menu.
final class MenuRow: UIControl {
  private let title = UILabel()
  private let subtitle = UILabel()
  private let image = UIImageView()
  private let mark = UIImageView()
  private let line = UIView()

  init(element: UIMenuElement, hasLine: Bool, isBack: Bool = false) {
    super.init(frame: .zero)
    let action = element as? UIAction
    let isDestructive =
      action?.attributes.contains(.destructive) == true
      || (element as? UIMenu)?.options.contains(.destructive) == true
    isEnabled = action?.attributes.contains(.disabled) != true
    let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    (title.text, title.textColor) = (element.title, color)
    (subtitle.text, subtitle.textColor) = (element.subtitle, .secondaryLabel)
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    image.image = element is UIMenu ? UIImage(systemName: "chevron.right") : element.image
    image.contentMode = .center
    image.tintColor = color
    mark.image = isBack ? UIImage(systemName: "chevron.left") : Self.mark(for: action?.state)
    mark.contentMode = .center
    mark.tintColor = color
    line.backgroundColor = hasLine ? .separator : .clear
    for view in [title, subtitle, image, mark, line] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func mark(for state: UIMenuElement.State?) -> UIImage? {
    switch state {
    case .on: UIImage(systemName: "checkmark")
    case .mixed: UIImage(systemName: "minus")
    case .off, nil: nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    let width = max(0, bounds.width - 32 - 48)
    let hasSubtitle = subtitle.text?.isEmpty == false
    mark.frame = place(6, 0, 22, bounds.height)
    title.frame = place(32, hasSubtitle ? 3 : 0, width, hasSubtitle ? 22 : bounds.height)
    subtitle.frame = place(32, 24, width, hasSubtitle ? 17 : 0)
    image.frame = place(bounds.width - 44, 0, 36, bounds.height)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
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
