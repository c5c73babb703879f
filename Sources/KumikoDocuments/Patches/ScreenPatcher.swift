/// Makes the changes of a patch, one after the other, in a copy of a screen.
struct ScreenPatcher {
  /// Why the copy is of no use.
  enum Failure: Error {
    case outdated(PatchMismatch)
    /// Reported.
    case refused
  }

  private(set) var screen: ScreenDocument
  /// What was done; nil if lists have changed otherwise.
  private(set) var exchanges: ElementExchanges? = ElementExchanges()
  private var index: ElementIndex
  /// The elements that the changes before have removed, as far as they still stand in the copy.
  private var removals = ElementRemovals()
  private var cursor = PositionCursor()
  private let schema: FormSchema
  private let limits: DocumentLimits
  private(set) var reader: PatchChangeReader

  init(
    _ screen: ScreenDocument, changes: [PatchChange], schema: FormSchema, limits: DocumentLimits,
    reader: PatchChangeReader
  ) {
    (self.screen, self.schema, self.limits, self.reader) = (screen, schema, limits, reader)
    index = ElementIndex(Set(changes.compactMap(\.target)), in: screen)
  }

  /// Makes a change, which an element of the patch says.
  mutating func make(
    _ change: PatchChange, of element: DocumentElement?
  ) throws(Failure) {
    if change.needsPlaces { finish() }
    switch change {
    case .data(let path, let value): try set(value, at: path)
    case .replace(let id, let other):
      let kept = own(other)
      try replace(try address(of: id), with: kept, element)
    case .insert(let elements, .into(let id)):
      let kept = elements.map { own($0) }
      try append(kept, into: try address(of: id), element)
    case .insert(let elements, let place):
      let kept = elements.map { own($0) }
      try insert(
        kept, try address(of: place.id), isAfter: place == .after(place.id), element)
    case .remove(let id): try remove(try address(of: id), element)
    }
  }

  /// Has the elements leave that changes have removed. To be called after the last change.
  mutating func finish() {
    guard !removals.isEmpty else { return }
    for (list, positions) in removals.lists {
      changeList(at: list) { elements, _ in elements.removeAll(at: positions) }
    }
    index.close(removals)
    removals = ElementRemovals()
  }

  /// An element of the patch that shares with those of the screen what it can, and nothing else
  /// with the patch, which is not to be kept for its sake.
  private mutating func own(_ element: DocumentElement) -> DocumentElement {
    element.sharingText(with: index.texts).withOwnSource(&cursor)
  }

  private func address(of id: String) throws(Failure) -> ElementAddress {
    let known = index.addresses[id] ?? []
    guard let address = known.first else { throw .outdated(.unknownID(id)) }
    guard known.count == 1 else { throw .outdated(.ambiguousID(id)) }
    return address
  }

  // MARK: Data

  private mutating func set(_ value: RemoteValue, at path: DataPath) throws(Failure) {
    let number: Int
    if let known = screen.element.properties.firstIndex(where: { $0.name == "data" }) {
      number = known
    } else {
      number = screen.element.properties.count
      screen.element.properties.append(DocumentProperty("data", .value([:])))
    }
    guard case .value(var data) = screen.element.properties[number].value else {
      throw .outdated(.unknownPath(path.description))
    }
    // What is changed is taken out, so that it is not copied.
    screen.element.properties[number].value = .value(.null)
    let isThere = path.set(value, in: &data)
    screen.element.properties[number].value = .value(data)
    guard isThere else { throw .outdated(.unknownPath(path.description)) }
    exchanges?.noteValue()
  }

  // MARK: Elements

  private mutating func replace(
    _ address: ElementAddress, with other: DocumentElement, _ change: DocumentElement?
  ) throws(Failure) {
    let old = element(at: address)
    index.remove(old, at: address)
    index.insert(other, at: address)
    if case .template(let number) = address.root, address.steps.isEmpty {
      screen.templates[number].body = other
    } else {
      try refuseRoot(address, change)
      changeList(at: address) { $0[$1] = other }
    }
    let limits = limits
    if exchanges?.note(other, insteadOf: old, limits: limits) == true { return }
    exchanges = nil
  }

  private mutating func remove(
    _ address: ElementAddress, _ change: DocumentElement?
  ) throws(Failure) {
    try refuseRoot(address, change)
    index.remove(element(at: address), at: address)
    removals.add(address)
    exchanges = nil
  }

  private mutating func insert(
    _ elements: [DocumentElement], _ address: ElementAddress, isAfter: Bool,
    _ change: DocumentElement?
  ) throws(Failure) {
    try refuseRoot(address, change)
    var first = address
    guard let position = address.steps.last?.position else {
      throw refused(change, "an element that stands alone has none before or after it")
    }
    first.steps[first.steps.count - 1].position = position + (isAfter ? 1 : 0)
    insert(elements, at: first)
  }

  private mutating func insert(_ elements: [DocumentElement], at first: ElementAddress) {
    index.shift(by: elements.count, from: first)
    changeList(at: first) { $0.insert(contentsOf: elements, at: $1) }
    exchanges = nil
    var address = first
    for (number, element) in elements.enumerated() {
      address.steps[address.steps.count - 1].position = (first.steps.last?.position ?? 0) + number
      index.insert(element, at: address)
    }
  }

  private mutating func append(
    _ elements: [DocumentElement], into address: ElementAddress, _ change: DocumentElement?
  ) throws(Failure) {
    let holder = element(at: address)
    let known = schema[holder.type]
    guard let content = known.content, known.properties[content] == .elements else {
      throw refused(change, "\(holder.type) holds no list of elements")
    }
    var end = address
    end.steps.append(
      ElementAddress.Step(property: content, position: holder.elements(content).count))
    switch holder[content] {
    case nil, .value?:
      // What is no list of elements is none yet.
      changeElement(at: address) { $0.set(content, .elements(elements)) }
      exchanges = nil
      for (number, element) in elements.enumerated() {
        end.steps[end.steps.count - 1].position = number
        index.insert(element, at: end)
      }
    case .element?: throw refused(change, "\(content) of \(holder.type) is one element alone")
    case .expression?, .elements?: insert(elements, at: end)
    }
  }

  // MARK: Places

  private mutating func refuseRoot(
    _ address: ElementAddress, _ change: DocumentElement?
  ) throws(Failure) {
    guard address.steps.isEmpty else { return }
    throw refused(change, "the screen itself, or all of a template, is no part that can change so")
  }

  private mutating func refused(_ change: DocumentElement?, _ message: String) -> Failure {
    reader.report(.misplacedChange, change?.location, change?.path ?? .root, message)
    return .refused
  }

  private mutating func changeList(
    at address: ElementAddress, _ change: (inout [DocumentElement], Int) -> Void
  ) {
    switch address.root {
    case .screen: screen.element.changeList(at: address.steps[...], change)
    case .template(let number):
      screen.templates[number].body.changeList(at: address.steps[...], change)
    }
  }

  private mutating func changeElement(
    at address: ElementAddress, _ change: (inout DocumentElement) -> Void
  ) {
    switch (address.root, address.steps.isEmpty) {
    case (.screen, true): change(&screen.element)
    case (.template(let number), true): change(&screen.templates[number].body)
    default: changeList(at: address) { change(&$0[$1]) }
    }
  }

  private func element(at address: ElementAddress) -> DocumentElement {
    let root =
      switch address.root {
      case .screen: screen.element
      case .template(let number): screen.templates[number].body
      }
    return root.element(at: address.steps[...]) ?? DocumentElement("")
  }
}

extension PatchChange {
  /// Whether it matters to the change where elements stand in their lists.
  fileprivate var needsPlaces: Bool {
    switch self {
    case .data, .remove: false
    case .replace, .insert: true
    }
  }

  /// The id of the element that the change needs.
  fileprivate var target: String? {
    switch self {
    case .data: nil
    case .replace(let id, _), .remove(let id): id
    case .insert(_, let place): place.id
    }
  }
}

extension DocumentElement {
  fileprivate mutating func set(_ name: String, _ value: DocumentValue) {
    if let index = properties.firstIndex(where: { $0.name == name }) {
      properties[index].value = value
    } else {
      properties.append(DocumentProperty(name, value))
    }
  }
}
