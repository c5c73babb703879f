import CoreGraphics
import ListGeometry

extension UICollectionViewFlowLayout {
  private var header: String { UICollectionView.elementKindSectionHeader }
  private var footer: String { UICollectionView.elementKindSectionFooter }

  // MARK: In a rectangle

  func flowAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (start, end) = axis.span(rect)
    var found: [UICollectionViewLayoutAttributes] = []
    for section in flow.geometry.sections(from: start, to: end) {
      add(header, section, in: rect, to: &found)
      for item in flow.geometry.items(inSection: section, from: start, to: end) {
        guard let attributes = itemAttributes(RowPath(section: section, row: item)) else {
          continue
        }
        if attributes.size.width > 0, attributes.size.height > 0 { found.append(attributes) }
      }
      add(footer, section, in: rect, to: &found)
    }
    return found
  }

  private func add(
    _ kind: String, _ section: Int, in rect: CGRect,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    guard let attributes = edgeAttributes(kind, section), attributes.size != .zero,
      attributes.frame.intersects(rect)
    else { return }
    found.append(attributes)
  }

  // MARK: One by one

  func flowAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    RowPath(path).flatMap(itemAttributes)
  }

  private func itemAttributes(_ path: RowPath) -> UICollectionViewLayoutAttributes? {
    guard let frame = flow.geometry.frame(of: path) else { return nil }
    let attributes = makeAttributes(.cell(path))
    attributes.frame = aligned(
      axis.rect(along: frame.along, across: frame.across, frame.size))
    return attributes
  }

  func flowAttributes(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = path.first, flow.geometry.sections.indices.contains(section) else {
      return nil
    }
    return edgeAttributes(kind, section)
  }

  /// The attributes of a header or footer, pinned if they are. One of no length has no size at all.
  private func edgeAttributes(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
    guard kind == header || kind == footer else { return nil }
    let parts = flow.geometry.sections[section]
    let start = flow.geometry.start(ofSection: section)
    let isHeader = kind == header
    let length = isHeader ? parts.metrics.header : parts.metrics.footer
    var along = isHeader ? start : start + parts.footerStart
    if isHeader, sectionHeadersPinToVisibleBounds {
      let limit = start + parts.footerStart - length
      along = min(max(along, visibleSpan.start), max(along, limit))
    } else if !isHeader, sectionFootersPinToVisibleBounds {
      let limit = start + parts.metrics.header
      along = max(min(along, visibleSpan.end - length), min(along, limit))
    }
    let attributes = makeAttributes(.supplementary(kind, [section, 0]))
    let size = FlowSize(along: length, across: length > 0 ? flow.available : 0)
    attributes.frame = aligned(axis.rect(along: along, across: 0, size))
    attributes.zIndex = 10
    return attributes
  }

  /// Has only the pinned headers and footers asked for again of sections that are, or will be, in
  /// view: those of others stand at the ends of theirs. A subclass may move what it likes, so that
  /// all is asked for again.
  func namePinnedEdges(_ context: UICollectionViewLayoutInvalidationContext, _ newBounds: CGRect) {
    guard let owner, type(of: self) == UICollectionViewFlowLayout.self,
      newBounds.size == owner.bounds.size
    else { return }
    let sections = Set(
      [owner.bounds, newBounds].flatMap { bounds in
        let (start, end) = axis.span(bounds)
        return Array(flow.geometry.sections(from: start, to: end))
      })
    let paths = sections.sorted().map { [$0, 0] as IndexPath }
    if paths.isEmpty { return }
    if sectionHeadersPinToVisibleBounds {
      context.invalidateSupplementaryElements(ofKind: header, at: paths)
    }
    if sectionFootersPinToVisibleBounds {
      context.invalidateSupplementaryElements(ofKind: footer, at: paths)
    }
  }

  /// What is in view along the axis, without what bars cover.
  private var visibleSpan: (start: CGFloat, end: CGFloat) {
    guard let owner else { return (0, 0) }
    return axis.span(owner.bounds.inset(by: owner.adjustedContentInset))
  }

  /// `rect` with its origin on a device pixel; its size stays.
  private func aligned(_ rect: CGRect) -> CGRect {
    let scale = max(owner?.traitCollection.displayScale ?? 1, 1)
    let origin = CGPoint(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale)
    return CGRect(origin: origin, size: rect.size)
  }
}
