import KumikoComponents
import KumikoDiff
import UIKit

/// The views in view that a stage of changes leaves to their rows, headers and footers, by where
/// those are afterwards.
///
/// Their components are rendered inside the batch that performs the stage: a list view asks for all
/// heights at its end, so that another batch for them would lay out everything twice. What comes
/// into view in the batch is made of the newest data.
@MainActor
struct StayingElements {
  private let elements: [VisibleElement]

  /// Whether all views in view that stay are among the elements.
  private let isComplete: Bool

  /// Finds out which views of a list view stay, inside the batch and before it is told of a stage.
  init(in target: some BatchUpdating, through stage: Changeset<[Section]>) {
    var (elements, isComplete) = ([VisibleElement](), true)
    var places = StagePlaces(stage)
    for element in target.visibleElements {
      switch element {
      case .cell(let path, let view):
        if let place = places.path(after: path) { elements.append(.cell(place, view)) }
      case .header(let section, let view):
        if let place = places.section(after: section) { elements.append(.header(place, view)) }
      case .footer(let section, let view):
        if let place = places.section(after: section) { elements.append(.footer(place, view)) }
      case .supplementary(let kind, let path, let view):
        // Views of other kinds belong to sections or to rows, those of the layout to neither.
        guard VisibleElement.sectionKinds.contains(kind), path.count == 2 else {
          isComplete = false
          continue
        }
        if let section = places.section(after: path.section) {
          let place = IndexPath(item: path.item, section: section)
          elements.append(.supplementary(kind: kind, place, view))
        }
      }
    }
    (self.elements, self.isComplete) = (elements, isComplete)
  }

  /// Renders what is shown in the views now, inside the batch, but for components of another kind
  /// than those in the views: exchanging content is no part of the batch.
  ///
  /// - Returns: Whether nothing is left to be rendered.
  func render(by adapter: ListAdapter) -> Bool {
    var isComplete = isComplete
    for element in elements {
      if adapter.canRerender(element) {
        adapter.render(element)
      } else if !adapter.hasEmptied(element) {
        isComplete = false
      }
    }
    adapter.renderKept()
    return isComplete
  }
}

extension VisibleElement {
  /// The kinds of views that stand above and below the rows of a section.
  @MainActor fileprivate static let sectionKinds: Set = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]
}

extension ListAdapter {
  private func component(of element: VisibleElement) -> AnyComponent? {
    switch element {
    case .cell(let path, _): existingNode(at: path)?.component
    case .header(let section, _): headerNode(in: section)?.component
    case .footer(let section, _): footerNode(in: section)?.component
    case .supplementary(let kind, let path, _):
      supplementaryNode(ofKind: kind, at: path)?.component
    }
  }

  /// Whether there is nothing to show in a view any more, and that has been seen to; a collection
  /// view takes such views away by itself.
  fileprivate func hasEmptied(_ element: VisibleElement) -> Bool {
    if case .supplementary = element { return component(of: element) == nil }
    let view = element.view as? any UIView & ComponentRenderable
    return isEmptySupplementary(element) && view?.isEmptySupplementary == true
  }

  /// Whether what is to be shown in a view can be rendered into the content that the view has.
  fileprivate func canRerender(_ element: VisibleElement) -> Bool {
    guard let next = component(of: element),
      let bound = element.view.renderable?.componentContainer.boundComponent
    else { return false }
    return bound.isSame(as: next) || bound.reuseIdentifier == next.reuseIdentifier
  }
}

/// Where sections and rows are after a stage of changes.
struct StagePlaces {
  private let sections: PlaceMap
  private let moved: [ElementPath: ElementPath]
  private let gone: [ElementPath]
  private let updated: Set<ElementPath>
  private let arriving: [ElementPath]
  private let reloaded: Set<Int>

  /// The section that was asked for last, where it is, and where its rows are that have not moved.
  private var lastSection: (source: Int, target: Int?, rows: PlaceMap)?

  /// Reads a stage.
  init<Collection>(_ stage: Changeset<Collection>) {
    sections = PlaceMap(
      gone: stage.sectionDeleted, arriving: stage.sectionInserted, moved: stage.sectionMoved)
    reloaded = Set(stage.sectionUpdated)
    moved = Dictionary(
      stage.elementMoved.map { ($0.source, $0.target) }, uniquingKeysWith: { first, _ in first })
    gone = stage.elementDeleted + stage.elementMoved.map(\.source)
    arriving = stage.elementInserted + stage.elementMoved.map(\.target)
    updated = Set(stage.elementUpdated)
  }

  /// Where a section is; nil if it is gone or shown anew.
  func section(after section: Int) -> Int? {
    sections.index(after: section).flatMap { reloaded.contains($0) ? nil : $0 }
  }

  /// Where a row is; nil if it, or its section, is gone or shown anew.
  mutating func path(after path: IndexPath) -> IndexPath? {
    let source = ElementPath(element: path.item, section: path.section)
    if updated.contains(source) { return nil }
    if let target = moved[source] {
      return reloaded.contains(target.section) ? nil : target.indexPath
    }
    let (_, target, rows) = places(inSection: path.section)
    guard let target, let item = rows.index(after: path.item) else { return nil }
    return IndexPath(item: item, section: target)
  }

  private mutating func places(
    inSection section: Int
  ) -> (source: Int, target: Int?, rows: PlaceMap) {
    if let lastSection, lastSection.source == section { return lastSection }
    let target = self.section(after: section)
    let rows = PlaceMap(
      gone: gone.filter { $0.section == section }.map(\.element),
      arriving: arriving.filter { $0.section == target }.map(\.element), moved: [])
    lastSection = (section, target, rows)
    return (section, target, rows)
  }
}

/// Where things in a row are after some have left, others have come and others have moved.
private struct PlaceMap {
  /// The places before that nothing keeps in its order, in theirs.
  private let gone: [Int]
  /// The places after that something else has, in their order.
  private let arriving: [Int]
  private let moved: [Int: Int]

  init(gone: [Int], arriving: [Int], moved: [(source: Int, target: Int)]) {
    self.gone = (gone + moved.map(\.source)).sorted()
    self.arriving = (arriving + moved.map(\.target)).sorted()
    self.moved = Dictionary(moved.map { ($0.source, $0.target) }, uniquingKeysWith: { $1 })
  }

  /// The place after the changes of what was at a place before; nil if it is gone.
  func index(after place: Int) -> Int? {
    if let target = moved[place] { return target }
    var result = place
    for other in gone.prefix(while: { $0 <= place }) {
      if other == place { return nil }
      result -= 1
    }
    for other in arriving where other <= result { result += 1 }
    return result
  }
}
