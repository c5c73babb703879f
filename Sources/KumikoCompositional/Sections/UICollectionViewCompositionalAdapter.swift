import KumikoComponents
import KumikoRendering
import UIKit

/// What a collection view with a compositional layout asks for its data and its layout: sections
/// say how they arrange their items.
///
/// ```swift
/// let adapter = UICollectionViewCompositionalAdapter()
/// let list = UICollectionView(frame: bounds, collectionViewLayout: adapter.makeLayout())
/// let renderer = Renderer(adapter: adapter, updater: UICollectionViewUpdater())
/// renderer.target = list
/// renderer.render {
///   Section(id: "shelf", header: Title("New")) {
///     HGroup(width: .absolute(140), height: .absolute(200)) {
///       for book in books { Cover(book) }
///     }
///   }
///   .orthogonalScrollingBehavior(.continuous)
/// }
/// ```
///
/// Sections that say nothing are rows as wide as the list, which say how high they are.
open class UICollectionViewCompositionalAdapter: UICollectionViewAdapter {
  /// The layouts that were made, as long as they are used.
  private var layouts: [SectionsLayout] = []
  /// What was reported about sections.
  private var reported: Set<KumikoDiagnostic> = []

  /// How sections that say nothing about it arrange their rows; below each other by default. Set it
  /// before the sections are shown.
  open var defaultLayout = SectionLayout.rows

  /// Makes an adapter.
  ///
  /// - Parameter data: The sections that a list view shows first; none by default.
  public override init(data: [Section] = []) {
    super.init(data: data)
    readsSectionLayouts = true
    placeOfRows = { [unowned self] in
      // Another layout than one that was made here does not ask sections.
      layouts.isEmpty ? .unknown : arrangement(ofSection: $0)?.rowPlace ?? .unknown
    }
    tableStyleOfSection = { [unowned self] in arrangement(ofSection: $0)?.tableStyle }
    hasLayout = { ItemLayout.isGiven(by: $0) }
    mayArrangeDifferently = { [unowned self] in layouts.contains(where: isOutdated) }
    asksItemsForHeights = { [unowned self] section in
      if case .waterfall = arrangement(ofSection: section) { true } else { false }
    }
  }

  /// Makes a layout that asks this adapter's sections.
  ///
  /// - Parameter configuration: What concerns all sections: the direction of scrolling, the space
  ///   between them, and what lies at the borders of the list. UIKit's defaults by default.
  open func makeLayout(
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) -> UICollectionViewCompositionalLayout {
    let known = SectionsLayout()
    let layout = TransitioningLayout(
      waterfalls: known.waterfalls,
      sectionProvider: { [weak self] index, environment in
        self?.layoutSection(at: index, environment, known)
      }, configuration: configuration)
    layout.adapter = self
    known.layout = layout
    layouts.removeAll { $0.layout == nil }
    layouts.append(known)
    didShowData["decorations"] = { [weak self] in self?.renderDecorations() }
    return layout
  }

  // MARK: Sections

  private func layoutSection(
    at index: Int, _ environment: any NSCollectionLayoutEnvironment, _ known: SectionsLayout
  ) -> NSCollectionLayoutSection? {
    let section = section(at: index) ?? Section(id: index)
    let description = layout(of: section)
    known.registerDecorations(description.decorations.count)
    if case .made(let maker) = description.arrangement { known.register(maker.decorations) }
    let room = SectionRoom(environment: environment, layout: known.layout)
    let made = description.makeSection(
      for: section, in: room, rows: rows(ofSection: index, known),
      waterfall: waterfall(ofSection: index, description, known)
    ) { [weak self, weak known] problem in
      self?.report(problem, in: section, at: index, known?.layout)
    }
    pinHeaders(of: made)
    let isWatched = made.orthogonalScrollingBehavior != .none && section.hasImpressions
    if isWatched { watchScrolling(of: made, known) }
    known.templates[index] = SectionsLayout.Made(
      template: SectionTemplate(description, of: section, in: room), room: room,
      isWatched: isWatched)
    return made
  }

  /// Keeps the headers of a section in view, or does not, if the options say so.
  private func pinHeaders(of section: NSCollectionLayoutSection) {
    guard let pins = options.pinsSectionHeaders else { return }
    let kind = UICollectionView.elementKindSectionHeader
    for item in section.boundarySupplementaryItems where item.elementKind == kind {
      item.pinToVisibleBounds = pins
    }
  }

  /// Whether a section would be arranged in another way now than when a layout asked for it.
  private func isOutdated(_ known: SectionsLayout) -> Bool {
    known.layout != nil
      && known.templates.contains { index, made in
        guard let section = section(at: index) else { return false }
        guard let old = made.template,
          let new = SectionTemplate(layout(of: section), of: section, in: made.room)
        else { return true }
        // All rows are looked at for impressions, so that comes last.
        return !new.isSame(as: old) || hasOtherSeparators(made, inSection: index)
          || !made.isWatched && new.scrolls && section.hasImpressions
      }
  }

  /// Whether rows say something else about the lines below them than when a layout asked. Of a
  /// section that was scrolled far, as good as all rows were asked about: then it is asked anew.
  private func hasOtherSeparators(_ made: SectionsLayout.Made, inSection index: Int) -> Bool {
    made.separators.count > SectionsLayout.separatorLimit
      || made.separators.contains { renderedSeparator(ofRowAt: [index, $0.key]) != $0.value }
  }

  private func report(
    _ problem: SectionLayoutProblem, in section: Section, at index: Int,
    _ layout: UICollectionViewCompositionalLayout?
  ) {
    switch problem {
    case .missingView(let kind):
      // A subclass may have one.
      let node = layout?.collectionView.flatMap {
        supplementaryViewNode(forElementKind: kind, collectionView: $0, at: [index, 0])
      }
      if node != nil { return }
    case .unplacedView(let kind):
      let borders = layout?.configuration.boundarySupplementaryItems ?? []
      if borders.contains(where: { $0.elementKind == kind }) { return }
    default: break
    }
    let diagnostic = KumikoDiagnostic.sectionLayout(section: "\(section.id)", problem: problem)
    if reported.insert(diagnostic).inserted { KumikoDiagnostics.report(diagnostic) }
  }

  /// Looks which items have been seen whenever a section scrolls by itself: neither the list's
  /// delegate nor its cells hear of that.
  private func watchScrolling(of section: NSCollectionLayoutSection, _ known: SectionsLayout) {
    let handler = section.visibleItemsInvalidationHandler
    section.visibleItemsInvalidationHandler = {
      [weak self, weak known] items, offset, environment in
      handler?(items, offset, environment)
      if let list = known?.layout?.collectionView { self?.regionDidScroll(in: list) }
    }
  }

  private func rows(ofSection index: Int, _ known: SectionsLayout) -> ListRowProviders? {
    guard case .list = arrangement(ofSection: index) else { return nil }
    return ListRowProviders(
      leading: { [weak self, weak known] path in
        known?.layout?.collectionView.flatMap {
          self?.leadingSwipeActionsConfiguration(collectionView: $0, at: path)
        }
      },
      trailing: { [weak self, weak known] path in
        known?.layout?.collectionView.flatMap {
          self?.trailingSwipeActionsConfiguration(collectionView: $0, at: path)
        }
      },
      separator: { [weak self, weak known] path, lines in
        guard let self, let known, let list = known.layout?.collectionView else { return lines }
        let path = list.dataSourceIndexPath(forPresentationIndexPath: path) ?? path
        let separator = separator(ofRowAt: path)
        known.note(separator, at: path)
        return lines.changed(by: separator)
      })
  }

  /// What is known of the items of a waterfall, of which the list may have others than the data
  /// while things are dragged; nil if the section is none.
  private func waterfall(
    ofSection index: Int, _ description: SectionLayoutDescription, _ known: SectionsLayout
  ) -> WaterfallItems? {
    guard case .waterfall = description.arrangement else {
      known.waterfalls.remove(section: index)
      return nil
    }
    let list = known.layout?.collectionView
    let count = list.flatMap {
      index < $0.numberOfSections ? $0.numberOfItems(inSection: index) : nil
    }
    return WaterfallItems(
      count: count ?? section(at: index)?.elements.count ?? 0,
      waterfall: known.waterfalls.waterfall(ofSection: index))
  }

  private func layout(of section: Section) -> SectionLayoutDescription {
    var description = section.layout
    description.arrangement = description.arrangement ?? defaultLayout.arrangement
    return description
  }

  private func arrangement(ofSection index: Int) -> SectionLayoutDescription.Arrangement? {
    section(at: index).flatMap { layout(of: $0).arrangement }
  }

  private func section(at index: Int) -> Section? {
    data.indices.contains(index) ? data[index] : nil
  }

  // MARK: Views

  /// The class of the cell for an item: rows of lists have cells with separators and accessories.
  open override func cellRegistration(
    collectionView: UICollectionView, indexPath: IndexPath, node: CellNode
  ) -> CellRegistration {
    if case .list = arrangement(ofSection: indexPath.section) {
      return CellRegistration(class: UICollectionViewListComponentCell.self)
    }
    return super.cellRegistration(
      collectionView: collectionView, indexPath: indexPath, node: node)
  }

  /// What a supplementary view shows: what its section has for the kind, or else the item or the
  /// group that it stands on.
  open override func supplementaryViewNode(
    forElementKind kind: String, collectionView: UICollectionView, at indexPath: IndexPath
  ) -> ViewNode? {
    super.supplementaryViewNode(
      forElementKind: kind, collectionView: collectionView, at: indexPath)
      ?? itemSupplementary(ofKind: kind, at: indexPath)
      ?? templateSupplementary(ofKind: kind, at: indexPath, in: collectionView)
  }

  private func itemSupplementary(ofKind kind: String, at path: IndexPath) -> ViewNode? {
    guard path.count == 2, let node = existingNode(at: path) else { return nil }
    return ItemLayout(of: node.component).supplementaryItem(ofKind: kind)
      .map { ViewNode($0.component) }
  }

  /// What stands upon a group that is made for the room there is.
  private func templateSupplementary(
    ofKind kind: String, at path: IndexPath, in view: UICollectionView
  ) -> ViewNode? {
    guard let section = path.first, case .adaptive(let make) = arrangement(ofSection: section),
      let known = layouts.first(where: { $0.layout?.collectionView === view }),
      let room = known.templates[section]?.room
    else { return nil }
    return make(room.environment).supplementaryItem(ofKind: kind).map { ViewNode($0.component) }
  }

  // MARK: Decorations

  func decoration(number: Int, ofSection index: Int) -> AnyComponent? {
    guard let decorations = section(at: index)?.layout.decorations,
      decorations.indices.contains(number)
    else { return nil }
    return decorations[number].component
  }

  private func renderDecorations() {
    for view in layouts.compactMap({ $0.layout?.collectionView }).flatMap(\.subviews) {
      (view as? DecorationView)?.renderDecoration()
    }
  }
}

extension Section {
  /// Whether an item waits to be seen; said of all lazy sections, whose items are not made for it.
  fileprivate var hasImpressions: Bool {
    elements.isLazy || elements.contains { !$0.component.rowTraits.impressions.isEmpty }
  }
}

/// A layout that an adapter has made, and the kinds of decorations that it knows.
@MainActor
private final class SectionsLayout {
  /// A section that was made for the layout.
  struct Made {
    /// What it was made of; nil if that cannot be compared.
    var template: SectionTemplate?
    var room: SectionRoom
    /// Whether its own scrolling is watched.
    var isWatched: Bool
    /// What rows have said about the lines below them, by their numbers.
    var separators: [Int: RowSeparator?] = [:]
  }

  /// How many rows of a section are looked at again.
  static let separatorLimit = 100

  weak var layout: UICollectionViewCompositionalLayout?
  /// The sections that were made last, by their indices.
  var templates: [Int: Made] = [:]
  let waterfalls = Waterfalls()
  private var decorationCount = 0
  private var registeredKinds: Set<String> = []

  /// Notes what a layout was told about the line below a row.
  func note(_ separator: RowSeparator?, at path: IndexPath) {
    let limit = Self.separatorLimit
    if templates[path.section].map({ $0.separators.count <= limit }) != true { return }
    templates[path.section]?.separators[path.item] = .some(separator)
  }

  func register(_ decorations: [String: AnyClass]) {
    for kind in decorations.keys where registeredKinds.insert(kind).inserted {
      layout?.register(decorations[kind], forDecorationViewOfKind: kind)
    }
  }

  func registerDecorations(_ count: Int) {
    while decorationCount < count {
      layout?.register(
        DecorationView.self,
        forDecorationViewOfKind: DecorationItem.elementKind(at: decorationCount))
      decorationCount += 1
    }
  }
}
