import KumikoComponents
import UIKit

extension ListAdapter {
  // MARK: Cells

  /// Gives a cell what modifiers of its row say of it.
  func applyAppearance(_ cell: UIView, _ path: IndexPath) {
    guard contains(path) else { return }
    applyAppearance(cell, cellNode(at: path), path)
  }

  func applyAppearance(_ cell: UIView, _ node: CellNode, _ path: IndexPath) {
    let traits = node.component.rowTraits
    whileServing { applyAppearance(traits, to: cell, at: path) }
    if !traits.drags.isEmpty { features.noteDrags(traits.drags) }
    ignoredModifiers.check(
      traits, of: node.component, in: cell,
      at: placeOfRows?(path.section) ?? placeOfRows(in: cell),
      hasLayout: hasLayout)
    if traits.impressions.isEmpty && features.impressions.isIdle { return }
    features.impressions.rendered(
      traits.impressions, in: cell, section: data[path.section].id, row: node.id)
  }

  func willDisplay(_ cell: UIView, _ path: IndexPath, in list: any FeatureList) {
    whileServing {
      if features.forgetKept(cell) || isOutdated(cell) { renderNewest(cell, path) }
      willDisplay(cell)
      learnHeight(of: cell, at: path, in: list)
      CellAppearance.current(of: cell)?.willDisplay()
      features.willDisplay(path, in: list)
    }
  }

  func didEndDisplaying(row cell: UIView, _ path: IndexPath) {
    whileServing {
      didEndDisplaying(cell)
      CellAppearance.current(of: cell)?.didEndDisplaying()
      features.impressions.ended(cell)
      if cell.window != nil { features.keep(cell, path) }
    }
  }

  /// Shows the newest version of a row whose cell was kept out of view while it was typed into, or
  /// made before the last change of the data.
  private func renderNewest(_ cell: UIView, _ path: IndexPath) {
    guard contains(path) else { return }
    render(cellNode(at: path), at: path, in: cell)
    applyAppearance(cell, path)
  }

  func didScroll(_ scrollView: UIScrollView) {
    scrolls.contentMoved()
    guard phase != .updating, let list = scrollView as? any FeatureList else { return }
    scrolls.restorer?.contentMoved(in: list)
    whileServing { features.didScroll(list) }
    layouts.bottom?.didScroll(list)
  }

  /// A part of the list view that scrolls by itself has been scrolled.
  package func regionDidScroll(in list: UIScrollView) {
    guard phase != .updating else { return }
    whileServing { features.impressions.check(in: list) }
  }

  // MARK: Selection

  func isSelectable(_ path: IndexPath) -> Bool { traits(at: path).isSelectable }

  /// Whether two fingers that move over rows select this one, too.
  func isSelectableByPanning(_ path: IndexPath) -> Bool {
    switch options.selection?.mode {
    case .multiple, .multipleWhileEditing: isSelectable(path)
    case .single, .some(.none), nil: false
    }
  }

  /// Two fingers begin to select rows, which can be selected while the list is edited only.
  func beginEditingIfNeeded(_ list: any FeatureList) {
    guard options.selection?.mode == .multipleWhileEditing, !list.isEditing else { return }
    list.isEditing = true
  }

  /// A row was selected: tells the selection and the row's modifiers. Returns the row as it was;
  /// nil if there is none.
  func select(_ path: IndexPath, in list: any FeatureList) -> CellNode? {
    guard contains(path) else { return nil }
    let node = cellNode(at: path)
    let isPicked = list.isEditing && list.allowsMultipleSelectionDuringEditing
    let traits = node.component.rowTraits
    let row = RowReference(path, in: self)
    features.selection.didSelect(path, id: node.id, in: list)
    if !isPicked {
      for action in traits.onSelect { action() }
      // What the actions render is shown already.
      guard let path = row.path(in: self) else { return node }
      if traits.deselects, options.selection == nil { list.deselect(path, animated: true) }
      showInput(ofRowAt: path, in: list)
    }
    return node
  }

  /// Shows what the row's component brings in place of the keyboard.
  private func showInput(ofRowAt path: IndexPath, in list: any FeatureList) {
    let container = list.existingCell(at: path)?.renderable?.componentContainer
    if container?.input != nil { container?.becomeFirstResponder() }
  }

  func deselect(_ path: IndexPath) {
    if contains(path) { features.selection.didDeselect(id: cellNode(at: path).id) }
  }

  func tapAccessory(_ path: IndexPath) { traits(at: path).look.onAccessoryTap?() }

  // MARK: Deleting

  /// Deletes a row whose modifier says that it can be, and calls what the modifier says.
  func deleteByUser(_ path: IndexPath, in list: any FeatureList) {
    guard case .delete(_, let didDelete) = traits(at: path).editing, contains(path) else { return }
    let remaining = data[path.section].rows.removing(at: path.item)
    whileUpdating {
      if let source = list.diffableSource {
        data[path.section].rows = remaining
        return source.delete(path)
      }
      list.performBatch { [self] in
        data[path.section].rows = remaining
        list.deleteByUser(path)
      } completion: {
      }
    }
    updateLanded(in: list)
    didDelete()
  }
}
