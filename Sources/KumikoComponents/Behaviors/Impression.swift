import UIKit

/// What counts as having been seen: a part of a row, for a time.
@MainActor
package struct Impression {
  package var fraction: CGFloat
  package var duration: CFTimeInterval
  package var action: @MainActor () -> Void
}

extension Component {
  /// This component, calling `action` once it has been seen: when enough of its row was in view for
  /// long enough, without a break. Each row, told by its identifier, is seen once in a list.
  ///
  /// ```swift
  /// Advert(ad).onImpression(fraction: 0.5, duration: 1) { count(ad) }
  /// ```
  ///
  /// - Parameters:
  ///   - fraction: How much of the row must be in view; a half by default. A row that fills what
  ///     can be seen of the list is in view, however high it is.
  ///   - duration: For how many seconds; one by default.
  ///   - action: What to do.
  public consuming func onImpression(
    fraction: CGFloat = 0.5, duration: CFTimeInterval = 1,
    action: @escaping @MainActor () -> Void
  ) -> Row<Base, ID> {
    modified {
      $0.impressions.append(Impression(fraction: fraction, duration: duration, action: action))
    }
  }
}
