import ListGeometry

/// One update of a batch, as a layout is told of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// Where the item was; nil for an insertion. Of a section, the item is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// Where the item is; nil for a deletion. Of a section, the item is `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// What happens.
  open var updateAction: Action { action }
}

extension UICollectionViewUpdateItem {
  /// A batch as a layout is told of it: deletions descending, then insertions, reloads and moves.
  static func items(of map: IndexPathMap) -> [UICollectionViewUpdateItem] {
    let (sections, rows) = (map.operations.sections, map.operations.rows)
    let whole = { (section: Int) -> IndexPath in [section, NSNotFound] }
    var deletes = sections.deletes.map(whole)
    deletes += rows.deletes.filter { !sections.deletes.contains($0.section) }.map(\.indexPath)
    var inserts = sections.inserts.map(whole)
    inserts += rows.inserts.filter { !sections.inserts.contains($0.section) }.map(\.indexPath)
    var items = deletes.sorted(by: >).map {
      UICollectionViewUpdateItem(.delete, before: $0, after: nil)
    }
    items += inserts.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
    items += reloads(of: map)
    items += moves(of: map)
    return items
  }

  private static func reloads(of map: IndexPathMap) -> [UICollectionViewUpdateItem] {
    let (sections, rows) = (map.operations.sections, map.operations.rows)
    let pairs =
      sections.reloads.map { section -> (IndexPath, IndexPath?) in
        ([section, NSNotFound], map.newSection(section).map { [$0, NSNotFound] })
      } + rows.reloads.map { ($0.indexPath, map.newPath($0)?.indexPath) }
    return pairs.sorted { $0.0 < $1.0 }.map {
      UICollectionViewUpdateItem(.reload, before: $0.0, after: $0.1)
    }
  }

  private static func moves(of map: IndexPathMap) -> [UICollectionViewUpdateItem] {
    let (sections, rows) = (map.operations.sections, map.operations.rows)
    let pairs =
      sections.moves.map { move -> (IndexPath, IndexPath) in
        ([move.from, NSNotFound], [move.to, NSNotFound])
      } + rows.moves.map { ($0.from.indexPath, $0.to.indexPath) }
    return pairs.sorted { $0.0 < $1.0 }.map {
      UICollectionViewUpdateItem(.move, before: $0.0, after: $0.1)
    }
  }
}
