import Foundation

/// Decides whether a document with its signature is accepted, and remembers when the newest one of
/// each screen was issued.
actor DocumentInspector {
  private let verifier: any DocumentVerifier
  private let file: URL?
  private lazy var ledger = IssueLedger(file)

  /// - Parameters:
  ///   - verifier: What checks signatures.
  ///   - file: Where the times of issue are kept; nil for nowhere.
  init(_ verifier: any DocumentVerifier, file: URL?) {
    (self.verifier, self.file) = (verifier, file)
  }

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
    let place = IssueLedger.Place(key: request.ledgerKey, screenID: signature.screenID)
    if let newest = ledger.issued(place), signature.issued < newest {
      throw VerificationProblem.rollback
    }
    ledger.accept(place, issued: signature.issued)
    guard Double(signature.expires) > now.timeIntervalSince1970 else {
      throw VerificationProblem.expired
    }
  }
}
