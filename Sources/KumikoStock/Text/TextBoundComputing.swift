import KumikoComponents
import UIKit

/// A style that tells how large a text is without a view that shows it.
@preconcurrency @MainActor
public protocol TextBoundComputing {
  /// The size of a text whose lines break at a width, in points, rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: Where lines break; infinity for nowhere.
  ///   - traits: How large text is.
  func size(of text: TextValue, width: CGFloat, traits: UITraitCollection) -> CGSize
}

extension TextProperties: TextBoundComputing {
  /// The size of a text as a label has it.
  public func size(of text: TextValue, width: CGFloat, traits: UITraitCollection) -> CGSize {
    TextMeasurer.shared.size(of: text, style: self, width: width, traits: traits)
  }

  /// The height of a text as a label has it; that of a text which certainly fits into one line is
  /// found without measuring it.
  @preconcurrency @MainActor
  public func height(of text: TextValue, width: CGFloat, traits: UITraitCollection) -> CGFloat {
    TextMeasurer.shared.height(of: text, style: self, width: width, traits: traits)
  }
}

extension TextBoundComputing {
  /// The height of a text whose lines break at a width.
  public func height(of text: TextValue, width: CGFloat, traits: UITraitCollection) -> CGFloat {
    size(of: text, width: width, traits: traits).height
  }
}

/// Measures texts with a label that nobody sees, and remembers the sizes of the last ones.
@MainActor
final class TextMeasurer {
  static let shared = TextMeasurer()

  private struct Question: Hashable {
    var text: String
    var font: UIFont
    var lines: Int
    var width: CGFloat
    var scale: CGFloat
  }

  private let label = UILabel()
  /// Whether the label may break lines as the attributes of the last text say.
  private var hasRichLooks = false
  private var asciiLines = ASCIILines()
  /// Two generations, so that texts in use survive and others leave.
  private var young: [Question: CGSize] = [:]
  private var old: [Question: CGSize] = [:]

  func size(
    of text: TextValue, style: TextProperties, width: CGFloat, traits: UITraitCollection
  ) -> CGSize {
    size(of: text, style.font(compatibleWith: traits), style, width, traits)
  }

  private func size(
    of text: TextValue, _ font: UIFont, _ style: TextProperties, _ width: CGFloat,
    _ traits: UITraitCollection
  ) -> CGSize {
    guard case .plain(let string) = text else { return measure(text, font, style, width, traits) }
    let question = Question(
      text: string, font: font, lines: style.numberOfLines, width: width,
      scale: traits.displayScale)
    if let size = young[question] { return size }
    let size = old[question] ?? measure(text, font, style, width, traits)
    if young.count >= 2_048 { (old, young) = (young, [:]) }
    young[question] = size
    return size
  }

  func height(
    of text: TextValue, style: TextProperties, width: CGFloat, traits: UITraitCollection
  ) -> CGFloat {
    let font = style.font(compatibleWith: traits)
    if case .plain(let string) = text {
      let line = asciiLines.height(of: string, font: font, scale: traits.displayScale, in: width) {
        measure(.plain($0), font, style, .infinity, traits)
      }
      if let line { return line }
    }
    return size(of: text, font, style, width, traits).height
  }

  private func measure(
    _ text: TextValue, _ font: UIFont, _ style: TextProperties, _ width: CGFloat,
    _ traits: UITraitCollection
  ) -> CGSize {
    if hasRichLooks {
      label.attributedText = nil
      label.lineBreakMode = .byTruncatingTail
      hasRichLooks = false
    }
    label.numberOfLines = style.numberOfLines
    label.font = font
    switch text {
    case .plain(let string): label.text = string
    case .rich(let rich):
      label.attributedText = rich
      hasRichLooks = true
    }
    return label.size(width: width, traits: traits)
  }
}

extension UILabel {
  /// The size of the text where lines break at a width, in points, rounded up to whole pixels.
  func size(width: CGFloat, traits: UITraitCollection) -> CGSize {
    let context = HeightContext(width: width, traits: traits)
    let room = CGSize(width: min(width, 1e6), height: .greatestFiniteMagnitude)
    let size = sizeThatFits(room)
    return CGSize(
      width: context.roundedUp(size.width), height: context.roundedUp(size.height))
  }
}
