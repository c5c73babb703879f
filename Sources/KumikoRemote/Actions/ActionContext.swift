import Foundation
import KumikoDocuments
public import KumikoLoading
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
  /// - Returns: What the server says against fields, by their names, and against the whole, under
  ///   an empty name; nothing if all is well.
  func submit(
    _ form: [String: RemoteValue], to url: URL, method: String
  ) async throws -> [String: String]
  /// Whether there is somebody to load further rows of sections. Sections with `next` have a last
  /// row that loads them if there is.
  var loadsPages: Bool { get }
  /// Loads further rows of a section, and shows the screen with them, by a patch or the whole.
  ///
  /// - Parameters:
  ///   - url: What the section says about where they come from.
  ///   - section: The id of the section; empty if it has none.
  /// - Throws: An error whose words stand above a button that tries again.
  func loadPage(at url: URL, of section: String) async throws
  /// Takes down that a row was seen, once for each row of the screen.
  func count(_ impression: ScreenImpression)
}

extension ScreenActionHandler {
  /// False: by default there is nobody.
  public var loadsPages: Bool { false }

  public func loadPage(at url: URL, of section: String) async throws {}

  public func count(_ impression: ScreenImpression) {}
}

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
  public let model: RemoteScreenModel

  /// What the app does for the screen.
  public var handler: any ScreenActionHandler { model.handler }
}
