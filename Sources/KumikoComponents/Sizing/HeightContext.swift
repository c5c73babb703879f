import UIKit

/// Where a height is wanted: the width and the margins that a component gets, and how large text
/// is there.
@preconcurrency @MainActor
public struct HeightContext {
  /// The width of the component's content, in points.
  public var width: CGFloat

  /// The margins of the view around the content, in points. Those of the content count where they
  /// are larger.
  public var margins: NSDirectionalEdgeInsets

  /// How large text is, and how many pixels a point has.
  public var traits: UITraitCollection

  /// The style of the table around the component; nil if there is none, or it is not known.
  package var tableStyle: UITableView.Style?

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - width: The width of the content, in points.
  ///   - margins: The margins of the view around it; none by default.
  ///   - traits: The traits; those of the main screen by default.
  public init(
    width: CGFloat, margins: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection? = nil
  ) {
    self.width = width
    self.margins = margins
    self.traits = traits ?? UIScreen.main.traitCollection
  }

  /// How many pixels a point has, at least 1.
  public var scale: CGFloat { max(traits.displayScale, 1) }

  /// A length rounded up to whole pixels; a thousandth of one is forgiven.
  public func roundedUp(_ length: CGFloat) -> CGFloat {
    (length * scale - 0.001).rounded(.up) / scale
  }
}
