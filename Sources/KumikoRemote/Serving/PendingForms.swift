import KumikoDocuments
import KumikoLoading

/// The forms that were sent and not taken yet, with their idempotency keys, and those on their way.
struct PendingForms {
  private struct Entry {
    var form: FormSubmission
    /// Whether the server has said that it does not take it.
    var isRefused = false
    /// What comes of it, while it is on its way.
    var task: Task<[String: String], any Error>?
  }

  /// The forms that are remembered; the one that was sent first is forgotten.
  private static let capacity = 32
  private var entries: [Entry] = []

  /// What comes of a form that is on its way; nil if it is not.
  func task(of form: FormSubmission) -> Task<[String: String], any Error>? {
    entries.first { $0.form.isSame(as: form) }?.task
  }

  /// The form with the key that it was sent with before, if it was and the server has not taken it.
  /// A form that was refused is forgotten once another one is sent in its place.
  mutating func prepare(_ form: FormSubmission) -> FormSubmission {
    entries.removeAll {
      $0.isRefused && $0.form.isOfSamePlace(as: form) && !$0.form.isSame(as: form)
    }
    if let known = entries.first(where: { $0.form.isSame(as: form) }) { return known.form }
    if entries.count >= Self.capacity, let oldest = entries.firstIndex(where: { $0.task == nil }) {
      entries.remove(at: oldest)
    }
    entries.append(Entry(form: form))
    return form
  }

  /// A form is on its way.
  mutating func begin(_ form: FormSubmission, _ task: Task<[String: String], any Error>) {
    change(form) { $0.task = task }
  }

  /// A form has its answer, or there is none.
  ///
  /// - Parameters:
  ///   - isTaken: Whether the server has taken the form.
  ///   - isRefused: Whether it has not, and says so.
  mutating func end(_ form: FormSubmission, isTaken: Bool, isRefused: Bool) {
    guard !isTaken else { return entries.removeAll { $0.form.isSame(as: form) } }
    change(form) {
      $0.task = nil
      $0.isRefused = isRefused
    }
  }

  private mutating func change(_ form: FormSubmission, _ change: (inout Entry) -> Void) {
    guard let index = entries.firstIndex(where: { $0.form.isSame(as: form) }) else { return }
    change(&entries[index])
  }
}

extension FormSubmission {
  /// Whether the same is sent to the same place.
  fileprivate func isSame(as other: FormSubmission) -> Bool {
    fields == other.fields && method == other.method && request == other.request
  }

  /// Whether both are sent to one place.
  fileprivate func isOfSamePlace(as other: FormSubmission) -> Bool {
    method == other.method && request.url == other.request.url
  }
}
