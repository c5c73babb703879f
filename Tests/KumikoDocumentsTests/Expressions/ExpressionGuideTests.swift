import Foundation
import KumikoDocuments
import Testing

@Suite("The guide to expressions") struct ExpressionGuideTests {
  /// The rows of all tables of the guide, each a list of its cells.
  private static func rows() throws -> [[String]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(
      contentsOf: root.appending(path: "Documentation/RemoteExpressions.md"), encoding: .utf8)
    return guide.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { row in
      row.replacingOccurrences(of: "\\|", with: "\u{1}").split(separator: "|").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
          .replacingOccurrences(of: "\u{1}", with: "|")
      }
    }
  }

  @Test("has an example that is true for each function")
  func functions() throws {
    let rows = try Self.rows().filter { $0.count == 4 && $0[0].hasSuffix(")") }
    #expect(rows.count == ExpressionFunctions.standard.names.count)
    let names = rows.compactMap { $0[0].split(separator: "(").first.map(String.init) }
    #expect(names.sorted() == ExpressionFunctions.standard.names)
    for row in rows {
      let signature = row[0]
      let parameters = signature.dropLast().split(separator: "(").last?.split(separator: ",")
      let function = ExpressionFunctions.standard[names[rows.firstIndex(of: row) ?? 0]]
      #expect(parameters?.count == function?.parameters.count, "\(signature)")
      let result = try value(row[2])
      let expected = try value(row[3])
      #expect((result.text?.plainSpaces ?? "") == (expected.text?.plainSpaces ?? ""), "\(row[2])")
      #expect(result.kind == expected.kind && (result.text != nil || result == expected))
      let check = try RemoteExpression(parsing: row[2]).check(in: Example.types)
      #expect(check.problems == [], "\(row[2])")
    }
  }

  @Test("lists the words of styles and formats")
  func choices() throws {
    for (name, index) in [("date", 1), ("matches", 1)] {
      let row = try #require(try Self.rows().first { $0[0].hasPrefix(name + "(") })
      for choice in ExpressionFunctions.standard[name]?.parameters[index].choices ?? [] {
        #expect(row[1].contains(choice), "\(name) \(choice)")
      }
    }
  }

  @Test("lists the limits with their defaults")
  func limits() throws {
    let rows = try Self.rows()
    for child in Mirror(reflecting: ExpressionLimits()).children {
      let row = try #require(rows.first { $0[0] == child.label })
      #expect(row[1] == "\(child.value)")
    }
  }

  @Test("lists the codes of all problems")
  func codes() throws {
    let codes = try Self.rows().map { $0[0] }.filter { $0.hasPrefix("E") && $0.count == 4 }
    #expect(codes == ExpressionProblemCode.allCases.map(\.rawValue))
  }
}
