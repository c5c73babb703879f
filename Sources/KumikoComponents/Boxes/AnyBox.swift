import UIKit

/// A whole list: a ``Box`` whose types of identifiers are not known, or sections.
@preconcurrency @MainActor
public struct AnyBox {
  /// The sections.
  public let sections: [Section]

  /// Wraps a box.
  public init<SectionID, RowID>(_ box: Box<SectionID, RowID>) { sections = box.buildSections() }

  /// Wraps sections.
  public init(_ sections: [Section]) { self.sections = sections }

  /// The sum of the heights of all headers, rows and footers at a width, in points: what a table
  /// without insets and separators of its own needs to show everything.
  ///
  /// - Parameters:
  ///   - width: The width of rows, in points.
  ///   - inheritedMargins: The margins of the view around each of them; none by default.
  /// - Complexity: O(*n*), where *n* is the number of rows; rows that cannot compute their height
  ///   are laid out.
  public func height(
    forWidth width: CGFloat, inheritedMargins: NSDirectionalEdgeInsets = .zero
  ) -> CGFloat {
    let context = HeightContext(width: width, margins: inheritedMargins)
    return sections.reduce(0) { sum, section in
      let parts = [section.header, section.footer].compactMap { $0?.component }
      return (parts + section.cells.map(\.component)).reduce(sum) { $0 + $1.height(in: context) }
    }
  }
}

extension AnyBox: SectionsBuildable {
  /// The sections.
  public func buildSections() -> [Section] { sections }
}
