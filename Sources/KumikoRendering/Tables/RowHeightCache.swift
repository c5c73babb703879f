import KumikoComponents
import KumikoDiff
import UIKit

/// What a table adapter knows of the heights of rows.
///
/// Heights are kept by the identifiers of rows, so updates do not touch them. A row that was in
/// view is estimated with the height that it had then. A row whose component computes its height
/// has that height before it comes into view, once a row of its kind was seen: the width and the
/// margins of cells are learned from cells.
@MainActor
final class RowHeightCache {
  private typealias Key = RowPathKey

  private struct Computed {
    var component: AnyComponent
    var height: CGFloat
  }

  private var measured = RowTable<CGFloat>()
  private var computed = RowTable<Computed>()
  private var layouts: [CellKind: CellLayout] = [:]

  /// Rows whose content has changed since their component was rendered: it has to be measured.
  private var edited: [Key: AnyComponent] = [:]
  private var traits: SizingTraits?
  private var estimates = ComputedEstimates()

  // MARK: Questions

  /// The height that a row's component computes; nil if it does not, or no row of its kind has been
  /// seen since the table's width changed.
  func height(
    of component: AnyComponent, _ node: CellNode, at path: IndexPath, in table: UITableView,
    adapter: UITableViewAdapter
  ) -> CGFloat? {
    checkTraits(of: table)
    let key = key(of: node, at: path, adapter)
    if isEdited(key, node) { return nil }
    return knownHeight(of: component, key) ?? computeHeight(of: component, key, in: table)
  }

  /// Whether a row's content has changed since its component was rendered.
  private func isEdited(_ key: Key, _ node: CellNode) -> Bool {
    guard !edited.isEmpty, let component = edited[key] else { return false }
    if component.isSame(as: node.component) { return true }
    edited[key] = nil
    return false
  }

  private func knownHeight(of component: AnyComponent, _ key: Key) -> CGFloat? {
    computed[key].flatMap { $0.component.isSame(as: component) ? $0.height : nil }
  }

  private func computeHeight(
    of component: AnyComponent, _ key: Key, in table: UITableView
  ) -> CGFloat? {
    guard !layouts.isEmpty, let layout = layouts[CellKind(of: component, in: table)] else {
      return nil
    }
    let context = HeightContext(
      width: layout.width, margins: layout.margins, traits: table.traitCollection)
    guard let height = component.computedHeight(in: context) else { return nil }
    let whole = context.roundedUp(height + layout.frame)
    computed[key] = Computed(component: component, height: whole)
    return whole
  }

  /// The height that a row is thought to have before it comes into view: what its component
  /// computes, or else what it had when it was last seen; nil if neither is known. In long lists
  /// components beyond the first ones count as high as others of their kind.
  func estimate(
    of component: AnyComponent, _ node: CellNode, at path: IndexPath, in table: UITableView,
    adapter: UITableViewAdapter
  ) -> CGFloat? {
    checkTraits(of: table)
    let key = key(of: node, at: path, adapter)
    if isEdited(key, node) { return measured[key] }
    if let height = knownHeight(of: component, key) { return height }
    if estimates.revision != adapter.revision { estimates.begin(adapter.revision) }
    if estimates.isExhausted {
      if let height = measured[key] { return height }
      if let mean = estimates.mean(of: component.reuseIdentifier) { return mean }
    }
    let height =
      computeHeight(of: component, key, in: table) ?? approximateHeight(of: component, in: table)
    if let height { estimates.note(height, of: component.reuseIdentifier) }
    return height ?? measured[key]
  }

  /// The height that a component computes where no cell of its kind was seen: in one without an
  /// accessory.
  private func approximateHeight(of component: AnyComponent, in table: UITableView) -> CGFloat? {
    let (margins, safeArea) = (table.directionalLayoutMargins, table.safeAreaInsets)
    let outside =
      table.style == .insetGrouped
      ? margins.leading + margins.trailing : safeArea.left + safeArea.right
    let context = HeightContext(
      width: max(0, table.bounds.width - outside), margins: margins, traits: table.traitCollection)
    return context.width == 0
      ? nil : component.computedHeight(in: context).map(context.roundedUp)
  }

  /// The content of a row has another height than its component computes.
  func contentDidChange(at path: IndexPath, adapter: UITableViewAdapter) {
    guard adapter.contains(path) else { return }
    let node = adapter.data[path.section].elements[path.item]
    edited[key(of: node, at: path, adapter)] = node.component
  }

  /// Forgets what components have computed and what cells leave them.
  func forgetComputed() {
    computed = RowTable()
    layouts = [:]
    estimates = ComputedEstimates()
  }

  private func key(of node: CellNode, at path: IndexPath, _ adapter: ListAdapter) -> Key {
    Key(section: adapter.data[path.section].differenceKey, row: node.differenceKey)
  }

  // MARK: Learning

  /// Learns from a cell that has its height and is about to be seen.
  func cellWillDisplay(
    _ cell: UITableViewCell, _ path: IndexPath, in table: UITableView, adapter: UITableViewAdapter
  ) {
    guard adapter.contains(path), cell.bounds.height > 0 else { return }
    let node = adapter.data[path.section].elements[path.item]
    // What says its height before it is seen needs no estimate, and says nothing of others.
    guard node.component.referenceSize(in: table.bounds) == nil else { return }
    checkTraits(of: table)
    measured[key(of: node, at: path, adapter)] = cell.bounds.height
    if measured.count > 2_048 { forgetMissing(adapter) }
    learnLayout(of: cell, node.component, in: table)
  }

  private func learnLayout(
    of cell: UITableViewCell, _ component: AnyComponent, in table: UITableView
  ) {
    let kind = CellKind(of: component, in: table)
    guard layouts[kind] == nil else { return }
    // A new cell has its size by now, but its content may not.
    cell.layoutIfNeeded()
    let content = cell.contentView
    let frame = cell.bounds.height - content.bounds.height
    guard content.bounds.width > 0, (0...1).contains(frame) else { return }
    layouts[kind] = CellLayout(
      width: content.bounds.width, margins: content.directionalLayoutMargins, frame: frame)
  }

  /// Forgets rows that have left, unless the list is so long that they had better be kept.
  private func forgetMissing(_ adapter: ListAdapter) {
    let count = adapter.data.reduce(0) { $0 + $1.elements.count }
    guard measured.count > 2 * count else { return }
    var known: Set<Key> = []
    for section in adapter.data {
      for node in section.elements {
        known.insert(Key(section: section.differenceKey, row: node.differenceKey))
      }
    }
    measured.removeAll { !known.contains($0) }
    computed.removeAll { !known.contains($0) }
    edited = edited.filter { known.contains($0.key) }
  }

  /// Forgets heights that hold for other widths, margins and text sizes, and without or with the
  /// controls for editing.
  private func checkTraits(of table: UITableView) {
    let now = SizingTraits(
      width: table.bounds.width, margins: table.directionalLayoutMargins,
      insets: table.safeAreaInsets, category: table.traitCollection.preferredContentSizeCategory,
      scale: table.traitCollection.displayScale, isEditing: table.isEditing,
      picksSeveral: table.allowsMultipleSelectionDuringEditing)
    guard now != traits else { return }
    traits = now
    forgetComputed()
  }
}

/// How many heights were computed for rows that nobody sees yet, and what they are.
///
/// A text of many lines takes a while to measure, and a reload asks for all rows: so each version
/// of the data has a limited number computed.
private struct ComputedEstimates {
  private static let limit = 500

  private(set) var revision = -1
  private var count = 0
  private var kinds: [String: (sum: CGFloat, count: Int)] = [:]

  var isExhausted: Bool { count >= Self.limit }

  /// Begins another version of the data.
  mutating func begin(_ revision: Int) { (self.revision, count) = (revision, 0) }

  mutating func note(_ height: CGFloat, of kind: String) {
    count += 1
    let known = kinds[kind] ?? (0, 0)
    kinds[kind] = (known.sum + height, known.count + 1)
  }

  /// The mean of the heights computed for a kind; nil if there are none.
  func mean(of kind: String) -> CGFloat? { kinds[kind].map { $0.sum / CGFloat($0.count) } }
}

/// What all heights of a table depend on.
private struct SizingTraits: Equatable {
  var width: CGFloat
  var margins: NSDirectionalEdgeInsets
  var insets: UIEdgeInsets
  var category: UIContentSizeCategory
  var scale: CGFloat
  var isEditing: Bool
  var picksSeveral: Bool
}

/// What a cell leaves to its content.
private struct CellLayout {
  var width: CGFloat
  var margins: NSDirectionalEdgeInsets
  /// By how much the cell is higher than its content.
  var frame: CGFloat
}

/// What decides how much room a cell leaves to its content.
@MainActor
private struct CellKind: Hashable {
  private var accessory: String
  /// It stands before the accessory, and is as wide as its text.
  private var badge: String?
  private var isEditing: Bool

  init(of component: AnyComponent, in table: UITableView) {
    isEditing = table.isEditing
    let traits = component.rowTraits
    badge = traits.look.shownBadge
    let control = table.isEditing ? (traits.editing == nil ? "" : "control") : ""
    let handle = table.isEditing && traits.isReorderable == true ? "handle" : ""
    accessory =
      switch traits.look.accessory {
      case nil: control + handle
      case .type(let type): "\(control)\(handle)\(type.rawValue)"
      case .component(let component): control + handle + component.reuseIdentifier
      }
  }
}
