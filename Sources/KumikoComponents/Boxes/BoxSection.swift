import UIKit

/// A section of a ``Box``: rows between an optional header and an optional footer, with identifiers
/// of certain types.
///
/// ```swift
/// BoxSection(id: SectionID.user, header: "User") {
///   Node(id: .name, ListRow("Name", value: user.name))
///   if user.isAdmin { Node(id: .rights, ListRow("Rights")) }
/// }
/// ```
@preconcurrency @MainActor
public struct BoxSection<SectionID: Hashable, RowID: Hashable> {
  /// What stays the same in every version of the section.
  public var id: SectionID

  /// What is shown above the rows; nil for nothing.
  public var header: ViewNode?

  /// What is shown below the rows; nil for nothing.
  public var footer: ViewNode?

  /// What is shown in the supplementary views that the layout of a collection view has for the
  /// section, by their kinds; none by default.
  public var supplementaries: [String: ViewNode] = [:]

  /// The rows.
  public var nodes: [Node<RowID>]

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - id: What identifies the section.
  ///   - header: What is shown above the rows; nothing by default.
  ///   - footer: What is shown below the rows; nothing by default.
  ///   - nodes: The rows; none by default.
  public init(
    id: SectionID, header: (any HeaderFooterContent)? = nil,
    footer: (any HeaderFooterContent)? = nil,
    nodes: [Node<RowID>] = []
  ) {
    self.id = id
    self.header = header?.makeHeaderFooter(at: .header)
    self.footer = footer?.makeHeaderFooter(at: .footer)
    self.nodes = nodes
  }

  /// Makes a section of the rows that `nodes` lists.
  public init(
    id: SectionID, header: (any HeaderFooterContent)? = nil,
    footer: (any HeaderFooterContent)? = nil,
    @ListBuilder<Node<RowID>> nodes: () -> [Node<RowID>]
  ) {
    self.init(id: id, header: header, footer: footer, nodes: nodes())
  }

  /// The section without the types of its identifiers, as renderers take it.
  public var section: Section {
    var section = Section(id: id, header: header, cells: nodes.map(\.cell), footer: footer)
    section.supplementaries = supplementaries
    return section
  }
}

// MARK: Free of operators

extension BoxSection {
  /// This section and one more row; the same section if there is none.
  public func adding(_ node: Node<RowID>?) -> BoxSection { adding(node.map { [$0] } ?? []) }

  /// This section and more rows.
  public func adding(_ nodes: [Node<RowID>]) -> BoxSection {
    var copy = self
    copy.nodes += nodes
    return copy
  }

  /// This section with `component` above its rows, or nothing.
  public func header(_ header: (any HeaderFooterContent)?) -> BoxSection {
    var copy = self
    copy.header = header?.makeHeaderFooter(at: .header)
    return copy
  }

  /// This section with `component` in the supplementary view of a kind, or nothing.
  public func supplementary(_ component: (any Component)?, ofKind kind: String) -> BoxSection {
    var copy = self
    copy.supplementaries[kind] = component.map { ViewNode($0) }
    return copy
  }

  /// This section with `component` below its rows, or nothing.
  public func footer(_ footer: (any HeaderFooterContent)?) -> BoxSection {
    var copy = self
    copy.footer = footer?.makeHeaderFooter(at: .footer)
    return copy
  }
}

extension BoxSection: SectionsBuildable {
  /// The section without the types of its identifiers.
  public func buildSections() -> [Section] { [section] }
}

extension BoxSection: CustomDebugStringConvertible {
  /// The identifier, the header, the rows and the footer as a tree.
  public var debugDescription: String { tree.joined(separator: "\n") }

  var tree: [String] {
    var leaves: [String] = []
    if let header { leaves.append("header: \(String(reflecting: header.component.base))") }
    leaves += nodes.map(\.debugDescription)
    if let footer { leaves.append("footer: \(String(reflecting: footer.component.base))") }
    return ["Section \(id)"]
      + leaves.enumerated().map { index, leaf in
        (index == leaves.count - 1 ? "└─ " : "├─ ") + leaf
      }
  }
}
