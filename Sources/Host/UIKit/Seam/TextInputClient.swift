/// What an input method (dead keys, emoji pickers, composers of Chinese or Japanese) tells and asks
/// the responder that is being typed into. A window module finds it with
/// `window.firstResponder as? any TextInputClient`.
@MainActor
package protocol TextInputClient: AnyObject {
  /// Finished text arrives and replaces what is marked or selected.
  func commit(_ text: String)

  /// Unfinished text arrives and replaces what is marked; empty text ends it. `caret` counts UTF-16
  /// units from its start.
  func compose(_ text: String, caret: Int)

  /// Unfinished text stays as it is and counts as finished.
  func finishComposing()

  /// The paragraph around the caret and the caret's place in it, in UTF-16 units.
  var surroundingText: (text: String, caret: Int) { get }

  /// Removes UTF-16 units before and after the caret.
  func deleteSurroundingText(before: Int, after: Int)

  /// Where the caret stands in the window, for what pops up beside it.
  var caretRectInWindow: CGRect { get }

  /// Whether composing is unwanted: in passwords, and where nothing may be typed.
  var refusesComposition: Bool { get }
}
