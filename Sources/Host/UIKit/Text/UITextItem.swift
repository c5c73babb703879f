/// A part of a text that can be tapped.
@available(iOS 17.0, *)
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What a part of a text stands for.
  public enum Content {
    /// It leads somewhere.
    case link(URL)
  }

  /// What the part stands for.
  public let content: Content

  /// The part's UTF-16 units.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }
}

extension UITextView {
  /// Does what a tap at a point of the text area means for a link there; false where none is.
  func followLink(at point: CGPoint) -> Bool {
    guard !isEditable, let (url, range) = link(at: point) else { return false }
    let standard = UIAction(title: url.absoluteString) { _ in UIApplication.shared.open(url) }
    let item = UITextItem(content: .link(url), range: range)
    let action =
      delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: standard) }
      ?? standard
    action?.performWithSender(self, target: nil)
    return true
  }

  /// The link under a point of the text area.
  private func link(at point: CGPoint) -> (URL, NSRange)? {
    let (text, offset) = (interaction.editor.attributedText, flow.offset(at: point))
    let whole = NSRange(location: 0, length: text.length)
    for place in [offset, offset - 1] where place >= 0 && place < text.length {
      var range = NSRange(location: 0, length: 0)
      let value = text.attribute(.link, at: place, longestEffectiveRange: &range, in: whole)
      guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }),
        flow.selectionRects(for: range).contains(where: { $0.contains(point) })
      else { continue }
      return (url, range)
    }
    return nil
  }

  /// Whether a part of the text is a link.
  var hasLinks: Bool {
    let text = interaction.editor.attributedText
    var isFound = false
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) {
      value, _, stop in
      guard value != nil else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}
