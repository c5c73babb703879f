import ArgumentParser
import Foundation
import KumikoRemote

@main
struct KumikoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kumiko", abstract: "Works on screen documents.",
    discussion: """
      A screen document says in JSON or XML what a screen shows. EXAMPLES:

        kumiko new shop.json
        kumiko validate shop.json
        kumiko preview shop.json --watch
        kumiko preview shop.json --png shop.png --dark --text-size ax5
        kumiko convert shop.json --output shop.xml
        kumiko schema > screen.schema.json
      """,
    subcommands: [Validate.self, Preview.self, Convert.self, Schema.self, New.self])
}

/// Reads files, and says what cannot be read.
enum DocumentFile {
  static func read(_ path: String) throws -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ValidationError("\(path) cannot be read: \(error.localizedDescription)")
    }
  }

  static func screen(
    _ path: String, registry: ScreenRegistry = .stock
  ) throws -> RemoteScreen.Reading {
    RemoteScreen.read(
      try read(path), file: path, url: URL(fileURLWithPath: path), registry: registry)
  }

  static func write(_ text: Data, to path: String?) throws {
    guard let path else {
      FileHandle.standardOutput.write(text)
      return
    }
    do {
      try text.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ValidationError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
