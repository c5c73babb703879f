import KumikoComponents
import UIKit

/// The sections that lose their header or footer in a batch, by their new places.
///
/// A table takes a view away whose height becomes next to nothing, but not one whose height becomes
/// that of a gap.
@MainActor
struct LeavingSupplementaries {
  var headers: Set<Int> = []
  var footers: Set<Int> = []

  var isEmpty: Bool { headers.isEmpty && footers.isEmpty }

  init() {}

  /// - Complexity: O(*n*), where *n* is the number of sections.
  init(from source: [Section], to data: [Section]) {
    func ids(_ has: (Section) -> Bool) -> Set<AnyHashable> {
      Set(source.lazy.filter(has).map { AnyHashable($0.id) })
    }
    let (withHeader, withFooter) = (ids { $0.header != nil }, ids { $0.footer != nil })
    for (index, section) in data.enumerated() {
      if section.header == nil, withHeader.contains(section.id) { headers.insert(index) }
      if section.footer == nil, withFooter.contains(section.id) { footers.insert(index) }
    }
  }
}
