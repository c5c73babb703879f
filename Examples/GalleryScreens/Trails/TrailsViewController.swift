import Kumiko
import UIKit

/// Trails that are searched, refreshed and loaded page by page: an option each.
final class TrailsViewController: UIViewController {
  let store = TrailStore()
  private let listView: UICollectionView
  private let renderer: CollectionRenderer
  @Bound private var query = ""
  @Bound private var region = Trail.Region.all

  init() {
    listView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    renderer = CollectionRenderer(listView)
    super.init(nibName: nil, bundle: nil)
    title = "Trails"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    listView.frame = view.bounds
    listView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(listView)
    render()
  }

  private var found: [Trail] {
    store.trails.filter { trail in
      (region == .all || trail.region == region)
        && (query.isEmpty || trail.name.localizedCaseInsensitiveContains(query))
    }
  }

  private func render() {
    let trails = found
    renderer.render(
      ListOptions()
        .searchable(
          text: $query, scope: $region, scopes: Trail.Region.allCases, scopeTitle: \.rawValue,
          prompt: "Search trails", placement: .top
        )
        .onSearch { [weak self] _ in self?.render() }
        .refreshable { [weak self] in
          await self?.store.refresh()
          self?.render()
        }
        .pagination(hasMore: store.hasMore && query.isEmpty && region == .all) { [weak self] in
          try await self?.store.loadMore()
          self?.render()
        }
        .empty(Hint("No trails.\nTry another name."))
    ) {
      Section(id: "trails", of: trails) { trail in
        ListRow(trail.name, subtitle: "\(trail.length) km", icon: .symbol(trail.symbol))
      }
      .layout(.list(.plain))
    }
  }

  /// What is said where there are no rows.
  private struct Hint: Component {
    let text: String

    init(_ text: String) { self.text = text }

    func render(in label: UILabel) {
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
      (label.textAlignment, label.numberOfLines) = (.center, 0)
    }
  }

  /// Searches for a text, as if somebody had typed it.
  func search(_ text: String, in region: Trail.Region = .all) {
    (query, self.region) = (text, region)
    render()
  }

  /// Goes to the end of the list.
  func scrollToEnd() { renderer.scrollToEnd(animated: false) }
}

extension GalleryScreen {
  /// A list that is searched, refreshed and loaded page by page.
  static let trails = GalleryScreen(
    name: "trails",
    row: MenuRow(
      id: "trails", title: "Trails", subtitle: "Search, refresh and pages", symbol: "map.fill",
      tint: .systemGreen),
    states: [
      State("top", of: TrailsViewController.self) { $0.store.isSlow = true },
      State("found", of: TrailsViewController.self) { $0.search("ha") },
      State("coast", of: TrailsViewController.self) { $0.search("", in: .coast) },
      State("nothing", of: TrailsViewController.self) { $0.search("tunnel") },
      State("loading", of: TrailsViewController.self, delay: 0.6) {
        $0.store.isSlow = true
        $0.scrollToEnd()
      },
    ],
    make: TrailsViewController.init)
}
