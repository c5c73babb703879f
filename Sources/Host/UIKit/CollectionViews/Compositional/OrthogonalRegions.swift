import CoreGraphics
import ListGeometry

/// The sections of a compositional layout that scroll across its axis: each is a scroll view that
/// holds the section's cells. An offset is kept for its section while the section is out of view.
@MainActor
final class OrthogonalRegions: NSObject, ScrollRegions, OrthogonalScrollViewHost,
  UIScrollViewDelegate
{
  private unowned let layout: UICollectionViewCompositionalLayout
  /// The scroll views of sections in and around view.
  private var views: [Int: OrthogonalScrollView] = [:]
  private var offsets = RegionOffsets()
  /// The stretches whose elements the collection view knows.
  private var tiles: [Int: CompositionalSpan] = [:]
  /// The rectangle that the collection view asks about, while it does.
  private var recordedRect: CGRect?
  private var isPlacing = false
  /// Counts changes of where regions and what is in them stand.
  private var version = 0
  /// Scroll views that were taken away, for sections to come.
  private var spare: [OrthogonalScrollView] = []

  init(of layout: UICollectionViewCompositionalLayout) {
    self.layout = layout
    super.init()
  }

  var axis: CompositionalAxis { layout.axis.other }

  var geometry: CompositionalGeometry? { layout.state.geometry }

  func behavior(
    of section: Int
  ) -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
    let sections = layout.state.sections
    return sections.indices.contains(section) ? sections[section].values.scrolling : .none
  }

  /// Whether the content of regions begins at the right.
  var isMirrored: Bool {
    axis == .horizontal && layout.collectionView?.cache.isMirrored == true
  }

  // MARK: Offsets

  /// How far a section is scrolled from its beginning.
  func offset(of section: Int) -> Double {
    if let offset = offsets[section] { return offset }
    guard behavior(of: section) == .groupPagingCentered, let geometry,
      geometry.sections.indices.contains(section)
    else { return 0 }
    return -geometry.sections[section].centeringInsets.start
  }

  func shift(of section: Int) -> CGPoint {
    let offset = offset(of: section)
    if axis == .vertical { return CGPoint(x: 0, y: -offset) }
    return CGPoint(x: isMirrored ? offset : -offset, y: 0)
  }

  /// How long a region and its content are.
  func lengths(of section: Int) -> (region: Double, content: Double) {
    guard let geometry, let frame = geometry.regionFrame(ofSection: section) else { return (0, 0) }
    let region = axis == .horizontal ? frame.width : frame.height
    return (region, max(region, geometry.sections[section].regionLength))
  }

  func physical(_ offset: Double, _ section: Int) -> CGPoint {
    guard isMirrored else {
      return axis == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }
    let (region, content) = lengths(of: section)
    return CGPoint(x: content - region - offset, y: 0)
  }

  func logical(_ offset: CGPoint, _ section: Int) -> Double {
    guard isMirrored else { return axis == .horizontal ? offset.x : offset.y }
    let (region, content) = lengths(of: section)
    return content - region - offset.x
  }

  /// What of a section's region is asked for: what is seen, and as much before and after it.
  func tile(of section: Int) -> CompositionalSpan? {
    let rect = recordedRect ?? layout.collectionView?.bounds ?? .zero
    guard let seen = seenSpan(of: section, in: rect) else { return nil }
    let length = seen.end - seen.start
    let tile = CompositionalSpan(start: seen.start - length, end: seen.end + length)
    if recordedRect != nil { tiles[section] = tile }
    return tile
  }

  /// What is seen of a region's content. A region does not clip, so what lies beside it is seen
  /// too: in a safe area, or in the inset of the collection view.
  private func seenSpan(of section: Int, in rect: CGRect) -> CompositionalSpan? {
    guard let frame = geometry?.regionFrame(ofSection: section) else { return nil }
    let all = frame.union(layout.logical(rect))
    let (start, length) = axis == .horizontal ? (all.minX, all.width) : (all.minY, all.height)
    let first = start + offset(of: section)
    return CompositionalSpan(start: first, end: first + length)
  }

  func recording(around rect: CGRect, _ ask: () -> Void) {
    (tiles, recordedRect) = ([:], rect)
    ask()
    recordedRect = nil
  }

  func covers(_ rect: CGRect) -> Bool {
    tiles.allSatisfy { section, tile in
      guard let seen = seenSpan(of: section, in: rect) else { return true }
      return tile.start <= seen.start && seen.end <= tile.end
    }
  }

  // MARK: Views

  func scrollView(at point: CGPoint) -> UIScrollView? {
    views.values.first {
      axis == .horizontal
        ? $0.frame.minY <= point.y && point.y < $0.frame.maxY
        : $0.frame.minX <= point.x && point.x < $0.frame.maxX
    }
  }

  func content(of section: Int) -> UIView? {
    if let view = views[section] { return view.content }
    guard let owner = layout.collectionView, behavior(of: section) != .none else { return nil }
    let view = spare.popLast() ?? OrthogonalScrollView(frame: .zero)
    views[section] = view
    view.delegate = self
    view.regions = self
    UIView.performWithoutAnimation {
      owner.insert(view)
      layOutRegion(view, section)
    }
    return view.content
  }

  func layOut() {
    for (section, view) in views.sorted(by: { $0.key < $1.key }) {
      guard isRegion(section) else {
        views[section] = nil
        retire(view)
        continue
      }
      if view.superview !== layout.collectionView { layout.collectionView?.insert(view) }
      let placement = (section, version, isMirrored)
      if isMirrored || view.placedFor != placement { layOutRegion(view, section) }
      view.removeIfUnused()
    }
    makeRegionsInView()
  }

  /// What is in view can be scrolled although none of its cells is seen.
  private func makeRegionsInView() {
    guard let owner = layout.collectionView, let geometry else { return }
    let span = layout.span(layout.logical(owner.bounds))
    for section in geometry.sections(from: span.start, to: span.end)
    where views[section] == nil && behavior(of: section) != .none {
      guard let frame = geometry.regionFrame(ofSection: section),
        owner.cache.mirrored(frame).intersects(owner.bounds)
      else { continue }
      _ = content(of: section)
    }
  }

  /// Whether a section scrolls by itself and has something to scroll.
  private func isRegion(_ section: Int) -> Bool {
    behavior(of: section) != .none && geometry?.regionFrame(ofSection: section) != nil
  }

  /// Takes away a scroll view that holds no cells if it is out of view.
  func takeAwayIfUnseen(_ view: OrthogonalScrollView) {
    guard let owner = layout.collectionView, views[view.section] === view,
      !view.frame.intersects(owner.bounds)
    else { return }
    views[view.section] = nil
    view.delegate = nil
    view.removeFromSuperview()
    if !view.isHeldOrMoving, spare.count < Self.mostSpare { spare.append(view) }
  }

  /// How many scroll views wait for other sections.
  private static var mostSpare: Int { 3 }

  private func retire(_ view: OrthogonalScrollView) {
    view.delegate = nil
    view.isUserInteractionEnabled = false
    view.isRetired = true
    view.removeIfUnused()
  }

  private func layOutRegion(_ view: OrthogonalScrollView, _ section: Int) {
    guard let owner = layout.collectionView, let geometry,
      let logicalFrame = geometry.regionFrame(ofSection: section)
    else { return }
    (isPlacing, view.isPlaced) = (true, false)
    defer { (isPlacing, view.isPlaced) = (false, true) }
    let old = (view.contentSize, view.bounds.size, view.contentInset)
    view.section = section
    // What moves is placed until it rests.
    view.placedFor = (section, view.isHeldOrMoving ? -1 : version, isMirrored)
    view.configure(behavior(of: section))
    view.elementZIndex = geometry.sections[section].template.decorations.isEmpty ? 0 : 1
    let frame = owner.cache.mirrored(logicalFrame)
    if view.frame != frame { view.frame = frame }
    let (region, length) = lengths(of: section)
    let size =
      axis == .horizontal
      ? CGSize(width: length, height: frame.height) : CGSize(width: frame.width, height: length)
    view.centering =
      behavior(of: section) == .groupPagingCentered
      ? centering(geometry.sections[section].centeringInsets) : .zero
    if view.contentSize != size { view.contentSize = size }
    let origin = CGPoint(x: frame.minX - (isMirrored ? length - region : 0), y: frame.minY)
    view.content.frame = CGRect(origin: .zero, size: size)
    if view.content.bounds.origin != origin { view.content.bounds.origin = origin }
    restoreOffset(view, section)
    follow(view, section, (view.contentSize, view.bounds.size, view.contentInset) != old)
  }

  private func centering(_ insets: CompositionalSpan) -> UIEdgeInsets {
    if axis == .vertical {
      return UIEdgeInsets(top: insets.start, left: 0, bottom: insets.end, right: 0)
    }
    let (left, right) = isMirrored ? (insets.end, insets.start) : (insets.start, insets.end)
    return UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }

  /// Brings a scroll view to the offset of its section, within its content.
  private func restoreOffset(_ view: OrthogonalScrollView, _ section: Int) {
    guard !view.isHeldOrMoving else { return }
    let wanted = view.clamped(physical(offset(of: section), section))
    if view.contentOffset != wanted { view.contentOffset = wanted }
    if offsets[section] != nil { note(logical(wanted, section), of: section) }
  }

  /// Has a movement go on in content that may be of another length: what begins at the right is
  /// elsewhere then.
  private func follow(_ view: OrthogonalScrollView, _ section: Int, _ hasChanged: Bool) {
    guard view.isHeldOrMoving, hasChanged else { return }
    let seen = physical(offset(of: section), section)
    if view.contentOffset != seen { view.shiftContent(to: seen) }
    view.isPlaced = true
    view.tracking.takeGripInside()
    view.animator.redirect(keepsEnd: false)
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPlacing, let view = scrollView as? OrthogonalScrollView, views[view.section] === view
    else { return }
    note(logical(view.contentOffset, view.section), of: view.section)
    layout.collectionView?.regionDidScroll()
  }

  func layoutSection(_ number: Int) -> CompositionalSection? {
    guard let geometry, geometry.sections.indices.contains(number) else { return nil }
    return geometry.sections[number]
  }

  private func note(_ offset: Double, of section: Int) {
    offsets.set(offset, of: section, layoutSection(section), behavior(of: section).anchoring)
  }

  func scroll(_ section: Int, to offset: Double, animated: Bool) {
    version += 1
    guard let view = views[section] else {
      note(offset, of: section)
      layout.collectionView?.regionDidScroll()
      return
    }
    view.setContentOffset(physical(offset, section), animated: animated)
  }

  // MARK: Changes

  /// Keeps offsets within what the sections hold now, and groups at their rests where the width
  /// changed; what is held or moves keeps its offset. Tiles belong to an older geometry.
  func geometryDidChange() {
    tiles = [:]
    version += 1
    for (section, view) in views where view.isHeldOrMoving && offsets[section] == nil {
      // What begins at the right has gone from where it was.
      if !isMirrored { note(logical(view.contentOffset, section), of: section) }
    }
    for number in offsets.sections {
      guard behavior(of: number) != .none, let section = layoutSection(number) else { continue }
      if views[number]?.isHeldOrMoving == true {
        note(offset(of: number), of: number)
      } else {
        offsets.adapt(number, to: section, behavior(of: number).anchoring) { clamped($0, number) }
      }
    }
  }

  private func clamped(_ offset: Double, _ section: Int) -> Double {
    guard let known = layoutSection(section), behavior(of: section) != .none else { return offset }
    let isCentered = behavior(of: section) == .groupPagingCentered
    let beyond = isCentered ? known.centeringInsets : CompositionalSpan(start: 0, end: 0)
    let (region, content) = lengths(of: section)
    return max(-beyond.start, min(offset, content - region + beyond.end))
  }

  /// Follows sections through an update.
  func follow(_ map: IndexPathMap) {
    let oldViews = views
    (views, tiles) = ([:], [:])
    version += 1
    offsets.follow(map)
    for (section, view) in oldViews {
      if let new = map.newSection(section), views[new] == nil {
        views[new] = view
        view.section = new
      } else {
        retire(view)
      }
    }
  }

  /// Takes away the regions of a layout that is not used any more, as soon as they are empty.
  func abandon() {
    for view in views.values { retire(view) }
    views = [:]
  }
}
