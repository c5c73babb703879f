import UIKit

/// Content that places by frames what is in it, and whose height follows from its width alone.
///
/// In a ``FramingCell`` it fills its container, and that the cell, by autoresizing masks; no
/// constraint is made or solved for the row.
package protocol FramedContent: UIView, WidthFitting {}

/// A cell whose container stands in its `contentView` by frame as long as it has ``FramedContent``
/// and nothing in the `contentView` has constraints.
///
/// UIKit measures cells without constraints by `sizeThatFits(_:)`, where they answer with
/// ``ComponentRenderable/framedSize(fitting:)``.
@MainActor
package protocol FramingCell: UIView, ComponentRenderable {}

extension ComponentRenderable where Self: UIView {
  /// The size of a cell whose content is placed by frames; nil for other content.
  ///
  /// - Parameter size: The room; the width is taken.
  package func framedSize(fitting size: CGSize) -> CGSize? {
    guard let content = existingContainer?.framedContent else { return nil }
    content.fit(width: width(ofContentIn: size.width))
    return CGSize(width: size.width, height: max(content.intrinsicContentSize.height, 0))
  }
}
