import KumikoDocuments

/// Where something stands, for reports of what goes wrong when it is evaluated.
struct CompiledPlace {
  var location: DocumentLocation?
  var path: DocumentPath
}

extension CompiledScreen {
  /// Where what has a number stands; nil for numbers of what is no longer there.
  ///
  /// - Complexity: O(*n*) of the elements. Only what is reported is looked for, and little is.
  func location(_ number: Int) -> CompiledPlace? {
    root.find(number)
      ?? templates.lazy.compactMap { $0.body?.find(number) }.first
      ?? styles.values.lazy.compactMap { $0.find(number) }.first
  }
}

extension CompiledElement {
  fileprivate func find(_ number: Int) -> CompiledPlace? {
    if let text = source.text, isKept {
      let count = Self.ownPlaces * text.elementCount + text.propertyCount
      return (place..<place + count).contains(number) ? whole.find(number) : nil
    }
    let part = number - place
    if (0..<Self.ownPlaces + source.properties.count).contains(part) { return ownPlace(part) }
    for property in properties {
      switch property.value {
      case .elements(let elements):
        if let found = elements.lazy.compactMap({ $0.find(number) }).first { return found }
      case .composed(let value):
        let written = source.property(property.name)
        let path = source.path.appending(property.name)
        if let path = value.find(number, path) {
          return CompiledPlace(location: written?.location, path: path)
        }
      case .literal, .text, .unusable: break
      }
    }
    return nil
  }

  /// The element inside of this one, or this one, that has a number.
  func element(at number: Int) -> CompiledElement? {
    if place == number { return self }
    return properties.lazy.flatMap(\.elements).compactMap { $0.element(at: number) }.first
  }

  private func ownPlace(_ part: Int) -> CompiledPlace {
    switch part {
    case 0: return CompiledPlace(location: source.location, path: source.path)
    case 1: return CompiledPlace(location: source.id?.location, path: source.path.appending("id"))
    case 2:
      return CompiledPlace(location: source.loop?.location, path: source.path.appending("for"))
    case 3:
      return CompiledPlace(
        location: source.filter?.location, path: source.path.appending("where"))
    case 4:
      let word = source.condition?.kind.rawValue ?? "if"
      return CompiledPlace(
        location: source.condition?.location, path: source.path.appending(word))
    default:
      let property = source.properties[part - Self.ownPlaces]
      return CompiledPlace(
        location: property.location, path: source.path.appending(property.name))
    }
  }
}

extension ComposedValue {
  fileprivate func find(_ number: Int, _ path: DocumentPath) -> DocumentPath? {
    switch self {
    case .literal: return nil
    case .text(let text): return text.place == number ? path : nil
    case .list(let values):
      return values.enumerated().lazy.compactMap { $1.find(number, path.appending($0)) }.first
    case .object(let fields):
      return fields.lazy.compactMap { $1.find(number, path.appending($0)) }.first
    }
  }
}
