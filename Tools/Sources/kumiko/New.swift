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
    let url = URL(fileURLWithPath: file)
    let form: DocumentForm = url.pathExtension.lowercased() == "xml" ? .xml : .json
    let name = url.deletingPathExtension().lastPathComponent
    try DocumentFile.write(Data(try Self.document(named: name, form).utf8), to: file)
    print("\(file) is there. Next: kumiko preview \(Self.shellWord(file)) --watch")
  }

  /// A document whose id is a name, in which an expression is none.
  private static func document(named name: String, _ form: DocumentForm) throws -> String {
    let id = name.replacingOccurrences(of: "${", with: "$${")
    let quotedID = String(decoding: try JSONEncoder().encode(id), as: UTF8.self)
    let json = template.replacingOccurrences(of: "\"NAME\"", with: quotedID)
    let schema = ScreenRegistry.stock
    let document = DocumentReader(schema: schema).read(Data(json.utf8), file: name).document
    let text: String? =
      switch form {
      case .json: json
      case .xml: document.map { DocumentWriter(schema: schema).xml($0) }
      }
    // What no id can be, such as a control character in XML, is found by reading the text.
    let reading = text.map { RemoteScreen.read(Data($0.utf8), file: name) }
    guard let text, let reading, !reading.problems.hasErrors, reading.screen?.id == id else {
      throw ValidationError(
        "A screen takes its id from the name of its file, and \(quotedID) cannot be one.")
    }
    return text
  }

  /// A word as shells read it: in quotes where a character means something to them.
  static func shellWord(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/._-+,:=@%".utf8.contains(byte) || byte >= 0x80
      }
    }
    return isPlain && !word.isEmpty
      ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
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
