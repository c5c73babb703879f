import Foundation

/// The command `screen-server`, started as users start it.
final class ServerProcess: Sendable {
  private let process = Process()
  private let output = Pipe()
  private let problems = Pipe()
  private let ended: AsyncStream<Int32>

  /// Starts the command, which is built beside the tests.
  init(_ arguments: [String]) throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent("screen-server")
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (output, problems)
    let (ended, continuation) = AsyncStream.makeStream(of: Int32.self)
    self.ended = ended
    process.terminationHandler = {
      continuation.yield($0.terminationStatus)
      continuation.finish()
    }
    try process.run()
  }

  /// Waits until the command says where it listens.
  func port() async throws -> Int {
    let (texts, continuation) = AsyncStream.makeStream(of: String.self)
    output.fileHandleForReading.readabilityHandler = { handle in
      continuation.yield(String(decoding: handle.availableData, as: UTF8.self))
    }
    defer { output.fileHandleForReading.readabilityHandler = nil }
    var text = ""
    for await part in texts {
      text += part
      if part.isEmpty || text.contains("\n") { break }
    }
    guard let match = text.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//), let port = Int(match.1)
    else { throw CocoaError(.fileReadCorruptFile) }
    return port
  }

  /// Sends SIGTERM.
  func terminate() { process.terminate() }

  /// Ends the command whatever it does.
  func kill() {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
  }

  /// Waits for the end.
  func status() async -> Int32 { await ended.first { _ in true } ?? -1 }

  /// What it wrote to its standard output, after its end.
  var text: String {
    String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// What it wrote to its standard error, after its end.
  var errors: String {
    String(decoding: problems.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
