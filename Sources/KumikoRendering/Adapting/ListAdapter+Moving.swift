import KumikoComponents
import UIKit

extension ListAdapter {
  func canMove(_ path: IndexPath) -> Bool {
    guard movesRowsItself || options.move != nil else { return false }
    let isReorderable = traits(at: path).isReorderable
    if movesRowsItself { return isReorderable ?? contains(path) }
    return options.move != nil && isReorderable == true
  }

  func moveTarget(from source: IndexPath, proposed: IndexPath) -> IndexPath {
    guard options.move?.acrossSections == false, proposed.section != source.section,
      data.indices.contains(source.section)
    else { return proposed }
    let last = max(0, data[source.section].elements.count - 1)
    return IndexPath(row: proposed.section < source.section ? 0 : last, section: source.section)
  }

  /// Moves a row in the data, as the list view does by itself once this has returned, and tells the
  /// handler. What that renders, and options that it gives, are shown when the list view has moved
  /// the row: until then its paths are not those of the data.
  func move(_ source: IndexPath, to target: IndexPath) {
    guard contains(source), let next = data(moving: source, to: target) else { return }
    let sectionID = data[source.section].id
    data = next
    let move = RowMove(source: source, sourceSectionID: sectionID, to: target, data: data)
    if let list { didInform(list) }
    whileUpdating { options.move?.action(move) }
    NextTurn.add { [weak self] in
      if let self, let list, phase == .idle { updateLanded(in: list) }
    }
  }

  /// The data with a row elsewhere; nil if there is no such place.
  ///
  /// - Parameter target: Where the row goes, in the list without it.
  func data(moving source: IndexPath, to target: IndexPath) -> [Section]? {
    guard data.indices.contains(target.section) else { return nil }
    let node = cellNode(at: source)
    var next = data
    next[source.section].rows = next[source.section].rows.removing(at: source.row)
    guard (0...next[target.section].rows.count).contains(target.row) else { return nil }
    next[target.section].rows = next[target.section].rows.inserting(node, at: target.row)
    return next
  }
}
