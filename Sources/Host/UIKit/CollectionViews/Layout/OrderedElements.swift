/// What a layout said of elements, in the order of their keys.
@MainActor
struct OrderedElements {
  private(set) var list: [UICollectionViewLayoutAttributes] = []

  nonisolated init() {}

  /// Puts what a layout said in order; of an element that it named twice, the last counts.
  init(_ found: [UICollectionViewLayoutAttributes]) {
    let byKey = Dictionary(found.map { ($0.values.key, $0) }, uniquingKeysWith: { $1 })
    list = byKey.values.sorted { $0.values.key < $1.values.key }
  }

  /// - Complexity: O(log elements) to look up.
  subscript(key: ElementKey) -> UICollectionViewLayoutAttributes? {
    get {
      let index = list.firstIndex(notBefore: key)
      return index < list.count && list[index].values.key == key ? list[index] : nil
    }
    set {
      let index = list.firstIndex(notBefore: key)
      let isKnown = index < list.count && list[index].values.key == key
      list.replaceSubrange(index..<(isKnown ? index + 1 : index), with: newValue.map { [$0] } ?? [])
    }
  }

  /// Copies of all, by element.
  func copied() -> [ElementKey: UICollectionViewLayoutAttributes] {
    Dictionary(uniqueKeysWithValues: list.map { ($0.values.key, $0.copied) })
  }
}

extension [UICollectionViewLayoutAttributes] {
  /// The first place of a key or of those behind it, where elements are in order.
  @MainActor
  fileprivate func firstIndex(notBefore key: ElementKey) -> Int {
    firstIndex(notBefore: key) { $0.values.key }
  }

  /// Whether there is an element, where elements are in order.
  @MainActor
  func contains(_ key: ElementKey) -> Bool {
    let index = firstIndex(notBefore: key)
    return index < count && self[index].values.key == key
  }
}
