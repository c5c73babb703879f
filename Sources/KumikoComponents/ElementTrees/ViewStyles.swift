import KumikoFlexLayout
import UIKit

/// The styles of views.
@MainActor
package enum ViewStyles {
  package static let shared = ViewNotes<FlexStyle>()
}

/// What is known of views that have no place for it: Swift knows associated objects only where
/// there is Objective-C.
@MainActor
package final class ViewNotes<Note> {
  private struct Entry {
    weak var view: UIView?
    var note: Note
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  package init() {}

  /// The number of views that something is known of, among them some that are gone.
  package var count: Int { entries.count }

  /// What is known of a view.
  package subscript(view: UIView) -> Note? {
    get {
      guard !entries.isEmpty, let entry = entries[ObjectIdentifier(view)], entry.view === view
      else { return nil }
      return entry.note
    }
    set {
      if entries.count >= limit { removeDead() }
      entries[ObjectIdentifier(view)] = newValue.map { Entry(view: view, note: $0) }
    }
  }

  /// Forgets views that are gone, as often as half of them may be.
  private func removeDead() {
    entries = entries.filter { $0.value.view != nil }
    limit = max(64, entries.count * 2)
  }
}
