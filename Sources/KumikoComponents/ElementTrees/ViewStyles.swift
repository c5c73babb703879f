import KumikoFlexLayout
import UIKit

/// The styles of views, which have no place for them: Swift knows associated objects only where
/// there is Objective-C.
@MainActor
package final class ViewStyles {
  package static let shared = ViewStyles()

  private struct Entry {
    weak var view: UIView?
    var style: FlexStyle
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  /// The number of views that have styles, among them some that are gone.
  package var count: Int { entries.count }

  package func style(of view: UIView) -> FlexStyle? {
    guard !entries.isEmpty, let entry = entries[ObjectIdentifier(view)], entry.view === view else {
      return nil
    }
    return entry.style
  }

  package func set(_ style: FlexStyle, of view: UIView) {
    if entries.count >= limit { removeDead() }
    entries[ObjectIdentifier(view)] = Entry(view: view, style: style)
  }

  /// Forgets views that are gone, as often as half of them may be.
  private func removeDead() {
    entries = entries.filter { $0.value.view != nil }
    limit = max(64, entries.count * 2)
  }
}
