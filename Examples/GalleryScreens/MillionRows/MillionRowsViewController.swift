import Kumiko
import UIKit

/// One million rows. The section keeps a range and a closure; a row is built when it is displayed.
final class MillionRowsViewController: ListViewController {
  /// The number of rows at first.
  static let count = 1_000_000

  private var numbers = 1...MillionRowsViewController.count

  init() { super.init(title: "One million rows", style: .plain) }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let end = UIAction(title: "End") { [weak self] _ in self?.scroll(to: 1, animated: false) }
    let middle = UIAction(title: "Middle") { [weak self] _ in
      self?.scroll(to: 0.5, animated: false)
    }
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: end), UIBarButtonItem(primaryAction: middle),
    ]
  }

  override func sections() -> [Section] {
    [Section(id: "rows", of: numbers, id: \.self) { NumberRow(number: $0) }]
  }

  /// Goes to a row by its place, from 0 (the first) to 1 (the last).
  func scroll(to place: Double, animated: Bool) {
    let row = Int(Double(numbers.count - 1) * place)
    let position: UITableView.ScrollPosition = place == 1 ? .bottom : .middle
    tableView.scrollToRow(
      at: IndexPath(row: row, section: 0), at: position, animated: animated)
  }
}

extension GalleryScreen {
  static let millionRows = GalleryScreen(
    name: "million-rows",
    row: MenuRow(
      id: "million-rows", title: "One million rows", subtitle: "Built when they are displayed",
      symbol: "list.bullet", tint: .systemIndigo),
    states: [
      State("top", of: MillionRowsViewController.self),
      State("middle", of: MillionRowsViewController.self) { $0.scroll(to: 0.5, animated: false) },
      State("end", of: MillionRowsViewController.self) { $0.scroll(to: 1, animated: false) },
    ],
    make: MillionRowsViewController.init)
}
