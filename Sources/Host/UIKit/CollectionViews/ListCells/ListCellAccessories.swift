import QuartzCore

/// The accessories of a list cell that are displayed, and how much room they take.
@MainActor
final class ListCellAccessories {
  /// The space between accessories, and between them and the content.
  private static var gap: CGFloat { 8 }

  private unowned let cell: UICollectionViewListCell
  private var wanted: [UICellAccessory] = []
  /// The accessories before the content and those after it, in the direction of reading.
  private var shown = ListCellEnds<DisplayedAccessory>()
  /// What ``shown`` was found for; nil if it is to be found anew.
  private var context: Context?
  /// Views that fade out of any cell, with the opacity that they have otherwise.
  private static var fading: [ObjectIdentifier: CGFloat] = [:]

  init(of cell: UICollectionViewListCell) { self.cell = cell }

  /// What decides which accessories are displayed, and where.
  private struct Context: Equatable {
    var isEditing: Bool
    var isHeader: Bool
  }

  // MARK: Which there are

  func set(_ accessories: [UICellAccessory]) {
    var types: Set<UICellAccessory.AccessoryType> = []
    wanted = accessories.filter { types.insert($0.accessoryType).inserted }
    if wanted.count < accessories.count {
      Diagnostics.report(
        "UICollectionViewListCell: accessories has several of one type, of which the first is "
          + "shown. Give the cell each type once.")
    }
    context = nil
    update(animated: UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0)
    takeViewsFromOtherCells()
    cell.setNeedsLayout()
    cell.invalidateIntrinsicContentSize()
  }

  /// What is given to this cell by now is in no other one any longer.
  private func takeViewsFromOtherCells() {
    for accessory in wanted {
      if case .customView(let view) = accessory.accessoryType, cell.isInOtherCell(view) {
        view.removeFromSuperview()
      }
    }
  }

  /// The opacity that a view has by itself which another cell hides; nil if none does.
  private func alphaInOtherCell(of view: UIView) -> CGFloat? {
    guard let other = view.superview as? UICollectionViewListCell else { return nil }
    return other.accessoryViews.shown.all
      .first { $0.view === view && $0.accessory.appearance.isHidden }?.alpha
  }

  func editingDidChange(animated: Bool) {
    let isAnimated = animated && cell.window != nil && UIView.areAnimationsEnabled
    let old = width
    update(animated: isAnimated)
    cell.setNeedsLayout()
    if isAnimated {
      UIView.animate(
        withDuration: EditingAppearance.duration, delay: 0, options: .allowUserInteraction,
        animations: { [cell] in cell.layoutIfNeeded() })
    } else {
      cell.layoutIfNeeded()
    }
    // Content is measured for the room that it has by now, not for what it had.
    if width != old { cell.invalidateIntrinsicContentSize() }
  }

  /// Displays the accessories that belong to the cell as it is now.
  func update(animated: Bool = false) {
    let now = Context(
      isEditing: cell.owner?.isEditing ?? false, isHeader: cell.listAppearance?.isHeader ?? false)
    if context != now {
      let isGiven = context == nil
      context = now
      replace(by: ordered(now), isGiven: isGiven, animated: animated)
    }
    for item in shown.all { item.followState(of: cell) }
  }

  private func ordered(_ context: Context) -> ListCellEnds<UICellAccessory> {
    let displayed = wanted.filter { accessory in
      switch accessory.displayed {
      case .always: true
      case .whenEditing: context.isEditing
      case .whenNotEditing: !context.isEditing
      }
    }
    return ListCellEnds(displayed, isHeader: context.isHeader)
  }

  /// Displays other accessories. Views that are given by now are added again if another cell had
  /// them meanwhile; views that another cell has were given to that one later and stay there.
  private func replace(
    by new: ListCellEnds<UICellAccessory>, isGiven: Bool, animated: Bool
  ) {
    var old: [UICellAccessory.AccessoryType: DisplayedAccessory] = [:]
    for item in shown.all { old[item.accessory.accessoryType] = item }
    var added: [DisplayedAccessory] = []
    shown = new.map { accessory in
      let type = accessory.accessoryType
      if let item = old.removeValue(forKey: type) {
        item.update(accessory, of: cell)
        if isGiven, item.view.superview !== cell { added.append(item) }
        return item
      }
      let item = DisplayedAccessory(accessory, of: cell)
      guard isGiven || !cell.isInOtherCell(item.view) else { return item }
      let key = ObjectIdentifier(item.view)
      if let alpha = Self.fading.removeValue(forKey: key) ?? alphaInOtherCell(of: item.view) {
        item.restore(alpha)
      }
      added.append(item)
      return item
    }
    for item in old.values { remove(item, animated: animated) }
    UIView.performWithoutAnimation {
      for item in added { cell.addSubview(item.view) }
      if animated { layOut() }
    }
    for item in added { fadeIn(item, animated: animated) }
  }

  private func fadeIn(_ item: DisplayedAccessory, animated: Bool) {
    let alpha: CGFloat = item.accessory.appearance.isHidden ? 0 : item.alpha
    guard animated, alpha > 0 else { return item.view.alpha = alpha }
    UIView.performWithoutAnimation { item.view.alpha = 0 }
    UIView.animate(withDuration: EditingAppearance.duration) { item.view.alpha = alpha }
  }

  /// A view that the user gave may be back, or in another cell, before it has faded out.
  private func remove(_ item: DisplayedAccessory, animated: Bool) {
    let (view, key) = (item.view, ObjectIdentifier(item.view))
    guard view.superview === cell else { return }
    guard animated else {
      view.removeFromSuperview()
      // What was hidden is seen where it is shown next.
      if item.accessory.appearance.isHidden { view.alpha = item.alpha }
      return
    }
    Self.fading[key] = item.alpha
    UIView.animate(withDuration: EditingAppearance.duration) {
      view.alpha = 0
    } completion: { [weak cell] _ in
      guard let alpha = Self.fading.removeValue(forKey: key) else { return }
      cell?.takeOut(view)
      view.alpha = alpha
    }
  }

  // MARK: How much room they take

  var hasLeading: Bool { !shown.leading.isEmpty }

  var hasTrailing: Bool { !shown.trailing.isEmpty }

  /// Whether the content is moved in by itself, not by what stands before it.
  var isContentIndented: Bool { !hasLeading || !cell.indentsAccessories }

  /// The width that the accessories take from the cell.
  var width: CGFloat { leadingWidth + trailingWidth }

  /// The height of the highest accessory.
  var height: CGFloat { shown.all.reduce(0) { max($0, $1.size(in: cell).height) } }

  /// The width before the content.
  var leadingWidth: CGFloat {
    guard hasLeading else { return 0 }
    return leadingStart + taken(shown.leading, isLeading: true) - Self.gap
  }

  private var leadingStart: CGFloat {
    cell.margin + (cell.indentsAccessories ? cell.indentation : 0)
  }

  /// The width after the content.
  private var trailingWidth: CGFloat {
    guard hasTrailing else { return 0 }
    return trailingMargin + taken(shown.trailing, isLeading: false)
  }

  /// A handle reaches to the end of the cell.
  private var trailingMargin: CGFloat {
    shown.trailing.last?.accessory.accessoryType == .reorder ? 0 : cell.margin
  }

  private func taken(_ items: [DisplayedAccessory], isLeading: Bool) -> CGFloat {
    items.reduce(0) { $0 + $1.reservedWidth(in: cell, isLeading: isLeading) + Self.gap }
  }

  /// Where the content stands in the cell.
  var contentFrame: CGRect {
    let (size, start) = (cell.bounds.size, leadingWidth)
    let frame = CGRect(
      x: start, y: 0, width: max(0, size.width - start - trailingWidth), height: size.height)
    return directed(frame)
  }

  // MARK: Placing

  func layOut() {
    var start = leadingStart
    for item in shown.leading {
      start += layOutAccessory(item, at: start, isLeading: true) + Self.gap
    }
    start = cell.bounds.width - trailingWidth + Self.gap
    for item in shown.trailing {
      start += layOutAccessory(item, at: start, isLeading: false) + Self.gap
    }
  }

  /// Puts an accessory into the middle of its reserved width, which is returned.
  private func layOutAccessory(_ item: DisplayedAccessory, at start: CGFloat, isLeading: Bool)
    -> CGFloat
  {
    let (size, width) = (item.size(in: cell), item.reservedWidth(in: cell, isLeading: isLeading))
    let height = item.accessory.accessoryType == .reorder ? cell.bounds.height : size.height
    let frame = CGRect(
      x: (start + (width - size.width) / 2).rounded(),
      y: ((cell.bounds.height - height) / 2).rounded(), width: size.width, height: height)
    if item.view.superview === cell { item.setFrame(directed(frame)) }
    return width
  }

  private func directed(_ frame: CGRect) -> CGRect {
    guard cell.isRightToLeft else { return frame }
    return CGRect(
      x: cell.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: What they do

  /// Whether accessories stand between the content and a handle.
  var hasAccessoryBeforeHandle: Bool { shown.trailing.count > 1 }

  /// Whether a point of the cell lies on the circle that shows if the item is selected.
  func hasCircle(at point: CGPoint) -> Bool {
    shown.all.contains {
      $0.accessory.accessoryType == .multiselect && $0.view.frame.contains(point)
    }
  }

  /// The accessory that a view shows.
  func displayed(_ view: UIView) -> DisplayedAccessory? { shown.all.first { $0.view === view } }

  /// Brings out what deletes the item.
  func cellShowsDeletion() {
    guard let owner = cell.owner, let path = cell.reuse.key?.item else { return }
    owner.swiping.openConfirmation(path)
  }

  /// What a tap anywhere in the cell does in place of selecting the item; nil for nothing.
  var headerAction: (() -> Void)? {
    for item in shown.all {
      guard case .outline(let style, let action) = item.accessory.content,
        style.isHeader(cell.listAppearance?.isHeader ?? false)
      else { continue }
      return action ?? { [weak cell] in cell?.toggleOutline() }
    }
    return nil
  }
}

extension UICellAccessory.OutlineDisclosureOptions.Style {
  /// Whether the whole cell is tapped.
  func isHeader(_ isHeaderItem: Bool) -> Bool {
    switch self {
    case .automatic: isHeaderItem
    case .header: true
    case .cell: false
    }
  }
}

/// What stands before the content of a cell and what stands after it, in the direction of reading.
struct ListCellEnds<Element> {
  var leading: [Element] = []
  var trailing: [Element] = []

  var all: [Element] { leading + trailing }

  @MainActor
  func map<New>(_ transform: (Element) -> New) -> ListCellEnds<New> {
    ListCellEnds<New>(leading: leading.map(transform), trailing: trailing.map(transform))
  }
}

extension ListCellEnds<UICellAccessory> {
  /// Puts accessories where they belong: the system's in its order, then those of the user's own.
  init(_ accessories: [UICellAccessory], isHeader: Bool) {
    let ranked = accessories.filter { $0.placement == nil }
      .map { (accessory: $0, rank: $0.rank(isHeader: isHeader)) }
      .sorted { $0.rank < $1.rank }
    leading = ranked.filter { $0.rank < 0 }.map(\.accessory)
    trailing = ranked.filter { $0.rank > 0 }.map(\.accessory)
    for accessory in accessories {
      switch accessory.placement {
      case .leading(_, let position): Self.insert(accessory, position, into: &leading)
      case .trailing(_, let position): Self.insert(accessory, position, into: &trailing)
      case nil: break
      }
    }
  }

  private static func insert(
    _ accessory: UICellAccessory, _ position: UICellAccessory.Placement.Position,
    into all: inout [UICellAccessory]
  ) { all.insert(accessory, at: min(max(position(all), 0), all.count)) }
}

extension UICellAccessory {
  /// The place of one of the system's accessories in the direction of reading: before the content
  /// if negative, else after it.
  fileprivate func rank(isHeader: Bool) -> Int {
    switch (accessoryType, content) {
    case (.multiselect, _): -4
    case (.delete, _): -3
    case (.insert, _): -2
    case (.outlineDisclosure, .outline(let style, _)): style.isHeader(isHeader) ? 5 : -1
    case (.label, _): 1
    case (.popUpMenu, _): 2
    case (.checkmark, _): 3
    case (.detail, _): 4
    case (.disclosureIndicator, _): 6
    default: 7
    }
  }
}
