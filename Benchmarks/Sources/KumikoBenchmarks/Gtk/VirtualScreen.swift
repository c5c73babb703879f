import CBenchmarks
import Foundation

/// The display that GTK's widgets need: the one that there is, or else an X server in memory.
@MainActor
enum VirtualScreen {
  private static var server: Process?

  /// Whether GTK has a display.
  private(set) static var isConnected = false

  /// Connects GTK to a display, if there is one or one can be started.
  static func connect() {
    let environment = ProcessInfo.processInfo.environment
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    isConnected = (hasDisplay || startServer()) && gtk_list_prepare()
  }

  /// Ends the server, if one was started.
  static func disconnect() { server?.terminate() }

  /// Starts a server, which chooses its own number and tells it.
  private static func startServer() -> Bool {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      return false
    }
    setenv("DISPLAY", ":\(number)", 1)
    server = process
    return true
  }
}
