import Foundation
import KumikoLoading
import UIKit

/// Opens addresses outside of the app.
@MainActor
enum ExternalLinks {
  /// Opens an address: of another server than the screen's own and those that the app lists, only
  /// once its user has seen which that is.
  static func open(_ url: URL, of model: RemoteScreenModel) {
    guard let origin = Origin(url), isForeign(origin, to: model) else {
      return model.handler.open(url)
    }
    let alert = ScreenCommands.alert("Open \(origin.host)?", nil, of: model)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    // A newer version of the screen may be shown by then.
    alert.addAction(
      UIAlertAction(title: "Open", style: .default) { [weak rowStore = model.rowStore] _ in
        rowStore?.model?.handler.open(url)
      })
    model.handler.present(alert)
  }

  private static func isForeign(_ origin: Origin, to model: RemoteScreenModel) -> Bool {
    model.baseURL.flatMap { Origin($0) } != origin
      && !model.remoteScreen.policy.origins.contains(origin)
  }
}
