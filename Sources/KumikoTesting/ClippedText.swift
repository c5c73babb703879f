import UIKit

/// A text of a label that cannot be read as a whole.
@preconcurrency @MainActor
public struct ClippedText {
  /// What is wrong with a text.
  public enum Fault: String, Sendable {
    /// The label is not high enough for all lines that the text needs.
    case cut
    /// The label has fewer lines than the text needs, so that it ends in three dots.
    case shortened
    /// The label is so narrow that letters stand below each other.
    case squeezed
    /// A part of the text is outside of the window, or of a view that clips what is in it.
    case outside
  }

  /// The label.
  public let label: UILabel
  /// What it says.
  public let text: String
  /// What is wrong with it.
  public let fault: Fault
}

extension TestStage {
  /// The texts in the window that cannot be read as a whole, parents before children: those of
  /// labels in what scrolls, too, as far as there are views for it.
  ///
  /// ```swift
  /// let stage = TestStage(
  ///   root: controller, size: CGSize(width: 320, height: 568),
  ///   contentSizeCategory: .accessibilityExtraExtraExtraLarge)
  /// #expect(stage.clippedTexts.isEmpty)
  /// ```
  public var clippedTexts: [ClippedText] { clippedTexts(in: window) }

  private func clippedTexts(in view: UIView) -> [ClippedText] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let inside = view.subviews.flatMap { clippedTexts(in: $0) }
    guard let label = view as? UILabel, let text = label.text, !text.isEmpty,
      let fault = label.clippingFault
    else { return inside }
    return [ClippedText(label: label, text: text, fault: fault)] + inside
  }
}

extension UILabel {
  /// What cannot be read of the text; nil if all can.
  fileprivate var clippingFault: ClippedText.Fault? {
    let height = CGFloat.greatestFiniteMagnitude
    guard bounds.width > 1 else { return bounds.isEmpty ? nil : .squeezed }
    let room = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let endless = CGRect(x: 0, y: 0, width: height, height: height)
    let line = textRect(forBounds: endless, limitedToNumberOfLines: 1)
    if numberOfLines != 1, isSqueezed(line) { return .squeezed }
    let needed = textRect(forBounds: room, limitedToNumberOfLines: 0)
    let shown = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)
    if shown.height > bounds.height + 1 { return .cut }
    if numberOfLines == 1 {
      if hasSeveralLines || line.width * leastScale > bounds.width + 1 { return .shortened }
    } else if needed.height > shown.height + 1, !adjustsFontSizeToFitWidth {
      return .shortened
    }
    return isOutside(shownRect) ? .outside : nil
  }

  /// Whether the text goes on behind a line break, where no width and no scale brings it.
  private var hasSeveralLines: Bool {
    let text = self.text ?? ""
    let end = text.lastIndex { !$0.isNewline } ?? text.startIndex
    return text[..<end].contains(where: \.isNewline)
  }

  /// The part of its size to which the text may shrink.
  private var leastScale: CGFloat {
    adjustsFontSizeToFitWidth ? min(max(minimumScaleFactor, 0), 1) : 1
  }

  /// Where the text is drawn: in the middle from top to bottom.
  private var shownRect: CGRect {
    let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let part: CGFloat =
      switch textAlignment {
      case .center: 0.5
      case .right: 1
      case .natural where isMirrored: 1
      default: 0
      }
    return CGRect(
      x: (bounds.width - size.width) * part, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// Whether not even a few letters stand in a line.
  private func isSqueezed(_ line: CGRect) -> Bool {
    line.width > bounds.width + 1 && bounds.width < 1.5 * line.height
  }

  /// Whether a part of the text is beyond what it is seen in; what scrolls there can be brought
  /// into view.
  private func isOutside(_ text: CGRect) -> Bool {
    for view in sequence(first: self as UIView, next: \.superview).dropFirst() {
      let frame = convert(text, to: view)
      if let scroll = view as? UIScrollView {
        let scrolls = scroll.contentSize.width > scroll.bounds.width + 1
        return !scrolls && !scroll.bounds.holds(frame, vertically: false)
      }
      let isWindow = view is UIWindow
      guard view.clipsToBounds || isWindow else { continue }
      if !view.bounds.holds(frame, vertically: !isWindow) { return true }
    }
    return false
  }
}

extension CGRect {
  /// Whether a rectangle is within this one, but for a point.
  fileprivate func holds(_ other: CGRect, vertically: Bool) -> Bool {
    other.minX > minX - 1 && other.maxX < maxX + 1
      && (!vertically || other.minY > minY - 1 && other.maxY < maxY + 1)
  }
}
