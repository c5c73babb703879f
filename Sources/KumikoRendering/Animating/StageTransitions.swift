import KumikoComponents
import KumikoDiff
import UIKit

/// How the rows of one stage of changes come and leave, as far as rows or the render say it.
struct StageTransitions {
  /// How rows come, by their paths after the stage.
  private(set) var insertions: [IndexPath: RowTransition] = [:]

  /// How rows leave, by their paths before the stage.
  private(set) var removals: [IndexPath: RowTransition] = [:]

  var isEmpty: Bool { insertions.isEmpty && removals.isEmpty }

  /// Asks rows that come into view, or leave it.
  ///
  /// Which rows will be in view is not known before the list view is told. Rows of lazy sections
  /// are made for the question, so that only those near the view are asked.
  ///
  /// - Parameters:
  ///   - stage: The changes.
  ///   - source: The sections before the stage.
  ///   - visible: The paths of the rows in view before the stage.
  ///   - common: How rows come and leave that do not say it.
  @MainActor
  init(
    _ stage: Changeset<[Section]>, of source: [Section], visible: [IndexPath],
    common: RowTransition?
  ) {
    let inView = Set(visible)
    for path in stage.elementDeleted.map(\.indexPath) {
      let own = inView.contains(path) ? Self.transitions(at: path, in: source)?.removal : nil
      removals[path] = own ?? common
    }
    let items = visible.map(\.item)
    let reach = max(visible.count, 20)
    let near = ((items.min() ?? 0) - reach)...((items.max() ?? 0) + reach)
    for path in stage.elementInserted.map(\.indexPath) {
      let section = stage.data[path.section]
      let isAsked = !section.elements.isLazy || near.contains(path.item)
      let own = isAsked ? Self.transitions(at: path, in: stage.data)?.insertion : nil
      insertions[path] = own ?? common
    }
  }

  @MainActor
  private static func transitions(at path: IndexPath, in data: [Section]) -> RowTransitions? {
    data[path.section].elements[path.item].component.rowTraits.transitions
  }
}

extension BatchOperation {
  /// The operation in parts, by how their rows come or leave; nil for as the updater says.
  func parted(by transitions: StageTransitions) -> [(BatchOperation, RowTransition?)] {
    switch self {
    case .deleteItems(let paths):
      Self.grouped(paths, by: transitions.removals).map { (.deleteItems($0), $1) }
    case .insertItems(let paths):
      Self.grouped(paths, by: transitions.insertions).map { (.insertItems($0), $1) }
    default: [(self, nil)]
    }
  }

  /// Paths that have something in common, in their order.
  private static func grouped(
    _ paths: [IndexPath], by transitions: [IndexPath: RowTransition]
  ) -> [([IndexPath], RowTransition?)] {
    if transitions.isEmpty { return [(paths, nil)] }
    var groups: [([IndexPath], RowTransition?)] = []
    for path in paths {
      let transition = transitions[path]
      if let index = groups.firstIndex(where: { $0.1 == transition }) {
        groups[index].0.append(path)
      } else {
        groups.append(([path], transition))
      }
    }
    return groups
  }
}

/// Animations of a list view that can tell rows to come and leave in one way.
protocol TransitionableAnimations {
  /// These animations, with rows and sections that come and leave in a certain way.
  func with(_ transition: RowTransition) -> Self
}

extension TableAnimations: TransitionableAnimations {
  func with(_ transition: RowTransition) -> TableAnimations {
    var copy = self
    let animation = transition.rowAnimation
    (copy.deleteRows, copy.insertRows) = (animation, animation)
    (copy.deleteSections, copy.insertSections) = (animation, animation)
    return copy
  }
}

extension RowTransition {
  /// What tables call it.
  fileprivate var rowAnimation: UITableView.RowAnimation {
    switch self {
    case .fade: .fade
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .middle: .middle
    case .none: .none
    }
  }

  /// Changes where an item stands in a list to where it begins or ends.
  @MainActor
  fileprivate func apply(to attributes: UICollectionViewLayoutAttributes, width: CGFloat) {
    attributes.alpha = self == .none ? 1 : 0
    switch self {
    case .left: attributes.center.x -= width
    case .right: attributes.center.x += width
    case .top: attributes.center.y -= attributes.size.height
    case .bottom: attributes.center.y += attributes.size.height
    case .middle: attributes.transform = CGAffineTransform(scaleX: 1, y: 0.01)
    case .fade, .none: break
    }
  }
}

extension ListAdapter {
  /// Where an item begins that comes into a collection view: as its layout says, unless its row or
  /// the render says how it comes.
  package func initialAttributes(
    _ attributes: UICollectionViewLayoutAttributes?, ofItemAt path: IndexPath, in list: UIView?
  ) -> UICollectionViewLayoutAttributes? {
    guard let transition = stageTransitions?.insertions[path] else { return attributes }
    return changed(attributes, transition, in: list)
  }

  /// Where an item ends that leaves a collection view.
  package func finalAttributes(
    _ attributes: UICollectionViewLayoutAttributes?, ofItemAt path: IndexPath, in list: UIView?
  ) -> UICollectionViewLayoutAttributes? {
    guard let transition = stageTransitions?.removals[path] else { return attributes }
    return changed(attributes, transition, in: list)
  }

  private func changed(
    _ attributes: UICollectionViewLayoutAttributes?, _ transition: RowTransition, in list: UIView?
  ) -> UICollectionViewLayoutAttributes? {
    guard let copy = attributes?.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    transition.apply(to: copy, width: list?.bounds.width ?? 0)
    return copy
  }
}
