/// The clipboard of the desktop. Without one, text is kept inside the program.
@MainActor
package protocol HostClipboard: AnyObject {
  /// Offers text to other programs; nil leaves nothing on the clipboard.
  func write(_ text: String?)

  /// Asks for the text on the clipboard, this program's or another's, and hands it over, at once
  /// or later; nil if there is none.
  func read(_ handler: @escaping @MainActor (String?) -> Void)
}

/// Where a host puts its clipboard.
@MainActor
package enum HostClipboards {
  /// The clipboard in use; nil until a window module is installed.
  package static var current: (any HostClipboard)?
}
