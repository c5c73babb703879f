import ListGeometry

/// Methods of the delegate whose absence matters.
struct DelegateMethod: OptionSet, Hashable {
  let rawValue: Int

  static let heightForRow = DelegateMethod(rawValue: 1 << 0)
  static let heightForHeader = DelegateMethod(rawValue: 1 << 1)
  static let heightForFooter = DelegateMethod(rawValue: 1 << 2)
  static let estimatedHeightForRow = DelegateMethod(rawValue: 1 << 3)
  static let estimatedHeightForHeader = DelegateMethod(rawValue: 1 << 4)
  static let estimatedHeightForFooter = DelegateMethod(rawValue: 1 << 5)
  static let viewForHeader = DelegateMethod(rawValue: 1 << 6)
  static let viewForFooter = DelegateMethod(rawValue: 1 << 7)
  static let editingStyle = DelegateMethod(rawValue: 1 << 8)
  static let deleteTitle = DelegateMethod(rawValue: 1 << 9)
  static let canEdit = DelegateMethod(rawValue: 1 << 10)
  static let commit = DelegateMethod(rawValue: 1 << 11)
  static let indentation = DelegateMethod(rawValue: 1 << 12)
  static let canFocus = DelegateMethod(rawValue: 1 << 13)
  static let canMove = DelegateMethod(rawValue: 1 << 14)
  static let moveRow = DelegateMethod(rawValue: 1 << 15)
}

/// Which of the optional methods a delegate and a data source implement, as far as their answers
/// have shown. Swift on Linux has no optional requirements: a default that is reached says so.
@MainActor
final class DelegateCapabilities {
  /// Defaults reached since the last call.
  private var reachedDefaults: DelegateMethod = []
  /// Methods that have been shown not to be implemented.
  private(set) var unanswered: DelegateMethod = []
  /// Methods that have been shown to be implemented.
  private(set) var answered: DelegateMethod = []

  /// Forgets everything, because the delegate is another.
  func reset() { (reachedDefaults, unanswered, answered) = ([], [], []) }

  /// Called by a default implementation: the method is not implemented.
  func markUnimplemented(_ method: DelegateMethod) { reachedDefaults.insert(method) }

  /// The answer of `call`, which calls `method`; nil when that is not implemented.
  func answer<Answer>(to method: DelegateMethod, _ call: () -> Answer) -> Answer? {
    reachedDefaults.remove(method)
    let answer = call()
    if reachedDefaults.contains(method) {
      unanswered.insert(method)
      return nil
    }
    answered.insert(method)
    return answer
  }
}

extension UITableView {
  /// Called by a default implementation: the delegate does not implement the method.
  func markUnimplemented(_ method: DelegateMethod) { capabilities.markUnimplemented(method) }

  /// The delegate's own answer, nil when it does not implement the method.
  func ask<Answer>(
    _ method: DelegateMethod, _ call: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    delegate.flatMap { delegate in capabilities.answer(to: method) { call(delegate) } }
  }

  /// The data source's own answer, nil when it does not implement the method.
  func askSource<Answer>(
    _ method: DelegateMethod, _ call: (any UITableViewDataSource) -> Answer
  ) -> Answer? {
    dataSource.flatMap { source in capabilities.answer(to: method) { call(source) } }
  }

  /// Whether the delegate gives rows their heights, found out by asking for a row once.
  func givesRowHeights(probing path: RowPath) -> Bool {
    if capabilities.answered.contains(.heightForRow) { return true }
    return ask(.heightForRow) { $0.tableView(self, heightForRowAt: path.indexPath) } != nil
  }
}
