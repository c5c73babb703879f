import KumikoComponents
import UIKit

/// What a table asks for its data: makes cells, headers and footers, and renders components.
///
/// Subclass it to handle more of the table's and the scroll view's delegate methods: all of them
/// are declared here, so that they can be overridden, but the indentation of rows, which their
/// content decides. Call `super` in those that already do something.
///
/// ```swift
/// final class CardAdapter: UITableViewAdapter {
///   override func cellRegistration(
///     tableView: UITableView, indexPath: IndexPath, node: CellNode
///   ) -> CellRegistration {
///     CellRegistration(class: CardCell.self)
///   }
/// }
/// ```
open class UITableViewAdapter: ListAdapter, UITableViewDataSource, UITableViewDelegate {
  /// Called when a row is selected; nil by default. The row stays selected.
  open var didSelect: ((SelectionContext) -> Void)?

  /// The titles of the index after the last update.
  private var shownIndexTitles: [String]?

  /// What is known of the heights of rows.
  let heights = RowHeightCache()

  /// The methods that a subclass overrides.
  private(set) lazy var overriddenMethods = AdapterMethods.overridden(
    by: type(of: self), of: .table)

  /// Whether a subclass gives titles to sections without a header.
  package var givesHeaderTitles: Bool { overriddenMethods.contains(.headerTitle) }

  /// Whether a subclass gives titles to sections without a footer.
  package var givesFooterTitles: Bool { overriddenMethods.contains(.footerTitle) }

  // MARK: Registration

  /// The class of the cell for a row; ``UITableViewComponentCell`` by default.
  ///
  /// Rows with equal reuse identifiers may have different classes.
  open func cellRegistration(
    tableView: UITableView, indexPath: IndexPath, node: CellNode
  ) -> CellRegistration { CellRegistration(class: UITableViewComponentCell.self) }

  /// The class of the header of a section; ``UITableViewComponentHeaderFooterView`` by default.
  open func headerViewRegistration(
    tableView: UITableView, section: Int, node: ViewNode
  ) -> ViewRegistration { ViewRegistration(class: UITableViewComponentHeaderFooterView.self) }

  /// The class of the footer of a section; ``UITableViewComponentHeaderFooterView`` by default.
  open func footerViewRegistration(
    tableView: UITableView, section: Int, node: ViewNode
  ) -> ViewRegistration { ViewRegistration(class: UITableViewComponentHeaderFooterView.self) }

  // MARK: Data source

  /// The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int {
    willCount(in: tableView)
    return data.count
  }

  /// The number of rows of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    data.indices.contains(section) ? data[section].elements.count : 0
  }

  /// A cell with the component of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { whileServing { makeCell(tableView, indexPath) } }

  /// The text above a section without a header; none by default.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// The text below a section without a footer; none by default.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// The titles of the section index: those that sections have by default, and no index without
  /// any. After each update the table asks again if they have changed.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { sectionIndexTitles }

  /// The section that a title of the index leads to; by default that which has the title, or else
  /// the one with the title's index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { section(ofIndexTitleAt: index) }

  // MARK: Editing

  /// Whether a control, a handle or a swipe can do something with a row: if modifiers of the row
  /// say so, or if rows are picked while the table is being edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit(tableView, indexPath)
  }

  /// Deletes a row, or calls what inserts one, as its modifiers say.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { commit(tableView, editingStyle, indexPath) }

  /// What the control beside a row does; nothing unless a modifier of the row says so.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { editingStyle(indexPath) }

  /// What the button says that confirms a deletion, as the row's modifier says.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deleteTitle(indexPath) }

  /// Whether a row makes room for a control while the table is being edited; only if it has one.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.allowsMultipleSelectionDuringEditing
      || self.tableView(tableView, editingStyleForRowAt: indexPath) != .none
  }

  /// Called before a swipe brings out the actions of a row. Does nothing by default.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Called after the actions of a row are out of view again. Does nothing by default.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// What a swipe from the beginning of a row brings out, as its modifiers say.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    whileServing { swipeActions(tableView, indexPath, .leading) }
  }

  /// What a swipe from the end of a row brings out, as its modifiers say; deleting it comes first.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    whileServing { swipeActions(tableView, indexPath, .trailing) }
  }

  /// What a swipe from the end of a row brings out if its modifiers say nothing; nil by default.
  /// Today's way is `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
  @available(iOS, introduced: 8.0, deprecated: 13.0)
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }

  // MARK: Moving

  /// Whether the user may move a row: if it is reorderable, and the options have a handler.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(indexPath)
  }

  /// Moves a row in the data, then calls the options' handler.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { move(sourceIndexPath, to: destinationIndexPath) }

  /// Where a row goes that is about to be moved; as proposed, but not into another section if the
  /// options keep it in its own.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { moveTarget(from: sourceIndexPath, proposed: proposedDestinationIndexPath) }

  // MARK: Context menus

  /// The context menu of a row, as its modifier says.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { contextMenu(indexPath) }

  /// What is lifted while a menu opens; nil, which stands for the row's cell, by default.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// What the lifted picture goes back to; nil, which stands for the row's cell, by default.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called when the preview above a menu is tapped. Does nothing by default.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Called before the context menu of a row opens. Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the context menu of a row closes: by then the list need not close it if the row
  /// leaves.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { features.menuCloses() }

  // MARK: Heights

  /// The height that a row's component refers to, or else that of the table's rows.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { rowHeight(tableView, indexPath) }

  /// The height that a row's component refers to, or else the table's estimate.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimatedRowHeight(tableView, indexPath) }

  /// The height that a header refers to, or else that of the table's headers. Without a header,
  /// that too in a grouped table, where it is a gap; 0 in a plain one.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { headerHeight(tableView, section) }

  /// The height that a header refers to, or else the table's estimate.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { estimatedHeaderHeight(tableView, section) }

  /// The height that a footer refers to, or else that of the table's footers. Without a footer,
  /// that too in a grouped table, where it is a gap; 0 in a plain one.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { footerHeight(tableView, section) }

  /// The height that a footer refers to, or else the table's estimate.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { estimatedFooterHeight(tableView, section) }

  // MARK: Headers and footers

  /// A view with the header of a section, if it has one.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    whileServing { makeHeader(tableView, section) }
  }

  /// A view with the footer of a section, if it has one.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    whileServing { makeFooter(tableView, section) }
  }

  // MARK: Display

  /// Tells a row's component that it comes on screen.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { willDisplay(cell, indexPath, in: tableView) }

  /// Tells a row's component that it has left the screen.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { didEndDisplaying(row: cell, indexPath) }

  /// Tells a header that it comes on screen.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { willDisplay(view, of: headerNode(in: section)) }

  /// Tells a header that it has left the screen.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { didEndDisplaying(view) }

  /// Tells a footer that it comes on screen.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { willDisplay(view, of: footerNode(in: section)) }

  /// Tells a footer that it has left the screen.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { didEndDisplaying(view) }

  // MARK: Selection

  /// Tells the options' selection, calls what ``/KumikoComponents/Component/onSelect(_:)`` added to
  /// the row unless rows are being picked while the table is edited, then ``didSelect``.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let node = select(indexPath, in: tableView) else { return }
    didSelect?(SelectionContext(tableView: tableView, node: node, indexPath: indexPath))
  }

  /// Tells the options' selection.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    deselect(indexPath)
  }

  /// The row to select instead of `indexPath`, or nil for none; `indexPath` by default, unless a
  /// modifier of the row says that it cannot be selected.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { isSelectable(indexPath) ? indexPath : nil }

  /// The row to deselect instead of `indexPath`, or nil for none; `indexPath` by default.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Whether a touch highlights a row; true by default, unless a modifier of the row says that it
  /// cannot be selected.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { isSelectable(indexPath) }

  /// Called when a touch highlighted a row. Does nothing by default.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Called when a row is no longer highlighted. Does nothing by default.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Called when the detail button of a row is tapped. Calls what the row's modifier says.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { tapAccessory(indexPath) }

  /// Whether keys can reach a row; true by default, if the table allows focus and a modifier of the
  /// row does not say that it cannot be selected.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    let isAllowed =
      tableView.isEditing ? tableView.allowsFocusDuringEditing : tableView.allowsFocus
    return isAllowed && isSelectable(indexPath)
  }

  /// Whether keys select the rows that they reach; what the table says by default.
  open func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { tableView.selectionFollowsFocus }

  /// Whether keys may go from one row to another; true by default.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }

  /// Called when keys went to another row, or a finger took over. Does nothing by default.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// The row that keys reach first; nil by default: none in particular.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  /// Whether something dragged that rests over a row activates it; true by default, unless the
  /// row is dragged itself or a modifier of it says that it cannot be selected.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    let state = tableView.cellForRow(at: indexPath)?.configurationState
    return isSelectable(indexPath) && state.map { $0.cellDragState == .none } == true
  }

  /// Whether a row has a primary action; true by default, unless the table is being edited.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }

  /// Called when a row was chosen by itself, not as one of several. Does nothing by default.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
  }

  /// Whether two fingers that move over rows select them; by default if the options have a
  /// selection of several rows.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { isSelectableByPanning(indexPath) }

  /// Called when fingers begin to select rows. Begins to edit the list if rows are selected only
  /// then.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { beginEditingIfNeeded(tableView) }

  /// Called when the fingers that selected rows have gone. Does nothing by default.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  // MARK: Features

  override func updateLanded(in list: any BatchUpdating) {
    super.updateLanded(in: list)
    if let table = list as? UITableView { reloadChangedIndexTitles(of: table) }
  }

  /// Has the table ask for the titles of its index again if they have changed, which it does by
  /// itself in a reload only.
  private func reloadChangedIndexTitles(of table: UITableView) {
    let titles = sectionIndexTitles(for: table)
    guard titles != shownIndexTitles else { return }
    shownIndexTitles = titles
    table.reloadSectionIndexTitles()
  }

  override var countsForItself: Bool { !overriddenMethods.contains(.sectionCount) }

  override var movesRowsItself: Bool { overriddenMethods.contains(.moveRow) }

  override func applyAppearance(_ traits: RowTraits, to cell: UIView, at path: IndexPath) {
    if let table = list as? UITableView, let cell = cell as? UITableViewCell {
      CellAppearance.apply(traits.look, to: cell, in: table)
    }
  }

  override func learnHeight(of cell: UIView, at path: IndexPath, in list: any FeatureList) {
    guard let cell = cell as? UITableViewCell, let table = list as? UITableView else { return }
    heights.cellWillDisplay(cell, path, in: table, adapter: self)
  }

  package override func forgetHeights() { heights.forgetComputed() }

  package override func forgetHeight(ofRowAt path: IndexPath) {
    heights.contentDidChange(at: path, adapter: self)
  }

  override func commitDeletion(ofRowAt path: IndexPath, in list: any FeatureList) {
    guard let table = list as? UITableView else { return }
    tableView(table, commit: .delete, forRowAt: path)
  }

  override func estimatedHeight(
    ofRowAt path: IndexPath, in list: any BatchUpdating
  ) -> CGFloat {
    (list as? UITableView).map { estimatedHeight(ofRowAt: path, in: $0) }
      ?? super.estimatedHeight(ofRowAt: path, in: list)
  }

  override func estimatedHeight(ofSection section: Int, in list: any BatchUpdating) -> CGFloat {
    super.estimatedHeight(ofSection: section, in: list)
      + ((list as? UITableView).map { estimatedHeaderAndFooter(of: section, in: $0) } ?? 0)
  }
}
