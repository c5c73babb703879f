import KumikoListKit
import UIKit

/// A screen of one collection view.
public class MuseumScreen: UIViewController {
  lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: ComposeRenderer.emptyLayout)
  var renderer = ComposeRenderer(dataSource: PlainDataSource())

  /// Shows the screen's sections.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    renderer.target = collectionView
    render()
  }

  func render() {}

  /// Follows the size of text.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard isViewLoaded, category != previousTraitCollection?.preferredContentSizeCategory else {
      return
    }
    render()
  }
}

/// A carousel of what is new, then each room as groups in groups.
final class ExhibitsScreen: MuseumScreen {
  override func render() {
    renderer.render {
      Section(id: "new") {
        HGroup(
          of: Room.all, width: .fractionalWidth(0.7), height: Heights.card(170)
        ) { room in
          ExhibitCard(exhibit: room.exhibits[0], color: room.color)
        }
        .supplementaryItem(NewSign(id: "new"))
      }
      .orthogonalScrollingBehavior(.groupPagingCentered)
      .interGroupSpacing(12)
      .contentInsets(top: 8, leading: 0, bottom: 8, trailing: 0)

      for room in Room.all {
        Section(id: room.number) {
          HGroup(width: .fractionalWidth(1.0), height: Heights.card(220, count: 2)) {
            ExhibitCard(exhibit: room.exhibits[0], color: room.color, width: 0.55)
            VGroup(
              of: Array(room.exhibits[1...2]), width: .fractionalWidth(0.42),
              height: .fractionalHeight(1.0)
            ) { exhibit in
              ExhibitCard(exhibit: exhibit, color: room.color, height: 0.48)
            }
            .interItemSpacing(.flexible(4))
          }
          .interItemSpacing(.flexible(4))
        }
        .contentInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
        .boundarySupplementaryItem(RoomHeader(title: room.name))
      }
    }
  }
}

/// The rooms, of which some have been visited: rows that come, go and change places.
final class RoomsScreen: MuseumScreen {
  let dataSource = DiffableDataSource()
  var visited: [Int] = [] {
    didSet { render() }
  }

  override func viewDidLoad() {
    renderer = ComposeRenderer(dataSource: dataSource)
    super.viewDidLoad()
  }

  override func render() {
    let rest = Room.all.filter { !visited.contains($0.number) }
    renderer.render(animated: true) {
      Section(id: "rest") {
        VGroup(width: .fractionalWidth(1.0), height: .estimated(52)) {
          for room in rest {
            RoomRow(room: room, isVisited: false)
          }
          if rest.isEmpty {
            Hint(text: "You have seen everything.")
          }
        }
      }
      .contentInsets(top: 0, leading: 16, bottom: 8, trailing: 16)
      .boundarySupplementaryItem(RoomHeader(title: "To See"))

      if !visited.isEmpty {
        Section(id: "visited") {
          VGroup(
            of: Room.all.filter { visited.contains($0.number) }, width: .fractionalWidth(1.0),
            height: .estimated(52)
          ) { room in
            RoomRow(room: room, isVisited: true)
          }
        }
        .contentInsets(top: 0, leading: 16, bottom: 8, trailing: 16)
        .boundarySupplementaryItem(RoomHeader(title: "Seen"))
      }
    }
  }
}

/// Everything on one wall, two beside each other.
final class WallScreen: MuseumScreen {
  override func render() {
    let all = Room.all.flatMap { room in room.exhibits.map { (room, $0) } }
    renderer.render {
      Section(id: "wall") {
        HGroup(
          of: all, width: .fractionalWidth(1.0), height: Heights.card(150)
        ) { room, exhibit in
          ExhibitCard(exhibit: exhibit, color: room.color, width: 0.48)
        }
        .interItemSpacing(.flexible(8))
      }
      .interGroupSpacing(12)
      .contentInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    }
  }
}

/// The museum's three screens in tabs.
public final class MuseumController: UITabBarController {
  private let rooms = RoomsScreen()

  /// Makes the screens.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Museum"
    let screens: [(MuseumScreen, String, String)] = [
      (ExhibitsScreen(), "Exhibits", "photo"), (rooms, "Rooms", "list.bullet"),
      (WallScreen(), "Wall", "square.grid.2x2"),
    ]
    viewControllers = screens.enumerated().map { number, screen in
      screen.0.tabBarItem = UITabBarItem(
        title: screen.1, image: UIImage(systemName: screen.2), tag: number)
      return screen.0
    }
  }

  /// The screens are made in code.
  public required init?(coder: NSCoder) { nil }

  /// Shows the rooms, some of them as visited.
  public func visit(_ numbers: [Int]) {
    selectedIndex = 1
    rooms.visited = numbers
  }
}
