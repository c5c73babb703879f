import KumikoDiff

/// Something odd in a caller's data that was worked around.
public enum KumikoDiagnostic: Hashable, Sendable {
  /// Two sections of a list have equal identifiers. They are told apart by their order.
  case duplicateSection(id: String, first: Int, second: Int)

  /// Two rows of a section have equal identifiers. They are told apart by their order.
  case duplicateCell(id: String, first: ElementPath, second: ElementPath)

  /// A component's reference size was infinite or not a number. The row is measured instead.
  case invalidReferenceSize(component: String)

  /// A component was to be rendered into content that is not its own. The content was left alone.
  case unexpectedContent(component: String, content: String)
}

extension KumikoDiagnostic {
  /// What stays the same while a problem goes on: everything but paths.
  var problem: String {
    switch self {
    case .duplicateSection(let id, _, _): "section \(id)"
    case .duplicateCell(let id, let first, _): "cell \(id) in \(first.section)"
    case .invalidReferenceSize, .unexpectedContent: description
    }
  }
}

extension KumikoDiagnostic: CustomStringConvertible {
  /// The rule, the offender, and the remedy.
  public var description: String {
    switch self {
    case .duplicateSection(let id, let first, let second):
      """
      The identifiers of sections must differ within a list, but \(id) identifies sections \
      \(first) and \(second). Updates may animate the wrong one; give each its own identifier.
      """
    case .duplicateCell(let id, let first, let second):
      """
      The identifiers of rows must differ within a section, but \(id) identifies the rows at \
      \(first) and \(second). Updates may animate the wrong one; give each its own identifier.
      """
    case .invalidReferenceSize(let component):
      """
      A reference size must be finite, but that of \(component) is infinite or not a number. The \
      component is measured instead; return nil to have it measured.
      """
    case .unexpectedContent(let component, let content):
      """
      Components with equal reuse identifiers must have the same content, but \(component) met \
      content of type \(content) and left it alone. Give it a reuse identifier of its own.
      """
    }
  }
}
