import KumikoComponents
import UIKit

/// Keeps headers of sections in view, or lets them scroll away, as options say.
@MainActor
final class SectionHeaderPinning {
  private var shown: Bool?
  /// The view whose layout was told.
  private weak var view: UICollectionView?
  private var hasReported = false

  /// Shows what options say; nil if the layout decides.
  func apply(_ pins: Bool?, in list: any FeatureList) {
    if let table = list as? UITableView { return check(pins, table) }
    guard let view = list as? UICollectionView,
      pins != shown || pins != nil && view !== self.view
    else { return }
    (shown, self.view) = (pins, view)
    let layout = view.collectionViewLayout
    if let flow = layout as? UICollectionViewFlowLayout {
      flow.sectionHeadersPinToVisibleBounds = pins ?? false
    } else {
      // Compositional layouts ask for their sections again.
      layout.invalidateLayout()
    }
  }

  private func check(_ pins: Bool?, _ table: UITableView) {
    guard let pins, pins != (table.style == .plain), !hasReported else { return }
    hasReported = true
    let style = pins ? "plain" : "grouped"
    KumikoDiagnostics.report(
      .ignoredOption("pinsSectionHeaders(\(pins))", remedy: "Make the table a \(style) one"))
  }
}
