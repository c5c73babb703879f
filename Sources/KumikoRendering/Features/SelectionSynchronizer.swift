import KumikoComponents
import UIKit

/// Keeps the selected rows of a list view and a ``Selection`` in step.
@MainActor
final class SelectionSynchronizer {
  private unowned let adapter: ListAdapter
  private var model: (any SelectionModel)?

  /// The identifiers whose rows are selected in the list.
  private var shown: Set<AnyHashable> = []

  /// The row that was deselected, in whose place another one may be selected.
  private var deselected: AnyHashable?

  /// Whether the list is being edited, as far as its cells have told.
  private var isEditing = false

  init(adapter: ListAdapter) { self.adapter = adapter }

  private var list: (any FeatureList)? { adapter.list as? any FeatureList }

  /// Whether the data must not be looked at, as the list view does not show it yet.
  private var isWaiting: Bool { adapter.phase == .updating || list == nil }

  /// Takes over the selection of the options, and shows it.
  func adopt(_ next: (any SelectionModel)?) {
    if next !== model {
      let isContinued = model.map { next?.continues($0) ?? false } ?? false
      if model?.keeper === self { model?.keeper = nil }
      model = next
      next?.keeper = self
      if !isContinued { shown = [] }
    }
    guard let next, let list else { return }
    let isMultiple = next.mode == .multiple
    if !list.allowsSelection { list.allowsSelection = true }
    if list.allowsMultipleSelection != isMultiple { list.allowsMultipleSelection = isMultiple }
    let whileEditing = isMultiple || next.mode == .multipleWhileEditing
    if list.allowsMultipleSelectionDuringEditing != whileEditing {
      list.allowsMultipleSelectionDuringEditing = whileEditing
    }
    apply()
  }

  /// A cell shows its controls or hides them, so the list may have begun or ceased to be edited:
  /// cells are all it tells. A table
  /// is also said to be edited while a row is swiped, of which its
  /// cells know nothing.
  func cellDidChangeEditing(_ isOn: Bool, in list: any FeatureList) {
    guard isOn != isEditing, isOn == list.isEditing else { return }
    isEditing = isOn
    if !isOn { endEditing() }
    apply()
  }

  /// A table has deselected all rows, a collection view has not. Nobody may update them while cells
  /// change.
  private func endEditing() {
    shown = []
    guard model?.mode == .multipleWhileEditing else { return }
    for path in list?.selectedPaths ?? [] { list?.deselect(path, animated: false) }
    adapter.whileServing { model?.removeAll() }
  }

  /// Selects and deselects rows as the selection says; later, if the list view is being updated.
  func apply() {
    if let list, isEditing { cellDidChangeEditing(list.isEditing, in: list) }
    guard let model, let list, !isWaiting, selects(in: list) else { return }
    var selected: Set<AnyHashable> = []
    for path in list.selectedPaths where adapter.contains(path) {
      let id = adapter.cellNode(at: path).id
      let stays = model.contains(id) && (model.mode != .single || selected.isEmpty)
      if stays { selected.insert(id) } else { list.deselect(path, animated: false) }
    }
    let missing = model.erasedIDs.filter { !selected.contains($0) }
    let found = missing.isEmpty ? [:] : adapter.data.indexPaths(of: missing)
    for path in found.values.sorted() where model.mode != .single || selected.isEmpty {
      list.selectRow(at: path)
      selected.insert(adapter.cellNode(at: path).id)
    }
    let gone = model.erasedIDs.filter { id in
      !selected.contains(id) && (shown.contains(id) || found[id] != nil)
    }
    shown = selected
    if !gone.isEmpty { model.remove(gone) }
  }

  /// Whether rows stay selected as the list is now.
  private func selects(in list: any FeatureList) -> Bool {
    switch model?.mode {
    case nil, .some(.none): false
    case .multipleWhileEditing: list.isEditing
    case .single, .multiple: true
    }
  }

  /// The user has selected a row. Deselects it if it is not to stay so.
  func didSelect(_ path: IndexPath, id: AnyHashable, in list: any FeatureList) {
    guard let model else { return }
    guard selects(in: list), model.canHold(id) else {
      return list.deselect(path, animated: true)
    }
    isEditing = list.isEditing
    deselected = nil
    if model.mode == .single { shown = [id] } else { shown.insert(id) }
    model.insert(id)
  }

  /// The user has deselected a row. Where there can be only one, the list view says so just before
  /// it selects another: the selection goes from the one to the other without being empty between.
  func didDeselect(id: AnyHashable) {
    guard let model, model.contains(id) else { return }
    shown.remove(id)
    guard model.mode == .single else { return model.remove([id]) }
    deselected = id
    NextTurn.add { [weak self] in self?.removeDeselected() }
  }

  /// Takes the deselected row out of the selection if no other was selected in its place.
  private func removeDeselected() {
    guard let id = deselected else { return }
    deselected = nil
    if !shown.contains(id), let model, model.contains(id) { model.remove([id]) }
  }
}
