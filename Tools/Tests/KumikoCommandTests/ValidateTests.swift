import Foundation
import Testing

@testable import kumiko

@Suite("Validating a document")
struct ValidateTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).json")

  /// Validates a screen of more warnings than are kept, and another row.
  private func validate(_ last: String) throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let rows = (0..<120).map {
      #"{ "type": "ListRow", "id": "row\#($0)", "title": "Row", "colour": 1 }"#
    }
    let text = #"""
      { "kumiko": "1.0", "type": "Screen", "id": "a", "sections": [
        { "type": "Section", "id": "s", "rows": [
          \#((rows + [last]).joined(separator: ",\n")) ] } ] }
      """#
    try Data(text.utf8).write(to: file)
    try Validate.parse([file.path, "--no-render"]).run()
  }

  @Test("fails for an error behind more warnings than are kept")
  func lateError() throws {
    try validate(#"{ "type": "ListRow", "id": "last", "title": "Last" }"#)
    #expect(throws: (any Error).self) { try validate(#"{ "type": "LitsRow", "id": "last" }"#) }
  }
}
