import KumikoDocuments

/// Finds what was compiled before for the elements of a list, each once and in order, if a patch
/// has left them as they were.
struct UnchangedElements {
  private let old: [CompiledElement]
  private var next = 0
  private lazy var numbers: [ElementStorage: Int] = Dictionary(
    old.enumerated().compactMap { number, element in
      element.source.storage.map { ($0, number) }
    }
  ) { first, _ in first }

  init(_ old: [CompiledElement]) { self.old = old }

  /// What was compiled for an element; nil if it is new or has changed.
  mutating func compiled(_ element: DocumentElement) -> CompiledElement? {
    guard next < old.count else { return nil }
    if old[next].isMade(of: element) { return consume(next) }
    // It has changed in its place.
    if let id = element.id?.text, old[next].source.id?.text == id { return nil }
    guard let storage = element.storage, let number = numbers[storage], number >= next,
      old[number].isMade(of: element)
    else { return nil }
    return consume(number)
  }

  /// What was compiled for an element that has changed inside; nil if it is new.
  mutating func changed(_ element: DocumentElement) -> CompiledElement? {
    guard next < old.count, old[next].type == element.type, let id = element.id?.text,
      old[next].source.id?.text == id
    else { return nil }
    return consume(next)
  }

  private mutating func consume(_ number: Int) -> CompiledElement {
    next = number + 1
    return old[number]
  }
}

extension CompiledElement {
  /// Whether the element was made of this very one, and nothing was changed inside of it since:
  /// patches change the properties of whatever holds what they change.
  fileprivate func isMade(of element: DocumentElement) -> Bool { element.isCopy(of: source) }
}

extension Array {
  /// Where the elements are kept: arrays of the same place have the same elements. Empty ones share
  /// one.
  var storage: UInt { withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } }

  /// Whether both have the same elements, which is known without a look at them if they are one.
  func isSame(as other: [Element]) -> Bool where Element: Equatable {
    storage == other.storage || self == other
  }
}
