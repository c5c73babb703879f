import KumikoComponents
import UIKit

private typealias TableBoxHost = BoxHost<UITableViewUpdater<UITableViewAdapter>>

extension UITableView {
  /// Shows a box, with changes that fade unless they are not to be seen.
  ///
  /// The first call gives the table an adapter, which becomes its delegate and data source; see
  /// ``prepareForBoxRendering(with:)`` for one of your own.
  ///
  /// - Parameters:
  ///   - box: The whole list.
  ///   - animated: Whether changes are seen happening; true by default.
  ///   - completion: Called when the box is shown and animations are over; nil by default.
  public func render<SectionID, RowID>(
    _ box: Box<SectionID, RowID>, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    render(AnyBox(box), with: TableAnimations(), animated: animated, completion: completion)
  }

  /// Shows a box, with changes that look a certain way.
  public func render<SectionID, RowID>(
    _ box: Box<SectionID, RowID>, with animations: TableAnimations
  ) {
    render(AnyBox(box), with: animations, animated: true, completion: nil)
  }

  /// Shows a box whose types are not known.
  public func render(_ box: AnyBox, animated: Bool = true) {
    render(box, with: TableAnimations(), animated: animated, completion: nil)
  }

  private func render(
    _ box: AnyBox, with animations: TableAnimations, animated: Bool, completion: (() -> Void)?
  ) {
    let renderer = boxRenderer
    renderer.updater.animations = animations
    renderer.updater.isAnimationEnabled = animated
    renderer.updater.completion = completion
    renderer.render(box.sections)
  }

  /// What shows boxes in this table, made when first asked for: its options say what the list has
  /// and does apart from its sections, its adapter and its updater can be configured.
  public var boxRenderer: Renderer<UITableViewUpdater<UITableViewAdapter>> {
    (TableBoxHost.kept(by: self)
      ?? TableBoxHost(UITableViewAdapter(), UITableViewUpdater(), in: self)).renderer
  }

  /// Makes an adapter the one that shows boxes in this table, instead of a plain one.
  ///
  /// An adapter that showed boxes before is replaced, and so is what it showed.
  public func prepareForBoxRendering(with adapter: UITableViewAdapter) {
    TableBoxHost.kept(by: self)?.removeFromSuperview()
    _ = TableBoxHost(adapter, UITableViewUpdater(), in: self)
  }
}

extension AnyBox {
  /// Shows the box in a table.
  ///
  /// - Parameters:
  ///   - tableView: The table, which may show boxes of other types by turns.
  ///   - animated: Whether changes are seen happening; true by default.
  public func render(in tableView: UITableView, animated: Bool = true) {
    tableView.render(self, animated: animated)
  }
}
