/// What can be basic: a variable or the slack of a row.
struct Column: Hashable, Sendable {
  private let code: Int

  /// The variable of that number.
  static func variable(_ index: Int) -> Column { Column(code: index) }
  /// The slack of that row.
  static func slack(_ row: Int) -> Column { Column(code: ~row) }
  static let none = Column(code: .min)

  /// The variable's number, if it is a variable.
  var variable: Int? { code >= 0 ? code : nil }
  /// The row, if it is a slack.
  var slackRow: Int? { code < 0 && code != .min ? ~code : nil }
  /// A number to order columns by: those of a row before its neighbors', variables after.
  var order: Int { code }
}
