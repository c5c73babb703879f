import Foundation

/// The documents of the chapter, as a server would send them.
enum RemoteDocuments {
  static let rowCount = 1_000
  private static let sectionRows = 50

  /// Sections of fifty rows; those of `changed` say something else than usual.
  static func screen(rowCount: Int = rowCount, changed: Set<Int> = []) -> Data {
    let sections = stride(from: 0, to: rowCount, by: sectionRows).map { first in
      let rows = (first..<min(first + sectionRows, rowCount)).map { row($0, changed.contains($0)) }
      return """
            { "type": "Section", "id": "section-\(first)", "header": "From \(first) on", "rows": [
        \(rows.joined(separator: ",\n")) ] }
        """
    }
    return Data(
      """
      { "kumiko": "1.0", "type": "Screen", "id": "items", "title": "Items",
        "state": { "chosen": "" },
        "sections": [
      \(sections.joined(separator: ",\n")) ] }
      """.utf8)
  }

  /// A patch that replaces rows by changed ones; `round` tells one patch from the next.
  static func patch(of rows: some Sequence<Int>, round: Int = 0) -> Data {
    let changes = rows.map { number in
      """
      { "type": "Replace", "id": "row-\(number)", "with":
      \(row(number, true, round: round)) }
      """
    }
    return Data(
      """
      { "kumiko": "1.0", "type": "Patch", "of": "items", "changes": [
      \(changes.joined(separator: ",\n")) ] }
      """.utf8)
  }

  /// A page of fifty rows for the last section.
  static func page(_ number: Int) -> Data {
    let first = rowCount + number * sectionRows
    let rows = (first..<first + sectionRows).map { row($0, false) }
    return Data(
      """
      { "kumiko": "1.0", "type": "Screen", "id": "page", "sections": [
        { "type": "Section", "id": "\(lastSection)", "rows": [
      \(rows.joined(separator: ",\n")) ] } ] }
      """.utf8)
  }

  /// The id of the section that pages are added to.
  static let lastSection = "section-\(rowCount - sectionRows)"

  /// One row of a hundred.
  static let onePercent = Set(stride(from: 3, to: rowCount, by: 100))

  private static func row(_ number: Int, _ isChanged: Bool, round: Int = 0) -> String {
    let value =
      number % 10 == 0
      ? "${state.chosen == 'row-\(number)' ? 'Chosen' : ''}" : "\(isChanged ? -1 - round : number)"
    return """
            { "type": "ListRow", "id": "row-\(number)", "title": "Item number \(number)",
              "subtitle": "What there is to say about it in a line", "value": "\(value)",
              "symbol": "star", "symbolColor": "systemBlue",
              "onSelect": { "type": "Navigate", "to": "items/\(number)" } }
      """
  }
}

/// The same document in the types that an app would write for it.
struct FittingScreen: Decodable {
  struct Section: Decodable {
    var type: String
    var id: String
    var header: String
    var rows: [Row]
  }

  struct Row: Decodable {
    var type: String
    var id: String
    var title: String
    var subtitle: String
    var value: String
    var symbol: String
    var symbolColor: String
    var onSelect: Action
  }

  struct Action: Decodable {
    var type: String
    var to: String
  }

  var kumiko: String
  var type: String
  var id: String
  var title: String
  var state: [String: String]
  var sections: [Section]
}
