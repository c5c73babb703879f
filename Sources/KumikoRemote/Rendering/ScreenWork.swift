import Foundation
import KumikoDocuments
import KumikoLoading

/// A form that is on its way.
struct SentForm: Hashable {
  var url: URL
  var method: String
  var fields: [String: RemoteValue]
}

/// What a screen has begun and what is not over, in all of its versions.
@MainActor
final class ScreenWork {
  private var cancels: [Int: @MainActor () -> Void] = [:]
  private var lastNumber = 0
  private var forms: Set<SentForm> = []
  /// Whether another screen was shown without a tap.
  private var hasLedOn = false
  /// What triggers have had loaded or shown.
  private var triggers: TimeWindow?

  /// Takes a form that is to be sent; false if the same is on its way already.
  func begin(_ form: SentForm) -> Bool { forms.insert(form).inserted }

  func end(_ form: SentForm) { forms.remove(form) }

  /// Begins something that ends when the screen does.
  func begin(_ operation: @escaping @MainActor () async -> Void) {
    Task { [weak self] in try? await self?.run(operation) }
  }

  /// Does something that ends when the screen does, unless it is over before.
  func run(_ operation: @escaping @MainActor () async throws -> Void) async throws {
    let task = Task { try await operation() }
    lastNumber += 1
    let number = lastNumber
    cancels[number] = { task.cancel() }
    defer { cancels[number] = nil }
    try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Ends all but forms: what was sent is to arrive.
  func cancel() {
    let all = cancels
    cancels = [:]
    for cancel in all.values { cancel() }
  }

  /// Whether another screen may be shown, which may be so once though nobody has asked for it.
  func mayNavigate(for cause: ActionCause?) -> Bool { cause != .trigger || !hasLedOn }

  /// Another screen is shown.
  func didNavigate(for cause: ActionCause?) { if cause == .trigger { hasLedOn = true } }

  /// Whether something may be loaded or shown that nobody has asked for: so often in a minute.
  func takesTrigger(_ limits: DocumentLimits) -> Bool {
    let now = ProcessInfo.processInfo.systemUptime
    var window = triggers ?? TimeWindow(limits.automaticLoadsPerMinute, in: 60)
    guard window.next(at: now) <= now else { return false }
    window.take(now)
    triggers = window
    return true
  }
}
