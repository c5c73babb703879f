import Kumiko
import UIKit

/// Numbers in boxes that fill lines, all of them or the odd ones; below, columns to scroll through.
final class StaticGridViewController: CompositionalViewController {
  /// Whether even numbers are left out.
  var showsOddOnly = false { didSet { update() } }

  init() {
    super.init(title: "Static grid", interSectionSpacing: 16)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Odd",
      primaryAction: UIAction(title: "Odd") { [weak self] _ in
        self?.showsOddOnly.toggle()
      })
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func sections() -> [Section] {
    [
      Section(id: "numbers") {
        HGroup(width: .fractionalWidth(1), height: .absolute(64)) {
          for number in 1...24 where !showsOddOnly || number % 2 == 1 {
            Swatch(number)
              .layoutSize(width: .fractionalWidth(0.2), height: .fractionalHeight(1))
              .layoutInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
          }
        }
      }
      .contentInsets(leading: 12, trailing: 12)
      .supplementaryContentInsetsReference(.none)
      .boundarySupplementaryItem(SectionTitle(title: "Numbers")),
      Section(id: "columns") {
        HGroup(of: 0..<8, width: .absolute(120), height: .absolute(240)) { column in
          VGroup(of: 0..<3, width: .fractionalWidth(1), height: .fractionalHeight(1)) { row in
            Swatch(100 + column * 3 + row, "\(column + 1).\(row + 1)")
              .layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1 / 3))
              .layoutInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
          }
        }
      }
      .orthogonalScrollingBehavior(.continuous)
      .contentInsets(leading: 12, bottom: 16, trailing: 12)
      .supplementaryContentInsetsReference(.none)
      .boundarySupplementaryItem(SectionTitle(title: "Columns")),
    ]
  }
}

/// Colors in groups inside of groups, on cards.
final class ColorGridViewController: CompositionalViewController {
  init() { super.init(title: "Color grid", interSectionSpacing: 20) }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func sections() -> [Section] {
    (0..<4).map { section in
      Section(id: section) {
        HGroup(width: .fractionalWidth(1), height: .absolute(150)) {
          if section.isMultiple(of: 2) {
            box(section * 10, 0.5, 1)
            column(section * 10 + 1)
            column(section * 10 + 3)
          } else {
            column(section * 10)
            box(section * 10 + 2, 0.5, 1)
            column(section * 10 + 3)
          }
        }
      }
      .contentInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
      .decorationItem(CardBackdrop())
    }
  }

  private func column(_ first: Int) -> some LayoutGroup {
    VGroup(of: [first, first + 1], width: .fractionalWidth(0.25), height: .fractionalHeight(1)) {
      box($0, 1, 0.5)
    }
  }

  private func box(_ id: Int, _ width: CGFloat, _ height: CGFloat) -> some Component<Int> {
    Swatch(id)
      .layoutSize(width: .fractionalWidth(width), height: .fractionalHeight(height))
      .layoutInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
  }
}

/// Cards in as many columns as there is room for.
final class AdaptiveGridViewController: CompositionalViewController {
  init() { super.init(title: "Adaptive grid") }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func sections() -> [Section] {
    [
      Section(id: 0, cells: (0..<40).map { CellNode(Swatch($0, "Card \($0)")) })
        .layout { environment in
          let isLarge = environment.traitCollection.preferredContentSizeCategory
            .isAccessibilityCategory
          let width = environment.container.effectiveContentSize.width
          let columns = max(1, Int(width / (isLarge ? 280 : 140)))
          HGroup(width: .fractionalWidth(1), height: .absolute(isLarge ? 140 : 88)) {
            var slot = ItemLayout(
              width: .fractionalWidth(1 / CGFloat(columns)), height: .fractionalHeight(1))
            let _ =
              slot.contentInsets = NSDirectionalEdgeInsets(
                top: 4, leading: 4, bottom: 4, trailing: 4)
            slot
          }
        }
        .contentInsets(top: 8, leading: 12, bottom: 16, trailing: 12)
    ]
  }
}
