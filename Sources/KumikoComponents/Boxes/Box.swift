import UIKit

/// A whole list as a value, whose sections and rows have identifiers of certain types: with enums
/// as identifiers a list cannot have a row that its type does not know.
///
/// Three ways to write one are equal. Operators:
///
/// ```swift
/// let box = Box<SectionID, RowID>.empty
///   |-+ BoxSection(id: .user, header: EmptySpace(height: 24))
///   |---+ Node(id: .name, ListRow("Name", value: user.name))
///   |---? .iff(isLoading) { Node(id: .loading, ActivityRow(isLoading: true)) }
/// ```
///
/// Methods:
///
/// ```swift
/// let box = Box<SectionID, RowID>.empty
///   .adding(BoxSection(id: .user).adding(Node(id: .name, ListRow("Name"))))
/// ```
///
/// Statements:
///
/// ```swift
/// let box = Box<SectionID, RowID> {
///   BoxSection(id: .user) {
///     Node(id: .name, ListRow("Name"))
///     if isLoading { Node(id: .loading, ActivityRow(isLoading: true)) }
///   }
/// }
/// ```
///
/// A list view shows it by itself, as in `tableView.render(box)`, or a renderer does, as in
/// `renderer.render(box.buildSections())`.
@preconcurrency @MainActor
public struct Box<SectionID: Hashable, RowID: Hashable> {
  /// The sections.
  public var sections: [BoxSection<SectionID, RowID>]

  /// Makes a list of sections.
  public init(_ sections: [BoxSection<SectionID, RowID>]) { self.sections = sections }

  /// Makes a list of the sections that `sections` lists.
  public init(
    @ListBuilder<BoxSection<SectionID, RowID>> sections: () -> [BoxSection<SectionID, RowID>]
  ) {
    self.sections = sections()
  }

  /// A list without sections.
  public static var empty: Box { Box([]) }

  /// This list and one more section; the same list if there is none.
  public func adding(_ section: BoxSection<SectionID, RowID>?) -> Box {
    adding(section.map { [$0] } ?? [])
  }

  /// This list and more sections.
  public func adding(_ sections: [BoxSection<SectionID, RowID>]) -> Box {
    Box(self.sections + sections)
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool {
    sections.allSatisfy { $0.nodes.isEmpty && $0.header == nil && $0.footer == nil }
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
    AnyBox(self).height(forWidth: width, inheritedMargins: inheritedMargins)
  }
}

extension Box: SectionsBuildable {
  /// The sections without the types of their identifiers.
  public func buildSections() -> [Section] { sections.map(\.section) }
}

extension Box: CustomDebugStringConvertible {
  /// The list as a tree, a line for each header, row and footer.
  ///
  /// ```
  /// Box
  /// ├─ Section user
  /// │  ├─ header: EmptySpace(height: 24.0)
  /// │  └─ Node name: ListRow(title: "Name")
  /// └─ Section devices
  /// ```
  public var debugDescription: String {
    let branches = sections.enumerated().map { index, section in
      let isLast = index == sections.count - 1
      return section.tree.enumerated().map { line, text in
        (line == 0 ? (isLast ? "└─ " : "├─ ") : isLast ? "   " : "│  ") + text
      }
    }
    return (["Box"] + branches.flatMap(\.self)).joined(separator: "\n")
  }
}
