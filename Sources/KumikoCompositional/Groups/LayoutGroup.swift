import KumikoComponents
import UIKit

/// What a ``LayoutGroup`` is made of.
///
/// A group that holds the items of a section is repeated as a template, as UIKit does it: where
/// its content is full, the next group begins, with the first subitem again. A group inside of
/// another whose subitems are alike holds just as many.
@preconcurrency @MainActor
public struct GroupTemplate {
  /// What a group is made of.
  @MainActor
  enum Content {
    case stack(Axis, [Subitem])
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// The direction in which subitems follow each other.
  enum Axis {
    case horizontal, vertical
  }

  /// An item or a group in a group.
  @MainActor
  enum Subitem {
    case item(ItemLayout)
    indirect case group(GroupTemplate)
  }

  let content: Content
  /// The items in the group, in order, those of groups inside of it included.
  fileprivate var rows: Rows
  fileprivate(set) var layout: ItemLayout
  fileprivate var spacing: NSCollectionLayoutSpacing?
  /// Whether it stands for all statements of a section: then it is no template to be filled up.
  private var holdsAllStatements = false

  init(
    _ content: Content, rows: Rows, width: NSCollectionLayoutDimension,
    height: NSCollectionLayoutDimension
  ) {
    self.content = content
    self.rows = rows
    layout = ItemLayout(width: width, height: height)
  }

  init(
    _ axis: Axis, _ rows: Rows, width: NSCollectionLayoutDimension,
    height: NSCollectionLayoutDimension
  ) {
    self.init(.stack(axis, rows.subitems), rows: rows, width: width, height: height)
  }

  /// The group with other content, and without items.
  func replacing(_ content: Content, layout: ItemLayout) -> GroupTemplate {
    var copy = GroupTemplate(content, rows: Rows(), width: layout.width, height: layout.height)
    (copy.layout, copy.spacing) = (layout, spacing)
    copy.holdsAllStatements = holdsAllStatements
    return copy
  }
}

// MARK: - Groups

/// Items and groups beside each other, below each other or at places of their own: an ``HGroup``, a
/// ``VGroup`` or a ``CustomGroup``.
@preconcurrency @MainActor
public protocol LayoutGroup: SectionPart {
  /// What the group is made of.
  var template: GroupTemplate { get set }
}

extension LayoutGroup {
  /// This group with space between its subitems: a fixed one, or at least so much.
  public func interItemSpacing(_ spacing: NSCollectionLayoutSpacing) -> Self {
    changed { $0.spacing = spacing }
  }

  /// This group with space between its border and its subitems, in points.
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> Self {
    changed {
      $0.layout.contentInsets = NSDirectionalEdgeInsets(
        top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }

  /// This group with space around it.
  public func edgeSpacing(
    top: NSCollectionLayoutSpacing? = nil, leading: NSCollectionLayoutSpacing? = nil,
    bottom: NSCollectionLayoutSpacing? = nil, trailing: NSCollectionLayoutSpacing? = nil
  ) -> Self {
    changed {
      $0.layout.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: leading, top: top, trailing: trailing, bottom: bottom)
    }
  }

  /// This group with a view upon it. What the view shows is the section's for its kind.
  public func supplementaryItem(_ item: SupplementaryItem) -> Self {
    changed { $0.layout.supplementaryItems.append(item) }
  }

  /// This group with one identifier for all of its items: those that have none of their own are
  /// told apart from the items of other groups. For groups in a `for`.
  public func id(_ id: some Hashable) -> Self {
    changed { $0.rows = $0.rows.id(id) }
  }

  /// Appends the items, as those of this group.
  public func append(to rows: inout Rows) { template.append(to: &rows) }

  private func changed(_ change: (inout GroupTemplate) -> Void) -> Self {
    var copy = self
    change(&copy.template)
    return copy
  }
}

// MARK: - In sections

extension GroupTemplate {
  /// Appends the items, as those of this group.
  fileprivate func append(to rows: inout Rows) {
    let start = rows.count
    var bare = self.rows
    bare.removeArrangements()
    bare.append(to: &rows)
    rows.append(self, from: start)
  }

  init(allStatements rows: Rows) {
    self.init(.vertical, rows, width: .fractionalWidth(1), height: .estimated(44))
    holdsAllStatements = true
  }
}

extension GroupTemplate: RowsArranging {
  /// Gives a section the layout of its only group. What there is beside it stands above or below
  /// it, in a group that is as wide as the section.
  package func arrange(_ section: inout Section, of rows: Rows) {
    let isOnly = rows.arrangements.count == 1 && rows.arrangements[0].range == 0..<rows.count
    let group = isOnly ? self : GroupTemplate(allStatements: rows)
    section.supplementaries = group.supplementaries
    section.layout.arrangement = .group(group)
  }
}

extension Rows {
  /// What a group of these rows is made of: groups, rooms of items, and items of their own.
  fileprivate var subitems: [GroupTemplate.Subitem] {
    var subitems: [GroupTemplate.Subitem] = []
    let cells = cells
    var next = 0
    func addItems(to end: Int) {
      while next < end {
        subitems.append(.item(ItemLayout(of: cells[next].component)))
        next += 1
      }
    }
    for arrangement in arrangements {
      addItems(to: arrangement.range.lowerBound)
      switch arrangement.value {
      case let group as GroupTemplate: subitems.append(.group(group))
      case let layout as ItemLayout: subitems.append(.item(layout))
      default: continue
      }
      next = arrangement.range.upperBound
    }
    addItems(to: cells.count)
    return subitems
  }
}

// MARK: - Templates

extension GroupTemplate {
  /// The components upon this group and the groups inside of it, by their kinds.
  var supplementaries: [String: ViewNode] {
    var nodes: [String: ViewNode] = [:]
    for item in layout.supplementaryItems {
      nodes[item.kind.elementKind] = ViewNode(item.component)
    }
    if case .stack(_, let subitems) = content {
      for case .group(let group) in subitems { nodes.merge(group.supplementaries) { $1 } }
    }
    return nodes
  }

  /// The view of a kind upon this group, what is in it, or the room of an item.
  func supplementaryItem(ofKind kind: String) -> SupplementaryItem? {
    if let item = layout.supplementaryItem(ofKind: kind) { return item }
    guard case .stack(_, let subitems) = content else { return nil }
    for subitem in subitems {
      let found: SupplementaryItem?
      switch subitem {
      case .item(let layout): found = layout.supplementaryItem(ofKind: kind)
      case .group(let group): found = group.supplementaryItem(ofKind: kind)
      }
      if let found { return found }
    }
    return nil
  }

  /// UIKit's template.
  /// - Parameters:
  ///   - isRoot: Whether the group is repeated for all items of a section.
  ///   - report: Called when a custom group was asked for frames and had none.
  func makeGroup(
    isRoot: Bool, report: @escaping LayoutProblemReport = { _ in }
  ) -> NSCollectionLayoutGroup {
    let group = makeBareGroup(isRoot: isRoot, report)
    group.interItemSpacing = spacing
    group.contentInsets = layout.contentInsets
    group.edgeSpacing = layout.edgeSpacing
    group.supplementaryItems = layout.supplementaryItems.map { $0.makeItem() }
    return group
  }

  private func makeBareGroup(
    isRoot: Bool, _ report: @escaping LayoutProblemReport
  ) -> NSCollectionLayoutGroup {
    let size = layout.validSize
    switch content {
    case .custom(let provider):
      return .custom(layoutSize: size) { environment in
        let frames = provider(environment)
        if !frames.isEmpty { return frames }
        report(.noFrames)
        let whole = CGRect(origin: .zero, size: environment.container.contentSize)
        return [NSCollectionLayoutGroupCustomItem(frame: whole)]
      }
    case .stack(let axis, let subitems):
      guard let first = subitems.first else { return makeEmptyGroup(size) }
      let isUniform = subitems.dropFirst().allSatisfy { $0.isSame(as: first) }
      if isUniform, !isRoot {
        return axis == .horizontal
          ? .horizontal(
            layoutSize: size, repeatingSubitem: first.makeItem(report), count: subitems.count)
          : .vertical(
            layoutSize: size, repeatingSubitem: first.makeItem(report), count: subitems.count)
      }
      let isTemplate = isUniform && !holdsAllStatements
      let items = (isTemplate ? [first] : subitems).map { $0.makeItem(report) }
      return axis == .horizontal
        ? .horizontal(layoutSize: size, subitems: items)
        : .vertical(layoutSize: size, subitems: items)
    }
  }

  /// UIKit wants at least one subitem.
  private func makeEmptyGroup(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
  }

  /// Whether another group makes the same template.
  func isSame(as other: GroupTemplate) -> Bool {
    guard layout.isSame(as: other.layout), spacing.isSame(as: other.spacing),
      holdsAllStatements == other.holdsAllStatements
    else { return false }
    guard case .stack(let axis, let subitems) = content,
      case .stack(let otherAxis, let otherSubitems) = other.content
    else { return false }
    return axis == otherAxis && subitems.elementsEqual(otherSubitems) { $0.isSame(as: $1) }
  }
}

@MainActor
extension GroupTemplate.Subitem {
  func makeItem(_ report: @escaping LayoutProblemReport) -> NSCollectionLayoutItem {
    switch self {
    case .item(let layout): layout.makeItem()
    case .group(let group): group.makeGroup(isRoot: false, report: report)
    }
  }

  func isSame(as other: GroupTemplate.Subitem) -> Bool {
    switch (self, other) {
    case (.item(let layout), .item(let next)): layout.isSame(as: next)
    case (.group(let group), .group(let next)): group.isSame(as: next)
    default: false
    }
  }
}

extension Optional where Wrapped == NSCollectionLayoutSpacing {
  /// Whether another spacing is of the same kind and length.
  @MainActor
  func isSame(as other: NSCollectionLayoutSpacing?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self === other
      || (self.spacing == other.spacing && self.isFixed == other.isFixed)
  }
}
