extension UICollectionViewListCell {
  /// The space beside the content.
  var margin: CGFloat { listAppearance?.margin ?? 16 }

  /// What the list layout decides; nil outside of lists.
  var listAppearance: ListItemAppearance? {
    guard let owner, let path = reuse.key?.item else { return nil }
    let layout = owner.collectionViewLayout as? any ListItemLayout
    return layout?.listAppearance(ofItemAt: path.indexPath)
  }

  /// Takes the list's background, and none outside of lists, unless the cell has one of its own.
  func adoptBackground(of list: ListItemAppearance?) {
    let hasViews = parts.background != nil || parts.selectedBackground != nil
    guard !hasViews, backgroundColor == nil, !configured.hasOwnBackground else { return }
    let standard = list?.background
    if standard != nil || configured.background != nil { setBackgroundConfiguration(standard) }
  }

  // MARK: Indentation

  var indentation: CGFloat { max(0, CGFloat(indentationLevel) * indentationWidth) }

  func indentationDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Lets list content stand beside the accessories: margins are for what has none.
  func applyMargins() {
    let views = accessoryViews
    let indentation = views.isContentIndented ? indentation : 0
    let isFlush = views.hasLeading && indentation == 0
    let margins = NSDirectionalEdgeInsets(
      top: 0, leading: isFlush ? 0 : margin + indentation, bottom: 0,
      trailing: views.hasTrailing ? 0 : margin)
    if contentView is UIListContentView {
      guard directionalLayoutMargins != margins else { return }
      directionalLayoutMargins = margins
      return contentView.setNeedsLayout()
    }
    let content = NSDirectionalEdgeInsets(
      top: 11, leading: max(margins.leading, 8), bottom: 11, trailing: max(margins.trailing, 8))
    if contentView.directionalLayoutMargins != content {
      contentView.directionalLayoutMargins = content
    }
  }

  // MARK: Separators

  /// Where the text of the content begins in the cell, from where reading begins.
  var textStart: CGFloat {
    let start = accessoryViews.leadingWidth
    if let list = contentView as? UIListContentView { return start + list.textStart }
    return start + contentView.directionalLayoutMargins.leading
  }

  // MARK: Outlines

  /// What a tap anywhere in the cell does in place of selecting the item; nil for nothing.
  var headerAction: (() -> Void)? { accessoryViews.headerAction }

  /// Shows the items below the cell's, or hides them.
  func toggleOutline() {
    guard let owner, let path = owner.findPath(self) else { return }
    (owner.dataSource as? any OutlineDataSource)?.toggleOutline(at: path)
  }
}

extension UICollectionViewListCell: SwipeableCell, MovableCell {
  var mover: (any ItemMoving)? { owner?.reordering }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Cuts the cell at its bounds as long as actions are in view.
  func swipeDidChange() {
    if swipe != nil {
      clipsAtRest = clipsAtRest ?? clipsToBounds
      clipsToBounds = true
    } else if let clips = clipsAtRest {
      clipsAtRest = nil
      clipsToBounds = clips
    }
    setNeedsConfiguration()
  }

  /// Says whether the cell is cut at its bounds while no actions are in view.
  func clipAtRest(_ clips: Bool) {
    if clipsAtRest != nil { clipsAtRest = clips } else { clipsToBounds = clips }
  }
}

/// The guide that separators follow: made when it is first asked for.
@MainActor
final class ListSeparatorGuide {
  private unowned let cell: UICollectionViewListCell
  private var made: (guide: UILayoutGuide, leading: NSLayoutConstraint)?

  init(of cell: UICollectionViewListCell) { self.cell = cell }

  var guide: UILayoutGuide {
    if let made { return made.guide }
    let guide = UILayoutGuide()
    cell.addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(
      equalTo: cell.leadingAnchor, constant: cell.textStart)
    let trailing = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    for standard in [leading, trailing] { standard.priority = .defaultLow }
    NSLayoutConstraint.activate([
      leading, trailing, guide.topAnchor.constraint(equalTo: cell.topAnchor),
      guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    made = (guide, leading)
    return guide
  }

  /// Follows the text.
  func update() {
    guard let made, made.leading.constant != cell.textStart else { return }
    made.leading.constant = cell.textStart
  }

  /// How far separators stand from the leading and trailing edges of the cell.
  var insets: (leading: CGFloat, trailing: CGFloat) {
    guard let frame = made?.guide.layoutFrame else { return (cell.textStart, 0) }
    let (left, right) = (frame.minX, cell.bounds.width - frame.maxX)
    return cell.isRightToLeft ? (right, left) : (left, right)
  }
}
