/// The identifier of a component that has none: its row is known by its place in the section.
///
/// Not `Hashable` on purpose: that is how builders tell it from identifiers.
public struct NoID: Sendable {
  /// Makes the absence of an identifier.
  public init() {}
}
