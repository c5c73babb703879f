import KumikoFlexLayout
import UIKit

extension UIView {
  /// Measures the view's content for a layout: what ``sizeThatFits(_:)`` finds, or else its
  /// intrinsic size. Hidden views have none.
  package func measure(_ width: FlexMeasureRequest.Width) -> FlexMeasurement {
    if isHidden || alpha < 0.01 { return FlexMeasurement(width: 0, height: 0) }
    switch width {
    case .minContent where canBeNarrower: return FlexMeasurement(width: 0, height: 0)
    case .minContent, .maxContent: return measurement(fitting: .greatestFiniteMagnitude)
    case .exactly(let width): return measurement(fitting: width)
    }
  }

  private func measurement(fitting width: CGFloat) -> FlexMeasurement {
    let present = bounds.size
    var size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let intrinsic = intrinsicContentSize
    if size != present {
      FittingClasses.note(self)
    } else if !fitsItself, !FittingClasses.contains(self) {
      size.width = max(intrinsic.width, 0)
      size.height = max(intrinsic.height, 0)
    }
    let baseline = firstBaseline(width: size.width, height: size.height)
    return FlexMeasurement(
      width: size.width, height: size.height, firstBaseline: baseline?.first,
      lastBaseline: baseline?.last)
  }

  /// Whether the view can be narrower than its text: labels break lines or end in an ellipsis.
  private var canBeNarrower: Bool {
    self is UILabel || self is UITextView || self is UITextField || self is UIScrollView
  }

  /// Whether `sizeThatFits` is known to say more than the present size.
  private var fitsItself: Bool {
    self is UILabel || self is UITextView || self is UIControl || self is UIImageView
      || self is any TreeHosting || self is ComponentElementView
  }

  /// Where the lines of a label stand.
  private func firstBaseline(
    width: CGFloat, height: CGFloat
  ) -> (first: Double, last: Double)? {
    guard let label = self as? UILabel, let font = label.font as UIFont?, height > 0 else {
      return nil
    }
    return (Double(font.ascender), Double(height + font.descender))
  }
}

/// The classes of which a view has said that another size than the present one fits: these have a
/// `sizeThatFits(_:)` of their own, so that one which says the present size means it.
@MainActor
private enum FittingClasses {
  private static var known: Set<ObjectIdentifier> = []

  static func note(_ view: UIView) {
    // Labels, which most views are, are known without this.
    if !(view is UILabel) { known.insert(ObjectIdentifier(type(of: view))) }
  }

  static func contains(_ view: UIView) -> Bool {
    known.contains(ObjectIdentifier(type(of: view)))
  }
}

/// A view that shows a tree of elements, and so knows what size it has in any room.
@MainActor
package protocol TreeHosting: UIView {}
