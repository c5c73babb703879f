import KumikoListKit
import UIKit

// Parts of layouts that an app makes by functions and types of its own.

/// A line of items.
@MainActor
func strip(height: CGFloat, @ItemBuilder items: () -> [NSCollectionLayoutItem]) -> HGroup {
  HGroup(width: .fractionalWidth(1.0), height: .absolute(height), items: items)
}

/// Two components that always stand together.
struct Pair: NSCollectionLayoutItemsConvertible {
  let first: TextLine
  let second: TextLine

  func toNSCollectionLayoutItems() -> [NSCollectionLayoutItem] {
    first.toNSCollectionLayoutItems() + second.toNSCollectionLayoutItems()
  }
}

class PartsScreen: BaseScreen {
  override func render() {
    renderer.render {
      Section(id: "strip") {
        strip(height: 40) {
          for number in 0..<2 {
            NumberBox(number: number)
          }
          NumberBox(number: 9)
        }
      }
      Section(id: "pair") {
        VGroup(width: .fractionalWidth(1.0), height: .absolute(80)) {
          Pair(first: TextLine("one"), second: TextLine("two"))
        }
      }
      .contentInsets(leading: 30)
      .supplementariesFollowContentInsets(false)
      .boundarySupplementaryItem(ShelfHeader(title: "Pair"))
    }
  }
}
