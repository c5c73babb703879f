/// One of the changes of a patch.
public enum PatchChange: Equatable, Sendable {
  /// Where elements are inserted.
  public enum Place: Hashable, Sendable {
    /// Before the element of an id, in the same list.
    case before(String)
    /// After the element of an id, in the same list.
    case after(String)
    /// At the end of what the element of an id holds: the rows of a section, the children of a
    /// view, the sections of the screen.
    case into(String)

    /// The id of the element.
    public var id: String {
      switch self {
      case .before(let id), .after(let id), .into(let id): id
      }
    }

    var word: String {
      switch self {
      case .before: "before"
      case .after: "after"
      case .into: "into"
      }
    }
  }

  /// A value of `data` is another one.
  case data(DataPath, RemoteValue)
  /// Another element stands in the place of the one of an id.
  case replace(String, with: DocumentElement)
  /// Elements are added.
  case insert([DocumentElement], Place)
  /// The element of an id goes.
  case remove(String)

  /// The change as patches have it.
  public var element: DocumentElement {
    switch self {
    case .data(let path, let value):
      DocumentElement(
        "Data",
        properties: [
          DocumentProperty("path", .value(.string(path.description))),
          DocumentProperty("value", .value(value)),
        ])
    case .replace(let id, let other):
      DocumentElement(
        "Replace", id: id, properties: [DocumentProperty("with", .element(other))])
    case .insert(let elements, let place):
      DocumentElement(
        "Insert",
        properties: [
          DocumentProperty(place.word, DocumentValue(text: place.id)),
          DocumentProperty("elements", .elements(elements)),
        ])
    case .remove(let id): DocumentElement("Remove", id: id)
    }
  }
}

extension PatchDocument {
  /// Creates a patch.
  ///
  /// - Parameters:
  ///   - screenID: The id of the screen.
  ///   - base: The entity tag of the document that is changed; nil, for whatever is there, by
  ///     default.
  ///   - changes: What changes, in order.
  public init(of screenID: String, base: String? = nil, changes: [PatchChange]) {
    var element = DocumentElement("Patch")
    element.properties = [DocumentProperty("of", .value(.string(screenID)))]
    if let base { element.properties.append(DocumentProperty("base", .value(.string(base)))) }
    element.properties.append(DocumentProperty("changes", .elements(changes.map(\.element))))
    self.init(element: element)
  }
}
