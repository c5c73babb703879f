import Foundation

/// Decides whether a document with its signature is accepted, and remembers when the newest one of
/// each screen was issued.
actor DocumentInspector {
  private struct Place: Hashable {
    var origin: Origin?
    var account: String?
    var screenID: String
  }

  private let verifier: any DocumentVerifier
  private var issued: [Place: Int] = [:]

  init(_ verifier: any DocumentVerifier) { self.verifier = verifier }

  /// Checks bytes and the header field of their signature.
  ///
  /// - Throws: A ``LoadingProblem/verification(_:)``.
  func inspect(_ bytes: Data, field: String?, request: ScreenRequest, now: Date) throws {
    do {
      try inspect(bytes, DocumentSignature(field ?? ""), request, now)
    } catch let problem as VerificationProblem {
      throw LoadingProblem.verification(problem)
    } catch {
      throw LoadingProblem.verification(.mismatch)
    }
  }

  private func inspect(
    _ bytes: Data, _ signature: DocumentSignature?, _ request: ScreenRequest, _ now: Date
  ) throws {
    guard let signature else { throw VerificationProblem.missing }
    try verifier.verify(
      signature.signature, message: signature.message(for: bytes), keyID: signature.keyID)
    if let id = request.screenID, id != signature.screenID { throw VerificationProblem.otherScreen }
    // Only what the key has signed is remembered, so nobody else can fill the list.
    let place = Place(
      origin: Origin(request.url), account: request.account, screenID: signature.screenID)
    if let newest = issued[place], signature.issued < newest { throw VerificationProblem.rollback }
    issued[place] = signature.issued
    guard Double(signature.expires) > now.timeIntervalSince1970 else {
      throw VerificationProblem.expired
    }
  }
}
