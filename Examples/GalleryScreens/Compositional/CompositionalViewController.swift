import Kumiko
import UIKit

/// A screen that is one collection view whose sections say how they arrange their items.
class CompositionalViewController: UIViewController {
  let collectionView: UICollectionView
  let renderer: CollectionRenderer

  init(title: String, interSectionSpacing: CGFloat = 0) {
    let adapter = UICollectionViewCompositionalAdapter()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = interSectionSpacing
    let layout = adapter.makeLayout(configuration: configuration)
    collectionView = PinnedTitlesCollectionView(frame: .zero, collectionViewLayout: layout)
    renderer = CollectionRenderer(collectionView, adapter: adapter, layout: layout)
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    update()
  }

  /// What the list shows. Overridden by each screen.
  func sections() -> [Section] { [] }

  /// Brings the list in step with ``sections()``.
  func update() { renderer.render(sections()) }
}
