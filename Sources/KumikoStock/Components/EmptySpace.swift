import KumikoComponents
import UIKit

/// Room between rows or sections.
///
/// ```swift
/// Section(id: "user", header: EmptySpace(height: 24)) { … }
/// ```
public struct EmptySpace: Component, HeightCustomizing {
  /// The height in points; at least 1.1, as tables take less for no height at all.
  public var height: CGFloat
  /// The color; clear by default.
  public var color: UIColor

  /// Makes room.
  ///
  /// - Parameters:
  ///   - height: The height in points; at least 1.1, as tables take less for no height at all.
  ///   - color: The color; clear by default.
  public init(height: CGFloat, color: UIColor = .clear) {
    self.height = max(1.1, height)
    self.color = color
  }

  /// Shows the color.
  public func render(in view: UIView) {
    if view.backgroundColor != color { view.backgroundColor = color }
  }

  public func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: bounds.width, height: height)
  }

  public func height(in context: HeightContext) -> CGFloat? { height }
}

extension EmptySpace: RowModifying {
  package func modify(_ traits: inout RowTraits) {
    traits.isSelectable = false
    traits.look.separator = .hidden
  }
}
