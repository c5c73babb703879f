import Foundation
import KumikoComponents
import KumikoDocuments
import KumikoStock
import UIKit

/// What stands in the place of a screen that has not come: documents like any other.
enum StandIn {
  /// It is on its way; with what went wrong before, if it is being tried again.
  case loading(ServedScreenProblem?)
  /// It did not come.
  case failed(ServedScreenProblem)

  /// What stands for a status; nil if there is a screen.
  init?(_ status: ServedScreen.Status) {
    switch status {
    case .loading(let problem): self = .loading(problem)
    case .failed(let problem): self = .failed(problem)
    case .updating, .current, .outdated: return nil
    }
  }

  /// The screen.
  ///
  /// - Parameter url: The address of the screen that is waited for.
  func screen(at url: URL) -> RemoteScreen {
    var root = DocumentElement("Screen")
    root.properties.append(
      DocumentProperty("empty", .element(element)))
    let document = ScreenDocument(element: root)
    let limits = DocumentLimits()
    var compiler = ScreenCompiler(
      document, registry: .stock, limits: limits,
      source: DocumentSource([], file: "stand-in"), problems: DocumentProblems(limit: 1))
    let compiled = compiler.compile()
    return RemoteScreen(
      file: "stand-in", url: url, document: document, limits: limits, compiled: compiled,
      registry: .stock, source: nil, size: nil, problems: compiler.problems)
  }

  private var element: DocumentElement {
    switch self {
    case .loading(let problem):
      DocumentElement(
        "ActivityRow",
        properties: [
          .init("isLoading", .value(true)),
          .init("text", .value(.string(problem.map(Self.sentence) ?? "Loading"))),
        ])
    case .failed(let problem):
      DocumentElement(
        "EmptyState",
        properties: [
          .init("title", .value("Not Available")),
          .init("text", .value(.string(Self.sentence(problem)))),
          .init("symbol", .value("wifi.exclamationmark")),
          .init("button", .value("Try Again")),
          .init("onButton", .element(DocumentElement("Refresh"))),
        ])
    }
  }

  private static func sentence(_ problem: ServedScreenProblem) -> String {
    problem.errorDescription ?? ""
  }

  /// Rows that say that what is shown may be old, or is a part, and load it again; nil if it is
  /// neither.
  ///
  /// - Parameters:
  ///   - status: How what is shown compares with what the server has.
  ///   - retry: What the button does.
  @MainActor
  static func notice(
    _ status: ServedScreen.Status, retry: @escaping @MainActor () -> Void
  ) -> Section? {
    guard case .outdated(let problem) = status else { return nil }
    return Section(id: "notice") {
      DescriptionRow(sentence(problem)).id("problem")
      ButtonRow("Try Again", didTap: retry).id("retry")
    }
  }
}
