import ArgumentParser
import Foundation
import KumikoRemote

struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a document in the other form: JSON as XML, XML as JSON.",
    discussion: """
      Nothing is lost: converted back, the document is the same. EXAMPLES:

        kumiko convert front.json --output front.xml
        kumiko convert front.xml --to json
      """)

  @Argument(help: "The document.")
  var file: String

  @Option(help: "The form: json or xml; the other one by default, or that of the output's name.")
  var to: DocumentForm?

  @Option(name: .shortAndLong, help: "The file to write; standard output by default.")
  var output: String?

  func run() throws {
    let data = try DocumentFile.read(file)
    let registry = ScreenRegistry.stock
    let reading = DocumentReader(schema: registry).read(data, file: file)
    for line in reading.problems.lines {
      FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
    guard !reading.problems.hasErrors, let document = reading.document else { throw ExitCode(1) }
    let writer = DocumentWriter(schema: registry)
    let text =
      switch form(of: data) {
      case .json: writer.json(document)
      case .xml: writer.xml(document)
      }
    try DocumentFile.write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8), to: output)
  }

  private func form(of data: Data) -> DocumentForm {
    if let to { return to }
    if let output {
      let name = output.lowercased()
      if name.hasSuffix(".xml") { return .xml }
      if name.hasSuffix(".json") { return .json }
    }
    let first = data.first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
    return first == UInt8(ascii: "<") ? .json : .xml
  }
}

extension DocumentForm: @retroactive ExpressibleByArgument {}
