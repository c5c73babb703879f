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

    /// What a cell is loaded from: its only object has the class. Nil, by default, makes it of the
    /// class alone.
    public var nib: UINib?

    /// Makes a cell of a class, from a nib if there is one.
    public init(class: any (UICollectionViewCell & ComponentRenderable).Type, nib: UINib? = nil) {
      self.class = `class`
      self.nib = nib
    }
  }

  /// How a supplementary view is made.
  public struct ViewRegistration {
    /// The view's class.
    public var `class`: any (UICollectionReusableView & ComponentRenderable).Type

    /// What the view is loaded from: its only object has the class. Nil, by default, makes it of
    /// the class alone.
    public var nib: UINib?

    /// Makes a supplementary view of a class, from a nib if there is one.
    public init(
      class: any (UICollectionReusableView & ComponentRenderable).Type, nib: UINib? = nil
    ) {
      self.class = `class`
      self.nib = nib
    }
  }
}
