import KumikoComponents
import KumikoRendering
import UIKit

/// What is known about the layout of a section: where its items go, and what modifiers add.
@MainActor
struct SectionLayoutDescription {
  /// Where items go.
  enum Arrangement {
    /// All below each other, as wide as the list.
    case rows
    /// In a group, which is repeated.
    case group(GroupTemplate)
    /// In a group that depends on the room there is.
    case adaptive(@MainActor (any NSCollectionLayoutEnvironment) -> GroupTemplate)
    /// As the rows of a list.
    case list(ListStyle)
    /// In lines that depend on the width there is between the section's insets.
    case line(@MainActor (CGFloat) -> LineLayout)
    /// In columns that depend on the width there is between the section's insets.
    case waterfall(@MainActor (CGFloat) -> WaterfallLayout)
    /// In UIKit's section, which was made elsewhere.
    case made(SectionMaker)

    /// What modifiers of items mean there.
    var rowPlace: RowPlace {
      switch self {
      case .rows, .line, .waterfall: .plainItem
      case .group, .adaptive, .made: .groupItem
      case .list: .row
      }
    }

    /// The style of the tables that a section looks like; nil if it looks like none.
    @MainActor var tableStyle: UITableView.Style? {
      if case .list(let style) = self { style.tableStyle } else { nil }
    }
  }

  /// Nil where the section says nothing about it: then it is the adapter's default.
  var arrangement: Arrangement?
  var boundaryItems: [SupplementaryItem] = []
  var decorations: [DecorationItem] = []
  /// What the modifiers change of UIKit's section, the first first.
  var changes: [@MainActor (NSCollectionLayoutSection) -> Void] = []
}

extension Section {
  /// How the section arranges its items, as far as it says so.
  var layout: SectionLayoutDescription {
    get { layoutDescription as? SectionLayoutDescription ?? SectionLayoutDescription() }
    set { layoutDescription = newValue }
  }

  func layoutChanged(_ change: (inout SectionLayoutDescription) -> Void) -> Section {
    var copy = self
    change(&copy.layout)
    return copy
  }

  private func configured(
    _ change: @escaping @MainActor (NSCollectionLayoutSection) -> Void
  ) -> Section {
    layoutChanged { $0.changes.append(change) }
  }
}

// MARK: - Making

extension Section {
  /// This section with its items in a group that is made for the room there is, again whenever that
  /// changes: rotation, other text sizes.
  ///
  /// ```swift
  /// Section(id: 0, of: notes, id: \.id) { NoteCard($0) }
  ///   .layout { environment in
  ///     let columns = max(1, Int(environment.container.effectiveContentSize.width / 180))
  ///     HGroup(width: .fractionalWidth(1), height: .absolute(120)) {
  ///       ItemLayout(width: .fractionalWidth(1 / CGFloat(columns)), height: .fractionalHeight(1))
  ///     }
  ///   }
  /// ```
  ///
  /// - Parameter group: Returns a template: it has ``ItemLayout``s in place of items.
  public func layout(
    @RootGroupBuilder _ group:
      @escaping @MainActor (any NSCollectionLayoutEnvironment) ->
      any LayoutGroup
  ) -> Section {
    layoutChanged { $0.arrangement = .adaptive { group($0).template } }
  }
}

/// Builds the one group of a section from an expression, an `if` with `else`, or a `switch`.
@preconcurrency @MainActor
@resultBuilder
public enum RootGroupBuilder {
  /// The group of the only statement.
  public static func buildBlock(_ group: any LayoutGroup) -> any LayoutGroup { group }

  /// The group of the first branch.
  public static func buildEither(first group: any LayoutGroup) -> any LayoutGroup { group }

  /// The group of the second branch.
  public static func buildEither(second group: any LayoutGroup) -> any LayoutGroup { group }
}

// MARK: - Modifiers

extension Section {
  /// This section scrolling across the list's direction.
  public func orthogonalScrollingBehavior(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> Section { configured { $0.orthogonalScrollingBehavior = behavior } }

  /// This section with space between its groups, in points.
  public func interGroupSpacing(_ spacing: CGFloat) -> Section {
    configured { $0.interGroupSpacing = spacing }
  }

  /// This section with space around its groups, in points.
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> Section {
    let insets = NSDirectionalEdgeInsets(
      top: top, leading: leading, bottom: bottom, trailing: trailing)
    return configured { $0.contentInsets = insets }
  }

  /// This section with its insets measured from a guide.
  public func contentInsetsReference(_ reference: UIContentInsetsReference) -> Section {
    configured { $0.contentInsetsReference = reference }
  }

  /// This section with headers and footers whose sides are measured from a guide; `.none` lets them
  /// span the list.
  public func supplementaryContentInsetsReference(
    _ reference: UIContentInsetsReference
  ) -> Section { configured { $0.supplementaryContentInsetsReference = reference } }

  /// This section with a component at one of its borders; any number of them, each of a kind of its
  /// own.
  public func boundarySupplementaryItem(_ component: some SupplementaryComponent) -> Section {
    boundarySupplementaryItem(SupplementaryItem(component))
  }

  /// This section with an item at one of its borders; any number of them, each of a kind of its
  /// own.
  public func boundarySupplementaryItem(_ item: SupplementaryItem) -> Section {
    var copy = self
    copy.layout.boundaryItems.removeAll { $0.kind == item.kind }
    copy.layout.boundaryItems.append(item)
    let node = ViewNode(item.component)
    switch item.kind {
    case .header: copy.header = node
    case .footer: copy.footer = node
    case .custom(let kind): copy.supplementaries[kind] = node
    }
    return copy
  }

  /// This section with a component behind its items, as large as the section less the insets.
  public func decorationItem(_ component: some DecorationComponent) -> Section {
    layoutChanged { $0.decorations.append(DecorationItem(component)) }
  }

  /// This section with a handler that is called as it scrolls: it may change how what is seen looks
  /// in that frame, by alpha, transform and position.
  public func visibleItemsInvalidationHandler(
    _ handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) -> Section { configured { $0.visibleItemsInvalidationHandler = handler } }
}

// MARK: - UIKit's section

extension SectionLayoutDescription {
  /// UIKit's section for what a section of the list holds.
  func makeSection(
    for section: Section, in room: SectionRoom, rows: ListRowProviders?,
    waterfall: WaterfallItems?, _ report: @escaping LayoutProblemReport
  ) -> NSCollectionLayoutSection {
    let result = makeBareSection(section, room, rows, waterfall, report)
    let borders = allBoundaryItems(of: section)
    for problem in borders.flatMap(\.problems) { report(problem) }
    if !borders.isEmpty {
      // A list has placed its header and its footer by itself.
      let kinds = Set(borders.map { $0.kind.elementKind })
      result.boundarySupplementaryItems =
        result.boundarySupplementaryItems.filter { !kinds.contains($0.elementKind) }
        + borders.map { $0.makeBoundaryItem() }
    }
    if !decorations.isEmpty {
      result.decorationItems = decorations.enumerated().map { $1.makeItem(at: $0) }
    }
    for change in changes { change(result) }
    return result
  }

  private func makeBareSection(
    _ section: Section, _ room: SectionRoom, _ rows: ListRowProviders?,
    _ waterfall: WaterfallItems?, _ report: @escaping LayoutProblemReport
  ) -> NSCollectionLayoutSection {
    let environment = room.environment
    switch arrangement ?? .rows {
    case .rows: return makeRows()
    case .group(let group): return makeSection(of: group, section, report)
    case .adaptive(let make): return makeSection(of: make(environment), section, report)
    case .list(let style):
      let configuration = style.configuration(for: section, rows: rows)
      for problem in section.problems(in: configuration) { report(problem) }
      return .list(using: configuration, layoutEnvironment: environment)
    case .line(let make):
      let extent = lineExtent(in: room)
      let line = make(extent)
      for problem in line.problems + section.problems(in: self, nil) { report(problem) }
      return line.makeSection(
        extent: extent, scale: environment.traitCollection.displayScale)
    case .waterfall(let make):
      let extent = lineExtent(in: room)
      let layout = make(extent)
      for problem in layout.problems + section.problems(in: self, nil) { report(problem) }
      guard let items = waterfall, items.count > 0 else { return makeRows() }
      items.waterfall.update(
        layout, count: items.count, extent: extent, environment.traitCollection)
      return items.waterfall.makeSection()
    case .made(let maker):
      // What is added to it here would add up on the section that the client has.
      return maker.section.copy() as? NSCollectionLayoutSection ?? maker.section
    }
  }

  private func makeRows() -> NSCollectionLayoutSection {
    let rows = HGroup(width: .fractionalWidth(1), height: .estimated(44)) { ItemLayout() }
    return NSCollectionLayoutSection(group: rows.template.makeGroup(isRoot: true))
  }

  /// The width between the insets that modifiers ask for, which are known before the section is
  /// made. Insets between 0 and 1 are parts of the width, as UIKit reads them.
  func lineExtent(in room: SectionRoom) -> CGFloat {
    let probe = makeProbe()
    let insets = probe.contentInsets
    let width = room.width(from: probe.contentInsetsReference)
    let taken = [insets.leading, insets.trailing].map { $0 > 0 && $0 < 1 ? $0 * width : $0 }
    return max(0, width - taken[0] - taken[1])
  }

  /// A section of rows that the modifiers have changed.
  func makeProbe() -> NSCollectionLayoutSection {
    let probe = makeRows()
    for change in changes { change(probe) }
    return probe
  }

  private func makeSection(
    of group: GroupTemplate, _ section: Section, _ report: @escaping LayoutProblemReport
  ) -> NSCollectionLayoutSection {
    for problem in group.problems(hasItems: !section.elements.isEmpty) { report(problem) }
    for problem in section.problems(in: self, group) { report(problem) }
    return NSCollectionLayoutSection(group: group.makeGroup(isRoot: true, report: report))
  }

  /// What stands at the borders: what modifiers put there, and headers and footers without one. A
  /// list places the latter itself.
  func allBoundaryItems(of section: Section) -> [SupplementaryItem] {
    switch arrangement {
    case .list, .made: return boundaryItems
    default: break
    }
    var items = boundaryItems
    if let header = section.header, !items.contains(where: { $0.kind == .header }) {
      items.insert(SupplementaryItem(.header, header.component), at: 0)
    }
    if let footer = section.footer, !items.contains(where: { $0.kind == .footer }) {
      items.append(SupplementaryItem(.footer, footer.component))
    }
    // What has lost its component since leaves no room behind.
    return items.filter { section.hasNode(for: $0.kind) }
  }
}

extension Section {
  fileprivate func hasNode(for kind: SupplementaryViewKind) -> Bool {
    switch kind {
    case .header: header != nil
    case .footer: footer != nil
    case .custom(let name): supplementaries[name] != nil
    }
  }
}
