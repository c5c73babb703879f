import ArgumentParser
import Foundation
import KumikoRemote

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a small document to begin with.",
    discussion: """
      EXAMPLES:

        kumiko new hello.json
        kumiko new hello.xml
      """)

  @Argument(help: "The file to write, .json or .xml; one that is there is left alone.")
  var file: String

  func run() throws {
    guard !FileManager.default.fileExists(atPath: file) else {
      throw ValidationError("\(file) is there already.")
    }
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    var text = Self.template.replacingOccurrences(of: "NAME", with: name)
    if file.hasSuffix(".xml") {
      let reading = DocumentReader(schema: ScreenRegistry.stock)
        .read(Data(text.utf8), file: file)
      guard let document = reading.document else { throw ExitCode(1) }
      text = DocumentWriter(schema: ScreenRegistry.stock).xml(document)
    }
    try DocumentFile.write(Data(text.utf8), to: file)
    print("\(file) is there. Next: kumiko preview \(file) --watch")
  }

  private static let template = """
    {
      "kumiko": "1.0",
      "type": "Screen",
      "id": "NAME",
      "title": "Hello",
      "largeTitle": true,
      "state": { "name": "", "isReady": false },
      "data": { "steps": ["Change this file", "Save it", "See it change"] },
      "sections": [
        { "type": "Section", "id": "you", "header": "You", "rows": [
          { "type": "TextInput", "id": "name", "title": "Name", "placeholder": "Who are you?",
            "bind": "state.name", "contentType": "name" },
          { "type": "ToggleRow", "id": "ready", "title": "Ready", "bind": "state.isReady" },
          { "type": "DescriptionRow", "id": "greeting", "if": "${state.name != ''}",
            "text": "Hello, ${state.name}!" } ] },
        { "type": "Section", "id": "steps", "header": "Steps", "if": "${state.isReady}", "rows": [
          { "type": "ListRow", "for": "step in data.steps", "id": "${step}", "title": "${step}",
            "symbol": "checkmark.circle" } ] }
      ]
    }

    """
}
