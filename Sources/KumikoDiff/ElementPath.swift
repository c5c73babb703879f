/// Where an element stands in a list: its index within a section, and the section's index.
@frozen
public struct ElementPath: Hashable, Sendable {
  /// The element's index within its section.
  public var element: Int

  /// The section's index.
  public var section: Int

  /// Makes a path.
  @inlinable
  public init(element: Int, section: Int) {
    self.element = element
    self.section = section
  }
}

extension ElementPath: Comparable {
  /// Orders by section, then by element.
  @inlinable
  public static func < (left: ElementPath, right: ElementPath) -> Bool {
    (left.section, left.element) < (right.section, right.element)
  }
}

extension ElementPath: CustomDebugStringConvertible {
  /// The section and the element, as in `[2, 5]`.
  public var debugDescription: String { "[\(section), \(element)]" }
}
