import KumikoStock
import UIKit

/// A look that tells how large a text is without a view that shows it.
@preconcurrency @MainActor
public protocol TextBoundComputing {
  /// What texts are measured with.
  var textAttributes: [NSAttributedString.Key: Any] { get }
  /// How lines break.
  var lineBreakMode: NSLineBreakMode { get }
  /// How many lines there may be; 0 for any number.
  var numberOfLines: Int { get }

  /// The height of a text whose lines break at a width, in points.
  func height(of string: String, fittingWidth width: CGFloat) -> CGFloat

  /// The height of a text with attributes of its own whose lines break at a width, in points.
  func height(of string: NSAttributedString, fittingWidth width: CGFloat) -> CGFloat
}

extension TextBoundComputing {
  /// The height of a text with the look, in points.
  public func height(of string: String, fittingWidth width: CGFloat) -> CGFloat {
    height(
      of: NSAttributedString(string: string, attributes: textAttributes), fittingWidth: width)
  }

  /// The height of a text with its own look, in points.
  public func height(of string: NSAttributedString, fittingWidth width: CGFloat) -> CGFloat {
    size(of: string, width: width).height
  }

  /// The width of a text in one line, in points.
  public func width(of string: String) -> CGFloat {
    width(of: NSAttributedString(string: string, attributes: textAttributes))
  }

  /// The width of a text with its own look in one line, in points.
  public func width(of string: NSAttributedString) -> CGFloat {
    size(of: string, width: .infinity).width
  }

  /// The width of a text in one line, in points.
  public func width(of string: NSString) -> CGFloat { width(of: String(describing: string)) }

  private func size(of string: NSAttributedString, width: CGFloat) -> CGSize {
    TextProperties(numberOfLines: numberOfLines).size(
      of: .rich(string), width: width, traits: UIScreen.main.traitCollection)
  }
}
