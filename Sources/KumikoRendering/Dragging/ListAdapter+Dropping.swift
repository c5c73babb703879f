import KumikoComponents
import UIKit

extension ListAdapter {
  /// The place before a row, told by its neighbors; without a path the end of the list.
  ///
  /// - Parameters:
  ///   - path: The row; one past the last row at the end of a section.
  ///   - own: Rows that are no neighbors, because they are dragged.
  ///   - countedWithout: Whether the path counts rows without those.
  func dropPlace(
    at path: IndexPath?, without own: [IndexPath], countedWithout: Bool
  ) -> DropPlace {
    guard let section = path?.section ?? data.indices.last, data.indices.contains(section) else {
      return DropPlace(sectionID: nil)
    }
    let rows = data[section].elements
    let dragged = own.filter { $0.section == section }.map(\.item).sorted()
    var index = min(path?.item ?? rows.count, rows.count)
    if countedWithout, path != nil {
      for row in dragged where row <= index { index += 1 }
      index = min(index, rows.count)
    }
    let previous = (0..<index).last { !dragged.contains($0) }
    let next = (index..<rows.count).first { !dragged.contains($0) }
    return DropPlace(
      sectionID: data[section].id, previousID: previous.map { rows[$0].id },
      nextID: next.map { rows[$0].id })
  }

  /// Where a place is for a row that moves there, counted without it; nil if it is gone.
  func path(of place: DropPlace, without source: IndexPath) -> IndexPath? {
    guard let section = data.firstIndex(where: { AnyHashable($0.id) == place.sectionID }) else {
      return nil
    }
    func counted(_ path: IndexPath) -> IndexPath {
      let isBehind = path.section == source.section && path.item > source.item
      return IndexPath(item: path.item - (isBehind ? 1 : 0), section: path.section)
    }
    if let next = place.nextID.flatMap({ indexPath(of: $0, in: data[section].id) }) {
      return counted(next)
    }
    if let previous = place.previousID.flatMap({ indexPath(of: $0, in: data[section].id) }) {
      let path = counted(previous)
      return IndexPath(item: path.item + 1, section: path.section)
    }
    let count = data[section].elements.count - (section == source.section ? 1 : 0)
    return IndexPath(item: count, section: section)
  }

  /// Moves a row in the data and in the list view, then tells the handler for moves.
  func moveByDrop(_ source: IndexPath, to target: IndexPath, in list: any FeatureList) {
    let sectionID = data[source.section].id
    guard let next = data(moving: source, to: target) else { return }
    whileUpdating {
      if let diffable = list.diffableSource {
        data = next
        return diffable.move(source, to: target)
      }
      list.performBatch { [self] in
        data = next
        list.moveByUser(source, to: target)
      } completion: {
      }
    }
    updateLanded(in: list)
    options.move?.action(
      RowMove(source: source, sourceSectionID: sectionID, to: target, data: data))
  }
}
