import CoreGraphics
import ListGeometry

extension UICollectionViewCompositionalLayout {
  // MARK: Coordinates

  /// A rectangle of the content as the layout has it, in which leading is left.
  func logical(_ rect: CGRect) -> CGRect { owner?.cache.mirrored(rect) ?? rect }

  /// The stretch of a rectangle along the axis.
  func span(_ rect: CGRect) -> CompositionalSpan {
    axis == .vertical
      ? CompositionalSpan(start: rect.minY, end: rect.maxY)
      : CompositionalSpan(start: rect.minX, end: rect.maxX)
  }

  /// What is seen of the content: pinned items stay in it.
  var visibleBounds: CGRect {
    guard let owner else { return .zero }
    return logical(owner.bounds.inset(by: owner.adjustedContentInset))
  }

  // MARK: In a rectangle

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let geometry = state.geometry else { return [] }
    let visible = visibleBounds
    let span = span(rect)
    var found = geometry.boundaryElements(visible: visible)
      .filter { $0.frame.intersects(rect) }.map { attributes($0, section: nil) }
    for section in geometry.sections(from: span.start, to: span.end) {
      let elements = geometry.elements(
        inSection: section, in: rect, visible: visible, region: regions.tile(of: section))
      found += elements.map { attributes($0, section: section) }
    }
    return found
  }

  // MARK: One by one

  func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let item = RowPath(path), let element = state.geometry?.element(at: item) else {
      return nil
    }
    return attributes(element, section: item.section)
  }

  func supplementaryAttributes(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let geometry = state.geometry else { return nil }
    if path.count == 1 {
      let element = geometry.boundaryElements(visible: visibleBounds).first { element in
        if case .supplementary(let place) = element.role { place.kind == kind } else { false }
      }
      return element.map { attributes($0, section: nil) }
    }
    guard path.count == 2 else { return nil }
    let place = SupplementaryPlace(kind: kind, index: path[1])
    return geometry.element(place, inSection: path[0], visible: visibleBounds)
      .map { attributes($0, section: path[0]) }
  }

  func decorationAttributes(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, path[1] == 0 else { return nil }
    return state.geometry?.decoration(kind, inSection: path[0])
      .map { attributes($0, section: path[0]) }
  }

  private func attributes(
    _ element: CompositionalElement, section: Int?
  ) -> UICollectionViewLayoutAttributes {
    let key: ElementKey
    switch element.role {
    case .item(let item): key = .cell([section ?? 0, item])
    case .supplementary(let place):
      key = .supplementary(place.kind, section.map { [$0, place.index] } ?? [0])
    case .decoration(let kind): key = ElementKey(.decorationView, kind, [section ?? 0, 0])
    }
    let attributes = makeAttributes(key)
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    attributes.values.estimates = element.estimates
    attributes.setRegion(element.isInRegion ? section : nil)
    if key.category == .cell { attributes.values.listEdges = listEdges(key.path) }
    return attributes
  }
}
