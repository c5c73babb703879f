import Kumiko
import UIKit

final class GroceriesViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var renderer = TableRenderer(tableView)

  var groceries = [
    Grocery(id: 1, name: "Apples", amount: "6"),
    Grocery(id: 2, name: "Bread", amount: "1 loaf"),
    Grocery(id: 3, name: "Milk", amount: "2 l"),
  ] {
    didSet { update() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Groceries"
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    update()
  }

  private func update() {
    let (inBasket, missing) = (
      groceries.filter(\.isInBasket), groceries.filter { !$0.isInBasket }
    )
    renderer.render {
      if !missing.isEmpty {
        Section(id: "missing", header: SectionTitle(text: "To buy")) {
          for grocery in missing { row(grocery) }
        }
      }
      if !inBasket.isEmpty {
        Section(id: "basket", header: SectionTitle(text: "In the basket")) {
          for grocery in inBasket { row(grocery) }
        }
      }
    }
  }

  private func row(_ grocery: Grocery) -> some Component<Grocery.ID> {
    GroceryRow(grocery: grocery)
      .rowBackground(.secondarySystemGroupedBackground)
      .selectionStyle(.default)
      .onSelect { [weak self] in self?.toggle(grocery.id) }
      .deletable { [weak self] in self?.groceries.removeAll { $0.id == grocery.id } }
  }

  private func toggle(_ id: Grocery.ID) {
    guard let index = groceries.firstIndex(where: { $0.id == id }) else { return }
    groceries[index].isInBasket.toggle()
  }
}
