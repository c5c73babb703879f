import Foundation
import Observation

/// What has been entered into the Sign-up form.
@Observable @MainActor
final class SignUpModel {
  var name = ""
  var email = ""
  var password = ""
  var showsPassword = false
  var team: String?
  var birthday: Date?
  var acceptsTerms = false
  private(set) var isSending = false
  /// What went wrong when the form was sent last; nil if nothing.
  private(set) var problem: String?

  /// Called when the account has been made.
  @ObservationIgnored var didFinish: (String) -> Void = { _ in }

  static let teams = ["Drawing", "Layout", "Lists", "Text", "Tools"]

  var isNameValid: Bool { name.trimmingCharacters(in: .whitespaces).count >= 2 }

  var isEmailValid: Bool {
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      && parts[1].first != "." && parts[1].last != "."
  }

  var isPasswordValid: Bool { password.count >= 8 }

  /// What is missing of the password; nil if nothing is, or nothing was entered yet.
  var passwordHint: String? {
    guard !password.isEmpty, !isPasswordValid else { return nil }
    let missing = 8 - password.count
    return missing == 1 ? "1 more character, please" : "\(missing) more characters, please"
  }

  var canSend: Bool {
    isNameValid && isEmailValid && isPasswordValid && team != nil && birthday != nil
      && acceptsTerms && !isSending
  }

  var birthdayText: String {
    birthday?.formatted(date: .long, time: .omitted) ?? "Not set"
  }

  /// Sends the form, which takes a moment.
  func send() {
    guard canSend else { return }
    isSending = true
    problem = nil
  }

  /// The form has been received, or refused.
  func receive(problem: String? = nil) {
    isSending = false
    self.problem = problem
    if problem == nil { didFinish(name) }
  }
}
