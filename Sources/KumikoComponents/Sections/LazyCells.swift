/// The cells of a lazy section. Plain ones are none; ``DataCells`` have data.
@MainActor
class LazyCells: NodeSource {
  /// How many there are.
  let count: Int

  /// The components built last; two generations, so that those in use survive and others leave.
  private var young: [Int: ComponentBox] = [:]
  private var old: [Int: ComponentBox] = [:]
  private let generationSize = 256

  /// All keys, once they have been needed all together.
  private var keys: ContiguousArray<NodeKey>?

  /// The keys of all cells, computed unless that has been done.
  final var allKeys: ContiguousArray<NodeKey> {
    prepareKeys()
    return keys ?? []
  }

  init(count: Int) { self.count = count }

  /// The key of the cell at a position.
  func key(at position: Int) -> NodeKey { NodeKey(position) }

  /// The keys of all cells.
  func makeKeys() -> ContiguousArray<NodeKey> { [] }

  /// Computes all keys, if that has not been done: one pass over the data is far quicker than one
  /// question after the other, and differences ask twice, of the newer data and of the older.
  final func prepareKeys() {
    if keys == nil { keys = makeKeys() }
  }

  /// Whether these cells have the keys and identifiers of others, as far as that is known without
  /// comparing them.
  func sharesIDs(with other: LazyCells) -> Bool { self === other }

  /// Whether no key stands twice, once that is known.
  var hasDistinctKeys: Bool {
    get { foundDistinctKeys }
    set { foundDistinctKeys = newValue }
  }
  private final var foundDistinctKeys = false

  /// These cells, if they are those of an outline.
  var outline: (any OutlineSource)? { nil }

  /// Builds the component of the cell at a position.
  func build(_ position: Int) -> ComponentBox { ComponentBox() }

  final func node(at position: Int) -> CellNode {
    let key = keys?[position] ?? key(at: position)
    return CellNode(key, source: self, position: Int32(truncatingIfNeeded: position))
  }

  /// The positions of the cells whose components are built, in order.
  final var builtPositions: [Int] {
    (young.keys + old.keys.filter { young[$0] == nil }).sorted()
  }

  override final func builtComponent(at position: Int) -> ComponentBox? {
    young[position] ?? old[position]
  }

  override final func component(at position: Int) -> ComponentBox {
    if let box = young[position] { return box }
    let box = old[position] ?? build(position)
    if young.count >= generationSize { (old, young) = (young, [:]) }
    young[position] = box
    return box
  }
}

/// Cells of elements, which have identifiers. Plain ones have none; ``DataCells`` and
/// ``OutlineCells`` do.
class ElementCells<Element, ID: Hashable>: LazyCells {
  let id: (Element) -> ID

  init(count: Int, id: @escaping (Element) -> ID) {
    self.id = id
    super.init(count: count)
  }

  /// The element at a position; nil if there is none.
  func element(at position: Int) -> Element? { nil }

  /// The identifier of the element at a position.
  private func elementID(_ position: Int) -> ID? { element(at: position).map(id) }

  override final func key(at position: Int) -> NodeKey {
    elementID(position).map { NodeKey($0) } ?? super.key(at: position)
  }

  override final func erasedID(at position: Int) -> AnyHashable {
    elementID(position).map { AnyHashable($0) } ?? super.erasedID(at: position)
  }

  override final func id<T>(at position: Int, as type: T.Type) -> T? {
    elementID(position) as? T
  }

  override final func hasSameID(
    at position: Int, as other: NodeSource, at otherPosition: Int
  ) -> Bool {
    if let other = other as? ElementCells<Element, ID> {
      return elementID(position) == other.elementID(otherPosition)
    }
    let own = elementID(position)
    if let otherID = other.id(at: otherPosition, as: ID.self) { return own == otherID }
    return erasedID(at: position) == other.erasedID(at: otherPosition)
  }
}

/// Cells for the elements of a collection.
final class DataCells<Data: RandomAccessCollection, ID: Hashable>: ElementCells<Data.Element, ID> {
  private let data: Data
  private let row: @MainActor (Data.Element) -> AnyComponent
  private let listKeys: @MainActor () -> ContiguousArray<NodeKey>

  /// - Parameter listKeys: Computes the keys of all elements, where their type is known.
  init(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    row: @escaping @MainActor (Data.Element) -> AnyComponent,
    listKeys: @escaping @MainActor () -> ContiguousArray<NodeKey>
  ) {
    self.data = data
    self.row = row
    self.listKeys = listKeys
    super.init(count: data.count, id: id)
  }

  private func existingElement(at position: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: position)]
  }

  override func element(at position: Int) -> Data.Element? { existingElement(at: position) }

  override func makeKeys() -> ContiguousArray<NodeKey> { listKeys() }

  override func build(_ position: Int) -> ComponentBox { row(existingElement(at: position)).box }
}
