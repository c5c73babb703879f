import KumikoComponents
import UIKit

/// What a table asks for its data: makes cells, headers and footers, and renders components.
///
/// Subclass it to handle more of the table's and the scroll view's delegate methods: all of them
/// are declared here, so that they can be overridden. Call `super` in those that already do
/// something.
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
  open func numberOfSections(in tableView: UITableView) -> Int { data.count }

  /// The number of rows of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    data[section].elements.count
  }

  /// A cell with the component of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { makeCell(tableView, indexPath) }

  /// The text above a section without a header; none by default.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// The text below a section without a footer; none by default.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  // MARK: Heights

  /// The height that a row's component refers to, or else that of the table's rows.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { rowHeight(tableView, indexPath) }

  /// The height that a row's component refers to, or else the table's estimate.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimatedRowHeight(tableView, indexPath) }

  /// The height that a header refers to, or else that of the table's headers; next to nothing
  /// without a header.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { headerHeight(tableView, section) }

  /// The height that a header refers to, or else the table's estimate.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { estimatedHeaderHeight(tableView, section) }

  /// The height that a footer refers to, or else that of the table's footers; next to nothing
  /// without a footer.
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
    makeHeader(tableView, section)
  }

  /// A view with the footer of a section, if it has one.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    makeFooter(tableView, section)
  }

  // MARK: Display

  /// Tells a row's component that it comes on screen.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { willDisplay(cell) }

  /// Tells a row's component that it has left the screen.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { didEndDisplaying(cell) }

  /// Tells a header that it comes on screen.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { willDisplay(view) }

  /// Tells a header that it has left the screen.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { didEndDisplaying(view) }

  /// Tells a footer that it comes on screen.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { willDisplay(view) }

  /// Tells a footer that it has left the screen.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { didEndDisplaying(view) }

  // MARK: Selection

  /// Calls what ``KumikoComponents/Component/onSelect(_:)`` added to the row, then ``didSelect``.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    select(tableView, indexPath)
  }

  /// Called when a row was deselected. Does nothing by default.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// The row to select instead of `indexPath`, or nil for none; `indexPath` by default.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// The row to deselect instead of `indexPath`, or nil for none; `indexPath` by default.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Whether a touch highlights a row; true by default.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a touch highlighted a row. Does nothing by default.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Called when a row is no longer highlighted. Does nothing by default.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Called when the detail button of a row is tapped. Does nothing by default.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  // MARK: Scrolling

  /// Called when the content offset has changed. Does nothing by default.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called when a finger is about to drag. Does nothing by default.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when the finger is about to let go; may change where the content comes to rest. Does
  /// nothing by default.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called when the finger has let go. Does nothing by default.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Called when the content goes on moving without a finger. Does nothing by default.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called when the content has come to rest. Does nothing by default.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called when scrolling that code asked for is over. Does nothing by default.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Whether to scroll to the top when the user asks for it; true by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called when the user has had the content scrolled to the top. Does nothing by default.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Called when the adjusted content inset has changed. Does nothing by default.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
