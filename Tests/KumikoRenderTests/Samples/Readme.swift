import KumikoRender

/// The readme's first component, with its words of 2016.
struct AlbumState: ComponentStateType {
  let title: String
  let subtitle: String
  let image: UIImage
  let expanded: Bool
}

class AlbumView: ComponentView {
  var album: AlbumState? {
    return self.state as? AlbumState
  }

  override func construct() -> ComponentNodeType {
    return ComponentNode<UIView>().configure({
      $0.style.flexDirection = self.album?.expanded == true ? .Row : .Column
      $0.backgroundColor = UIColor.black
    }).children([

      ComponentNode<UIImageView>().configure({
        $0.image = self.album?.image
        let size: Float = self.album?.expanded == true ? ~self.parentSize.width : 48.0
        $0.style.dimensions = (size, size)
      }),

      ComponentNode<UIView>().configure({
        $0.style.flexDirection = .Column
        $0.style.margin = (8.0, 8.0, 8.0, 8.0, 0.0, 0.0)
      }).children([

        ComponentNode<UILabel>().configure({
          $0.text = self.album?.title ?? "None"
          $0.font = UIFont.systemFont(ofSize: 18.0, weight: .bold)
          $0.textColor = UIColor.white
        }),

        ComponentNode<UILabel>().configure({
          $0.text = self.album?.subtitle ?? "Subtitle"
          $0.font = UIFont.systemFont(ofSize: 12.0, weight: .light)
          $0.textColor = UIColor.white
        }),
      ]),

      when(
        self.album?.expanded != true,
        ComponentNode<UILabel>(reuseIdentifier: "year").configure({
          $0.style.justifyContent = .FlexEnd
          $0.text = "2016"
          $0.textColor = UIColor.white
        })),
    ])
  }

  func injected() {
    self.renderComponent()
  }
}

/// The readme's table of cells, with its name of the cell.
class AlbumTable: UIViewController, UITableViewDataSource {
  let tableView = UITableView()
  var albums: [AlbumState] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.dataSource = self
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return albums.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let reuseIdentifier = String(describing: AlbumView.self)
    let cell: ComponentCell! =
      tableView.dequeueReusableCell(withIdentifier: reuseIdentifier) as? ComponentCell
      ?? ComponentCell(reuseIdentifier: reuseIdentifier, component: AlbumView())
    cell.state = albums[indexPath.row]
    cell.renderComponent(CGSize(tableView.bounds.size.width))
    return cell
  }
}

/// The readme's list of components.
class AlbumCollection: UIViewController, ListComponentItemDelegate {
  var items: [ListComponentItemType] = [ListComponentItem<AlbumView, AlbumState>]() {
    didSet { listComponentView.renderComponent() }
  }
  let listComponentView = ComponentCollectionView()
  var selected: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 0..<10 {
      let item = ListComponentItem<AlbumView, AlbumState>(
        state: AlbumState(
          title: "Album \(number)", subtitle: "Somebody", image: UIImage(), expanded: false))
      item.delegate = self
      items.append(item)
    }
    listComponentView.configure() { view in
      guard let list = view as? ComponentCollectionView else { return }
      list.frame.size = list.parentSize
      list.items = self.items
    }
    view.addSubview(self.listComponentView)
  }

  func didSelectItem(
    _ item: ListComponentItemType, indexPath: IndexPath, listComponent: ComponentViewType
  ) {
    selected.append(indexPath)
  }
}
