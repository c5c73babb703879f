import KumikoRender

/// A record, and whether its tracks are shown.
struct Record: ComponentStateType, ComponentStateTypeUniquing {
  let title: String
  let artist: String
  let year: String
  let symbol: String
  let color: UIColor
  let tracks: [String]
  var isOpen = false

  var stateUniqueIdentifier: String { return title }

  static let all = [
    Record(
      title: "Lattice Songs", artist: "The Joiners", year: "2016", symbol: "music.note",
      color: .systemIndigo, tracks: ["Mortise", "Tenon", "Dovetail", "Shoji"]),
    Record(
      title: "Low Water", artist: "Neap Tide", year: "2014", symbol: "water.waves",
      color: .systemTeal, tracks: ["Ebb", "Sandbar", "Moon Over Mud"]),
    Record(
      title: "Small Hours", artist: "Ida Lund", year: "2015", symbol: "moon.stars",
      color: .systemPurple, tracks: ["Two", "Three", "Half Past Four", "Birds"]),
    Record(
      title: "Kettle", artist: "Morning Ensemble", year: "2011", symbol: "cup.and.saucer",
      color: .systemOrange, tracks: ["First Cup", "Second Cup"]),
    Record(
      title: "Field Notes", artist: "Anna & the Larks", year: "2013", symbol: "leaf",
      color: .systemGreen, tracks: ["Hedgerow", "Rain at Noon", "The Long Way Home"]),
    Record(
      title: "Workshop", artist: "The Joiners", year: "2012", symbol: "hammer",
      color: .systemBrown, tracks: ["Plane", "Saw", "Chisel", "Glue"]),
  ]
}

/// A row of a record: a cover, two lines, a year, and its tracks once it is open.
class RecordView: ComponentView {
  var record: Record? { return self.state as? Record }

  /// Whether text is so large that nothing stands beside it.
  private var isStacked: Bool {
    return self.traits.preferredContentSizeCategory.isAccessibilityCategory
  }

  private var isMirrored: Bool { return self.traits.layoutDirection == .rightToLeft }

  private var traits: UITraitCollection { return (self.parentView ?? self).traitCollection }

  override func construct() -> ComponentNodeType {
    let isOpen = self.record?.isOpen ?? false
    return ComponentNode<UIView>().configure({
      $0.style.padding = ~UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
      $0.style.direction = self.isMirrored ? .rtl : .ltr
    }).children([
      self.summary(),
      when(
        isOpen,
        ComponentNode<UIView>(reuseIdentifier: "tracks").configure({
          let left: CGFloat = self.isStacked ? 0 : 76
          $0.style.margin = ~UIEdgeInsets(top: 10, left: left, bottom: 0, right: 0)
        }).addChildren(self.record?.tracks.count ?? 0) { self.track($0) }),
    ])
  }

  private func summary() -> ComponentNodeType {
    return ComponentNode<UIView>(reuseIdentifier: "summary").configure({
      $0.style.flexDirection = self.isStacked ? .column : .row
      $0.style.alignItems = self.isStacked ? .flexStart : .center
    }).children([
      ComponentNode<UIView>(reuseIdentifier: "cover", style: Looks.cover).configure({
        $0.backgroundColor = self.record?.color
      }).children([
        ComponentNode<UIImageView>(reuseIdentifier: "symbol", style: Looks.symbol).configure({
          $0.image = UIImage(systemName: self.record?.symbol ?? "music.note")
        })
      ]),
      ComponentNode<UIView>(reuseIdentifier: "text").configure({
        $0.style.flex = self.isStacked ? 0 : Flex.Max
        let side: CGFloat = self.isStacked ? 0 : 12
        $0.style.margin = ~UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
      }).children([
        ComponentNode<UILabel>(reuseIdentifier: "title", style: Looks.title).configure({
          $0.text = self.record?.title
        }),
        ComponentNode<UILabel>(reuseIdentifier: "artist", style: Looks.note).configure({
          $0.text = self.record?.artist
        }),
      ]),
      ComponentNode<UILabel>(reuseIdentifier: "year", style: Looks.note).configure({
        $0.text = self.record?.year
      }),
    ])
  }

  private func track(_ index: Int) -> ComponentNodeType {
    return ComponentNode<UILabel>(reuseIdentifier: "track", style: Looks.body).configure({
      $0.text = "\(index + 1)  \(self.record?.tracks[index] ?? "")"
      $0.style.margin.bottom = 4
    })
  }
}

/// A table of records: a tap opens one.
public final class RecordsViewController: UIViewController, ListComponentItemDelegate {
  let table = ComponentTableView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Records"
    view.backgroundColor = .systemBackground
    registerPrototype(component: RecordView())
    table.backgroundColor = .systemBackground
    view.addSubview(table)
    show(Record.all)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }

  private func show(_ records: [Record]) {
    table.items = records.map { record in
      let item = ListComponentItem<RecordView, Record>(state: record)
      item.delegate = self
      return item
    }
  }

  /// Shows the records in the order of their years.
  public func sortByYear() { show(Record.all.sorted { $0.year < $1.year }) }

  /// Opens or closes a record.
  public func toggle(_ row: Int) {
    let item = table.items[row]
    didSelectItem(item, indexPath: IndexPath(row: row, section: 0), listComponent: table)
  }

  /// Opens or closes a record that was tapped.
  public func didSelectItem(
    _ item: ListComponentItemType, indexPath: IndexPath, listComponent: ComponentViewType
  ) {
    guard let item = item as? ListComponentItem<RecordView, Record> else { return }
    var record = item.state
    record.isOpen = !record.isOpen
    item.itemState = record
    table.renderComponentAtIndexPath(indexPath)
  }
}
