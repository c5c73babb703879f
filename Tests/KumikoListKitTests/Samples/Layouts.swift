import KumikoListKit
import UIKit

/// All that sections and groups can be told.
class EverythingScreen: BaseScreen {
  override func viewDidLoad() {
    renderer = ComposeRenderer(dataSource: DiffableDataSource())
    super.viewDidLoad()
  }

  override func render() {
    renderer.scrollDirection = .vertical
    renderer.interSectionSpacing = 12
    renderer.contentInsetsReference = .none
    renderer.boundarySupplementaryItems = [
      ListTitle(id: "title", text: "All of it").toNSCollectionLayoutBoundarySupplementaryItem()
    ]
    renderer.render {
      Section(id: 0) {
        HGroup(width: .fractionalWidth(1.0), height: .absolute(100)) {
          VGroup(width: .absolute(100), height: .fractionalHeight(1.0)) {
            Mailbox(name: "Inbox", unread: 3)
            Mailbox(name: "Drafts", unread: 1)
          }
          .interItemSpacing(.fixed(10))
          .contentInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
          .edgeSpacing(leading: .fixed(20))
          VGroup(width: .absolute(100), height: .fractionalHeight(1.0)) {
            Mailbox(name: "Sent", unread: 0)
          }
          .supplementaryItem(GroupSign(id: "sign", text: "new"))
        }
        .interItemSpacing(.fixed(8))
      }
      .interGroupSpacing(6)
      .contentInsets(leading: 10)
      .contentInsetsReference(.none)
      .boundarySupplementaryItem(ListTitle(id: "header", text: "Mail"))
      .boundarySupplementaryItem(ListFooter(id: "footer", text: "3 mailboxes"))
    }
  }
}

struct Mailbox: Component {
  let name: String
  let unread: Int
  var id: AnyHashable { name }

  func contentView() -> UILabel { UILabel() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(40))
  }
  func supplementComponents() -> [AnySupplementaryComponent] {
    unread == 0 ? [] : [AnySupplementaryComponent(Badge(id: "badge", count: unread))]
  }
  func render(in content: UILabel) { content.text = name }
}

struct Badge: SupplementaryComponent {
  var id: AnyHashable
  let count: Int
  var kind: SupplementaryComponentKind { .custom(name: "badge") }

  func contentView() -> UILabel { UILabel() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
  }
  func containerAnchor() -> NSCollectionLayoutAnchor {
    NSCollectionLayoutAnchor(edges: [.top, .trailing])
  }
  func itemAnchor() -> NSCollectionLayoutAnchor {
    NSCollectionLayoutAnchor(edges: [.top, .trailing])
  }
  func zIndex() -> Int { 10 }
  func render(in content: UILabel) { content.text = "\(count)" }
}

struct GroupSign: SupplementaryComponent {
  var id: AnyHashable
  let text: String

  func contentView() -> UILabel { UILabel() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(16))
  }
  func render(in content: UILabel) { content.text = text }
}

struct ListTitle: SupplementaryComponent {
  var id: AnyHashable
  let text: String

  func contentView() -> UILabel { UILabel() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(30))
  }
  func pinToVisibleBounds() -> Bool { true }
  func render(in content: UILabel) { content.text = text }
}

struct ListFooter: SupplementaryComponent {
  var id: AnyHashable
  let text: String
  var kind: SupplementaryComponentKind { .footer }

  func contentView() -> UILabel { UILabel() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(20))
  }
  func alignment() -> NSRectAlignment { .bottom }
  func render(in content: UILabel) { content.text = text }
}

/// What components were told of their display.
@MainActor
enum Player {
  static var log: [String] = []
}

struct Video: Component {
  let id: AnyHashable
  let name: String

  init(_ name: String) {
    self.id = name
    self.name = name
  }

  func contentView() -> UILabel { UILabel() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(300))
  }
  func willDisplay(content: UILabel) { Player.log.append("play \(name)") }
  func didEndDisplay(content: UILabel) { Player.log.append("stop \(name)") }
  func render(in content: UILabel) { content.text = name }
}

/// A layout without a renderer.
class BareScreen: UIViewController {
  let dataSource = PlainDataSource()
  lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: ComposeRenderer.emptyLayout)

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    view.addSubview(collectionView)
    let layout = ComposeLayout(configuration: nil, of: ["a", "b"]) { name in
      Section(id: name) {
        HGroup(width: .fractionalWidth(1.0), height: .absolute(40)) {
          TextLine(name)
        }
      }
    }
    dataSource.layout = layout
    collectionView.collectionViewLayout = layout.layout
    collectionView.dataSource = dataSource
  }
}

extension UIView {
  private static let nicknames = StringAssociation()

  var nickname: String? {
    get { UIView.nicknames[self] }
    set { UIView.nicknames[self] = newValue }
  }
}
