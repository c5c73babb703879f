import QuartzCore

/// The entries of a menu, one below the other, in groups.
///
/// A finger that slides over the list highlights the entry under it and picks it by lifting; so do
/// arrows and the return key. Deferred entries are filled in as they come.
final class MenuListView: UIScrollView {
  enum Length {
    static let width: CGFloat = 250
    static let widthOfLargeText: CGFloat = 300
    static let aroundHeading: CGFloat = 16
    static let gap: CGFloat = 8
  }

  let menu: UIMenu
  private let pick: (UIMenuElement) -> Void
  private let back: (() -> Void)?
  private let didResize: (MenuListView) -> Void
  private var pieces: [(view: UIView, height: CGFloat)] = []
  private var keyRow: Int?

  /// All rows, top to bottom.
  private(set) var rows: [MenuRow] = []

  /// Shows `menu`; `pick` hears of the entry that the user picks. With `back` the list begins with
  /// a way back to the menu around.
  /// - Parameter didResize: Called when the list became longer or shorter, since deferred entries
  ///   came.
  init(
    menu: UIMenu, back: (() -> Void)? = nil, pick: @escaping (UIMenuElement) -> Void,
    didResize: @escaping (MenuListView) -> Void
  ) {
    (self.menu, self.pick, self.back, self.didResize) = (menu, pick, back, didResize)
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    layer.cornerRadius = 13
    build()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a menu has nothing to pick.
  static func isEmpty(_ menu: UIMenu) -> Bool { MenuGroup.groups(of: menu).isEmpty }

  var naturalSize: CGSize {
    CGSize(width: naturalWidth, height: pieces.reduce(0) { $0 + $1.height })
  }

  private var naturalWidth: CGFloat {
    let isLarge = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
    return isLarge ? Length.widthOfLargeText : Length.width
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let old = previousTraitCollection?.preferredContentSizeCategory,
      old != traitCollection.preferredContentSizeCategory
    else { return }
    rebuild()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for (view, height) in pieces {
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }

  // MARK: Building

  private func build() {
    for piece in pieces { piece.view.removeFromSuperview() }
    (pieces, rows, keyRow) = ([], [], nil)
    if !menu.title.isEmpty { addTitle() }
    let groups = MenuGroup.groups(of: menu) { [weak self] deferred in
      deferred.elements { self?.rebuild() }
    }
    for (index, group) in groups.enumerated() {
      if index > 0 { add(Self.band(), Length.gap) }
      if group.isStrip { addStrip(group) } else { addRows(group) }
    }
    contentSize = naturalSize
    setNeedsLayout()
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

  private func addTitle() {
    if let back { return addBack(back) }
    let label = UILabel()
    label.text = menu.title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    add(label, (label.font.lineHeight + Length.aroundHeading).rounded())
  }

  private func addBack(_ back: @escaping () -> Void) {
    let row = MenuRow(backFrom: menu)
    row.addAction(UIAction { _ in back() }, for: .primaryActionTriggered)
    rows.append(row)
    add(row, row.naturalHeight(width: naturalWidth))
    add(Self.band(), Length.gap)
  }

  private func addRows(_ group: MenuGroup) {
    for (place, element) in group.elements.enumerated() {
      let row = row(for: element, .list(hasLine: place > 0))
      add(row, row.naturalHeight(width: naturalWidth))
    }
  }

  private func addStrip(_ group: MenuGroup) {
    let rows = group.elements.map {
      row(for: $0, .strip(hasTitle: group.size == .medium))
    }
    let strip = UIStackView(arrangedSubviews: rows)
    strip.distribution = .fillEqually
    add(strip, rows.first?.naturalHeight(width: naturalWidth) ?? 0)
  }

  private func row(for element: UIMenuElement, _ style: MenuRow.Style) -> MenuRow {
    let row = MenuRow(element: element, style: style)
    row.addAction(
      UIAction { [weak self] _ in
        self?.pick(element)
        // A menu that stays shows what the choice has changed.
        self?.rows.forEach { $0.showState() }
      }, for: .primaryActionTriggered)
    rows.append(row)
    return row
  }

  private func rebuild() {
    build()
    didResize(self)
  }

  // MARK: Sliding

  /// Highlights the row under a point of the list, and no other.
  func highlight(at point: CGPoint?) {
    keyRow = nil
    let hit = point.flatMap(row(at:))
    for row in rows where row.isHighlighted != (row === hit) { row.isHighlighted = row === hit }
  }

  /// Picks the row under a point of the list. Returns whether there is one.
  @discardableResult
  func release(at point: CGPoint) -> Bool {
    highlight(at: nil)
    guard let row = row(at: point) else { return false }
    return row.accessibilityActivate()
  }

  /// Picks the row that is highlighted, if any.
  func pickHighlighted() {
    let row = rows.first(where: \.isHighlighted)
    highlight(at: nil)
    _ = row?.accessibilityActivate()
  }

  private func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(point) else { return nil }
    return rows.first { $0.isEnabled && $0.bounds.contains(convert(point, to: $0)) }
  }

  // MARK: Keys

  /// Takes a key that moves through the list or picks; false leaves it to others.
  func handle(_ key: KeyInput) -> Bool {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key.code {
    case .down: move(by: 1)
    case .up: move(by: -1)
    case .return, .space: return keyRow.map { rows[$0].accessibilityActivate() } ?? false
    case .right, .left:
      guard (key.code == .right) != isMirrored else { return goBack() }
      guard let keyRow, rows[keyRow].isMenu else { return false }
      return rows[keyRow].accessibilityActivate()
    case .escape: return goBack()
    default: return false
    }
    return true
  }

  private func goBack() -> Bool {
    back?()
    return back != nil
  }

  private func move(by step: Int) {
    let usable = rows.indices.filter { rows[$0].isEnabled }
    guard !usable.isEmpty else { return }
    let place = keyRow.flatMap(usable.firstIndex(of:))
    let next = place.map { ($0 + step + usable.count) % usable.count }
    let row = usable[next ?? (step > 0 ? 0 : usable.count - 1)]
    highlight(at: nil)
    keyRow = row
    rows[row].isHighlighted = true
    scrollRectToVisible(convert(rows[row].bounds, from: rows[row]), animated: false)
  }
}

/// A stretch of entries that bands set apart: menus to be shown inline are their own.
@MainActor
struct MenuGroup {
  var elements: [UIMenuElement] = []
  var size = UIMenu.ElementSize.large

  /// Whether the entries stand side by side.
  var isStrip: Bool { size == .small || size == .medium }

  /// How deep menus to be shown inline and deferred entries may lie in each other.
  private static let deepest = 32

  /// The groups of a menu. `find` has what stands in place of a deferred entry: what was found, or
  /// what says to wait. Without it deferred entries stand for themselves.
  static func groups(
    of menu: UIMenu, find: ((UIDeferredMenuElement) -> [UIMenuElement])? = nil
  ) -> [MenuGroup] {
    var groups = [MenuGroup(size: menu.preferredElementSize)]
    add(menu.children, of: menu, inside: [], to: &groups, find)
    return groups.filter { !$0.elements.isEmpty }
  }

  /// Adds entries to the last group and to new ones. Those that are `outer` themselves, or lie too
  /// deep, are left out.
  private static func add(
    _ elements: [UIMenuElement], of menu: UIMenu, inside outer: [UIMenuElement],
    to groups: inout [MenuGroup], _ find: ((UIDeferredMenuElement) -> [UIMenuElement])?
  ) {
    guard outer.count < deepest else { return }
    for element in elements where !isHidden(element) {
      if outer.contains(where: { $0 === element }) { continue }
      if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
        groups.append(MenuGroup(size: inner.preferredElementSize))
        add(inner.children, of: inner, inside: outer + [element], to: &groups, find)
        groups.append(MenuGroup(size: menu.preferredElementSize))
      } else if let find, let deferred = element as? UIDeferredMenuElement {
        add(find(deferred), of: menu, inside: outer + [element], to: &groups, find)
      } else {
        groups[groups.count - 1].elements.append(element)
      }
    }
  }

  private static func isHidden(_ element: UIMenuElement) -> Bool {
    (element as? UIAction)?.attributes.contains(.hidden) == true
  }
}
