import KumikoComponents
import UIKit

/// Finds out whether rows keep the view controller that shows them, in debug builds.
///
/// The rows that a render replaced are let go of here, and nothing else happens meanwhile: if fewer
/// references to the view controller are left than before, those rows held it, and so do the newer
/// ones that are described alike. Nothing is lost, and nothing has to be left to find it out.
@MainActor
struct RowCaptureCheck {
  private var replaced: [Section]?
  private var hasReported = false

  /// Keeps the rows that are replaced until the update is over.
  mutating func willReplace(_ data: [Section]) {
    if replaced == nil, !hasReported { replaced = data }
  }

  /// Lets go of the rows that were replaced, now that the list view shows others.
  mutating func updateLanded(in list: UIView) {
    guard replaced != nil else { return }
    let responders = sequence(first: list as UIResponder) { $0.next }
    guard let screen = responders.lazy.compactMap({ $0 as? UIViewController }).first else {
      replaced = nil
      return
    }
    let count = referenceCount(of: screen)
    replaced = nil
    guard referenceCount(of: screen) < count else { return }
    hasReported = true
    KumikoDiagnostics.report(.screenKeptByRows(screen: String(describing: type(of: screen))))
  }

  private func referenceCount(of screen: UIViewController) -> Int {
    #if canImport(ObjectiveC)
    CFGetRetainCount(screen)
    #else
    Int(_getRetainCount(screen))
    #endif
  }
}
