import KumikoComponents
import UIKit

/// The index beside the rows, as sections say.
extension ListAdapter {
  /// The titles of sections that have one; nil if none has, and then there is no index.
  var sectionIndexTitles: [String]? {
    let titles = data.compactMap(\.indexTitle)
    return titles.isEmpty ? nil : titles
  }

  /// The section of a title in the index: of those that have titles the one at its place.
  func section(ofIndexTitleAt index: Int) -> Int {
    var remaining = index
    for (section, description) in data.enumerated() where description.indexTitle != nil {
      if remaining == 0 { return section }
      remaining -= 1
    }
    return index
  }
}
