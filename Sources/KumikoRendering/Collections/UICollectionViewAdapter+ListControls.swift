import KumikoComponents
import UIKit

extension UICollectionViewAdapter {
  /// The controls beside a row of a list layout while the list is edited: as a table shows them.
  func listControls(
    for traits: RowTraits, at path: IndexPath, in view: UICollectionView
  ) -> [UICellAccessory] {
    var controls: [UICellAccessory] = []
    if view.allowsMultipleSelectionDuringEditing, traits.isSelectable {
      controls.append(.multiselect(displayed: .whenEditing))
    } else if let control = editControl(for: traits, at: path) {
      controls.append(control)
    }
    if canMove(path) { controls.append(.reorder(displayed: .whenEditing)) }
    return controls
  }

  private func editControl(for traits: RowTraits, at path: IndexPath) -> UICellAccessory? {
    switch traits.editing {
    case nil: return nil
    // Without an action it brings out what a swipe does.
    case .delete: return .delete(displayed: .whenEditing)
    case .insert:
      let row = RowReference(path, in: self)
      return .insert(displayed: .whenEditing) { [weak self] in
        guard let self, let path = row.path(in: self),
          case .insert(let insert) = self.traits(at: path).editing
        else { return }
        insert()
      }
    }
  }

  /// What becomes of the line below a row, as its modifiers or else its content want it; nil: it is
  /// as the list has it.
  package func separator(ofRowAt path: IndexPath) -> RowSeparator? {
    traits(at: path).look.shownSeparator
  }

  /// The same, as it was when the row was rendered if that was in this revision of the data.
  package func renderedSeparator(ofRowAt path: IndexPath) -> RowSeparator? {
    saidSeparators.separator(at: path, revision: revision) ?? separator(ofRowAt: path)
  }
}

extension UIListSeparatorConfiguration {
  /// The line below a row of a list layout: this one, as the row's modifier changes it.
  package func changed(by separator: RowSeparator?) -> UIListSeparatorConfiguration {
    var result = self
    switch separator {
    case nil, .automatic: break
    case .hidden: result.bottomSeparatorVisibility = .hidden
    case .inset(let left, let right):
      result.bottomSeparatorInsets.leading = left
      result.bottomSeparatorInsets.trailing = right
    }
    return result
  }
}
