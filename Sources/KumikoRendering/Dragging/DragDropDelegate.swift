import KumikoComponents
import UIKit

/// What list views ask about drags and drops.
@MainActor
final class DragDropDelegate: NSObject {
  private weak var owner: ListDragAndDrop?

  init(of owner: ListDragAndDrop) {
    self.owner = owner
    super.init()
  }

  /// What decides for a list view that shows the adapter's data, while it does not ask for it.
  func dragging(in list: any FeatureList) -> ListDragAndDrop? {
    guard let owner, let adapter = owner.adapter, adapter.list === list, adapter.phase == .idle
    else { return nil }
    return owner
  }

  /// What would be done with things that are held over a list view.
  func follow(
    _ session: any UIDropSession, over list: any FeatureList, between path: IndexPath?
  ) -> DropAim? {
    guard let dragging = dragging(in: list) else { return nil }
    let drops = dragging.drops
    let finger = session.location(in: list)
    let row = drops.hasRowDestinations ? drops.restingRow(at: finger, in: list) : nil
    return drops.follow(
      session, between: path ?? list.placeNearFinger(of: session),
      finger: row.map { ($0.path, list.isMiddle(finger, of: $0.frame)) })
  }
}

extension FeatureList {
  /// Whether a finger is in the middle half of a row: across it, or where rows stand beside each
  /// other along it.
  fileprivate func isMiddle(_ finger: CGPoint, of frame: CGRect) -> Bool {
    let isWide = frame.width > bounds.width * 0.6
    let part =
      isWide
      ? (finger.y - frame.minY) / frame.height : (finger.x - frame.minX) / frame.width
    return (0.25...0.75).contains(part)
  }

  /// Where rows could make room for something that is held away from them: beside the nearest row,
  /// below the nearest header, above the nearest footer.
  fileprivate func placeNearFinger(of session: any UIDropSession) -> IndexPath? {
    let finger = session.location(in: self)
    var nearest: (place: IndexPath, distance: CGFloat)?
    for element in visibleElements {
      let frame = element.view.convert(element.view.bounds, to: self)
      let distance = frame.distance(to: finger)
      guard distance < nearest?.distance ?? .infinity,
        let place = dropPath(beside: element, frame, finger)
      else { continue }
      nearest = (place, distance)
    }
    return nearest?.place
  }

  private func dropPath(
    beside element: VisibleElement, _ frame: CGRect, _ finger: CGPoint
  ) -> IndexPath? {
    switch element {
    case .cell(let path, _):
      if finger.y > frame.maxY + frame.height / 2 { return placeBehindLine(of: path, frame) }
      return IndexPath(item: path.item + (isBehind(frame, finger) ? 1 : 0), section: path.section)
    case .header(let section, _): return IndexPath(item: 0, section: section)
    case .footer(let section, _): return end(ofSection: section)
    case .supplementary(UICollectionView.elementKindSectionHeader, let path, _):
      return IndexPath(item: 0, section: path.section)
    case .supplementary(UICollectionView.elementKindSectionFooter, let path, _):
      return end(ofSection: path.section)
    case .supplementary: return nil
    }
  }

  /// The place behind the line of rows that one of them stands in.
  private func placeBehindLine(of path: IndexPath, _ frame: CGRect) -> IndexPath {
    let line = visiblePaths.filter { other in
      guard other.section == path.section, let cell = existingCell(at: other) else { return false }
      let middle = cell.convert(cell.bounds, to: self).midY
      return frame.minY...frame.maxY ~= middle
    }
    return IndexPath(item: (line.map(\.item).max() ?? path.item) + 1, section: path.section)
  }

  private func end(ofSection section: Int) -> IndexPath? {
    let rows = adapterAsDelegate.flatMap {
      $0.data.indices.contains(section) ? $0.data[section].elements.count : nil
    }
    return rows.map { IndexPath(item: $0, section: section) }
  }

  /// Whether a finger is held behind a row, in the direction of reading.
  private func isBehind(_ frame: CGRect, _ finger: CGPoint) -> Bool {
    if finger.y < frame.minY || finger.y > frame.maxY { return finger.y > frame.midY }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? finger.x < frame.midX : finger.x > frame.midX
  }
}

extension CGRect {
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return hypot(x, y)
  }
}
