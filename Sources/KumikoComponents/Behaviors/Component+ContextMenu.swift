import UIKit

/// Builds the entries of a menu.
public typealias MenuBuilder = ListBuilder<UIMenuElement>

extension ListBuilder where Element == UIMenuElement {
  public static func buildExpression(_ entry: UIMenuElement) -> [UIMenuElement] { [entry] }

  public static func buildExpression(_ entries: [UIMenuElement]) -> [UIMenuElement] { entries }
}

extension Component {
  /// This component in a row with a context menu.
  ///
  /// The entries are made when the menu opens, by the newest version of the row, and again when one
  /// is picked: what is done is what the newest version does for the action with the same
  /// identifier or, without one, with the same title in menus of the same titles. If that version
  /// has no such action, nothing is done; if the row leaves, its menu closes. Entries found later,
  /// by a `UIDeferredMenuElement`, do what they did when they were made.
  ///
  /// ```swift
  /// MailRow(mail).contextMenu {
  ///   UIAction(title: "Reply") { _ in reply(to: mail) }
  ///   if mail.isFlagged { UIAction(title: "Unflag") { _ in unflag(mail) } }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: What stands above the entries; nothing by default.
  ///   - entries: Lists actions and further menus.
  public consuming func contextMenu(
    title: String = "", @MenuBuilder entries: @escaping @MainActor () -> [UIMenuElement]
  ) -> Row<Base, ID> {
    modified { $0.menu = RowMenu(title: title, makeEntries: entries) }
  }
}
