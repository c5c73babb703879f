/// What an expression reads: a name, and the fields that follow it as far as they are known.
///
/// `state.filters[0].name` reads the path `filters` of `state`: behind an index anything may be
/// meant.
public struct ExpressionReference: Hashable, Sendable {
  /// The first name, such as `data`, `state` or the name of a loop.
  public var root: String
  /// The fields from there on; empty if the whole value is read.
  public var path: [String]

  /// Creates a reference.
  public init(root: String, path: [String] = []) {
    self.root = root
    self.path = path
  }

  /// All references of an expression: one for each place where a name stands, equal ones once.
  static func all(in program: ExpressionProgram) -> [ExpressionReference] {
    var found: [ExpressionReference] = []
    var isOpen = false
    for instruction in program.instructions {
      switch instruction {
      case .name(let name):
        found.append(ExpressionReference(root: program.names[name]))
        isOpen = true
      case .member(let name) where isOpen: found[found.count - 1].path.append(program.names[name])
      default: isOpen = false
      }
    }
    var known: Set<ExpressionReference> = []
    return found.filter { known.insert($0).inserted }
  }
}

extension ExpressionReference: CustomStringConvertible {
  /// The reference as an expression, such as `state.filters`.
  public var description: String { ([root] + path).joined(separator: ".") }
}
