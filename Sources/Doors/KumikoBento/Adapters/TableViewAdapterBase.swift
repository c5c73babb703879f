import KumikoComponents
import KumikoRendering
import UIKit

/// What tables can be prepared with.
public typealias TableViewAdapter<SectionID: Hashable, ItemID: Hashable> =
  TableViewAdapterBase<SectionID, ItemID> & UITableViewDataSource & UITableViewDelegate

/// What answers a table that shows boxes. Subclasses conform to `UITableViewDataSource` and
/// `UITableViewDelegate`, and call `super` in what they override.
///
/// ```swift
/// final class FadingAdapter<SectionID: Hashable, ItemID: Hashable>:
///   TableViewAdapterBase<SectionID, ItemID>, UITableViewDataSource, UITableViewDelegate {}
///
/// tableView.prepareForBoxRendering(with: FadingAdapter<Int, String>(with: tableView))
/// ```
@preconcurrency @MainActor
open class TableViewAdapterBase<SectionID: Hashable, ItemID: Hashable>: NSObject,
  SizeInvalidationSupporting
{
  let core = BoxTableCore()
  private let updater = BoxTableUpdater()
  private lazy var renderer = Renderer(adapter: core, updater: updater)
  private var knownSections: [Section<SectionID, ItemID>]?

  /// The sections that are shown, from within an update on.
  public var sections: [Section<SectionID, ItemID>] {
    if let knownSections { return knownSections }
    let sections = core.data.compactMap { Section<SectionID, ItemID>($0) }
    knownSections = sections
    return sections
  }

  /// Makes an adapter for a table, which it does not keep.
  public required init(with tableView: UITableView) {
    super.init()
    updater.front = self
    // A render that waits may outlive the list, which keeps this.
    core.didChangeData = { [weak self] in self?.knownSections = nil }
  }

  func prepare(_ table: UITableView) {
    renderer.target = table
    table.layoutIfNeeded()
  }

  func render(
    _ box: Box<SectionID, ItemID>, animated: Bool, _ animation: TableViewAnimation
  ) {
    updater.isAnimationEnabled = animated
    updater.animations = animation.animations
    renderer.render(box.sections.map(\.inLanguage))
  }

  func component(at indexPath: IndexPath) -> AnyRenderable? {
    guard core.data.indices.contains(indexPath.section) else { return nil }
    let cells = core.data[indexPath.section].cells
    guard cells.indices.contains(indexPath.row) else { return nil }
    return cells[indexPath.row].component(as: RenderableComponent.self)?.base
  }

  /// Has a row measured anew in the next update.
  public func invalidateSize(at indexPath: IndexPath) { core.forgetHeight(ofRowAt: indexPath) }

  // MARK: Data source

  /// The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int {
    core.numberOfSections(in: tableView)
  }

  /// The number of rows of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    core.tableView(tableView, numberOfRowsInSection: section)
  }

  /// A cell with the component of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { core.tableView(tableView, cellForRowAt: indexPath) }

  // MARK: Headers, footers and heights

  /// A view with the header of a section, if it has one.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    core.tableView(tableView, viewForHeaderInSection: section)
  }

  /// A view with the footer of a section, if it has one.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    core.tableView(tableView, viewForFooterInSection: section)
  }

  /// The height of a header; none without a header.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    has(.header, in: section) ? tableView.sectionHeaderHeight : .leastNonzeroMagnitude
  }

  /// The height of a footer; none without a footer.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    has(.footer, in: section) ? tableView.sectionFooterHeight : .leastNonzeroMagnitude
  }

  /// The height of a row.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { core.tableView(tableView, heightForRowAt: indexPath) }

  /// The height that a header is thought to have.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { has(.header, in: section) ? tableView.estimatedSectionHeaderHeight : 0 }

  /// The height that a footer is thought to have.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { has(.footer, in: section) ? tableView.estimatedSectionFooterHeight : 0 }

  /// The height that a row is thought to have before it is on screen.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { core.tableView(tableView, estimatedHeightForRowAt: indexPath) }

  func has(_ supplement: Supplement, in section: Int) -> Bool {
    guard core.data.indices.contains(section) else { return false }
    return (supplement == .header ? core.data[section].header : core.data[section].footer) != nil
  }

  // MARK: Deleting

  /// The actions of a row that can be deleted; nil for any other.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    guard let deletion = component(at: indexPath)?.traits.deletion else { return nil }
    let action = UITableViewRowAction(style: .destructive, title: deletion.title) {
      [weak self, weak tableView] _, path in
      if let tableView { self?.delete(path, in: tableView) {} }
    }
    action.backgroundColor = deletion.color ?? action.backgroundColor
    return [action]
  }

  /// What a swipe over a row brings out: a button that deletes it, or nothing.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let deletion = component(at: indexPath)?.traits.deletion else {
      return UISwipeActionsConfiguration(actions: [])
    }
    let id = core.cellNode(at: indexPath).id
    let action = UIContextualAction(style: .destructive, title: deletion.title) {
      [weak self, weak tableView] _, _, completion in
      guard let self, let tableView, let path = path(of: id, lastAt: indexPath) else {
        return completion(false)
      }
      completion(true)
      delete(path, in: tableView) {}
    }
    action.backgroundColor = deletion.color ?? action.backgroundColor
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Where a row is now that was somewhere when it was swiped; nil if it is gone.
  private func path(of id: AnyHashable, lastAt path: IndexPath) -> IndexPath? {
    if component(at: path) != nil, core.cellNode(at: path).id == id { return path }
    return core.indexPath(of: id)
  }

  /// Takes a row out; then tells its component and calls `completion`, after the animation.
  func delete(
    _ indexPath: IndexPath, in tableView: UITableView, completion: @escaping () -> Void
  ) {
    guard let didDelete = component(at: indexPath)?.traits.deletion?.didDelete else {
      return completion()
    }
    tableView.performBatchUpdates {
      core.data[indexPath.section].cells.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .left)
    } completion: { _ in
      didDelete()
      completion()
    }
  }

  // MARK: Display

  /// Tells a row's component that it comes on screen.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { core.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }

  /// Tells a header that it comes on screen.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { core.tableView(tableView, willDisplayHeaderView: view, forSection: section) }

  /// Tells a footer that it comes on screen.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { core.tableView(tableView, willDisplayFooterView: view, forSection: section) }

  /// Tells a row's component that it has left the screen.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { core.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }

  /// Tells a header that it has left the screen.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { core.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }

  /// Tells a footer that it has left the screen.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { core.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }

  // MARK: Menus

  /// Whether a row's component has items for a menu.
  open func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { menuItems(at: indexPath) != nil }

  /// Whether a row's component has an item with an action.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { menuItems(at: indexPath)?.menuItems.contains { $0.action == action } ?? false }

  /// Calls an action on a row's component.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    guard let component = menuItems(at: indexPath) else { return }
    UIApplication.shared.sendAction(action, to: component, from: sender, for: nil)
  }

  /// The menu with the items of a row's component, which a long press shows.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menuItems(at: indexPath).map { component in
      UIContextMenuConfiguration(actionProvider: { _ in component.menu })
    }
  }

  private func menuItems(at indexPath: IndexPath) -> (any MenuItemsResponding)? {
    component(at: indexPath)?.cast(to: (any MenuItemsResponding).self)
  }
}

extension TableViewAdapterBase: AdapterForwarding {
  package var forwardedAdapter: ListAdapter { core }
}

/// What answers tables that have not been prepared with another adapter: components that compute
/// their heights are not measured, and rows have the margins of the table.
public final class BoxTableViewAdapter<SectionId: Hashable, RowId: Hashable>:
  TableViewAdapterBase<SectionId, RowId>, UITableViewDataSource, UITableViewDelegate
{
  /// A cell with the component of a row, and with the margins of the table at its sides.
  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    tableView.giveMargins(to: cell)
    return cell
  }

  /// A view with the header of a section, if it has one, with the margins of the table.
  public override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let view = super.tableView(tableView, viewForHeaderInSection: section)
    tableView.giveMargins(to: view)
    return view
  }

  /// A view with the footer of a section, if it has one, with the margins of the table.
  public override func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    let view = super.tableView(tableView, viewForFooterInSection: section)
    tableView.giveMargins(to: view)
    return view
  }

  /// The height that a component computes, and its separator; automatic for others.
  public override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    height(of: component(at: indexPath), in: tableView).map { $0 + tableView.separatorHeight }
      ?? super.tableView(tableView, heightForRowAt: indexPath)
  }

  /// The height that a header computes; automatic for others.
  public override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    height(of: supplement(.header, section), in: tableView)
      ?? super.tableView(tableView, heightForHeaderInSection: section)
  }

  /// The height that a footer computes; automatic for others.
  public override func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    height(of: supplement(.footer, section), in: tableView)
      ?? super.tableView(tableView, heightForFooterInSection: section)
  }

  /// The height that a component estimates, and its separator; the table's estimate for others.
  public override func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    estimate(of: component(at: indexPath), in: tableView).map { $0 + tableView.separatorHeight }
      ?? super.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// The height that a header estimates; the table's estimate for others.
  public override func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    estimate(of: supplement(.header, section), in: tableView)
      ?? super.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// The height that a footer estimates; the table's estimate for others.
  public override func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    estimate(of: supplement(.footer, section), in: tableView)
      ?? super.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  private func supplement(_ place: Supplement, _ section: Int) -> AnyRenderable? {
    sections.indices.contains(section) ? sections[section].supplements[place] : nil
  }

  private func height(of component: AnyRenderable?, in table: UITableView) -> CGFloat? {
    component?.cast(to: (any HeightCustomizing).self)?
      .height(forWidth: table.bounds.width, inheritedMargins: table.sideMargins)
  }

  private func estimate(of component: AnyRenderable?, in table: UITableView) -> CGFloat? {
    component?.cast(to: (any HeightCustomizing).self)?
      .estimatedHeight(forWidth: table.bounds.width, inheritedMargins: table.sideMargins)
  }
}

extension BoxTableViewAdapter: MarginFollowing {
  func marginsDidChange(in list: UIView) {
    guard let table = list as? UITableView else { return }
    for view in table.subviews { table.giveMargins(to: view) }
  }
}

extension UITableView {
  fileprivate var sideMargins: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: layoutMargins.left, bottom: 0, right: layoutMargins.right)
  }

  fileprivate var separatorHeight: CGFloat {
    separatorStyle == .none ? 0 : 1 / max(traitCollection.displayScale, 1)
  }

  /// The margins at the sides without the part of the safe area in which no content stands anyway.
  private var marginsOfContent: UIEdgeInsets {
    guard insetsContentViewsToSafeArea, insetsLayoutMarginsFromSafeArea else { return sideMargins }
    var margins = sideMargins
    margins.left = max(0, margins.left - safeAreaInsets.left)
    margins.right = max(0, margins.right - safeAreaInsets.right)
    return margins
  }

  fileprivate func giveMargins(to view: UIView?) {
    (view as? any ComponentRenderable)?.componentContainer.keepMargins(marginsOfContent)
  }
}

extension UIView {
  /// Gives the view margins of its own, whatever is around it.
  fileprivate func keepMargins(_ margins: UIEdgeInsets) {
    preservesSuperviewLayoutMargins = false
    layoutMargins = margins
  }
}
