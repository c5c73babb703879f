import ArgumentParser
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

  @Option(name: .shortAndLong, help: "The file to write; standard output by default.")
  var output: String?

  func run() throws {
    let schema = ScreenSchema()
    try DocumentFile.write(xsd ? schema.xsd() : schema.json(), to: output)
  }
}
