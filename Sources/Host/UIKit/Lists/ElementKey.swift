import Foundation
import ListGeometry

/// What one element of a list is.
enum ElementKind: Hashable, Sendable {
  /// The cell of an item.
  case cell
  /// The header of a section of a table.
  case header
  /// The footer of a section of a table.
  case footer
  /// A supplementary view of a kind that a layout names.
  case supplementary(String)
  /// A decoration view of a kind that a layout names; the layout makes it, not the data source.
  case decoration(String)

  /// The kind that a layout names.
  var name: String? {
    switch self {
    case .cell, .header, .footer: nil
    case .supplementary(let name), .decoration(let name): name
    }
  }

  private var rank: Int {
    switch self {
    case .cell: 0
    case .header: 1
    case .footer: 2
    case .supplementary: 3
    case .decoration: 4
    }
  }

  /// Cells first, then by kind.
  static func precedes(_ a: Self, _ b: Self) -> Bool {
    a.rank != b.rank ? a.rank < b.rank : (a.name ?? "") < (b.name ?? "")
  }
}

/// What names one element of a list: a cell, a supplementary or a decoration view.
struct ElementKey: Sendable {
  /// Stands for an index that a path does not have.
  private static var none: Int { .min }

  var kind: ElementKind
  /// The first index of the path.
  private(set) var section: Int
  /// The second index of the path: of views that belong to a section 0.
  private var row: Int
  /// The third index of the path and those after it; nil where there are none, as nearly always.
  private var rest: [Int]?

  init(_ kind: ElementKind, section: Int, row: Int = 0) {
    (self.kind, self.section, self.row) = (kind, section, row)
  }

  init(_ kind: ElementKind, _ path: IndexPath) {
    self.init(kind, section: Self.none, row: Self.none)
    self.path = path
  }

  static func cell(_ path: RowPath) -> Self { Self(.cell, section: path.section, row: path.row) }

  /// The element's place.
  var path: IndexPath {
    get {
      if let rest { return IndexPath(indexes: [section, row] + rest) }
      if row != Self.none { return [section, row] }
      return section == Self.none ? [] : [section]
    }
    set {
      section = newValue.isEmpty ? Self.none : newValue[0]
      row = newValue.count > 1 ? newValue[1] : Self.none
      rest = newValue.count > 2 ? Array(newValue.dropFirst(2)) : nil
    }
  }

  /// Whether the path has two indexes, of which the first is a section.
  var isInSection: Bool { row != Self.none && rest == nil }

  /// The place of a cell; nil for other elements.
  var item: RowPath? {
    kind == .cell && isInSection ? RowPath(section: section, row: row) : nil
  }

  /// The same element in another section.
  func moved(toSection section: Int) -> Self {
    var moved = self
    moved.section = section
    return moved
  }
}

extension ElementKey: Hashable {
  static func == (a: Self, b: Self) -> Bool {
    a.row == b.row && a.section == b.section && a.kind == b.kind && a.rest == b.rest
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(section &<< 32 ^ row)
    if kind != .cell { hasher.combine(kind) }
  }
}

extension ElementKey: Comparable {
  /// Cells first, then by kind, then by place.
  static func < (a: Self, b: Self) -> Bool {
    if a.kind != b.kind { return ElementKind.precedes(a.kind, b.kind) }
    if a.section != b.section { return a.section < b.section }
    if a.row != b.row { return a.row < b.row }
    return (a.rest ?? []).lexicographicallyPrecedes(b.rest ?? [])
  }
}

extension ElementKey: CustomStringConvertible {
  /// `header of section 2`, `cell 0 - 3` or `UICollectionElementKindSectionHeader 0 - 0`.
  var description: String {
    switch kind {
    case .header, .footer: "\(kind) of section \(section)"
    default: "\(kind.name ?? "cell") \(path.map(String.init).joined(separator: " - "))"
    }
  }
}

extension IndexPathMap {
  /// Where an element is now; nil if it is gone or made anew.
  func newKey(_ old: ElementKey) -> ElementKey? {
    if let item = old.item {
      guard !isReloaded(item), let new = newPath(item) else { return nil }
      return .cell(new)
    }
    guard old.isInSection else { return old }
    guard !isReloaded(section: old.section), let section = newSection(old.section) else {
      return nil
    }
    return old.moved(toSection: section)
  }

  /// Where an element was; nil if it is new or made anew.
  func oldKey(_ new: ElementKey) -> ElementKey? {
    if let item = new.item {
      guard let old = oldPath(item), !isReloaded(old) else { return nil }
      return .cell(old)
    }
    guard new.isInSection else { return new }
    guard let section = oldSection(new.section), !isReloaded(section: section) else { return nil }
    return new.moved(toSection: section)
  }
}
