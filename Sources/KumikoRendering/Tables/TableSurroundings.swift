import KumikoComponents
import UIKit

/// Shows what a table has above and below its sections.
@MainActor
final class TableSurroundings {
  private var header: ListHeaderFooterView?
  private var footer: ListHeaderFooterView?

  func show(_ options: ListOptions, in table: UITableView, animated: Bool) {
    show(options.header, \.tableHeaderView, \.header, in: table, animated: animated)
    show(options.footer, \.tableFooterView, \.footer, in: table, animated: animated)
  }

  /// Shows a component above or below all sections. What it renders may change the options again.
  private func show(
    _ component: AnyComponent?, _ place: ReferenceWritableKeyPath<UITableView, UIView?>,
    _ view: ReferenceWritableKeyPath<TableSurroundings, ListHeaderFooterView?>,
    in table: UITableView, animated: Bool
  ) {
    if let old = self[keyPath: view], component == nil || !old.belongs(to: table) {
      self[keyPath: view] = nil
      old.remove()
    }
    guard let component else { return }
    let shown = self[keyPath: view] ?? ListHeaderFooterView(place, of: table)
    self[keyPath: view] = shown
    shown.show(component, animated: animated)
  }
}
