import ListGeometry

/// Methods of the delegate whose absence matters.
struct TableQuestion: OptionSet, Hashable {
  let rawValue: Int

  static let heightForRow = TableQuestion(rawValue: 1 << 0)
  static let heightForHeader = TableQuestion(rawValue: 1 << 1)
  static let heightForFooter = TableQuestion(rawValue: 1 << 2)
  static let estimatedHeightForRow = TableQuestion(rawValue: 1 << 3)
  static let estimatedHeightForHeader = TableQuestion(rawValue: 1 << 4)
  static let estimatedHeightForFooter = TableQuestion(rawValue: 1 << 5)
  static let viewForHeader = TableQuestion(rawValue: 1 << 6)
  static let viewForFooter = TableQuestion(rawValue: 1 << 7)
  static let editingStyle = TableQuestion(rawValue: 1 << 8)
  static let deleteTitle = TableQuestion(rawValue: 1 << 9)
  static let canEdit = TableQuestion(rawValue: 1 << 10)
  static let commit = TableQuestion(rawValue: 1 << 11)
  static let indentation = TableQuestion(rawValue: 1 << 12)
  static let canFocus = TableQuestion(rawValue: 1 << 13)
  static let canMove = TableQuestion(rawValue: 1 << 14)
  static let moveRow = TableQuestion(rawValue: 1 << 15)
}

/// What is known of the delegate's methods.
struct DelegateKnowledge {
  /// Defaults reached since the last question.
  var reachedDefaults: TableQuestion = []
  /// Questions that the delegate has shown not to answer.
  var unanswered: TableQuestion = []
  /// Questions that the delegate has shown to answer.
  var answered: TableQuestion = []
}

extension UITableView {
  /// Called by a default implementation: the delegate does not implement the method.
  func noteDefault(_ question: TableQuestion) {
    state.knowledge.reachedDefaults.insert(question)
  }

  /// The delegate's own answer, nil when it does not implement the method.
  func ask<Answer>(
    _ question: TableQuestion, _ method: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    delegate.flatMap { delegate in noted(question) { method(delegate) } }
  }

  /// The data source's own answer, nil when it does not implement the method.
  func askSource<Answer>(
    _ question: TableQuestion, _ method: (any UITableViewDataSource) -> Answer
  ) -> Answer? {
    dataSource.flatMap { source in noted(question) { method(source) } }
  }

  private func noted<Answer>(_ question: TableQuestion, _ method: () -> Answer) -> Answer? {
    state.knowledge.reachedDefaults.remove(question)
    let answer = method()
    if state.knowledge.reachedDefaults.contains(question) {
      state.knowledge.unanswered.insert(question)
      return nil
    }
    state.knowledge.answered.insert(question)
    return answer
  }

  /// Whether the delegate gives rows their heights, found out by asking for `row` once.
  func givesRowHeights(probing path: RowPath) -> Bool {
    if state.knowledge.answered.contains(.heightForRow) { return true }
    return ask(.heightForRow) { $0.tableView(self, heightForRowAt: path.indexPath) } != nil
  }
}
