/// A document that describes a whole screen.
public struct ScreenDocument: Sendable {
  /// The version of the format.
  public var version: DocumentVersion
  /// The screen with its id, what it requires, and all its properties, also `state`, `data` and
  /// `strings`.
  public var element: DocumentElement
  /// The elements that the document itself describes, in order.
  public var templates: [DocumentTemplate]
  /// The style sheets that the document itself describes, in order.
  public var styles: [DocumentStyle]

  /// Creates a screen.
  public init(
    version: DocumentVersion = .current, element: DocumentElement = DocumentElement("Screen"),
    templates: [DocumentTemplate] = [], styles: [DocumentStyle] = []
  ) {
    self.version = version
    self.element = element
    self.templates = templates
    self.styles = styles
  }

  /// The user's values before the user changes them: an object, empty if there is none.
  public var state: RemoteValue { object("state") }

  /// The server's values: an object, empty if there is none.
  public var data: RemoteValue { object("data") }

  /// Localized texts: an object, empty if there is none.
  public var strings: RemoteValue { object("strings") }

  /// The sections of the list.
  public var sections: [DocumentElement] { element.elements("sections") }

  private func object(_ name: String) -> RemoteValue {
    if case .value(.object(let object)) = element[name] { .object(object) } else { [:] }
  }
}

/// A document that describes how a screen changes.
public struct PatchDocument: Equatable, Sendable {
  /// The version of the format.
  public var version: DocumentVersion
  /// The patch with all its properties.
  public var element: DocumentElement

  /// Creates a patch.
  public init(
    version: DocumentVersion = .current, element: DocumentElement = DocumentElement("Patch")
  ) {
    self.version = version
    self.element = element
  }

  /// The id of the screen that is changed.
  public var screenID: String? { element["of"]?.text }

  /// The entity tag of the document that is changed.
  public var base: String? { element["base"]?.text }

  /// What changes, in order: `Data`, `Replace`, `Insert` and `Remove`.
  public var changes: [DocumentElement] { element.elements("changes") }
}

/// An element that a document describes and uses by its name.
public struct DocumentTemplate: Sendable {
  /// The name, which begins with a capital letter.
  public var name: String
  /// The parameters with their default values: an object.
  public var params: RemoteValue
  /// What the template stands for.
  public var body: DocumentElement
  /// Where the template stands; nil for what was not read.
  public var location: DocumentLocation?

  /// Creates a template.
  public init(
    _ name: String, params: RemoteValue = [:], body: DocumentElement,
    location: DocumentLocation? = nil
  ) {
    self.name = name
    self.params = params
    self.body = body
    self.location = location
  }
}

/// A style sheet that a document describes and uses by its name.
public struct DocumentStyle: Sendable {
  /// The name.
  public var name: String
  /// What is set: an element, which is a `Style` unless its type says otherwise.
  public var element: DocumentElement
  /// Where the style sheet stands; nil for what was not read.
  public var location: DocumentLocation?

  /// Creates a style sheet.
  public init(_ name: String, _ element: DocumentElement, location: DocumentLocation? = nil) {
    self.name = name
    self.element = element
    self.location = location
  }
}

/// A document of either kind.
public enum RemoteDocument: Equatable, Sendable {
  case screen(ScreenDocument)
  case patch(PatchDocument)

  /// The screen or the patch with all its properties.
  public var element: DocumentElement {
    switch self {
    case .screen(let screen): screen.element
    case .patch(let patch): patch.element
    }
  }

  /// The version of the format.
  public var version: DocumentVersion {
    switch self {
    case .screen(let screen): screen.version
    case .patch(let patch): patch.version
    }
  }
}
