import KumikoDocuments

/// A document as it is sent: its exact bytes and what they are called.
package struct ServedDocument: Sendable {
  /// The id of the screen, or of the one that a patch changes.
  package let screenID: String
  /// The document.
  package let bytes: [UInt8]
  /// What names these bytes.
  package let tag: EntityTag
  /// What they are written in.
  let form: DocumentForm

  /// Takes a document that somebody else wrote.
  init(bytes: [UInt8], screenID: String, form: DocumentForm) {
    (self.bytes, self.screenID, self.form) = (bytes, screenID, form)
    tag = EntityTag(of: bytes)
  }

  /// Writes a document in JSON.
  package init(_ document: RemoteDocument) {
    let id =
      switch document {
      case .screen(let screen): screen.element.id?.text ?? ""
      case .patch(let patch): patch.screenID ?? ""
      }
    self.init(
      bytes: Array(DocumentWriter(schema: PlainSchema()).json(document).utf8), screenID: id,
      form: .json)
  }

  /// What is wrong with the form of the document; the library's own reader says it.
  package var problems: [DocumentProblem] {
    DocumentReader(schema: PlainSchema()).read(bytes, file: "\(screenID).json").problems.all
  }
}

/// Knows no types: JSON is written and read by its form alone.
struct PlainSchema: DocumentSchema {
  func elementSchema(for type: String) -> ElementSchema? { nil }
}
