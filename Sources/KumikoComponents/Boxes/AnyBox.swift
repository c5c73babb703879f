import UIKit

/// A ``Box`` whose types of identifiers are not known.
@preconcurrency @MainActor
public struct AnyBox {
  /// The sections.
  public let sections: [Section]

  private let measure: @MainActor (CGFloat, NSDirectionalEdgeInsets) -> CGFloat

  /// Wraps a box.
  public init<SectionID, RowID>(_ box: Box<SectionID, RowID>) {
    sections = box.buildSections()
    measure = { box.height(forWidth: $0, inheritedMargins: $1) }
  }

  /// The sum of the heights of all headers, rows and footers at a width, in points.
  ///
  /// - Parameters:
  ///   - width: The width of rows, in points.
  ///   - inheritedMargins: The margins of the view around each of them; none by default.
  public func height(
    forWidth width: CGFloat, inheritedMargins: NSDirectionalEdgeInsets = .zero
  ) -> CGFloat { measure(width, inheritedMargins) }
}

extension AnyBox: SectionsBuildable {
  /// The sections.
  public func buildSections() -> [Section] { sections }
}
