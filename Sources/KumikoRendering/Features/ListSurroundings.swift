import KumikoComponents
import UIKit

/// Shows what a list has above and below its sections.
@MainActor
final class ListSurroundings {
  private var header: ListHeaderFooterView?
  private var footer: ListHeaderFooterView?

  func show(_ options: ListOptions, in list: any FeatureList, animated: Bool) {
    show(options.header, \.header, in: list, animated: animated) { list.headerEdge }
    show(options.footer, \.footer, in: list, animated: animated) { list.footerEdge }
  }

  /// Puts the footer where the sections end now.
  func contentDidChange() { footer?.contentDidChange() }

  /// Shows a component above or below all sections. What it renders may change the options again.
  private func show(
    _ component: AnyComponent?,
    _ view: ReferenceWritableKeyPath<ListSurroundings, ListHeaderFooterView?>,
    in list: any FeatureList, animated: Bool, edge: () -> any ListEdge
  ) {
    if let old = self[keyPath: view], component == nil || !old.belongs(to: list) {
      self[keyPath: view] = nil
      old.remove()
    }
    guard let component else { return }
    let shown = self[keyPath: view] ?? ListHeaderFooterView(edge(), of: list)
    self[keyPath: view] = shown
    shown.show(component, animated: animated)
  }
}
