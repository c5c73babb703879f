import CoreGraphics

/// Where the host says what is wrong with values that it can go on without.
package enum Diagnostics {
  private final class Reporter {
    static let threads = ThreadLocal(main: Reporter()) { Reporter() }

    var report: (String) -> Void = { message in
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  }

  /// Takes one message of the present thread; writes a line to standard error by default.
  package static var report: (String) -> Void {
    get { Reporter.threads.current.report }
    set { Reporter.threads.current.report = newValue }
  }
}
