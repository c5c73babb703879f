/// What one step of an expression does to the stack of values.
///
/// Operands come before what is done with them, so that neither evaluation nor checking recurs. The
/// jumps are taken by evaluation alone: a check walks straight through, and meets both branches.
enum ExpressionInstruction: Equatable {
  /// Pushes a constant.
  case constant(Int)
  /// Pushes what has a name.
  case name(Int)
  /// Replaces an object by its field.
  case member(Int)
  /// Replaces a list or an object, and an index, by the element.
  case index
  /// Replaces so many values by a list of them.
  case list(Int)
  case not
  case negate
  case binary(ExpressionSymbol)
  /// Jumps if the top is false, else removes it; `and` stands at the end of the right side.
  case jumpIfFalse(Int)
  case and
  /// Jumps if the top is true, else removes it; `or` stands at the end of the right side.
  case jumpIfTrue(Int)
  case or
  /// Jumps if the top is not null, else removes it; `coalesce` stands at the end of the right side.
  case jumpIfPresent(Int)
  case coalesce
  /// Removes the condition, and jumps if it is not true; `choose` stands at the end of both
  /// branches.
  case branch(Int)
  case jump(Int)
  case choose
  /// Calls the function of a number with so many arguments.
  case call(Int, Int)
}

/// A parsed expression in its compact form. It is shared by all copies of the expression.
final class ExpressionProgram: Sendable {
  let source: String
  let instructions: [ExpressionInstruction]
  /// Where each instruction stands in the source: the operator's or name's first byte.
  let offsets: [Int32]
  let constants: [RemoteValue]
  /// Names of values and fields.
  let names: [String]
  let callees: [ExpressionCallee]
  /// The names of all functions there are, for suggestions.
  let functions: ExpressionFunctions

  init(_ builder: ExpressionProgramBuilder, source: String, functions: ExpressionFunctions) {
    self.source = source
    self.functions = functions
    // Documents keep many programs, so none has room for more than it has.
    instructions = builder.instructions.trimmed
    offsets = builder.offsets.trimmed
    constants = builder.constants.trimmed
    names = builder.names.trimmed
    callees = builder.callees
  }
}

extension Array {
  /// A copy without room for more elements.
  fileprivate var trimmed: [Element] {
    var copy: [Element] = []
    copy.reserveCapacity(count)
    copy.append(contentsOf: self)
    return copy
  }
}

/// A function as an expression calls it: `function` is `nil` where none has the name.
struct ExpressionCallee: Sendable {
  var name: String
  var function: ExpressionFunction?
}

/// Collects the instructions of an expression while it is parsed.
struct ExpressionProgramBuilder {
  private(set) var instructions: [ExpressionInstruction] = []
  private(set) var offsets: [Int32] = []
  private(set) var constants: [RemoteValue] = []
  private(set) var names: [String] = []
  private(set) var callees: [ExpressionCallee] = []

  /// The index that the next instruction will have.
  var end: Int { instructions.count }

  mutating func append(_ instruction: ExpressionInstruction, at offset: Int) {
    instructions.append(instruction)
    offsets.append(Int32(clamping: offset))
  }

  mutating func appendConstant(_ value: RemoteValue, at offset: Int) {
    append(.constant(constants.count), at: offset)
    constants.append(value)
  }

  /// The number of a name, which is the same for the same name.
  mutating func number(of name: String) -> Int {
    if let known = names.firstIndex(of: name) { return known }
    names.append(name)
    return names.count - 1
  }

  mutating func appendCall(_ callee: ExpressionCallee, count: Int, at offset: Int) {
    append(.call(callees.count, count), at: offset)
    callees.append(callee)
  }

  /// Sets the target of a jump that was appended before its target was known.
  mutating func replace(_ index: Int, by instruction: ExpressionInstruction) {
    instructions[index] = instruction
  }
}
