import Foundation

/// Where reports about odd data go.
@preconcurrency @MainActor
public enum KumikoDiagnostics {
  /// Takes each report. By default a problem is written to the standard error once.
  ///
  /// Tests and apps put their own function here; nothing depends on what it does.
  public static var handler: @MainActor (KumikoDiagnostic) -> Void = logOnce

  private static var logged: Set<String> = []

  /// Writes a report to the standard error unless the same problem was written before.
  public static func logOnce(_ diagnostic: KumikoDiagnostic) {
    guard logged.count < 1_000, logged.insert(diagnostic.problem).inserted else { return }
    try? FileHandle.standardError.write(contentsOf: Data("Kumiko: \(diagnostic)\n".utf8))
  }

  package static func report(_ diagnostic: KumikoDiagnostic) { handler(diagnostic) }
}
