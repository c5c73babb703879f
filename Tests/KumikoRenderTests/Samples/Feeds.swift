import KumikoRender

/// Components in cells of an ordinary table.
class NoteTable: NSObject, UITableViewDataSource {
  var notes: [Note] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return notes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = String(describing: NoteView.self)
    let cell: ComponentTableViewCell! =
      tableView.dequeueReusableCell(withIdentifier: name) as? ComponentTableViewCell
      ?? ComponentTableViewCell(reuseIdentifier: name, component: NoteView())
    cell.state = notes[indexPath.row]
    cell.renderComponent(CGSize.sizeConstraintToWidth(tableView.bounds.size.width))
    return cell
  }
}

/// A collection of components, configured as the readme does it.
class Gallery: UIViewController {
  var items: [ListComponentItemType] = [ListComponentItem<NoteView, Note>]() {
    didSet { list.renderComponent(view.bounds.size) }
  }
  lazy var list: ComponentCollectionView = { return ComponentCollectionView() }()

  override func viewDidLoad() {
    super.viewDidLoad()
    registerPrototype("note", component: NoteView())
    list.configure() {
      guard let list = $0 as? ComponentCollectionView else { return }
      list.frame.size = list.parentSize
      list.items = self.items
    }
    view.addSubview(list)
    items = ["Ebb", "Flow"].map {
      ListComponentItem<NoteView, Note>(
        reuseIdentifier: "note", state: Note(text: $0),
        configuration: { ($0 as? UIView)?.clipsToBounds = true })
    }
  }
}

/// A table of components that hears of taps.
class Articles: UIViewController, ListComponentItemDelegate {
  let table = ComponentTableView()
  var tapped: [String] = []
  var articles: [Article] = [] {
    didSet {
      table.items = articles.map { article in
        let item = ListComponentItem<ArticleView, Article>(state: article)
        item.delegate = self
        return item
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    registerPrototype(component: ArticleView())
    view.addSubview(table)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
    table.renderComponent(view.bounds.size)
  }

  func didSelectItem(
    _ item: ListComponentItemType, indexPath: IndexPath, listComponent: ComponentViewType
  ) {
    guard listComponent === table, let article = item.itemState as? Article else { return }
    tapped.append(article.name)
  }
}

/// A table of texts that a calculator keeps in step.
class Words: NSObject, UITableViewDataSource {
  let table = UITableView()
  lazy var calculator = TableViewDiffCalculator<String>(tableView: table, initialRows: ["a"])

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return calculator.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = calculator.rows[indexPath.row]
    return cell
  }
}
