extension DocumentElement {
  /// This element with a text of its own, so that it does not keep all that it was read with: those
  /// of many patches may stay for as long as a screen does.
  ///
  /// - Parameter cursor: Finds where it stands, from the element before.
  func withOwnSource(_ cursor: inout PositionCursor) -> DocumentElement {
    guard let location, location.source.bytes.count > 2 * location.range.count else { return self }
    let start = location.range.lowerBound
    let part = DocumentSource(location.range, of: location.source, cursor: &cursor)
    return moved { $0.source === location.source ? $0.moved(to: part, from: start) : $0 }
  }

  /// This element at other places.
  private func moved(
    _ move: (DocumentLocation) -> DocumentLocation
  ) -> DocumentElement {
    var copy = moved(to: location.map(move))
    copy.id?.location = id?.location.map(move)
    // What is kept as its text has places of its own when it is read.
    guard text == nil else { return copy }
    if loop != nil { copy.loop?.location = loop?.location.map(move) }
    if filter != nil { copy.filter?.location = filter?.location.map(move) }
    if condition != nil { copy.condition?.location = condition?.location.map(move) }
    if case .element(let other) = fallback { copy.fallback = .element(other.moved(move)) }
    copy.properties = properties.map { property in
      var property = property
      property.location = property.location.map(move)
      switch property.value {
      case .element(let child): property.value = .element(child.moved(move))
      case .elements(let children): property.value = .elements(children.map { $0.moved(move) })
      case .value, .expression: break
      }
      return property
    }
    return copy
  }
}
