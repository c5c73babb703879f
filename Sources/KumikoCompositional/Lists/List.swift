import KumikoComponents
import UIKit

/// Lists the elements of a sequence as the rows of one section.
///
/// ```swift
/// renderer.render {
///   List(of: todos, id: "todos", appearance: .plain) { TodoRow($0) }
/// }
/// ```
@available(*, deprecated, message: "Use Section(id:layout:) with layout: .list(_:).")
@preconcurrency @MainActor
public struct List: SectionsBuildable {
  private let section: Section

  /// Makes a list of the rows for each element of a sequence.
  ///
  /// - Parameters:
  ///   - sequence: The elements.
  ///   - id: What identifies the section.
  ///   - appearance: How the list looks; inset groups by default.
  ///   - header: What is shown above the rows; nothing by default.
  ///   - footer: What is shown below the rows; nothing by default.
  ///   - cell: Lists the rows for an element: most often one.
  public init<S: Sequence>(
    of sequence: S, id: some Hashable,
    appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped,
    header: (any HeaderFooterContent)? = nil, footer: (any HeaderFooterContent)? = nil,
    @RowsBuilder cell: (S.Element) -> Rows
  ) {
    section = Section(
      id: id, header: header, footer: footer, rows: Rows(turns: sequence.map(cell))
    ).list(appearance)
  }

  public func buildSections() -> [Section] { [section] }
}
