import KumikoComponents
import KumikoStock
import UIKit

/// A text whose links can be tapped.
final class LinkTextView: UIView {
  /// What marks a link. UIKit's own mark would open it past what the document may open.
  static let mark = NSAttributedString.Key("KumikoRemoteLink")

  /// Called with the address of a link that was tapped.
  var onOpen: @MainActor (URL) -> Void = { _ in }

  /// What is shown.
  var text: NSAttributedString? {
    didSet {
      textView.attributedText = text
      // It has brought an alignment of its own.
      align()
      accessibilityLabel = text?.string
      setNeedsLayout()
    }
  }

  /// Where lines begin.
  var alignment = KumikoStock.TextAlignment.leading { didSet { align() } }

  /// The most lines; 0 for as many as need be.
  var numberOfLines = 0 {
    didSet {
      let container = textView.textContainer
      container.maximumNumberOfLines = numberOfLines
      container.lineBreakMode = numberOfLines > 0 ? .byTruncatingTail : .byWordWrapping
      setNeedsLayout()
    }
  }

  private let textView = UITextView(frame: .zero, textContainer: nil)
  private lazy var tap = HighlightingGesture { [weak self] phase in
    if phase == .tapped { self?.followLink() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    textView.isEditable = false
    textView.isScrollEnabled = false
    textView.isUserInteractionEnabled = false
    textView.backgroundColor = .clear
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.adjustsFontForContentSizeCategory = true
    addSubview(textView)
    // What the text stands in does not see the tap.
    tap.cancelsTouchesInView = true
    addGestureRecognizer(tap)
    isAccessibilityElement = true
    accessibilityTraits = .link
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    textView.frame = bounds
  }

  /// Follows the direction of layout.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    align()
  }

  private func align() {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let next: NSTextAlignment =
      switch alignment {
      case .leading: .natural
      case .center: .center
      case .trailing: isReversed ? .left : .right
      }
    if textView.textAlignment != next { textView.textAlignment = next }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { textView.sizeThatFits(size) }

  override var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude
    return textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// Where there is no link, what is behind the text is touched.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && link(at: point) != nil
  }

  /// Follows the first link.
  nonisolated override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated {
      guard let link = links.first else { return false }
      onOpen(link)
      return true
    }
  }

  private func followLink() {
    if let link = link(at: tap.location(in: self)) { onOpen(link) }
  }

  private var links: [URL] {
    guard let text else { return [] }
    return (0..<text.length).compactMap { link(atCharacter: $0) }
  }

  /// The link under a point, or a little beside it.
  private func link(at point: CGPoint) -> URL? {
    let point = textView.convert(point, from: self)
    guard let position = textView.closestPosition(to: point) else { return nil }
    let caret = textView.caretRect(for: position)
    guard caret.insetBy(dx: -24, dy: -8).contains(point) else { return nil }
    let offset = textView.offset(from: textView.beginningOfDocument, to: position)
    return link(atCharacter: offset) ?? link(atCharacter: offset - 1)
  }

  private func link(atCharacter place: Int) -> URL? {
    guard let text, (0..<text.length).contains(place) else { return nil }
    return text.attribute(Self.mark, at: place, effectiveRange: nil) as? URL
  }
}
