import ArgumentParser
import Foundation
import KumikoRemote

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a schema, with which editors complete and check documents.",
    discussion: """
      EXAMPLES:

        kumiko schema --output screen.schema.json
        kumiko schema --xsd --output screen.xsd
      """)

  @Flag(help: "For documents in XML.")
  var xsd = false

  @Flag(help: "A page for people, in Markdown.")
  var markdown = false

  @Option(name: .shortAndLong, help: "The file to write; standard output by default.")
  var output: String?

  func validate() throws {
    if xsd, markdown { throw ValidationError("Choose one of --xsd and --markdown.") }
  }

  func run() throws {
    let schema = ScreenSchema()
    let text =
      markdown ? Data(schema.markdown().utf8) : xsd ? schema.xsd() : try schema.json()
    try DocumentFile.write(text, to: output)
  }
}
