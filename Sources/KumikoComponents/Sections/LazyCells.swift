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

  /// Builds the component of the cell at a position.
  func build(_ position: Int) -> ComponentBox { ComponentBox() }

  final func node(at position: Int) -> CellNode {
    let key = keys?[position] ?? key(at: position)
    return CellNode(key, source: self, position: Int32(truncatingIfNeeded: position))
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

/// Cells for the elements of a collection.
final class DataCells<Data: RandomAccessCollection, ID: Hashable>: LazyCells {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let row: @MainActor (Data.Element) -> AnyComponent

  init(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    row: @escaping @MainActor (Data.Element) -> AnyComponent
  ) {
    self.data = data
    self.id = id
    self.row = row
    super.init(count: data.count)
  }

  private func element(at position: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: position)]
  }

  override func key(at position: Int) -> NodeKey { NodeKey(id(element(at: position))) }

  override func makeKeys() -> ContiguousArray<NodeKey> {
    var keys: ContiguousArray<NodeKey> = []
    keys.reserveCapacity(count)
    for element in data { keys.append(NodeKey(id(element))) }
    return keys
  }

  override func build(_ position: Int) -> ComponentBox { row(element(at: position)).box }

  override func erasedID(at position: Int) -> AnyHashable {
    AnyHashable(id(element(at: position)))
  }

  override func id<T>(at position: Int, as type: T.Type) -> T? {
    id(element(at: position)) as? T
  }

  override func hasSameID(
    at position: Int, as other: NodeSource, at otherPosition: Int
  ) -> Bool {
    if let other = other as? DataCells<Data, ID> {
      return id(element(at: position)) == other.id(other.element(at: otherPosition))
    }
    let own = id(element(at: position))
    if let otherID = other.id(at: otherPosition, as: ID.self) { return own == otherID }
    return AnyHashable(own) == other.erasedID(at: otherPosition)
  }
}
