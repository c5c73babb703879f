import KumikoCarbon
import UIKit

/// What the bakery sells: tiles in a flow layout.
final class BreadsController: UIViewController {
  private let basket: Basket
  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let renderer = Renderer(
    adapter: UICollectionViewFlowLayoutAdapter(), updater: UICollectionViewUpdater())

  init(basket: Basket) {
    self.basket = basket
    super.init(nibName: nil, bundle: nil)
    title = "Breads"
    tabBarItem = UITabBarItem(title: "Breads", image: UIImage(systemName: "basket"), tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    layout?.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    layout?.minimumInteritemSpacing = 16
    layout?.minimumLineSpacing = 16
    collectionView.show(in: view)
    renderer.target = collectionView
    basket.didChange.append { [weak self] in self?.render() }
    render()
  }

  private func render() {
    renderer.render {
      Section(id: "every day", header: Header("Every Day")) {
        Group(of: Bread.all.filter { !$0.isForWeekends }, cell: tile)
      }

      Section(
        id: "weekends", header: Header("On Weekends"),
        footer: Note(text: "Please order before Friday noon.")
      ) {
        Group(of: Bread.all.filter(\.isForWeekends), cell: tile)
      }
    }
  }

  private func tile(_ bread: Bread) -> BreadTile {
    let count = basket.lines.first { $0.bread == bread }?.count ?? 0
    return BreadTile(bread: bread, count: count) { [basket] in basket.add(1, bread) }
  }
}

/// What is about to be bought: rows without sections, or a hint.
final class BasketController: UIViewController {
  private let basket: Basket
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let renderer = Renderer(
    adapter: UITableViewAdapter(), updater: UITableViewUpdater())

  init(basket: Basket) {
    self.basket = basket
    super.init(nibName: nil, bundle: nil)
    title = "Basket"
    tabBarItem = UITabBarItem(title: "Basket", image: UIImage(systemName: "cart"), tag: 1)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(in: view)
    renderer.target = tableView
    renderer.updater.set(allAnimation: .fade)
    basket.didChange.append { [weak self] in self?.render() }
    render()
  }

  private func render() {
    tableView.separatorStyle = basket.lines.isEmpty ? .none : .singleLine
    renderer.render {
      if basket.lines.isEmpty {
        Note(text: "Nothing in the basket yet. Tap a bread to put it in.")
          .identified(by: "empty")
      }

      Group(of: basket.lines) { line in
        BasketRow(bread: line.bread, count: line.count) { [basket] in
          basket.add($0, line.bread)
        }
      }

      if !basket.lines.isEmpty {
        Note(text: "Altogether \(basket.sum.money)", isStrong: true)
          .identified(by: "sum")
      }
    }
  }
}

/// When the bakery is open: sections made of data.
final class HoursController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .grouped)
  private let renderer = Renderer(
    adapter: UITableViewAdapter(), updater: UITableViewUpdater())

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Hours"
    tabBarItem = UITabBarItem(title: "Hours", image: UIImage(systemName: "clock"), tag: 2)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(in: view)
    renderer.target = tableView
    let shops = [("Harbor Street", "6–18"), ("Station", "5–22")]
    renderer.render {
      Group(of: shops) { shop, hours in
        Section(id: shop, header: Header(shop)) {
          HoursRow(day: "Monday", hours: shop == "Station" ? hours : "Closed")
          HoursRow(day: "Tuesday to Friday", hours: hours)
          HoursRow(day: "Weekend", hours: "7–14")
        }
      }

      Section(id: "note", footer: Note(text: "Closed on public holidays."))
    }
  }
}

/// The bakery's three screens in tabs.
public final class BakeryController: UITabBarController {
  /// What all of them share.
  public let basket = Basket()

  /// Makes the screens.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Bakery"
    viewControllers = [
      BreadsController(basket: basket), BasketController(basket: basket), HoursController(),
    ]
  }

  /// The screens are made in code.
  public required init?(coder: NSCoder) { nil }
}

extension UIScrollView {
  /// Fills a view.
  fileprivate func show(in view: UIView) {
    backgroundColor = .systemGroupedBackground
    frame = view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
  }
}
