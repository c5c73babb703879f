public import Foundation
public import KumikoDocuments
import KumikoLoading

extension ServedScreen {
  /// Sends a form. What is sent again after a problem, and is the same, has the same idempotency
  /// key, so that the server does it once; also where other forms were sent meanwhile. What is on
  /// its way already is not sent again, and has the same answer.
  ///
  /// - Parameters:
  ///   - form: The values; nothing else of the screen is sent.
  ///   - url: Where to.
  ///   - method: `POST` or another one; what is no method is `POST`.
  /// - Returns: What the server says against fields, by their ids, and against the whole, under an
  ///   empty id; nothing if all is well.
  /// - Throws: A ``ServedScreenProblem`` if the form was not taken for another reason.
  public func submit(
    _ form: [String: RemoteValue], to url: URL, method: String
  ) async throws -> [String: String] {
    try await submit(form, to: url, method: method, .user)
  }

  /// Sends a form, in its turn if nobody has tapped for it.
  func submit(
    _ fields: [String: RemoteValue], to url: URL, method: String, _ cause: LoadCause
  ) async throws -> [String: String] {
    var request = request(for: url)
    // What another server has said may lead on when that is no longer on the screen.
    if OthersWords.areCurrent { request.credentials = [:] }
    let new = FormSubmission(
      fields, to: request, method: FormSubmission.Method(rawValue: method) ?? .post)
    if let task = forms.task(of: new) { return try await task.value }
    let form = forms.prepare(new)
    let task = Task { try await send(form, cause) }
    forms.begin(form, task)
    return try await task.value
  }

  private func send(_ form: FormSubmission, _ cause: LoadCause) async throws -> [String: String] {
    let answer: SubmissionAnswer
    do {
      if cause == .automatic { try await service.loader.waitForBudget() }
      answer = try await service.loader.submit(form)
    } catch {
      forms.end(form, isTaken: false, isRefused: (error as? LoadingProblem)?.isRefusal == true)
      throw ServedScreenProblem(error)
    }
    forms.end(form, isTaken: answer.isAccepted, isRefused: !answer.isAccepted)
    if let document = answer.document {
      await receive(document.bytes, becoming: document.entityTag, from: document.url)
    }
    guard answer.isAccepted || !answer.errors.isEmpty else {
      throw ServedScreenProblem.refused(answer.message ?? "The server did not take this.")
    }
    var errors = answer.errors
    if !errors.isEmpty, let message = answer.message { errors[""] = message }
    return errors
  }
}
