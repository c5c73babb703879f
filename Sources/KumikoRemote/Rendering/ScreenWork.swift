import Foundation
import KumikoDocuments

/// A form that is on its way.
struct SentForm: Hashable {
  var url: URL
  var method: String
  var fields: [String: RemoteValue]
}

/// What a screen has begun and what is not over, in all of its versions.
@MainActor
final class ScreenWork {
  private var forms: Set<SentForm> = []
  /// When triggers have had something loaded or shown, in the last minute.
  private var times: [TimeInterval] = []

  /// Takes a form that is to be sent; false if the same is on its way already.
  func begin(_ form: SentForm) -> Bool { forms.insert(form).inserted }

  func end(_ form: SentForm) { forms.remove(form) }

  /// Begins something.
  func begin(_ operation: @escaping @MainActor () async -> Void) { Task { await operation() } }

  /// Whether something may be loaded or shown that nobody has asked for: so often in a minute.
  func takesTrigger(_ limits: DocumentLimits) -> Bool {
    let now = ProcessInfo.processInfo.systemUptime
    times.removeAll { $0 <= now - 60 }
    guard times.count < limits.automaticLoadsPerMinute else { return false }
    times.append(now)
    return true
  }
}
