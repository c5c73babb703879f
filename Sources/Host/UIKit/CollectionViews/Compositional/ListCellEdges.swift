import CoreGraphics
import QuartzCore

/// What a list draws at the edges of a cell: lines above and below it, round corners. It comes with
/// what decides about the cell's background, so that cells in view hear of a change.
struct ListCellEdges: Equatable {
  /// A line along an edge.
  struct Line: Equatable {
    /// Nil: as the cell's content.
    var leading: CGFloat?
    var trailing: CGFloat?
    var color: UIColor
    var effect: UIVisualEffect?
  }

  /// Where an item stands in its section.
  struct Place {
    let isHeader: Bool
    let isFirst: Bool
    let isLast: Bool
  }

  /// The look of the list.
  let appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether the item is the header of its section.
  let isHeader: Bool
  private(set) var top: Line?
  private(set) var bottom: Line?
  private(set) var corners: CACornerMask = []

  /// Resolves the lines of an item: the section's, then what its handler makes of them.
  init(_ list: UICollectionLayoutListConfiguration, _ place: Place, _ path: IndexPath) {
    (appearance, isHeader) = (list.appearance, place.isHeader)
    if list.appearance == .insetGrouped, !place.isHeader {
      if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    guard list.showsSeparators else { return }
    var configuration = list.separatorConfiguration
    if configuration.topSeparatorVisibility == .automatic {
      configuration.topSeparatorVisibility = .hidden
    }
    if configuration.bottomSeparatorVisibility == .automatic {
      let isHidden = place.isLast || place.isHeader
      configuration.bottomSeparatorVisibility = isHidden ? .hidden : .visible
    }
    if let handler = list.itemSeparatorHandler { configuration = handler(path, configuration) }
    top = Self.line(
      configuration.topSeparatorVisibility, configuration.topSeparatorInsets, configuration)
    bottom = Self.line(
      configuration.bottomSeparatorVisibility, configuration.bottomSeparatorInsets, configuration)
  }

  private static func line(
    _ visibility: UIListSeparatorConfiguration.Visibility, _ insets: NSDirectionalEdgeInsets,
    _ configuration: UIListSeparatorConfiguration
  ) -> Line? {
    guard visibility == .visible else { return nil }
    let automatic = UIListSeparatorConfiguration.automaticInsets
    return Line(
      leading: insets.leading == automatic.leading ? nil : insets.leading,
      trailing: insets.trailing == automatic.trailing ? nil : insets.trailing,
      color: configuration.color, effect: configuration.visualEffect)
  }
}

/// Draws the edges of a cell in a list: lines in list cells only, round corners in all.
@MainActor
final class ListCellEdgeViews {
  private static var cornerRadius: CGFloat { 10 }

  private unowned let cell: UICollectionViewCell
  private var edges: ListCellEdges?
  private var lines: [SeparatorView] = []
  /// What the cell has by itself while the list rounds its corners; nil while it does not.
  private var own: Own?

  private struct Own {
    let radius: CGFloat
    let corners: CACornerMask
    let clips: Bool
  }

  init(of cell: UICollectionViewCell) { self.cell = cell }

  /// Takes what a list wants; nil outside of lists.
  func set(_ edges: ListCellEdges?) {
    guard edges != self.edges else { return }
    let old = self.edges
    self.edges = edges
    round(edges?.corners ?? [])
    layOut()
    if edges?.appearance != old?.appearance || edges?.isHeader != old?.isHeader {
      let look = edges.map { ListItemAppearance(list: $0.appearance, isHeader: $0.isHeader) }
      (cell as? UICollectionViewListCell)?.adoptBackground(of: look)
    }
  }

  /// Rounds corners, or gives the cell back what it has by itself if there are none to be rounded.
  private func round(_ corners: CACornerMask) {
    let layer = cell.layer
    if corners.isEmpty {
      guard let own else { return }
      self.own = nil
      (layer.cornerRadius, layer.maskedCorners) = (own.radius, own.corners)
      clip(own.clips)
    } else {
      let clips = (cell as? UICollectionViewListCell)?.clipsAtRest ?? layer.masksToBounds
      own =
        own ?? Own(radius: layer.cornerRadius, corners: layer.maskedCorners, clips: clips)
      (layer.cornerRadius, layer.maskedCorners) = (Self.cornerRadius, corners)
      clip(true)
    }
  }

  private func clip(_ clips: Bool) {
    if let list = cell as? UICollectionViewListCell {
      list.clipAtRest(clips)
    } else {
      cell.clipsToBounds = clips
    }
  }

  /// Places lines at the edges of a cell, in front of its content.
  func layOut() {
    guard cell is UICollectionViewListCell, edges != nil || !lines.isEmpty else { return }
    let wanted = [(edges?.top, false), (edges?.bottom, true)].compactMap { line, isBelow in
      line.map { ($0, isBelow) }
    }
    while lines.count > wanted.count { lines.removeLast().removeFromSuperview() }
    while lines.count < wanted.count {
      let view = SeparatorView(frame: .zero)
      cell.addSubview(view)
      lines.append(view)
    }
    for (view, (line, isBelow)) in zip(lines, wanted) {
      view.frame = frame(of: line, isBelow: isBelow)
      view.configure(line.color, line.effect)
      cell.bringSubviewToFront(view)
    }
  }

  private func frame(of line: ListCellEdges.Line, isBelow: Bool) -> CGRect {
    let standard = cell.listSeparatorInsets
    let leading = line.leading ?? standard.leading
    let trailing = line.trailing ?? standard.trailing
    let thickness = 1 / max(cell.traitCollection.displayScale, 1)
    let width = max(0, cell.bounds.width - leading - trailing)
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? trailing : leading, y: isBelow ? cell.bounds.height - thickness : 0,
      width: width, height: thickness)
  }
}

extension UICollectionViewCell {
  /// Shows what a list draws at the cell's edges; nil outside of lists.
  func showListEdges(_ edges: ListCellEdges?) {
    guard edges != nil || edgeViews != nil else { return }
    let views = edgeViews ?? ListCellEdgeViews(of: self)
    edgeViews = views
    views.set(edges)
  }
}
