import KumikoComponents
import KumikoDiff
import UIKit

/// The views in view that a stage of changes leaves to their rows, headers and footers, by where
/// those are afterwards.
///
/// Their components are rendered inside the batch that performs the stage: a list view asks for all
/// heights at its end, so that another batch for them would lay out everything twice.
@MainActor
struct StayingElements {
  private let elements: [VisibleElement]

  /// Finds out which views of a list view stay, before it is told of a stage.
  init(in target: some BatchUpdating, through stage: Changeset<[Section]>) {
    let places = StagePlaces(stage)
    elements = target.visibleElements.compactMap { element in
      switch element {
      case .cell(let path, let view): places.path(after: path).map { .cell($0, view) }
      case .header(let section, let view): places.section(after: section).map { .header($0, view) }
      case .footer(let section, let view): places.section(after: section).map { .footer($0, view) }
      // Some belong to rows, others to sections: which is known when the stage has been shown.
      case .supplementary: nil
      }
    }
  }

  /// Renders what is shown in the views now, inside the batch, but for components of another kind
  /// than those in the views: exchanging content is no part of the batch.
  func render(by adapter: ListAdapter) {
    for element in elements where adapter.canRerender(element) { adapter.render(element) }
    adapter.renderKept()
  }
}

extension ListAdapter {
  /// Whether what is to be shown in a view can be rendered into the content that the view has.
  fileprivate func canRerender(_ element: VisibleElement) -> Bool {
    let bound = element.view.renderable?.componentContainer.boundComponent
    guard let bound else { return false }
    let next: AnyComponent? =
      switch element {
      case .cell(let path, _): existingNode(at: path)?.component
      case .header(let section, _): headerNode(in: section)?.component
      case .footer(let section, _): footerNode(in: section)?.component
      case .supplementary: nil
      }
    guard let next else { return false }
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

  /// Reads a stage.
  init<Collection>(_ stage: Changeset<Collection>) {
    sections = PlaceMap(
      gone: stage.sectionDeleted, arriving: stage.sectionInserted, moved: stage.sectionMoved)
    reloaded = Set(stage.sectionUpdated)
    moved = Dictionary(
      stage.elementMoved.map { ($0.source, $0.target) }, uniquingKeysWith: { first, _ in first })
    gone = (stage.elementDeleted + stage.elementMoved.map(\.source))
    arriving = (stage.elementInserted + stage.elementMoved.map(\.target))
    updated = Set(stage.elementUpdated)
  }

  /// Where a section is; nil if it is gone or shown anew.
  func section(after section: Int) -> Int? {
    sections.place(after: section).flatMap { reloaded.contains($0) ? nil : $0 }
  }

  /// Where a row is; nil if it, or its section, is gone or shown anew.
  func path(after path: IndexPath) -> IndexPath? {
    let source = ElementPath(element: path.item, section: path.section)
    if updated.contains(source) { return nil }
    if let target = moved[source] {
      return reloaded.contains(target.section) ? nil : target.indexPath
    }
    guard let section = section(after: path.section) else { return nil }
    let rows = PlaceMap(
      gone: gone.filter { $0.section == path.section }.map(\.element),
      arriving: arriving.filter { $0.section == section }.map(\.element), moved: [])
    return rows.place(after: path.item).map { IndexPath(item: $0, section: section) }
  }
}

/// Where things in a row are after some have left, others have come and others have moved.
private struct PlaceMap {
  private let gone: Set<Int>
  private let arriving: [Int]
  private let moved: [Int: Int]

  init(gone: [Int], arriving: [Int], moved: [(source: Int, target: Int)]) {
    self.gone = Set(gone + moved.map(\.source))
    self.arriving = (arriving + moved.map(\.target)).sorted()
    self.moved = Dictionary(moved.map { ($0.source, $0.target) }, uniquingKeysWith: { $1 })
  }

  /// The place after the changes of what was at a place before; nil if it is gone.
  func place(after place: Int) -> Int? {
    if let target = moved[place] { return target }
    if gone.contains(place) { return nil }
    var result = place - gone.count { $0 < place }
    for other in arriving where other <= result { result += 1 }
    return result
  }
}
