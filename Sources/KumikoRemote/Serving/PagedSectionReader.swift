import KumikoDocuments

/// Finds the sections of a screen, and what is known of their rows without showing them.
struct PagedSectionReader {
  private let screen: RemoteScreen
  private var evaluator: ExpressionEvaluator

  init(_ screen: RemoteScreen) {
    self.screen = screen
    evaluator = ExpressionEvaluator(
      environment: ExpressionEnvironment(), limits: ExpressionLimits(screen.limits))
  }

  /// The sections of some ids, also those of a loop over a list of `data`.
  mutating func sections(_ ids: Set<String>) -> [String: PagedSection] {
    var found: [String: PagedSection] = [:]
    for element in screen.compiled.root.elements("sections") {
      for scope in turns(of: element, in: DataScope(screen.compiled.data)) ?? [] {
        guard let id = id(of: element, in: scope), ids.contains(id), found[id] == nil else {
          continue
        }
        found[id] = PagedSection(element: element, scope: scope, rows: rows(of: element, in: scope))
      }
    }
    return found
  }

  private mutating func rows(of section: CompiledElement, in scope: DataScope) -> [PagedRow] {
    var rows: [PagedRow] = []
    for element in section.elements("rows") {
      guard let turns = turns(of: element, in: scope) else {
        // There are some, but nobody knows which.
        rows.append(PagedRow(id: nil, element: element))
        continue
      }
      for turn in turns {
        let value = element.loop.map { turn.value(ExpressionReference(root: $0.variable)) }
        rows.append(PagedRow(id: id(of: element, in: turn), element: element, value: value))
      }
    }
    return rows
  }

  /// The scopes of the turns of an element's loop; the scope itself if it has none, and nil if the
  /// loop is over anything but a list that stands in `data`.
  private func turns(of element: CompiledElement, in scope: DataScope) -> [DataScope]? {
    guard let loop = element.loop else { return [scope] }
    guard let list = loop.wholeList, case .list(let values) = scope.value(list) else { return nil }
    return values.indices.map { scope.turn(loop.variable, $0, of: list, values[$0]) }
  }

  /// What an element is called; nil if that depends on more than `data`.
  private mutating func id(of element: CompiledElement, in scope: DataScope) -> String? {
    switch element.id {
    case .words(let words): return words
    case .text(let text):
      guard text.text.references.allSatisfy({ scope.names[$0.root] != nil }) else { return nil }
      evaluator.restoreSteps()
      return evaluator.value(of: text.text, in: scope.names, at: text.place).text
    case nil: return nil
    }
  }
}

extension CompiledLoop {
  /// The list that the loop is over, if that is a value of its own, and no expression makes it.
  var wholeList: ExpressionReference? {
    reads.first.flatMap { $0.description == list.source ? $0 : nil }
  }
}

/// The names that stand for parts of `data`, with their places in it.
struct DataScope: Sendable {
  private(set) var names: [String: RemoteValue]
  private var paths: [String: String] = ["data": "data"]

  init(_ data: [String: RemoteValue]) { names = ["data": .object(data)] }

  /// The value that a reference stands for; null if there is none.
  func value(_ reference: ExpressionReference) -> RemoteValue {
    reference.path.reduce(names[reference.root] ?? .null) { $0.fields[$1] ?? .null }
  }

  /// Where the value of a reference is; nil if it is not in `data`.
  func path(_ reference: ExpressionReference) -> DataPath? {
    pathText(reference).flatMap { DataPath($0) }
  }

  private func pathText(_ reference: ExpressionReference) -> String? {
    paths[reference.root].map { ([$0] + reference.path).joined(separator: ".") }
  }

  /// The scope of a turn of a loop.
  func turn(
    _ variable: String, _ number: Int, of list: ExpressionReference, _ value: RemoteValue
  ) -> DataScope {
    var copy = self
    copy.names[variable] = value
    copy.paths[variable] = pathText(list).map { "\($0)[\(number)]" }
    return copy
  }
}
