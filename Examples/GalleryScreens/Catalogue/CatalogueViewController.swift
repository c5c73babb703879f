import Kumiko
import UIKit

/// All stock components; each leads to a page of its own.
final class CatalogueViewController: ListViewController {
  init() { super.init(title: "Components") }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func sections() -> [Section] {
    [
      Section(id: "components") {
        for entry in CatalogueEntry.all {
          ListRow(entry.name, subtitle: entry.about) { [weak self] in self?.open(entry) }
        }
      }
    ]
  }

  private func open(_ entry: CatalogueEntry) {
    navigationController?.pushViewController(CataloguePage(entry), animated: true)
  }
}

/// How one stock component looks with different values and styles.
final class CataloguePage: ListViewController {
  private let entry: CatalogueEntry

  init(_ entry: CatalogueEntry) {
    self.entry = entry
    super.init(title: entry.name)
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func sections() -> [Section] {
    entry.variants.map { variant in
      Section(id: variant.name, header: SectionHeader(variant.name)) {
        CellNode(id: variant.name, variant.component)
      }
    }
  }
}

extension GalleryScreen {
  static let catalogue = GalleryScreen(
    name: "catalogue",
    row: MenuRow(
      id: "catalogue", title: "Components", subtitle: "Every stock component, in every style",
      symbol: "square.grid.2x2", tint: .systemPink),
    states: [State("list", of: CatalogueViewController.self)],
    make: CatalogueViewController.init)

  /// A page for every stock component.
  static let cataloguePages = CatalogueEntry.all.map { entry in
    GalleryScreen(
      name: "catalogue-" + entry.name.lowercased(),
      row: MenuRow(
        id: entry.name, title: entry.name, subtitle: entry.about, symbol: "square",
        tint: .systemPink),
      states: [State("variants", of: CataloguePage.self, delay: 0.5)],
      make: { CataloguePage(entry) })
  }
}
