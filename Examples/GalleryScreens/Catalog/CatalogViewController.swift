import Kumiko
import UIKit

/// All stock components; each leads to a page of its own.
final class CatalogViewController: ListViewController {
  init() { super.init(title: "Components") }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func sections() -> [Section] {
    [
      Section(id: "components") {
        for entry in CatalogEntry.all {
          ListRow(entry.name, subtitle: entry.about) { [weak self] in self?.open(entry) }
            .id(entry.name)
        }
      }
    ]
  }

  private func open(_ entry: CatalogEntry) {
    navigationController?.pushViewController(CatalogPage(entry), animated: true)
  }
}

/// What users have made of the values on a page, by the names of the variants.
@MainActor
final class CatalogValues {
  var didChange: () -> Void = {}
  private var values: [String: Any] = [:]

  subscript(name: String) -> Any? {
    get { values[name] }
    set {
      values[name] = newValue
      didChange()
    }
  }
}

/// How one stock component looks with different values and styles.
final class CatalogPage: ListViewController {
  private let entry: CatalogEntry
  private let values = CatalogValues()

  init(_ entry: CatalogEntry) {
    self.entry = entry
    super.init(title: entry.name)
    values.didChange = { [weak self] in self?.update() }
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func sections() -> [Section] {
    entry.variants.map { variant in
      Section(id: variant.name, header: SectionHeader(variant.name)) {
        CellNode(id: variant.name, variant.component(with: values))
      }
    }
  }
}

extension GalleryScreen {
  static let catalog = GalleryScreen(
    name: "catalog",
    row: MenuRow(
      id: "catalog", title: "Components", subtitle: "Every stock component, in every style",
      symbol: "square.grid.2x2", tint: .systemPink),
    states: [State("list", of: CatalogViewController.self)],
    make: CatalogViewController.init)

  /// A page for every stock component.
  static let catalogPages = CatalogEntry.all.map { entry in
    GalleryScreen(
      name: "catalog-" + entry.name.lowercased(),
      row: MenuRow(
        id: entry.name, title: entry.name, subtitle: entry.about, symbol: "square",
        tint: .systemPink),
      states: [State("variants", of: CatalogPage.self, delay: 0.5)],
      make: { CatalogPage(entry) })
  }
}
