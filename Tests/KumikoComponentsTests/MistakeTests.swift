import Testing

/// A mistake in a list, and what the compiler's first message about it has to name.
private struct Mistake {
  var name: String
  /// Written among the rows of a section.
  var row = ""
  /// Written among the sections of a list.
  var section = ""
  /// Written outside of all functions.
  var declaration = ""
  /// One of these words stands in the message.
  var words: [String]
}

private let mistakes = [
  Mistake(
    name: "misspelled modifier", row: "TodoRow(todo).id(3).onSelct { model.open(todo) }",
    words: ["onSelct"]),
  Mistake(
    name: "misspelled modifier in a for",
    row: "for todo in model.todos { TodoRow(todo).deleteable { model.open(todo) } }",
    words: ["deleteable"]),
  Mistake(
    name: "wrong label",
    row: "TodoRow(todo).layoutSize(width: .absolute(1), heigth: .absolute(2))",
    words: ["heigth"]),
  Mistake(name: "wrong type of an argument", row: "Caption(5)", words: ["'Int'"]),
  Mistake(
    name: "wrong type of a named argument",
    row: "for todo in model.todos { Caption(todo.title, detail: todo.number).id(todo.id) }",
    words: ["'Int'"]),
  Mistake(
    name: "no id in a for", row: "for todo in model.todos { Caption(todo.title) }",
    words: ["needs an id"]),
  Mistake(
    name: "no id in one branch in a for",
    row: "for todo in model.todos { if todo.done { TodoRow(todo) } else { Caption(todo.title) } }",
    words: ["needs an id"]),
  Mistake(
    name: "no ids in an array", row: "model.todos.map { Caption($0.title) }", words: ["need ids"]),
  Mistake(name: "a view", row: "UILabel()", words: ["A view is not a row"]),
  Mistake(name: "a text", row: #""Hello \(todo.title)""#, words: ["A text is not a row"]),
  Mistake(
    name: "a section in a section", row: #"Section("B") { TodoRow(todo) }"#,
    words: ["section cannot stand in"]),
  Mistake(
    name: "a row beside sections", section: #"Caption("Alone")"#,
    words: ["cannot stand side by side"]),
  Mistake(
    name: "a for of rows beside sections",
    section: "for todo in model.todos { TodoRow(todo).onSelect { model.open(todo) } }",
    words: ["cannot stand side by side"]),
  Mistake(
    name: "a group without a size", row: "HGroup { TodoRow(todo) }", words: ["width", "height"]),
  Mistake(
    name: "numbers as dimensions", row: "TodoRow(todo).layoutSize(width: 100, height: 50)",
    words: ["'NSCollectionLayoutDimension'"]),
  Mistake(
    name: "if without else in a lazy row",
    row: "Rows(of: model.todos) { todo in if todo.done { TodoRow(todo) } }", words: ["else"]),
  Mistake(
    name: "no return in a function", row: "helper(todo)",
    declaration: """
      @MainActor func helper(_ todo: Todo) -> some Component {
        let row = TodoRow(todo)
        row.onSelect {}
      }
      """, words: ["return", "do not tell their id"]),
  Mistake(
    name: "an id that is not Hashable",
    row: "for todo in model.todos { Caption(todo.title).id(todo.extra) }", words: ["'Hashable'"]),
  Mistake(
    name: "a closure where there is none", row: "TodoRow(todo) { model.open(todo) }",
    words: ["trailing closure"]),
  Mistake(
    name: "misspelled member in an action", row: "Caption(\"x\") { model.opne(todo) }",
    words: ["opne"]),
  Mistake(
    name: "misspelled member of an element",
    row: "for todo in model.todos { Caption(todo.titel).id(todo.id) }", words: ["titel"]),
  Mistake(name: "an optional", row: "Caption(todo.note)", words: ["unwrapped"]),
  Mistake(name: "misspelled row", row: "TodoRwo(todo)", words: ["TodoRwo"]),
  Mistake(
    name: "missing argument", row: "for todo in model.todos { TodoRow().id(todo.id) }",
    words: ["missing argument"]),
  Mistake(
    name: "extra argument", row: "Caption(\"x\", subtitle: \"y\").onSelect { model.reload() }",
    words: ["subtitle"]),
  Mistake(
    name: "unknown layout",
    section: "Section(\"B\", layout: .gird(columns: 3)) { TodoRow(todo) }", words: ["gird"]),
  Mistake(
    name: "unknown edge",
    row: "TodoRow(todo).swipeActions(edge: .left) { RowAction(\"x\") { model.open(todo) } }",
    words: ["left"]),
  Mistake(
    name: "an action with a parameter", row: "TodoRow(todo).onSelect { todo in model.open(todo) }",
    words: ["expects 0 arguments"]),
  Mistake(
    name: "await in an action", row: "TodoRow(todo).onSelect { await model.load() }",
    words: ["async"]),
  Mistake(
    name: "try in an action", row: "TodoRow(todo).onSelect { try model.save() }", words: ["throw"]),
  Mistake(
    name: "a statement that makes no row", row: "print(todo.title)", words: ["makes no row"]),
  Mistake(
    name: "a for over an optional", row: "for todo in model.more { TodoRow(todo) }",
    words: ["unwrap"]),
  Mistake(
    name: "a switch that misses a case",
    row: "switch kind { case .a: TodoRow(todo); case .b: Caption(\"b\") }", words: ["exhaustive"]),
  Mistake(
    name: "an id as header", section: "Section(todo.number) { TodoRow(todo) }", words: ["'Int'"]),
  Mistake(
    name: "a row's modifier on a section",
    section: "Section(\"B\") { TodoRow(todo) }.deletable {}", words: ["deletable"]),
  Mistake(
    name: "a component without render(in:)", row: "Half()",
    declaration: "struct Half: Component { func renderContent() -> UILabel { UILabel() } }",
    words: ["does not conform"]),
]

/// What a list is made of in the files that hold mistakes.
private let prelude = """
  import KumikoComponents
  import KumikoCompositional
  import KumikoStock
  import UIKit
  struct Note { var text = "" }
  struct Todo: Identifiable {
    var id = 0, number = 1, title = "", note: String?, done = false, extra = Note()
  }
  struct TodoRow: Component {
    let todo: Todo
    init(_ todo: Todo) { self.todo = todo }
    var id: Todo.ID { todo.id }
    func render(in label: UILabel) { label.text = todo.title }
  }
  struct Caption: Component {
    init(_ title: String, detail: String? = nil, didTap: (@MainActor () -> Void)? = nil) {}
    func render(in label: UILabel) {}
  }
  @MainActor final class Model {
    var todos: [Todo] = [], more: [Todo]? = nil, isOn = false
    func open(_ todo: Todo) {}
    func reload() {}
    func load() async {}
    func save() throws {}
  }
  enum Kind { case a, b, c }
  @MainActor func render(@SectionsBuilder _ sections: () -> [Section]) {}

  """

@Suite struct `Mistakes in a list` {
  /// A file with each mistake in a function of its own, and the lines on which each one stands.
  private var source: (text: String, lines: [Set<Int>]) {
    var lines = prelude.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var places: [Set<Int>] = []
    for (number, mistake) in mistakes.enumerated() {
      var place: Set<Int> = []
      func add(_ text: String, marked: Bool = true) {
        for line in text.split(separator: "\n") {
          lines.append(String(line))
          if marked { place.insert(lines.count) }
        }
      }
      if !mistake.declaration.isEmpty { add(mistake.declaration) }
      add(
        """
        @MainActor func list\(number)(_ model: Model, _ kind: Kind, _ todo: Todo) {
          render {
            Section("A", footer: "\\(model.todos.count) todos") {
              Caption("Fine").onSelect { model.reload() }
        """, marked: false)
      add(mistake.row)
      add(
        """
              if model.isOn { Caption("Name") } else { Caption("No name", detail: "") }
            }
        """, marked: false)
      add(mistake.section)
      add("    if model.todos.isEmpty { Section { Caption(\"None\") } }\n  }\n}", marked: false)
      places.append(place)
    }
    return (lines.joined(separator: "\n"), places)
  }

  @Test(arguments: ["5", "6"])
  func `are named where they stand`(version: String) throws {
    let (text, lines) = source
    let messages = try Compiler.messages(about: text, version: version)
      .mapValues { $0.filter { $0.contains("error:") } }
    for (mistake, place) in zip(mistakes, lines) {
      let said = place.sorted().compactMap { messages[$0] }.flatMap(\.self)
      let first = said.first ?? "nothing"
      #expect(
        mistake.words.contains { first.contains($0) },
        "\(mistake.name): the compiler said \(first)")
    }
    let elsewhere = messages.filter { line, said in
      !said.isEmpty && !lines.contains { $0.contains(line) }
    }
    #expect(elsewhere.isEmpty)
  }

  /// A comment names the word that the message about its line has to have.
  @Test(arguments: ["5", "6"])
  func `are named where they stand in bodies of several lines`(version: String) throws {
    let text = prelude + longBodies
    let messages = try Compiler.messages(about: text, version: version)
      .mapValues { $0.filter { $0.contains("error:") } }.filter { !$0.value.isEmpty }
    var places: Set<Int> = []
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      guard let mark = line.range(of: "// says: ") else { continue }
      places.insert(number + 1)
      let said = messages[number + 1]?.first ?? "nothing"
      #expect(said.contains(line[mark.upperBound...]), "the compiler said \(said)")
    }
    #expect(places.count == 5)
    #expect(Set(messages.keys) == places)
  }
}

/// Mistakes in loops, branches, actions and chains that go over several lines.
private let longBodies = """
  @MainActor func longChain(_ model: Model) {
    render {
      Section("A") {
        for todo in model.todos {
          if todo.done {
            TodoRow(todo)
              .onSelect { model.open(todo) }
              .deleteable { model.open(todo) }  // says: deleteable
          } else {
            TodoRow(todo)
          }
        }
      }
    }
  }
  @MainActor func longAction(_ model: Model) {
    render {
      Section("A") {
        for todo in model.todos {
          TodoRow(todo)
            .onSelect {
              let next = todo
              model.opne(next)  // says: opne
            }
          Caption(todo.title)
            .id(todo.title)
        }
      }
    }
  }
  @MainActor func longLoop(_ model: Model) {
    render {
      Section("A") {
        Caption("x")
        for todo in model.todos {
          TodoRow(todo)
            .onSelect { model.open(todo) }
          Caption(
            todo.title,
            detail: "y")
        }  // says: needs an id
      }
    }
  }
  @MainActor func longSwitch(_ model: Model) {
    render {
      Section("A") {
        switch model.todos.count {
        case 0:
          Caption("x")
        default:
          for todo in model.todos {
            TodoRow(todo)
            Caption(todo.note)  // says: unwrapped
              .id(todo.id)
          }
        }
      }
    }
  }
  @MainActor func longArgument(_ model: Model) {
    render {
      Section("A") {
        Caption(
          "x",
          detail: model.todos.count  // says: 'Int'
        )
        .onSelect {
          model.reload()
        }
      }
    }
  }
  """
