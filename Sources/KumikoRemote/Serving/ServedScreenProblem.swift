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

  /// Whether the same load may succeed some time later, without anybody having done anything.
  var isPassing: Bool {
    switch self {
    case .loading(.refusedAddress), .refused: false
    case .loading(let problem): !problem.isRefusal
    case .document: true
    }
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
