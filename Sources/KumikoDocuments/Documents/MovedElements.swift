/// Where elements that were taken over from the version before stand in the text of this one.
package struct MovedElements: Sendable {
  private struct Element {
    var old: DocumentLocation
    var start: Int
    var oldPath: DocumentPath
    var path: DocumentPath
  }

  private var elements: [Element] = []

  /// Notes that an element stands at a byte of the newest text, and the way to it there.
  mutating func note(_ element: DocumentElement, at start: Int, path: DocumentPath) {
    guard let old = element.location else { return }
    elements.append(Element(old: old, start: start, oldPath: element.path, path: path))
  }

  /// Where a part of a document stands in its newest text.
  ///
  /// - Parameters:
  ///   - location: Where it stood in the text that it was read from.
  ///   - path: The way to it there.
  ///   - source: The newest text.
  /// - Complexity: O(*n*) for *n* elements that were taken over.
  package func newestLocation(
    of location: DocumentLocation, _ path: DocumentPath, in source: DocumentSource
  ) -> (location: DocumentLocation, path: DocumentPath) {
    let start = location.range.lowerBound
    let element = elements.first {
      $0.old.source === location.source && $0.old.range.contains(start)
    }
    guard let element, location.source !== source else { return (location, path) }
    let now = start - element.old.range.lowerBound + element.start
    return (
      DocumentLocation(now..<now + location.range.count, in: source),
      path.moved(from: element.oldPath, to: element.path)
    )
  }
}
