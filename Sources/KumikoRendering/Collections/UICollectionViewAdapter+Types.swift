import KumikoComponents
import UIKit

extension UICollectionViewAdapter {
  /// What was selected.
  public struct SelectionContext {
    /// The collection view.
    public var collectionView: UICollectionView
    /// The item as it was when it was selected.
    public var node: CellNode
    /// The path of the item.
    public var indexPath: IndexPath
  }

  /// How a cell is made.
  public struct CellRegistration {
    /// The cell's class.
    public var `class`: any (UICollectionViewCell & ComponentRenderable).Type

    /// Makes a cell of a class.
    public init(class: any (UICollectionViewCell & ComponentRenderable).Type) {
      self.class = `class`
    }
  }

  /// How a supplementary view is made.
  public struct ViewRegistration {
    /// The view's class.
    public var `class`: any (UICollectionReusableView & ComponentRenderable).Type

    /// Makes a supplementary view of a class.
    public init(class: any (UICollectionReusableView & ComponentRenderable).Type) {
      self.class = `class`
    }
  }
}
