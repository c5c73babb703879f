import Kumiko
import UIKit

/// Folders in folders, with badges: an outline, row states, and what stands around a list.
final class FoldersViewController: UIViewController {
  private let listView: UICollectionView
  private let renderer: CollectionRenderer
  @Bound private var expanded: Set<String> = ["Home", "Home/Projects", "Home/Projects/Book"]
  @Bound private var picked: Set<String> = []
  private var accounts = Folder.accounts
  private var isLoading = false

  init() {
    listView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    renderer = CollectionRenderer(listView)
    super.init(nibName: nil, bundle: nil)
    title = "Folders"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    listView.backgroundColor = .systemGroupedBackground
    listView.frame = view.bounds
    listView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(listView)
    render()
  }

  private func render() {
    renderer.render(
      ListOptions()
        .header(Cover(), stretches: true)
        .footer(accounts.isEmpty ? nil : SectionFooter("Updated just now"), sticksToBottom: true)
        .selection($picked)
        .pinsSectionHeaders()
        .empty(
          EmptyState(
            "No Accounts", text: "Mail from your accounts appears here.",
            image: UIImage(systemName: "tray"), buttonTitle: "Add Account",
            buttonConfiguration: .filled
          ) { [weak self] in self?.show(Folder.accounts) })
    ) {
      if !accounts.isEmpty {
        Section(id: "accounts", header: "Accounts") {
          Outline(of: accounts, children: \.children) { [isLoading] folder in
            ListRow(folder.name, icon: .symbol(folder.symbol))
              .badge(folder.unread)
              .disabled(folder.isLocked)
              .redacted(isLoading)
          }
          .expanded($expanded)
          .expandsOnSelect()
        }
        .layout(.list(.insetGrouped))
      }
    }
  }

  /// Shows other accounts.
  func show(_ accounts: [Folder]) {
    self.accounts = accounts
    render()
  }

  /// Shows the folders of which those are expanded.
  func expand(_ ids: Set<String>) {
    expanded = ids
    render()
  }

  /// Shows what stands there until folders are loaded.
  func load() {
    isLoading = true
    render()
  }

  /// A picture above the rows, which grows when the list is pulled.
  private struct Cover: Component {
    func render(in view: UIImageView) {
      view.image = Landscape.picture(5)
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
    }

    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 72) }
  }
}

extension GalleryScreen {
  /// An outline of folders, and the states of its rows.
  static let folders = GalleryScreen(
    name: "folders",
    row: MenuRow(
      id: "folders", title: "Folders", subtitle: "An outline with badges", symbol: "folder.fill",
      tint: .systemIndigo),
    states: [
      State("expanded", of: FoldersViewController.self),
      State("collapsed", of: FoldersViewController.self) { $0.expand([]) },
      State("loading", of: FoldersViewController.self) { $0.load() },
      State("empty", of: FoldersViewController.self) { $0.show([]) },
    ],
    make: FoldersViewController.init)
}
