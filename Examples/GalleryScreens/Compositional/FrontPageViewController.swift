import Kumiko
import UIKit

/// The front page of a shop: a large offer, shelves of three rows, categories, a list.
final class FrontPageViewController: CompositionalViewController {
  private static let apps = [
    "Ferry times", "Kettle", "Paper crane", "Rain radar", "Sundial", "Tide table", "Star map",
    "Moss garden", "Postcards",
  ]

  init() { super.init(title: "Front page", interSectionSpacing: 8) }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func sections() -> [Section] { [offers, shelf, categories, links] }

  private var offers: Section {
    Section(id: "offers") {
      HGroup(of: 0..<4, width: .fractionalWidth(0.9), height: .absolute(200)) {
        Swatch($0, ["Play of the week", "Learn to fold", "Sea charts", "Tea calendar"][$0])
          .layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
      }
    }
    .orthogonalScrollingBehavior(.groupPagingCentered)
    .interGroupSpacing(10)
    .contentInsets(top: 8, bottom: 8)
  }

  private var shelf: Section {
    Section(
      id: "shelf",
      cells: {
        Group(of: Self.apps.indices) { index in
          ListRow(
            Self.apps[index], subtitle: "For quiet hours",
            icon: .tile("star", Swatch.color(index)), accessory: ListRow.Accessory.none)
        }
      }
    )
    .layout { environment in
      let row = UIFontMetrics.default.scaledValue(
        for: 72, compatibleWith: environment.traitCollection)
      HGroup(width: .fractionalWidth(0.88), height: .absolute(3 * row)) {
        VGroup(of: 0..<3, width: .fractionalWidth(1), height: .fractionalHeight(1)) { _ in
          ItemLayout(width: .fractionalWidth(1), height: .fractionalHeight(1 / 3))
        }
      }
    }
    .orthogonalScrollingBehavior(.groupPaging)
    .contentInsets(leading: 4, bottom: 8, trailing: 4)
    .supplementaryContentInsetsReference(.none)
    .boundarySupplementaryItem(
      SectionTitle(title: "What we use", subtitle: nil, pinToVisibleBounds: false))
  }

  private var categories: Section {
    Section(id: "categories") {
      HGroup(of: 0..<6, width: .fractionalWidth(1), height: .absolute(72)) {
        Swatch(100 + $0, ["Travel", "Food", "Music", "Games", "News", "Weather"][$0])
          .layoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
          .layoutInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      }
    }
    .contentInsets(leading: 12, bottom: 8, trailing: 12)
    .supplementaryContentInsetsReference(.none)
    .boundarySupplementaryItem(
      SectionTitle(title: "Categories", subtitle: nil, pinToVisibleBounds: false))
  }

  private var links: Section {
    Section(
      id: "links",
      cells: {
        Group(of: ["About", "Terms", "Gift cards"]) { ListRow($0) {} }
      }
    ).list()
  }
}
