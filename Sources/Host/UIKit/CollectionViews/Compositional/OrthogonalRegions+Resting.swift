import CoreGraphics
import ListGeometry

/// Where regions come to rest.
extension OrthogonalRegions {
  /// Where scrolling of a region ends.
  func restingOffset(
    of view: OrthogonalScrollView, for proposed: CGPoint, velocity: CGVector, from start: CGPoint
  ) -> CGPoint {
    guard let section = layoutSection(view.section), let paging = behavior(of: view.section).paging
    else { return proposed }
    let (end, first) = (logical(proposed, view.section), logical(start, view.section))
    var speed = axis == .horizontal ? velocity.dx : velocity.dy
    if isMirrored { speed = -speed }
    var rest = section.restingOffset(for: end, from: first, velocity: speed, paging)
    // A wheel has no velocity: whichever way it turns, the next group comes.
    if view.tracking.drag == nil, speed == 0, end != first, paging != .groupStart || rest == first {
      let turn = paging == .groupStart ? .nextGroup : paging
      rest = section.restingOffset(for: end, from: first, velocity: end - first, turn)
    }
    return physical(rest, view.section)
  }

  func reveal(
    _ path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let geometry, let item = RowPath(path), let element = geometry.element(at: item),
      element.isInRegion, let frame = geometry.regionFrame(ofSection: item.section)
    else { return }
    let section = item.section
    let isAcross = axis == .horizontal
    let start = isAcross ? element.frame.minX - frame.minX : element.frame.minY - frame.minY
    let end = start + (isAcross ? element.frame.width : element.frame.height)
    let (region, content) = lengths(of: section)
    let seen = offset(of: section)
    var target: Double
    if let rest = pagedRest(item.row, section) {
      target = rest
    } else if !position.isDisjoint(with: isAcross ? [.left, .right] : [.top, .bottom]) {
      let toStart = position.contains(isAcross ? .left : .top) != isMirrored
      target = toStart ? start : end - region
    } else if position.contains(isAcross ? .centeredHorizontally : .centeredVertically) {
      target = (start + end - region) / 2
    } else {
      target = min(max(seen, end - region), start)
    }
    if pagedRest(item.row, section) == nil { target = min(max(target, 0), content - region) }
    scroll(section, to: target, animated: animated)
  }

  /// The rest of an item's group in a section that turns group by group.
  private func pagedRest(_ item: Int, _ section: Int) -> Double? {
    guard let geometry else { return nil }
    switch behavior(of: section) {
    case .groupPaging:
      let (region, content) = lengths(of: section)
      return geometry.sections[section].rest(ofItem: item).map { min($0, content - region) }
    case .groupPagingCentered:
      return geometry.sections[section].rest(ofItem: item, isCentered: true)
    default: return nil
    }
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  /// Where scrolling comes to rest; nil where the scroll view knows.
  fileprivate var paging: RegionPaging? {
    switch self {
    case .none, .continuous, .paging: nil
    case .continuousGroupLeadingBoundary: .groupStart
    case .groupPaging: .nextGroup
    case .groupPagingCentered: .nextGroupCentered
    }
  }

  /// What stays in view where the width changes.
  var anchoring: RegionPaging {
    switch self {
    case .none, .continuous: .anywhere
    case .paging: .page
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: paging ?? .anywhere
    }
  }
}
