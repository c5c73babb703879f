import Kumiko
import UIKit

/// Ten shelves below each other, whose covers are leafed through page by page.
final class ShelvesViewController: CompositionalViewController {
  private static let titles = [
    "New", "Travel", "Cooking", "Gardens", "Paper", "Rivers", "Mountains", "Ferries", "Tea",
    "Night",
  ]

  init() { super.init(title: "Shelves") }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func sections() -> [Section] {
    Self.titles.enumerated().map { number, title in
      Section(
        id: title,
        rows: {
          Group(of: 0..<12) {
            Swatch(number * 100 + $0, "\(title) \($0 + 1)", picture: number + 3 * $0)
          }
        }
      )
      .layout { environment in
        let width = min(0.42 * max(environment.container.effectiveContentSize.width, 1), 200)
        HGroup(width: .absolute(width), height: .absolute(150)) {
          ItemLayout(width: .fractionalWidth(1), height: .fractionalHeight(1))
        }
      }
      .orthogonalScrollingBehavior(
        number == 0 ? .groupPaging : .continuousGroupLeadingBoundary
      )
      .interGroupSpacing(10)
      .contentInsets(leading: 16, bottom: 16, trailing: 16)
      .supplementaryContentInsetsReference(.none)
      .boundarySupplementaryItem(
        SectionTitle(title: title, subtitle: number == 0 ? "Twelve that have just come in" : nil))
    }
  }

  /// Moves a shelf sideways, as a finger would.
  func scroll(shelf: Int, to item: Int) {
    collectionView.scrollToItem(
      at: IndexPath(item: item, section: shelf), at: .left, animated: false)
  }
}

/// Cards of which the one in the middle stands out.
final class CarouselViewController: CompositionalViewController {
  init() { super.init(title: "Carousel") }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func sections() -> [Section] {
    [
      Section(id: 0) {
        HGroup(of: 0..<10, width: .fractionalWidth(0.7), height: .fractionalHeight(0.6)) {
          Swatch($0, "Card \($0 + 1)")
            .layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
        }
      }
      .orthogonalScrollingBehavior(.groupPagingCentered)
      .contentInsets(top: 40)
      .visibleItemsInvalidationHandler { items, offset, environment in
        let width = max(environment.container.contentSize.width, 1)
        for item in items where item.representedElementCategory == .cell {
          let distance = abs(item.frame.midX - offset.x - width / 2)
          let scale = max(0.75, 1 - distance / width * 0.4)
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
          item.zIndex = -Int(distance)
        }
      }
    ]
  }
}
