import UIKit

/// Sections that scroll by themselves.
extension FuzzCollection {
  /// Where a section that scrolls by itself is, by the number that its data has.
  struct RegionState: Equatable {
    /// From its beginning, in the direction of reading.
    var offset: Double
    /// How far it can be scrolled, and how long what is seen of it is.
    var range: ClosedRange<Double>
    var length: Double
  }

  /// The scroll views of sections; those of sections that are gone may be on their way out.
  private var allRegions: [UIScrollView] { list.subviews.compactMap { $0 as? UIScrollView } }

  /// The scroll views of sections.
  var regions: [UIScrollView] { allRegions.filter(\.isUserInteractionEnabled) }

  /// All cells, supplementary and decoration views, in view or on their way out.
  var elements: [UICollectionReusableView] {
    let inner = allRegions.flatMap { $0.subviews.flatMap(\.subviews) }
    return (list.subviews + inner).compactMap { $0 as? UICollectionReusableView }
  }

  private var isHorizontal: Bool {
    let layout = list.collectionViewLayout as? UICollectionViewCompositionalLayout
    return layout?.configuration.scrollDirection == .horizontal
  }

  /// The scroll view in which an item is, or has to be.
  private func region(of attributes: UICollectionViewLayoutAttributes) -> UIScrollView? {
    guard attributes.representedElementCategory == .cell else { return nil }
    let frame = attributes.frame
    return regions.first {
      isHorizontal
        ? $0.frame.minX < frame.midX && frame.midX < $0.frame.maxX
        : $0.frame.minY < frame.midY && frame.midY < $0.frame.maxY
    }
  }

  /// What the layout has in the bounds, where the view has it; sections that scroll by themselves
  /// have more, in and out of view.
  var attributesAroundView: [UICollectionViewLayoutAttributes] {
    let (bounds, layout) = (list.bounds, list.collectionViewLayout)
    guard setup.isRightToLeft, layout.flipsHorizontallyInOppositeLayoutDirection else {
      return layout.layoutAttributesForElements(in: bounds) ?? []
    }
    let inset = list.adjustedContentInset
    let width = max(list.contentSize.width, bounds.width - inset.left - inset.right)
    var mirrored = bounds
    mirrored.origin.x = width - bounds.maxX
    let found = layout.layoutAttributesForElements(in: mirrored) ?? []
    for attributes in found { attributes.center.x = width - attributes.center.x }
    return found
  }

  /// Where attributes are seen: what has them may be scrolled.
  func seenFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let region = region(of: attributes) else { return attributes.frame }
    if isHorizontal { return attributes.frame.offsetBy(dx: 0, dy: -region.contentOffset.y) }
    let x = setup.isRightToLeft ? state(of: region).offset : -region.contentOffset.x
    return attributes.frame.offsetBy(dx: x, dy: 0)
  }

  /// What is wrong with where a view is seen; nil if nothing is.
  func misplacement(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> String? {
    guard let region = region(of: attributes) else {
      return view.superview === list ? nil : "is not in the collection view itself"
    }
    guard view.isDescendant(of: region) else {
      return "is not in the section's region at \(region.frame)"
    }
    let seen = view.superview?.convert(view.frame, to: list) ?? .null
    let wanted = seenFrame(of: attributes)
    let isThere = abs(seen.midX - wanted.midX) < 0.01 && abs(seen.midY - wanted.midY) < 0.01
    return isThere ? nil : "is seen at \(seen), not \(wanted)"
  }

  private func state(of region: UIScrollView) -> RegionState {
    let (size, inset, bounds) = (region.contentSize, region.contentInset, region.bounds)
    if isHorizontal {
      let most = max(-inset.top, size.height + inset.bottom - bounds.height)
      return RegionState(
        offset: bounds.minY, range: -inset.top...most, length: bounds.height)
    }
    let (start, end) =
      setup.isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
    let offset = setup.isRightToLeft ? size.width - bounds.width - bounds.minX : bounds.minX
    return RegionState(
      offset: offset, range: -start...max(-start, size.width + end - bounds.width),
      length: bounds.width)
  }

  /// Where sections are that scroll by themselves and are in view, by number.
  func regionStates(_ shape: ListShape) -> [Int: RegionState] {
    var states: [Int: RegionState] = [:]
    for region in regions {
      let cell = region.subviews.flatMap(\.subviews).lazy
        .compactMap { $0 as? UICollectionViewCell }.compactMap(list.indexPath).first
      guard let section = cell?.section, shape.parts.indices.contains(section) else { continue }
      states[shape.parts[section].id] = state(of: region)
    }
    return states
  }

  /// Notes sections whose offsets an update has changed, although they could stay.
  func expectOffsetsKept(from states: [Int: RegionState], _ old: ListShape) {
    guard !old.hasDuplicates, !shape.hasDuplicates, !isCarrying, !isInTransition else { return }
    for (id, new) in regionStates(shape) {
      let places = [old, shape].map { $0.parts.firstIndex { $0.id == id } }
      guard let oldPlace = places[0], let newPlace = places[1] else { continue }
      let (before, after) = (old.parts[oldPlace], shape.parts[newPlace])
      guard before.isKept(by: after),
        let old = states[id], old.length == new.length, old.range.contains(old.offset),
        old.range.lowerBound == new.range.lowerBound
      else { continue }
      // Rows go before others come, and sections take their new places, where they are laid out in
      // another way.
      let isShorter = oldPlace != newPlace || before.rows.contains { !after.rows.contains($0) }
      let kept = min(max(old.offset, new.range.lowerBound), new.range.upperBound)
      if abs(kept - new.offset) > 0.51, !isShorter || new.offset > kept {
        account.note("section \(id) was at \(old.offset) and is at \(new.offset), not \(kept)")
      }
    }
  }

  /// Scrolls one of the sections in view.
  func scrollRegion(_ number: Int, to offset: Double, animated: Bool) {
    let all = regions.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    guard !all.isEmpty else { return }
    let region = all[number % all.count]
    let range = state(of: region).range
    let wanted = min(max(offset, range.lowerBound), range.upperBound)
    let end = region.contentSize.width - region.bounds.width
    region.setContentOffset(
      isHorizontal
        ? CGPoint(x: 0, y: wanted)
        : CGPoint(x: setup.isRightToLeft ? end - wanted : wanted, y: 0), animated: animated)
  }

  /// What must hold of sections that scroll by themselves while nothing moves.
  func checkRestingRegions(_ faults: inout [String]) {
    if allRegions.count != regions.count {
      faults.append("\(allRegions.count - regions.count) regions stay that have no section")
    }
    for region in regions {
      let state = state(of: region)
      if state.offset < state.range.lowerBound - 0.51
        || state.offset > state.range.upperBound + 0.51
      {
        faults.append("a region rests at \(state.offset), outside \(state.range)")
      }
      if region.isTracking || region.isDragging || region.isDecelerating {
        faults.append("a region thinks that it is being scrolled")
      }
      let isSeen = region.frame.intersects(list.bounds)
      if !isSeen, region.subviews.allSatisfy({ $0.subviews.isEmpty }) {
        faults.append("an empty region stays out of view")
      }
    }
  }
}
