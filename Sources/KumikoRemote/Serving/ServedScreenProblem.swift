public import Foundation
public import KumikoDocuments
public import KumikoLoading

/// Why a screen of a server is not shown as the server has it.
public enum ServedScreenProblem: Error, Hashable, Sendable {
  /// It could not be loaded.
  case loading(LoadingProblem)
  /// The server sent a document that cannot be read; the problems say where.
  case document([DocumentProblem])
  /// The server refused a form, in its own words.
  case refused(String)

  init(_ error: any Error) {
    self = (error as? ServedScreenProblem) ?? .loading((error as? LoadingProblem) ?? .cutShort)
  }
}

extension ServedScreenProblem: LocalizedError {
  /// One plain sentence for the user.
  public var errorDescription: String? {
    switch self {
    case .loading(let problem): problem.errorDescription
    case .document: "The server sent a screen that cannot be shown."
    case .refused(let words): words
    }
  }
}
