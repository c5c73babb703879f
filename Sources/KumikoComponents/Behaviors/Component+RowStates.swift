import Foundation

extension Component {
  /// This component in a row with a short text before its accessory, such as how many messages are
  /// unread; nothing, for nil or an empty text.
  ///
  /// ```swift
  /// ListRow("Drafts") { openDrafts() }.badge("New")
  /// ```
  ///
  /// Rows of tables and of lists have badges. Draw them in the component in other layouts, or give
  /// it one in a corner.
  @_disfavoredOverload
  public consuming func badge(_ text: String?) -> Row<Base, ID> {
    modified { $0.look.badge = text ?? "" }
  }

  /// This component in a row with a number before its accessory, as the user's region writes it;
  /// nothing for 0.
  ///
  /// ```swift
  /// ListRow("Inbox") { openInbox() }.badge(inbox.unreadCount)
  /// ```
  public consuming func badge(_ count: Int) -> Row<Base, ID> {
    modified { $0.look.badge = count == 0 ? "" : count.formatted() }
  }

  /// This component in a row that is dimmed and cannot be used, or in one that can, as by default.
  ///
  /// A disabled row takes no selection, no swipes, no menu and no keys, and its controls do
  /// nothing.
  ///
  /// ```swift
  /// ListRow("Restore purchases") { restore() }.disabled(isRestoring)
  /// ```
  public consuming func disabled(_ isDisabled: Bool = true) -> Row<Base, ID> {
    modified { $0.look.isDisabled = isDisabled }
  }

  /// This component in a row that shows bars in place of its texts, pictures and controls, as while
  /// their content is loaded, or in one that shows them, as by default.
  ///
  /// A redacted row is as high as it is with its content, and takes no touches.
  ///
  /// ```swift
  /// for mail in mails ?? Mail.samples { MailRow(mail).redacted(mails == nil) }
  /// ```
  public consuming func redacted(_ isRedacted: Bool = true) -> Row<Base, ID> {
    modified { $0.look.isRedacted = isRedacted }
  }
}
