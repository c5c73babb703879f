import Testing

/// A mistake in a component or its tree, and what the compiler's messages about it have to name.
private struct Mistake {
  var name: String
  /// Written among the elements of a tree.
  var element = ""
  /// Written outside of all types.
  var declaration = ""
  /// One of these words stands in a message.
  var words: [String]
}

private let mistakes = [
  Mistake(
    name: "a component that shows nothing", declaration: "struct Nothing: Component {}",
    words: ["needs a body, or a render(in:)", "does not conform"]),
  Mistake(
    name: "content that is not rendered",
    declaration: "struct Half: Component { func renderContent() -> UILabel { UILabel() } }",
    words: ["needs a body, or a render(in:)", "does not conform"]),
  Mistake(
    name: "a misspelled render(in:)",
    declaration: "struct Misspelled: Component { func rendr(in label: UILabel) {} }",
    words: ["needs a body, or a render(in:)", "does not conform"]),
  Mistake(
    name: "a misspelled body",
    declaration: "struct Bdy: Component { var bdy: some ElementTree { TextElement(\"x\") } }",
    words: ["needs a body, or a render(in:)", "does not conform"]),
  Mistake(
    name: "content of another class",
    declaration: """
      struct Other: Component {
        func renderContent() -> UILabel { UILabel() }
        func render(in view: UIImageView) {}
      }
      """, words: ["needs a body, or a render(in:)", "does not conform"]),
  Mistake(
    name: "a body and a render(in:)",
    declaration: """
      struct Both: Component {
        var body: some ElementTree { TextElement("x") }
        func render(in label: UILabel) {}
      }
      """, words: ["not both", "does not conform"]),
  Mistake(
    name: "a controller that nobody makes",
    declaration: """
      struct Screen: Component {
        final class Controller: UIViewController {}
        func render(in controller: Controller) {}
      }
      """, words: ["renderContent", "does not conform"]),
  Mistake(name: "a view", element: "UILabel()", words: ["A view is not an element"]),
  Mistake(name: "a text", element: #""Hello \(todo.title)""#, words: ["A text is not an element"]),
  Mistake(name: "an image", element: "UIImage()", words: ["An image is not an element"]),
  Mistake(name: "a call", element: "print(todo.title)", words: ["has to be an element"]),
  Mistake(
    name: "a section", element: #"Section { Caption("B") }"#,
    words: ["section is not an element"]),
  Mistake(
    name: "a misspelled modifier", element: "TextElement(todo.title).pading(4)",
    words: ["pading"]),
  Mistake(
    name: "a property of no view", element: "HFlex { TextElement(\"x\") }.set(\\.text, \"y\")",
    words: ["'set'"]),
  Mistake(
    name: "a misspelled property", element: "Element<UILabel>().set(\\.txt, todo.title)",
    words: ["'txt'"]),
  Mistake(
    name: "a value of another type", element: "Element<UILabel>().set(\\.numberOfLines, todo.title)",
    words: ["'String'", "'Int'"]),
  Mistake(name: "a wrong argument", element: "TextElement(todo.number)", words: ["'Int'"]),
  Mistake(
    name: "an optional element", element: "todo.note.map { TextElement($0) }",
    words: ["must be unwrapped", "optional"]),
  Mistake(
    name: "a wrong label", element: "HFlex(space: 12) { TextElement(\"x\") }",
    words: ["space", "extra argument"]),
  Mistake(
    name: "a row's modifier", element: "TextElement(todo.title).onSelect {}",
    words: ["onSelect"]),
  Mistake(
    name: "a color by name", element: "SymbolElement(\"heart\", tint: \"red\")",
    words: ["'String'"]),
  Mistake(
    name: "a look for another view",
    element: "TextElement(todo.title).style(StyleSheet<UIButton>())",
    words: ["UIButton", "UILabel"]),
]

/// What the files that hold mistakes share: all of it is right.
private let prelude = """
  import KumikoComponents
  import KumikoFlexLayout
  import UIKit
  struct Todo: Identifiable { var id = 0, number = 1, title = "", note: String? }
  struct Caption: Component {
    init(_ title: String) {}
    func render(in label: UILabel) {}
  }
  struct Mail: Component {
    var id: Int
    var body: String { "The body of a mail is no tree." }
    func render(in label: UILabel) { label.text = body }
  }
  struct Card<Inside: Component>: Component {
    let inside: Inside
    var body: some ElementTree { VFlex(spacing: 4) { TextElement("Card"); inside } }
  }
  final class Draft: Component {
    var body: some ElementTree { if true { TextElement("x") } else { Element<UISwitch>() } }
  }
  struct Album: Component {
    var id: Int
    var titles: [String]
    var body: some ElementTree {
      TextElement("Below")
      for title in titles { TextElement(title).key(title) }
      Card(inside: Caption("each other"))
    }
  }
  @MainActor func rows(_ albums: [Album]) -> [Section] {
    [Section(id: 0) { for album in albums { album } }]
  }

  """

@Suite struct `Mistakes in a tree` {
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
      add(mistake.declaration)
      if !mistake.element.isEmpty {
        add(
          """
          struct Tree\(number): Component {
            var todo: Todo
            var body: some ElementTree {
              HFlex(spacing: 8) {
                ImageElement(nil).size(24)
          """, marked: false)
        add(mistake.element)
        add("      TextElement(todo.title).grow()\n    }\n    .padding(8)\n  }\n}", marked: false)
      }
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
      #expect(
        mistake.words.contains { word in said.contains { $0.contains(word) } },
        "\(mistake.name): the compiler said \(said)")
    }
    let elsewhere = messages.filter { line, said in
      !said.isEmpty && !lines.contains { $0.contains(line) }
    }
    #expect(elsewhere.isEmpty)
  }

  /// What a component lacks is said in words, wherever the compiler says more than that the type
  /// does not conform.
  @Test func `of components come with their remedy`() throws {
    let messages = try Compiler.messages(about: source.text).values.flatMap(\.self)
    #expect(messages.contains { $0.contains("needs a body, or a render(in:)") })
    #expect(messages.contains { $0.contains("a body or a render(in:), not both") })
  }
}
