/// An element or action of a document, as it was written: no expression is evaluated.
public struct DocumentElement: Sendable {
  /// The name of its type, which begins with a capital letter.
  public var type: String
  /// The id, which may have expressions.
  public var id: DocumentText?
  /// The loop that makes the element several times; it comes before all else.
  public var loop: DocumentLoop? {
    get { control?.values.loop }
    set { changeControl { $0.loop = newValue } }
  }
  /// `where`: which turns of the loop count.
  public var filter: DocumentText? {
    get { control?.values.filter }
    set { changeControl { $0.filter = newValue } }
  }
  /// `if`, `elseIf` or `else`; it comes after the loop.
  public var condition: DocumentCondition? {
    get { control?.values.condition }
    set { changeControl { $0.condition = newValue } }
  }
  /// The modules that the element needs, in order.
  public var requires: [DocumentRequirement] {
    get { control?.values.requires ?? [] }
    set { changeControl { $0.requires = newValue } }
  }
  /// What stands for the element where it is not known or what it needs is not there.
  public var fallback: DocumentFallback? {
    get { control?.values.fallback }
    set { changeControl { $0.fallback = newValue } }
  }
  /// All other properties, in order.
  ///
  /// - Complexity: O(1); for what is kept as its text O(*n*) of that, which is read each time.
  public var properties: [DocumentProperty] {
    get {
      switch content {
      case .properties(let properties): properties
      case .text(let text): text.properties(of: self)
      }
    }
    set { content = .properties(newValue) }
    _modify {
      var properties = properties
      // What is changed is taken out, so that it is not copied.
      content = .properties([])
      defer { content = .properties(properties) }
      yield &properties
    }
  }
  /// What is known of an element that is kept as its text; nil for others.
  package var text: ElementText? {
    if case .text(let text) = content { text } else { nil }
  }
  /// Whether it is kept as its text, and has nothing that was not read with that.
  package var isTextAlone: Bool {
    guard let text else { return false }
    let isPlain = id.map { !DocumentValue.isExpression($0.text) } ?? true
    return isPlain && text.type == type && control == nil
  }
  /// Whether it has anything that few elements have, such as a loop or a condition.
  var hasControl: Bool { control != nil }
  private var content: Content
  private var control: ElementControlBox?
  /// Where the element stands; nil for what was not read.
  public var location: DocumentLocation? {
    get { place }
    set {
      // What is kept as its text is not found elsewhere.
      self = whole
      place = newValue
    }
  }
  private var place: DocumentLocation?
  /// The way to the element in the document that it was read from.
  public var path: DocumentPath

  /// Creates an element.
  public init(
    _ type: String, id: String? = nil, properties: [DocumentProperty] = [],
    location: DocumentLocation? = nil, path: DocumentPath = .root
  ) {
    self.type = type
    self.id = id.map { DocumentText($0) }
    content = .properties(properties)
    place = location
    self.path = path
  }

  /// Creates an element that is kept as its text.
  init(
    _ type: String, id: DocumentText?, text: ElementText, at location: DocumentLocation,
    path: DocumentPath
  ) {
    (self.type, self.id, place, self.path) = (type, id, location, path)
    content = .text(text)
  }

  /// This element with what is known of others that are kept as their text, if it is the same.
  func sharingText(with texts: [ElementText]) -> DocumentElement {
    guard let text, let other = texts.first(where: { $0.isSame(as: text) }) else { return self }
    var copy = self
    copy.content = .text(other)
    return copy
  }

  /// Whether both are kept as their text, and that is the same.
  package func hasSameText(as other: DocumentElement) -> Bool {
    guard text != nil, other.text != nil, type == other.type, let location,
      let place = other.location, location.range.count == place.range.count
    else { return false }
    return location.source.bytes[location.range] == place.source.bytes[place.range]
  }

  /// Whether this element and another one are copies of one element, inside of which nothing was
  /// changed since. Those that say nothing are not.
  package func isCopy(of other: DocumentElement) -> Bool {
    withUnsafePointer(to: self) { own in
      withUnsafePointer(to: other) { Self.areCopies(own, $0) }
    }
  }

  /// Where what the element says is kept, which copies have in common until one is changed inside;
  /// nil for one that says nothing. As long as the element is there, nothing else is.
  package var storage: ElementStorage? { withUnsafePointer(to: self) { Self.storage($0) } }

  /// The same of elements where they are: they are large, so they are not to be copied.
  @inline(__always)
  fileprivate static func areCopies(
    _ first: UnsafePointer<DocumentElement>, _ second: UnsafePointer<DocumentElement>
  ) -> Bool {
    guard let storage = storage(first), storage == Self.storage(second) else { return false }
    return first.pointee.type == second.pointee.type
      && first.pointee.id?.text == second.pointee.id?.text
  }

  @inline(__always)
  private static func storage(_ element: UnsafePointer<DocumentElement>) -> ElementStorage? {
    switch element.pointee.content {
    case .properties(let properties): ElementStorage(of: properties)
    case .text: element.pointee.place.map { ElementStorage(of: $0) }
    }
  }

  /// The properties of an element where it is; nil if it is kept as its text.
  @inline(__always)
  static func properties(_ element: UnsafePointer<DocumentElement>) -> [DocumentProperty]? {
    if case .properties(let properties) = element.pointee.content { properties } else { nil }
  }

  /// This element at another place, which has the same text.
  func moved(to location: DocumentLocation?) -> DocumentElement {
    var copy = self
    copy.place = location
    return copy
  }

  /// This element, read again if it is kept as its text.
  package var whole: DocumentElement {
    guard text != nil else { return self }
    var copy = self
    copy.properties = properties
    return copy
  }

  private mutating func changeControl(_ change: (inout ElementControl) -> Void) {
    var next = control?.values ?? ElementControl()
    change(&next)
    control = next.isEmpty ? nil : ElementControlBox(next)
  }

  /// The value of a property, or nil if it is not set.
  public subscript(name: String) -> DocumentValue? {
    properties.first { $0.name == name }?.value
  }

  /// The property of a name, or nil if it is not set.
  public func property(_ name: String) -> DocumentProperty? {
    properties.first { $0.name == name }
  }

  /// The elements of a property: none, the one, or those of the list.
  public func elements(_ name: String) -> [DocumentElement] {
    switch self[name] {
    case .element(let element): [element]
    case .elements(let elements): elements
    default: []
    }
  }
}

extension [DocumentElement] {
  /// Where elements have changed since a list was copied from another one, all in their places and
  /// under their ids; nil if others have come, gone or moved.
  package func changedPositions(since old: [DocumentElement]) -> [Int]? {
    guard count == old.count else { return nil }
    var changed: [Int] = []
    let areInPlace = withUnsafeBufferPointer { own in
      old.withUnsafeBufferPointer { old in
        guard let first = own.baseAddress, let oldFirst = old.baseAddress else { return true }
        for position in own.indices
        where !DocumentElement.areCopies(first + position, oldFirst + position) {
          guard let id = own[position].id, id == old[position].id else { return false }
          changed.append(position)
        }
        return true
      }
    }
    return areInPlace ? changed : nil
  }
}

extension DocumentElement {
  /// What an element says besides what all have.
  fileprivate enum Content: Sendable {
    case properties([DocumentProperty])
    /// It stands at the element's location.
    case text(ElementText)
  }
}

/// What few elements have.
private struct ElementControl: Sendable {
  var loop: DocumentLoop?
  var filter: DocumentText?
  var condition: DocumentCondition?
  var requires: [DocumentRequirement] = []
  var fallback: DocumentFallback?

  var isEmpty: Bool {
    loop == nil && filter == nil && condition == nil && requires.isEmpty && fallback == nil
  }
}

/// What few elements have, so that the others need no room for it.
private final class ElementControlBox: Sendable {
  let values: ElementControl

  init(_ values: ElementControl) { self.values = values }
}

/// `for`: an element stands for as many as a list has values.
public struct DocumentLoop: Sendable {
  /// The name that expressions in the element have for the value.
  public var variable: String
  /// The expression that gives the list.
  public var list: String
  /// Where the loop stands; nil for what was not read.
  public var location: DocumentLocation?

  /// Creates a loop.
  public init(_ variable: String, in list: String, location: DocumentLocation? = nil) {
    self.variable = variable
    self.list = list
    self.location = location
  }
}

/// Whether an element is there.
public struct DocumentCondition: Sendable {
  /// What the condition is called in documents.
  public enum Kind: String, Hashable, Sendable {
    case `if`
    case elseIf
    case `else`
  }

  /// `if`, `elseIf` or `else`.
  public var kind: Kind
  /// A Boolean or an expression; true for `else`.
  public var value: DocumentValue
  /// Where the condition stands; nil for what was not read.
  public var location: DocumentLocation?

  /// Creates a condition.
  public init(
    _ kind: Kind, _ value: DocumentValue = .value(true), location: DocumentLocation? = nil
  ) {
    self.kind = kind
    self.value = value
    self.location = location
  }
}

/// A module that a document or an element needs.
public struct DocumentRequirement: Hashable, Sendable {
  /// The name of the module.
  public var module: String
  /// The lowest number of the module that will do.
  public var version: Int

  /// Creates a requirement.
  public init(_ module: String, _ version: Int) {
    self.module = module
    self.version = version
  }
}

/// What stands for an element that cannot be shown.
public enum DocumentFallback: Equatable, Sendable {
  /// Nothing.
  case drop
  /// Another element.
  indirect case element(DocumentElement)
}
