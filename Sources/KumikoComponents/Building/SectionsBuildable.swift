/// What can be listed as sections: sections, groups, and optionals or arrays of them.
@preconcurrency @MainActor
public protocol SectionsBuildable {
  /// The sections, in order.
  func buildSections() -> [Section]
}

extension Optional: SectionsBuildable where Wrapped: SectionsBuildable {
  /// The sections of the wrapped value; none if there is none.
  public func buildSections() -> [Section] { self?.buildSections() ?? [] }
}

extension Array: SectionsBuildable where Element: SectionsBuildable {
  /// The sections of all elements.
  public func buildSections() -> [Section] { flatMap { $0.buildSections() } }
}
