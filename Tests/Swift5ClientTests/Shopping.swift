import UIKit

/// A data source as apps have them that never heard of Kumiko.
final class ShoppingList: NSObject, UITableViewDataSource {
  var articles = ["Milk", "Fern", "Salt"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    articles.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = articles[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    articles.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

class ShoppingController: UITableViewController {
  let list = ShoppingList()
  weak var source: UITableViewDataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    source = list
    tableView.dataSource = source
  }
}

class WishController: UITableViewController {
  var wishes = ["Pony", "Peace"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    wishes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = wishes[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    wishes.insert(wishes.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}
