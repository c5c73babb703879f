import KumikoComponents
import UIKit

extension UITableViewAdapter {
  /// What was selected.
  public struct SelectionContext {
    /// The table.
    public var tableView: UITableView
    /// The row as it was when it was selected.
    public var node: CellNode
    /// The path of the row.
    public var indexPath: IndexPath
  }

  /// How a cell is made.
  public struct CellRegistration {
    /// The cell's class.
    public var `class`: any (UITableViewCell & ComponentRenderable).Type

    /// What a cell is loaded from: its only object has the class. Nil, by default, makes it of the
    /// class alone.
    public var nib: UINib?

    /// Makes a cell of a class, from a nib if there is one.
    public init(class: any (UITableViewCell & ComponentRenderable).Type, nib: UINib? = nil) {
      self.class = `class`
      self.nib = nib
    }
  }

  /// How a header or a footer is made.
  public struct ViewRegistration {
    /// The view's class.
    public var `class`: any (UITableViewHeaderFooterView & ComponentRenderable).Type

    /// What the view is loaded from: its only object has the class. Nil, by default, makes it of
    /// the class alone.
    public var nib: UINib?

    /// Makes a header or a footer of a class, from a nib if there is one.
    public init(
      class: any (UITableViewHeaderFooterView & ComponentRenderable).Type, nib: UINib? = nil
    ) {
      self.class = `class`
      self.nib = nib
    }
  }
}
