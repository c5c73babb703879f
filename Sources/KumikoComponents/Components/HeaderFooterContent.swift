/// Where something stands at a section.
public enum HeaderFooterPosition: Hashable, Sendable {
  /// Above the rows.
  case header
  /// Below the rows.
  case footer
}

/// What can stand above or below the rows of a section: a component, or a text.
///
/// ```swift
/// Section("Team", footer: "8 people") { … }
/// Section(id: "team", header: Banner(team)) { … }
/// ```
@preconcurrency @MainActor
public protocol HeaderFooterContent {
  /// What is shown at a place of a section. Called once for each section that is described.
  func makeHeaderFooter(at position: HeaderFooterPosition) -> ViewNode
}

extension Component {
  public func makeHeaderFooter(at position: HeaderFooterPosition) -> ViewNode { ViewNode(self) }
}
