import UIKit

/// A list whose identifiers have certain types: with enums as identifiers it cannot have a section
/// or a row that its types do not know.
///
/// ```swift
/// let box = Box<SectionID, RowID> {
///   Box(id: .user, header: "User") {
///     ListRow("Name", value: user.name).id(.name)
///     if user.isAdmin { ListRow("Rights").id(.rights) }
///   }
///   if isLoading { Box(id: .loading) { ActivityRow(isLoading: true).id(.spinner) } }
/// }
/// list.render(box.sections)
/// ```
///
/// Its sections and rows are those of any list. A box stands wherever sections do.
@preconcurrency @MainActor
public struct Box<SectionID: Hashable, RowID: Hashable> {
  /// The sections.
  public let sections: [Section]

  package init(sections: [Section]) { self.sections = sections }

  /// Makes a list of all sections of the boxes that `boxes` lists.
  public init(@BoxBuilder<SectionID, RowID> boxes: () -> Box) { self = boxes() }

  /// Makes a list of one section.
  ///
  /// - Parameters:
  ///   - id: What stays the same in every version of the section.
  ///   - header: What is shown above the rows: a text or a component; nothing by default.
  ///   - footer: What is shown below the rows; nothing by default.
  ///   - rows: Lists the rows. Each has an identifier of the box's type: its component's `id`, or
  ///     ``Component/id(_:)``.
  public init(
    id: SectionID, header: (any HeaderFooterContent)? = nil,
    footer: (any HeaderFooterContent)? = nil,
    @BoxRowsBuilder<RowID> rows: () -> [CellNode]
  ) {
    sections = [Section(id: id, cells: rows()).header(header).footer(footer)]
  }

  /// This list with something changed about each of its sections, which keep their identifiers.
  ///
  /// ```swift
  /// Box(id: .photos) { … }.mapSections { $0.layout(.grid(columns: 3)) }
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections.
  public func mapSections(_ transform: (Section) -> Section) -> Box {
    Box(
      sections: sections.map { section in
        var changed = transform(section)
        if changed.id != section.id { changed.id = section.id }
        return changed
      })
  }

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
    sections.height(in: HeightContext(width: width, margins: inheritedMargins))
  }
}

extension Box: SectionsBuildable {
  public func buildSections() -> [Section] { sections }
}

extension Box: CustomDebugStringConvertible {
  /// The sections, one after the other.
  public var debugDescription: String {
    (["Box"] + sections.map(\.debugDescription)).joined(separator: "\n")
  }
}

extension [Section] {
  /// The sum of the heights of all headers, rows and footers.
  @MainActor
  package func height(in context: HeightContext) -> CGFloat {
    reduce(0) { sum, section in
      let parts = [section.header, section.footer].compactMap { $0?.component }
      return (parts + section.cells.map(\.component)).reduce(sum) { $0 + $1.height(in: context) }
    }
  }
}
