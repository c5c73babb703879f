import KumikoComponents
import UIKit

/// Keeps the selected rows of a table and a ``Selection`` in step.
@MainActor
final class SelectionController {
  private unowned let adapter: UITableViewAdapter
  private weak var model: (any SelectionModel)?

  /// The identifiers whose rows are selected in the table.
  private var shown: Set<AnyHashable> = []

  /// The row that was deselected, in whose place another one may be selected.
  private var deselected: AnyHashable?

  /// Whether the table is being edited, as far as its cells have told.
  private var isEditing = false

  init(adapter: UITableViewAdapter) { self.adapter = adapter }

  private var table: UITableView? { adapter.list as? UITableView }

  /// Whether the data must not be looked at, as the table does not show it yet.
  private var isWaiting: Bool { adapter.phase == .updating || table == nil }

  /// Takes over the selection of the options, and shows it.
  func adopt(_ next: (any SelectionModel)?) {
    if next !== model {
      if model?.keeper === self { model?.keeper = nil }
      model = next
      next?.keeper = self
      shown = []
    }
    guard let next, let table else { return }
    let isMultiple = next.mode == .multiple
    if !table.allowsSelection { table.allowsSelection = true }
    if table.allowsMultipleSelection != isMultiple { table.allowsMultipleSelection = isMultiple }
    let whileEditing = isMultiple || next.mode == .multipleWhileEditing
    if table.allowsMultipleSelectionDuringEditing != whileEditing {
      table.allowsMultipleSelectionDuringEditing = whileEditing
    }
    apply()
  }

  /// A cell shows its controls or hides them, so the table may have begun or ceased to be edited:
  /// cells are all it tells. A table is also said to be edited while a row is swiped, of which its
  /// cells know nothing.
  func cellDidChangeEditing(_ isOn: Bool, in table: UITableView) {
    guard isOn != isEditing, isOn == table.isEditing else { return }
    isEditing = isOn
    if !isOn { endEditing() }
    apply()
  }

  /// The table has deselected all rows. Nobody may update it while its cells change.
  private func endEditing() {
    shown = []
    if model?.mode == .multipleWhileEditing { adapter.whileServing { model?.removeAll() } }
  }

  /// Selects and deselects rows as the selection says; later, if the table is being updated.
  func apply() {
    if let table, isEditing { cellDidChangeEditing(table.isEditing, in: table) }
    guard let model, let table, !isWaiting, selects(in: table) else { return }
    var selected: Set<AnyHashable> = []
    for path in table.indexPathsForSelectedRows ?? [] where adapter.contains(path) {
      let id = adapter.cellNode(at: path).id
      let stays = model.contains(id) && (model.mode != .single || selected.isEmpty)
      if stays { selected.insert(id) } else { table.deselectRow(at: path, animated: false) }
    }
    let missing = model.erasedIDs.filter { !selected.contains($0) }
    let found = missing.isEmpty ? [:] : adapter.data.indexPaths(of: missing)
    for path in found.values.sorted() where model.mode != .single || selected.isEmpty {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      selected.insert(adapter.cellNode(at: path).id)
    }
    let gone = model.erasedIDs.filter { id in
      !selected.contains(id) && (shown.contains(id) || found[id] != nil)
    }
    shown = selected
    if !gone.isEmpty { model.remove(gone) }
  }

  /// Whether rows stay selected as the table is now.
  private func selects(in table: UITableView) -> Bool {
    switch model?.mode {
    case nil, .some(.none): false
    case .multipleWhileEditing: table.isEditing
    case .single, .multiple: true
    }
  }

  /// The user has selected a row. Deselects it if it is not to stay so.
  func didSelect(_ path: IndexPath, id: AnyHashable, in table: UITableView) {
    guard let model else { return }
    guard selects(in: table), model.canHold(id) else {
      return table.deselectRow(at: path, animated: true)
    }
    isEditing = table.isEditing
    deselected = nil
    if model.mode == .single { shown = [id] } else { shown.insert(id) }
    model.insert(id)
  }

  /// The user has deselected a row. Where there can be only one, the table says so just before it
  /// selects another: the selection goes from the one to the other without being empty between.
  func didDeselect(id: AnyHashable) {
    guard let model, model.contains(id) else { return }
    shown.remove(id)
    guard model.mode == .single else { return model.remove([id]) }
    deselected = id
    Task { @MainActor [weak self] in self?.removeDeselected() }
  }

  /// Takes the deselected row out of the selection if no other was selected in its place.
  private func removeDeselected() {
    guard let id = deselected else { return }
    deselected = nil
    if !shown.contains(id), let model, model.contains(id) { model.remove([id]) }
  }
}
