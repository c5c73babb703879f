import ArgumentParser
import Foundation
import KumikoRemote

struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says what is wrong with documents.",
    discussion: """
      A line for each problem, as compilers write them. The status is 1 if there is an error, or, \
      with --strict, a warning. EXAMPLES:

        kumiko validate screens/*.json
        kumiko validate front.json --json | jq '.[].code'
        kumiko validate front.json --module Shop=2
      """)

  @Argument(help: "The documents, in JSON or XML.")
  var files: [String]

  @OptionGroup var app: ModuleOptions

  @Flag(help: "Write the problems as a list in JSON.")
  var json = false

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @Flag(
    inversion: .prefixedNo, help: "Show each screen in the largest text, and look for what is cut.")
  var render = true

  func validate() throws {
    if files.isEmpty { throw ValidationError("Name at least one document.") }
  }

  func run() throws {
    var problems: [DocumentProblem] = []
    var hasErrors = false
    for (number, file) in files.enumerated() {
      if files.count > 20, number.isMultiple(of: 20) { note("\(number) of \(files.count)") }
      let found = try self.problems(of: file)
      problems += found.list
      hasErrors = hasErrors || found.hasErrors
    }
    if json {
      try DocumentFile.write(Self.json(problems), to: nil)
    } else {
      for problem in problems { print(problem) }
    }
    if !json, problems.isEmpty, files.count > 1 { print("\(files.count) documents, no problem") }
    if hasErrors || strict && !problems.isEmpty { throw ExitCode(1) }
  }

  /// What is wrong with a document, and whether there is an error, which may be one of those that
  /// are not kept.
  private func problems(
    of file: String
  ) throws -> (list: [DocumentProblem], hasErrors: Bool) {
    let reading = try DocumentFile.screen(file, registry: app.registry)
    var problems = reading.problems.all
    if reading.problems.omitted > 0 { note("\(file): \(reading.problems.omitted) more problems") }
    guard let screen = reading.screen else { return (problems, reading.problems.hasErrors) }
    problems += screen.authorWarnings
    if render {
      let registry = app.registry
      problems += MainActor.assumeIsolated {
        ClippedTexts.problems(of: screen, registry: registry)
      }
    }
    let sorted = problems.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }
    return (sorted.map(\.element), reading.problems.hasErrors)
  }

  private func note(_ words: String) {
    FileHandle.standardError.write(Data((words + "\n").utf8))
  }

  /// What a problem is in JSON.
  private struct Entry: Encodable {
    var file: String
    var line: Int
    var column: Int
    var severity: String
    var code: String
    var path: String
    var message: String
    var suggestion: String?
  }

  private static func json(_ problems: [DocumentProblem]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = problems.map {
      Entry(
        file: $0.file, line: $0.position.line, column: $0.position.column,
        severity: $0.severity.rawValue, code: $0.code.rawValue, path: $0.path,
        message: $0.message, suggestion: $0.suggestion)
    }
    return try encoder.encode(entries) + Data("\n".utf8)
  }
}
