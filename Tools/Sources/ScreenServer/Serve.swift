import ArgumentParser
import DocumentSigning
import Foundation
import Logging
import ScreenServing

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves until it is stopped by Ctrl-C or SIGTERM.",
    discussion: """
      Answers that have begun are finished first. All is kept in memory: carts and orders are gone \
      with the server. EXAMPLES:

        screen-server
        screen-server --port 9000 --log info
        screen-server --screens my-screens
        screen-server key shop.key && screen-server --sign shop.key
      """)

  @Option(help: "The address to listen at; this machine alone by default.")
  var host = "127.0.0.1"

  @Option(help: "The port; 0 for any that is free.")
  var port = 8080

  @Option(help: "How long a stage of an order takes, in seconds.")
  var pace = 4.0

  @Option(
    help: "Serve the documents of a folder, too, as /screens/NAME.", completion: .directory)
  var screens: String?

  @Option(help: "Sign all screens with the key of a file.", completion: .file())
  var sign: String?

  @Option(
    help: "What is written to the standard error: trace, debug, info, notice, warning, error.")
  var log = Logger.Level.warning

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("There is no port \(port).") }
    guard pace > 0, pace <= 86_400 else {
      throw ValidationError("A stage takes more than nothing and a day at most.")
    }
    guard let screens else { return }
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: screens, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw ValidationError("There is no folder \(screens).") }
  }

  func run() async throws {
    var options = ShopServer.Options()
    (options.host, options.port, options.pace) = (host, port, pace)
    options.folder = screens.map { URL(fileURLWithPath: $0, isDirectory: true) }
    options.signer = try sign.map { try DocumentSigner(keyFile: URL(fileURLWithPath: $0)) }
    options.logger = Logger(label: "screen-server") { StreamLogHandler.standardError(label: $0) }
    options.logger.logLevel = log
    let shown = host.contains(":") ? "[\(host)]" : host
    try await ShopServer(options).run { port in
      print("The shop is open at http://\(shown):\(port)/")
      fflush(nil)
    }
  }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
