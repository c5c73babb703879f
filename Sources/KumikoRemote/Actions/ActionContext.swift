import Foundation
import KumikoDocuments
import UIKit

/// What actions of a document ask of the app. A ``RemoteScreenController`` answers for its screen.
@preconcurrency @MainActor
public protocol ScreenActionHandler: AnyObject {
  /// Shows another screen of the app.
  func navigate(to url: URL)
  /// Opens an address outside of the app: `https`, `mailto`, `tel`, and those of the app's list.
  func open(_ url: URL)
  /// Leaves the screen.
  func dismiss()
  /// Loads the screen anew.
  func refresh() async
  /// Shows an alert or a sheet of choices.
  func present(_ alert: UIAlertController)
  /// Sends a form.
  ///
  /// - Parameters:
  ///   - form: The values that the document names; nothing else of the state.
  ///   - url: Where to.
  ///   - method: `POST` or another one.
  /// - Returns: What the server says against fields, by their names; empty if all is well.
  func submit(
    _ form: [String: RemoteValue], to url: URL, method: String
  ) async throws -> [String: String]
}

/// Does nothing.
final class IgnoringActionHandler: ScreenActionHandler {
  func navigate(to url: URL) {}
  func open(_ url: URL) {}
  func dismiss() {}
  func refresh() async {}
  func present(_ alert: UIAlertController) {}
  func submit(
    _ form: [String: RemoteValue], to url: URL, method: String
  ) async throws -> [String: String] { [:] }
}

/// Where an action is done.
@preconcurrency @MainActor
public struct ActionContext {
  /// The screen.
  public let model: ScreenModel

  /// What the app does for the screen.
  public var handler: any ScreenActionHandler { model.handler }
}
