import KumikoBento

/// An adapter of an app's own.
final class TallyAdapter<SectionID: Hashable, ItemID: Hashable>:
  TableViewAdapterBase<SectionID, ItemID>, UITableViewDataSource, UITableViewDelegate
{
  var displayed = 0

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    displayed += 1
  }

  var selected: [ItemID] = []

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(sections[indexPath.section].items[indexPath.row].id)
  }
}

final class TallyScreen: UIViewController {
  let table = UITableView()
  private(set) var adapter: TallyAdapter<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    let adapter = TallyAdapter<Int, String>(with: table)
    self.adapter = adapter
    table.prepareForBoxRendering(with: adapter)
    table.render(
      Box<Int, String>.empty
        |-+ Section(id: 1) |---+ Node(id: "a", component: Note(text: "a")),
      animated: false)
  }
}

/// A grid of an app's own.
final class GridAdapter<SectionID: Hashable, ItemID: Hashable>:
  CollectionViewAdapterBase<SectionID, ItemID>, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { return CGSize(width: 60, height: 40) }
}
