import Foundation
import KumikoDocuments

/// What a server says to a form.
public struct SubmissionAnswer: Hashable, Sendable {
  /// The status, such as 200 or 422.
  public var status: Int
  /// What is wrong with fields, by their ids; at most 100, of 1,000 characters each.
  public var errors: [String: String] = [:]
  /// What the server says about the whole; 1,000 characters at most.
  public var message: String?
  /// The screen or the patch that the server answers with; nil if there is none.
  public var document: LoadedScreen?

  /// Whether the form was taken.
  public var isAccepted: Bool { 200...299 ~= status && errors.isEmpty }

  /// Reads `{ "errors": { fieldId: text }, "message": text }`, or a document. Of other values
  /// nothing is taken; a list of texts is their lines.
  static func read(
    _ screen: LoadedScreen, status: Int, limits: DocumentLimits
  ) -> SubmissionAnswer {
    var answer = SubmissionAnswer(status: status)
    guard ContentType.isJSON(screen.contentType) else {
      if ContentType.isDocument(screen.contentType), !screen.bytes.isEmpty {
        answer.document = screen
      }
      return answer
    }
    var problems = DocumentProblems(limit: 1)
    let source = DocumentSource(Array(screen.bytes), file: screen.url.lastPathComponent)
    guard let root = JSONScanner(limits: limits).scan(source, problems: &problems)?.root else {
      return answer
    }
    if root["kumiko"] != nil {
      answer.document = screen
    } else {
      answer.errors = errors(root["errors"], limits)
      answer.message = text(root["message"])
    }
    return answer
  }

  private static let mostErrors = 100
  private static let longestText = 1_000

  private static func errors(_ value: JSONValue?, _ limits: DocumentLimits) -> [String: String] {
    var errors: [String: String] = [:]
    for (key, value) in value?.members ?? [] where errors.count < mostErrors {
      guard let key = key.string, key.utf8.count <= limits.idBytes, errors[key] == nil else {
        continue
      }
      errors[key] = text(value)
    }
    return errors
  }

  private static func text(_ value: JSONValue?) -> String? {
    guard let value else { return nil }
    let lines = value.kind == .list ? value.elements.prefix(10).compactMap(\.string) : []
    let text = value.string ?? (lines.isEmpty ? nil : lines.joined(separator: "\n"))
    // Cut by code points: a character may be of any number of them.
    return text.map { String(String.UnicodeScalarView($0.unicodeScalars.prefix(longestText))) }
  }
}
