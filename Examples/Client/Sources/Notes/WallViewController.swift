import Kumiko
import UIKit

/// The notes as a wall of cards.
final class WallViewController: UICollectionViewController {
  var notes: [Note] = [] {
    didSet { if isViewLoaded { collectionView.reloadData() } }
  }

  private let registration = UICollectionView.CellRegistration<WallCell, Note> { cell, _, note in
    cell.render(component: AnyComponent(NoteCard(note: note)))
  }

  init() {
    let layout = WallLayout()
    super.init(collectionViewLayout: layout)
    layout.height = { [weak self] path, width in
      60 + CGFloat((self?.notes[path.item].text.count ?? 0) % 5) * 20
    }
  }

  required init?(coder: NSCoder) { fatalError("walls are not archived") }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { notes.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: notes[indexPath.item])
  }
}

final class WallCell: UICollectionViewCell, ComponentRenderable {
  var componentContainerView: UIView { contentView }
}
