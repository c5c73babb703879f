import KumikoComponents
import UIKit

/// Shows what a list has above and below its sections.
@MainActor
final class ListSurroundings {
  private var header: ListHeaderFooterView?
  private var footer: ListHeaderFooterView?

  /// Shows components, from top to bottom, above and below all sections.
  func show(
    _ parts: (header: [AnyComponent], footer: [AnyComponent]), in list: any FeatureList,
    animated: Bool
  ) {
    show(parts.header, \.header, in: list, animated: animated) { list.headerEdge }
    show(parts.footer, \.footer, in: list, animated: animated) { list.footerEdge }
  }

  /// Puts the footer where the sections end now.
  func contentDidChange() { footer?.contentDidChange() }

  /// Shows components above or below all sections. What they render may change the options again.
  private func show(
    _ components: [AnyComponent],
    _ view: ReferenceWritableKeyPath<ListSurroundings, ListHeaderFooterView?>,
    in list: any FeatureList, animated: Bool, edge: () -> any ListEdge
  ) {
    if let old = self[keyPath: view], components.isEmpty || !old.belongs(to: list) {
      self[keyPath: view] = nil
      old.remove()
    }
    guard !components.isEmpty else { return }
    let shown = self[keyPath: view] ?? ListHeaderFooterView(edge(), of: list)
    self[keyPath: view] = shown
    shown.show(components, animated: animated)
  }
}
