import UIKit

/// What the user has typed into a row since its component was rendered, which says another text.
///
/// It is kept with the row and not with the field, because the row's cell may go to another row
/// while it is out of view. What an app renders afterwards is its answer and replaces it; a
/// component that says nothing of the text leaves it.
package struct TypedText {
  fileprivate static let key = ViewStorage.Key<TypedText>()

  /// The text in the field.
  fileprivate var text: String
  /// What the component said when it was typed; nil if nothing.
  fileprivate var rendered: String?
  /// How often the list's data had changed then.
  fileprivate var revision: Int
}

extension UIView {
  /// The row whose content the view is part of; nil outside of rows.
  private var containingRow: ComponentContainer.Row? {
    // What stands on a card is in a container of its own, which is that of no row.
    sequence(first: self, next: \.superview).lazy
      .prefix { !($0 is UITableView || $0 is UICollectionView) }
      .compactMap { ($0 as? ComponentContainer)?.row }.first
  }

  /// The storage of the row whose content the view is part of; nil outside of rows.
  package var rowStorage: RowStorage? { containingRow?.storage }

  /// Remembers what the user has typed.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - rendered: What the component says; nil if it leaves the text as it is.
  package func keepTyped(_ text: String, over rendered: String?) {
    guard let row = containingRow else { return }
    row.storage[TypedText.key] = TypedText(
      text: text, rendered: rendered, revision: row.revision)
  }

  /// The text to show for a component: what was typed since it was rendered, else what it says.
  ///
  /// - Parameter rendered: What the component says; nil if it leaves the text as it is.
  package func typedText(over rendered: String?) -> String? {
    guard let row = containingRow else { return rendered }
    return row.typedText(over: rendered)
  }
}

extension RowStorageSource {
  /// The text that the row shows, in view or not: see `UIView.typedText(over:)`.
  package func typedText(over rendered: String?) -> String? {
    ComponentContainer.Row(storage: storage, revision: revision).typedText(over: rendered)
  }
}

extension ComponentContainer.Row {
  @MainActor
  fileprivate func typedText(over rendered: String?) -> String? {
    guard let typed = storage[TypedText.key] else { return rendered }
    if typed.rendered == rendered, rendered == nil || typed.revision == revision {
      return typed.text
    }
    storage[TypedText.key] = nil
    return rendered
  }
}
