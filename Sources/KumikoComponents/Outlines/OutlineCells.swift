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
  private var rows: OutlineStretches<Data>

  init(_ description: OutlineDescription<Data, ID>, _ expansion: OutlineExpansion<ID>) {
    self.description = description
    self.expansion = expansion
    shown = expansion.ids
    rows = description.list(shown)
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

  override func makeKeys() -> ContiguousArray<NodeKey> { description.completeKeys(&rows) }

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
