import Foundation
import KumikoDocuments
import KumikoLoading
import UIKit

/// Asks a controller, which keeps the model that asks.
final class ControllerActionHandler: ScreenActionHandler {
  private weak var controller: RemoteScreenController?

  init(_ controller: RemoteScreenController) { self.controller = controller }

  /// Also for actions of the app, which documents may have done as often as those of the library.
  func navigate(to url: URL) {
    guard let controller else { return }
    let (work, cause) = (controller.model.work, ActionCause.current)
    guard work.mayNavigate(for: cause) else {
      return controller.model.report(.tooManyChanges, at: nil, ActionCause.secondScreen)
    }
    work.didNavigate(for: cause)
    controller.navigate(to: url)
  }

  func open(_ url: URL) { controller?.open(url) }
  func dismiss() { controller?.dismiss() }

  func refresh() async {
    controller?.retryImages()
    await controller?.refresh()
  }

  func present(_ alert: UIAlertController) { controller?.present(alert) }

  func submit(
    _ form: [String: RemoteValue], to url: URL, method: String
  ) async throws -> [String: String] {
    guard let controller else { throw CancellationError() }
    return try await controller.submit(form, to: url, method: method)
  }

  var loadsPages: Bool { controller?.loadsPages ?? false }

  func loadPage(at url: URL, of section: String) async throws {
    try await controller?.loadPage(at: url, of: section)
  }

  func count(_ impression: ScreenImpression) { controller?.count(impression) }
}
