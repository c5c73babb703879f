import UIKit

/// The rows of an outline, of whatever elements.
@MainActor
protocol OutlineSource: LazyCells {
  /// This outline with what is expanded now, which an older version knows; itself if that is what
  /// it shows.
  func resolved(after older: (any OutlineSource)?) -> any OutlineSource

  /// Has something done whenever the user expands or collapses a row.
  func setToggleHandler(_ action: @escaping @MainActor () -> Void)
}

/// Which elements of an outline are expanded: shared by all versions of the outline.
@MainActor
final class OutlineExpansion<ID: Hashable> {
  private var own: Set<ID> = []
  private let bound: Bound<Set<ID>>?
  fileprivate var didToggle: @MainActor () -> Void = {}

  /// Takes what is bound, or else keeps it.
  init(_ bound: Bound<Set<ID>>?) { self.bound = bound }

  var ids: Set<ID> { bound?.wrappedValue ?? own }

  var isBound: Bool { bound != nil }

  func toggle(_ id: ID) {
    var next = ids
    if next.remove(id) == nil { next.insert(id) }
    if let bound { bound.wrappedValue = next } else { own = next }
    didToggle()
  }
}

/// The rows of an outline.
///
/// They are kept in stretches: siblings that follow each other, up to one that is expanded. So a
/// tree costs what is expanded, not what is there.
final class OutlineCells<Data: RandomAccessCollection, ID: Hashable>:
  ElementCells<Data.Element, ID>, OutlineSource
{
  private let description: OutlineDescription<Data, ID>
  private let expansion: OutlineExpansion<ID>
  private let shown: Set<ID>
  private let rows: OutlineStretches<Data>

  init(_ description: OutlineDescription<Data, ID>, _ expansion: OutlineExpansion<ID>) {
    self.description = description
    self.expansion = expansion
    shown = expansion.ids
    rows = OutlineStretches(description, expanded: shown)
    super.init(count: rows.count, id: description.id)
  }

  override var outline: (any OutlineSource)? { self }

  func resolved(after older: (any OutlineSource)?) -> any OutlineSource {
    let older = (older as? OutlineCells<Data, ID>)?.expansion
    let next = expansion.isBound ? expansion : (older?.isBound == false ? older : nil) ?? expansion
    if next === expansion, next.ids == shown { return self }
    return OutlineCells(description, next)
  }

  func setToggleHandler(_ action: @escaping @MainActor () -> Void) {
    expansion.didToggle = action
  }

  override func element(at position: Int) -> Data.Element? { rows[position].element }

  override func makeKeys() -> ContiguousArray<NodeKey> {
    var keys: ContiguousArray<NodeKey> = []
    keys.reserveCapacity(count)
    rows.forEach { keys.append(NodeKey(id($0))) }
    return keys
  }

  override func build(_ position: Int) -> ComponentBox {
    let row = rows[position]
    let (id, expansion) = (id(row.element), expansion)
    let isExpandable = row.isExpanded || description.children(row.element) != nil
    let component = OutlineRow(
      wrapped: description.row(row.element), rowID: AnyHashable(id),
      indentation: CGFloat(row.level) * description.indentationWidth,
      isExpanded: isExpandable ? row.isExpanded : nil,
      togglesOnSelect: description.expandsOnSelect
    ) { expansion.toggle(id) }
    return AnyComponent(component).box
  }
}

/// A row of an outline.
struct OutlinePlace<Element> {
  let element: Element
  /// How many others it is below.
  let level: Int
  /// Whether those below it follow.
  let isExpanded: Bool
}

/// Siblings that follow each other, up to one that is expanded.
private struct OutlineStretch<Data: RandomAccessCollection> {
  let siblings: Data
  let range: Range<Data.Index>
  let level: Int
  /// The position of the first one among all rows.
  let start: Int
  /// Whether the rows below the last one follow.
  let endsExpanded: Bool
}

/// Siblings that have not been listed yet.
private struct PendingSiblings<Data: RandomAccessCollection> {
  let siblings: Data
  let next: Data.Index
}

/// The rows of an outline in stretches of siblings.
@MainActor
private struct OutlineStretches<Data: RandomAccessCollection> {
  private var stretches: [OutlineStretch<Data>] = []
  private(set) var count = 0

  init<ID>(_ outline: OutlineDescription<Data, ID>, expanded: Set<ID>) {
    var open: Set<ID> = []
    // The outermost first.
    var pending = [
      PendingSiblings<Data>(siblings: outline.data, next: outline.data.startIndex)
    ]
    while let present = pending.popLast() {
      let siblings = present.siblings
      var index = present.next
      var children: Data?
      while open.count < expanded.count, children == nil, index != siblings.endIndex {
        let element = siblings[index]
        let id = outline.id(element)
        siblings.formIndex(after: &index)
        guard expanded.contains(id), !open.contains(id) else { continue }
        children = outline.children(element)
        if children != nil { open.insert(id) }
      }
      let level = pending.count
      if let children {
        append(siblings, present.next..<index, level, endsExpanded: true)
        pending.append(PendingSiblings(siblings: siblings, next: index))
        pending.append(PendingSiblings(siblings: children, next: children.startIndex))
      } else {
        append(siblings, present.next..<siblings.endIndex, level, endsExpanded: false)
      }
    }
  }

  private mutating func append(
    _ siblings: Data, _ range: Range<Data.Index>, _ level: Int, endsExpanded: Bool
  ) {
    guard !range.isEmpty else { return }
    stretches.append(
      OutlineStretch(
        siblings: siblings, range: range, level: level, start: count, endsExpanded: endsExpanded))
    count += siblings.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// The row at a position.
  subscript(position: Int) -> OutlinePlace<Data.Element> {
    var (low, high) = (0, stretches.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if stretches[middle].start <= position { low = middle } else { high = middle - 1 }
    }
    let stretch = stretches[low]
    let index = stretch.siblings.index(stretch.range.lowerBound, offsetBy: position - stretch.start)
    let end = low + 1 < stretches.count ? stretches[low + 1].start : count
    return OutlinePlace(
      element: stretch.siblings[index], level: stretch.level,
      isExpanded: stretch.endsExpanded && position == end - 1)
  }

  /// Goes through all elements.
  func forEach(_ body: (Data.Element) -> Void) {
    for stretch in stretches { for element in stretch.siblings[stretch.range] { body(element) } }
  }
}
