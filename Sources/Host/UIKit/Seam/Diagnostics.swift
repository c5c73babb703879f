import Foundation

/// Where UIKit says what is wrong with values that it can go on without.
@MainActor
package enum Diagnostics {
  /// Takes one message; writes a line to standard error by default.
  package static var report: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
