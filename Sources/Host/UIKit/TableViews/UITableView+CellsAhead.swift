import CoreGraphics
import ListGeometry

extension UITableView: CellPrefetcherHost {
  var allowsCellsAhead: Bool {
    isPrefetchingEnabled && window != nil && engine.isReady && engine.contents.isLoaded
      && reorderGap == nil
  }

  var displayCount: Int { engine.elements.displayCount }

  func itemsComingNext(_ direction: CGVector) -> [RowPath] {
    let (isForward, shown) = (direction.dy > 0, engine.elements.items.items)
    guard let end = isForward ? shown.last : shown.first else { return [] }
    return [engine.contents.neighbor(of: end, isAfter: isForward)].compactMap(\.self)
  }

  func hasCell(at path: RowPath) -> Bool {
    engine.elements.cellInUse(at: path) != nil || engine.elements.firstResponder.path == path
  }

  func makeCellAhead(at path: RowPath) -> UITableViewCell? {
    var made: UITableViewCell?
    let isCurrent = engine.phases.withPhase(.filling) {
      UIView.withoutAnimation {
        let cell = makeCell(at: path)
        prepare(cell, at: path)
        made = cell
      }
    }
    guard let made, !isCurrent else { return made }
    enqueueForReuse(made)
    return nil
  }
}
