import CoreGraphics

extension NSCollectionLayoutSection {
  /// Makes a section that is a list: a row of full width for each item, whose cell decides about
  /// its height. It may be changed as any other section.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.values.list = configuration
    section.contentInsets = insets(
      configuration, layoutEnvironment.container.effectiveContentSize.width)
    section.boundarySupplementaryItems = boundaryItems(configuration)
    return section
  }

  /// The guess of a row's height.
  private static var rowHeight: CGFloat { 44 }

  /// The space between the sections of a grouped list, half of it in each: as tables have it.
  private static var halfGap: CGFloat { 17.5 }

  /// The space around a section's rows.
  private static func insets(
    _ configuration: UICollectionLayoutListConfiguration, _ width: CGFloat
  ) -> NSDirectionalEdgeInsets {
    let side: CGFloat
    switch configuration.appearance {
    case .plain, .grouped, .sidebarPlain: side = 0
    case .insetGrouped: side = width >= 414 ? 20 : 16
    case .sidebar: side = 8
    }
    let hasHeader = configuration.headerMode == .supplementary
    let hasFooter = configuration.footerMode == .supplementary
    let gap = configuration.isGrouped ? halfGap : 0
    return NSDirectionalEdgeInsets(
      top: hasHeader ? 0 : gap, leading: side, bottom: hasFooter ? 0 : gap, trailing: side)
  }

  private static func boundaryItems(
    _ configuration: UICollectionLayoutListConfiguration
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    func item(_ kind: String, _ alignment: NSRectAlignment)
      -> NSCollectionLayoutBoundarySupplementaryItem
    {
      let height: CGFloat = configuration.isGrouped ? 38 : 28
      return NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
        elementKind: kind, alignment: alignment)
    }
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = item(UICollectionView.elementKindSectionHeader, .top)
      header.pinToVisibleBounds = configuration.pinsHeaders
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(item(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return items
  }
}

extension UICollectionViewCompositionalLayout {
  /// Makes a layout whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// What makes an item's section a list; nil of other sections.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    state.sections.indices.contains(section) ? state.sections[section].values.list : nil
  }

  /// Whether an item is the header of its section.
  func isListHeader(_ path: IndexPath) -> Bool {
    path.item == 0
      && listConfiguration(ofSection: path.section)?.headerMode == .firstItemInSection
  }

  /// What a list wants at the edges of an item's cell; nil where the item is in no list.
  func listEdges(_ path: IndexPath) -> ListCellEdges? {
    guard let list = listConfiguration(ofSection: path.section),
      let geometry = state.geometry, geometry.sections.indices.contains(path.section)
    else { return nil }
    let header = list.headerMode == .firstItemInSection ? 1 : 0
    let place = ListCellEdges.Place(
      isHeader: path.item < header, isFirst: path.item == header,
      isLast: path.item == geometry.sections[path.section].count - 1)
    return ListCellEdges(list, place, path)
  }

  /// Shows what is behind a list, unless the app has a background of its own.
  func showListBackground(on owner: UICollectionView) {
    guard let list = state.sections.first?.values.list, let present = owner.backgroundColor,
      present == .systemBackground || present == state.listBackground
    else { return }
    state.setListBackground(list.effectiveBackgroundColor)
    if present != state.listBackground { owner.backgroundColor = state.listBackground }
  }

  /// Shows what was behind the list before, unless the app has a background of its own by now.
  func hideListBackground() {
    guard let shown = state.listBackground else { return }
    state.setListBackground(nil)
    if owner?.backgroundColor == shown { owner?.backgroundColor = .systemBackground }
  }
}
