internal import CGtk
import UIKit

/// The desktop's input method: it takes keys, shows what they compose in the text that is edited,
/// and hands over what came of them.
@MainActor
final class InputMethod {
  private let receive: (WindowInput) -> Void
  private let context: UnsafeMutablePointer<GtkIMContext>?
  /// Who was typed into when the last key came.
  private weak var lastClient: (any TextInputClient)?
  /// What the method was told of that.
  private(set) var manners: Manners?
  private var isFinishing = false

  init(canvas: Widget, receive: @escaping (WindowInput) -> Void) {
    self.receive = receive
    context = gtk_im_multicontext_new()
    gtk_im_context_set_client_widget(context, canvas)
    gtk_im_context_set_use_preedit(context, 0)
    listen()
    connectSurroundingText()
  }

  /// The responder that is typed into.
  static var client: (any TextInputClient)? {
    UIApplication.shared.keyWindow?.firstResponder as? any TextInputClient
  }

  // MARK: Keys

  /// Offers a key to the method; true if it took it.
  func takes(_ event: OpaquePointer?) -> Bool {
    guard let event else { return false }
    follow(Self.client)
    return gtk_im_context_filter_keypress(context, event) != 0
  }

  func focus(_ hasFocus: Bool) {
    if hasFocus { gtk_im_context_focus_in(context) } else { gtk_im_context_focus_out(context) }
  }

  /// Accepts what is being composed, as it is.
  func finish() {
    isFinishing = true
    Self.client?.finishComposing()
    gtk_im_context_reset(context)
    isFinishing = false
  }

  /// Prepares the method for who is typed into now, and for what that takes: a password may be
  /// shown and hidden while it is typed.
  func follow(_ client: (any TextInputClient)?) {
    let manners = Manners(of: client)
    if client !== lastClient || manners != self.manners {
      finish()
      (lastClient, self.manners) = (client, manners)
      gtk_im_context_set_use_preedit(context, manners.composes ? 1 : 0)
      setPurpose(manners.purpose)
    }
    tellPlace(of: client)
  }

  /// What a method has to know of who is typed into.
  struct Manners: Equatable {
    /// Whether text may stand there that is still being composed.
    let composes: Bool
    /// The raw value of a `GtkInputPurpose`.
    let purpose: gint

    @MainActor init(of client: (any TextInputClient)?) {
      composes = client?.refusesComposition == false
      purpose = gint(InputMethod.purpose(of: client as? any UITextInputTraits).rawValue)
    }
  }

  /// Tells where candidates may pop up.
  private func tellPlace(of client: (any TextInputClient)?) {
    guard let client else { return }
    var rect = GdkRectangle(client.caretRectOnScreen)
    gtk_im_context_set_cursor_location(context, &rect)
  }

  // MARK: Purposes

  private static func purpose(of traits: (any UITextInputTraits)?) -> GtkInputPurpose {
    guard let traits else { return GTK_INPUT_PURPOSE_FREE_FORM }
    if traits.isSecureTextEntry { return GTK_INPUT_PURPOSE_PASSWORD }
    return switch traits.keyboardType {
    case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
    case .URL: GTK_INPUT_PURPOSE_URL
    case .phonePad: GTK_INPUT_PURPOSE_PHONE
    case .numberPad: GTK_INPUT_PURPOSE_DIGITS
    case .decimalPad: GTK_INPUT_PURPOSE_NUMBER
    default: GTK_INPUT_PURPOSE_FREE_FORM
    }
  }

  private func setPurpose(_ purpose: gint) {
    guard let context else { return }
    var value = GValue()
    g_value_init(&value, gtk_input_purpose_get_type())
    g_value_set_enum(&value, purpose)
    g_object_set_property(context.cast(), "input-purpose", &value)
    g_value_unset(&value)
  }

  // MARK: What the method says

  private var data: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func listen() {
    guard let context else { return }
    let commit:
      @MainActor @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafeMutableRawPointer)
        -> Void = { _, text, data in
          guard let text else { return }
          owner(data, as: InputMethod.self).commit(String(cString: text))
        }
    let compose: @MainActor @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void = {
      _, data in owner(data, as: InputMethod.self).compose()
    }
    connect(context, "commit", data: data, commit)
    connect(context, "preedit-changed", data: data, compose)
  }

  /// Delivers finished text: to the text that is edited, or else as a key that types it. What the
  /// method lets go of as it is reset has been accepted, or taken away, already.
  private func commit(_ text: String) {
    if isFinishing { return }
    if let client = Self.client { return client.commit(text) }
    let key = KeyInput(text == " " ? .space : .character, characters: text)
    receive(.key(key, isDown: true, time: MediaClock.now))
  }

  /// Delivers text that is still being composed.
  private func compose() {
    guard !isFinishing, let client = Self.client else { return }
    var (string, place): (UnsafeMutablePointer<CChar>?, gint) = (nil, 0)
    gtk_im_context_get_preedit_string(context, &string, nil, &place)
    guard let string else { return }
    let text = String(cString: string)
    g_free(string)
    let caret = text.unicodeScalars.prefix(Int(place)).utf16Length
    if !show(text, caret: caret, in: client) { finish() }
    tellPlace(of: client)
  }

  /// Shows text that is still being composed, and returns whether it may go on. It ends where an
  /// app that hears of it sets another text: what comes of it would be there twice.
  func show(_ text: String, caret: Int, in client: any TextInputClient) -> Bool {
    let input = client as? any UITextInput
    let (old, wasMarked) = (client.surroundingText.text, input?.markedTextRange != nil)
    client.compose(text, caret: caret)
    guard let input, !text.isEmpty, input.markedTextRange == nil else { return true }
    // A text that refuses what is composed may still take what comes of it.
    return !wasMarked && client.surroundingText.text == old
  }

  // MARK: Surrounding text

  private func connectSurroundingText() {
    guard let context else { return }
    let tell: @MainActor @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> gboolean = {
      _, data in owner(data, as: InputMethod.self).retrieveSurroundingText() ? 1 : 0
    }
    let delete:
      @MainActor @convention(c) (OpaquePointer, gint, gint, UnsafeMutableRawPointer) -> gboolean = {
        _, offset, count, data in
        let method = owner(data, as: InputMethod.self)
        return method.deleteSurroundingText(Int(offset), Int(count)) ? 1 : 0
      }
    connect(context, "retrieve-surrounding", data: data, tell)
    connect(context, "delete-surrounding", data: data, delete)
  }

  private func retrieveSurroundingText() -> Bool {
    guard let client = Self.client, !client.refusesComposition else { return false }
    let (text, caret) = client.surroundingText
    let place = gint(text.head(caret).utf8.count)
    gtk_im_context_set_surrounding_with_selection(context, text, -1, place, place)
    return true
  }

  /// Removes characters around the caret: `count` of them, from `offset` after it on.
  private func deleteSurroundingText(_ offset: Int, _ count: Int) -> Bool {
    guard let client = Self.client, offset <= 0, offset + count >= 0 else { return false }
    let (text, caret) = client.surroundingText
    let head = text.head(caret)
    let tail = text.unicodeScalars.dropFirst(head.unicodeScalars.count)
    client.deleteSurroundingText(
      before: head.unicodeScalars.suffix(-offset).utf16Length,
      after: tail.prefix(offset + count).utf16Length)
    return true
  }
}

extension TextInputClient {
  /// Where the caret stands on the screen, which is the canvas.
  var caretRectOnScreen: CGRect {
    let window = (self as? UIView)?.window
    return window?.convert(caretRectInWindow, to: nil as UIWindow?) ?? caretRectInWindow
  }
}

extension GdkRectangle {
  /// The whole points that a rectangle touches.
  init(_ rect: CGRect) {
    let (x, y, width, height) = rect.wholePoints
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CGRect {
  /// The whole points that the rectangle touches, one at least, as far as GTK's numbers reach.
  var wholePoints: (x: Int32, y: Int32, width: Int32, height: Int32) {
    func whole(_ number: CGFloat) -> Int32 {
      number.isNaN ? 0 : Int32(min(max(number, -1e9), 1e9))
    }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return (
      whole(left), whole(top), max(1, whole(maxX.rounded(.up) - left)),
      max(1, whole(maxY.rounded(.up) - top))
    )
  }
}

extension Sequence<Unicode.Scalar> {
  fileprivate var utf16Length: Int { reduce(0) { $0 + UTF16.width($1) } }
}

extension String {
  /// The text before an offset in UTF-16 units.
  fileprivate func head(_ offset: Int) -> Substring {
    let end = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    return self[..<end]
  }
}
