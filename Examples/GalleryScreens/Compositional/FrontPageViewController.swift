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
    Section(
      id: "offers",
      rows: {
        Group(of: 0..<4) {
          Swatch($0, ["Play of the week", "Learn to fold", "Sea charts", "Tea calendar"][$0])
        }
      }
    )
    .layout { environment in
      HGroup(width: .absolute(Self.column(of: 320, in: environment)), height: .absolute(200)) {
        ItemLayout(width: .fractionalWidth(1), height: .fractionalHeight(1))
      }
    }
    .orthogonalScrollingBehavior(.groupPaging)
    .interGroupSpacing(Self.gap)
    .contentInsets(top: 8, leading: Self.margin, bottom: 8, trailing: Self.margin)
  }

  /// The space at both sides of everything.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 10

  /// The width of columns of which as many as there is room for stand between the margins.
  private static func column(
    of least: CGFloat, in environment: any NSCollectionLayoutEnvironment
  ) -> CGFloat {
    let room = environment.container.effectiveContentSize.width - 2 * margin + gap
    let count = max(1, (room / (least + gap)).rounded(.down))
    return max(1, room / count - gap)
  }

  private static func row(_ index: Int) -> ListRow {
    ListRow(
      apps[index], subtitle: "For quiet hours", icon: .tile("star", Swatch.color(index)),
      accessory: ListRow.Accessory.none)
  }

  /// The height of all rows of the shelf, which the highest of them needs.
  private static func rowHeight(_ width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let context = HeightContext(width: width, traits: traits)
    let heights = apps.indices.map { row($0).height(in: context) ?? 0 }
    return max(72, heights.max() ?? 0)
  }

  private var shelf: Section {
    Section(
      id: "shelf",
      rows: {
        Group(of: Self.apps.indices) { Self.row($0).id(Self.apps[$0]) }
      }
    )
    .layout { environment in
      let width = Self.column(of: RowMetrics.scaled(300, most: 2), in: environment)
      let row = Self.rowHeight(width, environment.traitCollection)
      HGroup(width: .absolute(width), height: .absolute(3 * row)) {
        VGroup(of: 0..<3, width: .fractionalWidth(1), height: .fractionalHeight(1)) { _ in
          ItemLayout(width: .fractionalWidth(1), height: .fractionalHeight(1 / 3))
        }
      }
    }
    .orthogonalScrollingBehavior(.groupPaging)
    .interGroupSpacing(Self.gap)
    .contentInsets(bottom: 8, trailing: 2 * Self.margin)
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
      rows: {
        Group(of: ["About", "Terms", "Gift cards"]) { ListRow($0) {}.id($0) }
      }
    ).list()
  }
}
