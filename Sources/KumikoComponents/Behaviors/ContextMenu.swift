import UIKit

/// Builds the entries of a menu.
public typealias MenuBuilder = ListBuilder<UIMenuElement>

extension ListBuilder where Element == UIMenuElement {
  /// One entry.
  public static func buildExpression(_ entry: UIMenuElement) -> [UIMenuElement] { [entry] }

  /// Several entries.
  public static func buildExpression(_ entries: [UIMenuElement]) -> [UIMenuElement] { entries }
}

extension Component {
  /// This component in a row with a context menu.
  ///
  /// The entries are made when the menu opens, by the newest version of the row.
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
  public func contextMenu(
    title: String = "", @MenuBuilder entries: @escaping @MainActor () -> [UIMenuElement]
  ) -> ModifiedComponent<Self> {
    modified { $0.menu = RowMenu(title: title, makeEntries: entries) }
  }
}
