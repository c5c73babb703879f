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

    /// Makes a cell of a class.
    public init(class: any (UITableViewCell & ComponentRenderable).Type) { self.class = `class` }
  }

  /// How a header or a footer is made.
  public struct ViewRegistration {
    /// The view's class.
    public var `class`: any (UITableViewHeaderFooterView & ComponentRenderable).Type

    /// Makes a header or a footer of a class.
    public init(class: any (UITableViewHeaderFooterView & ComponentRenderable).Type) {
      self.class = `class`
    }
  }
}
