import KumikoComponents
import UIKit

/// The view above or below all sections of a table, which is as high as its component wants.
final class ListHeaderFooterView: UIView {
  private let place: ReferenceWritableKeyPath<UITableView, UIView?>
  private let container: ComponentContainer
  private weak var table: UITableView?
  private var measuredWidth: CGFloat = 0

  /// Makes a view for the header or the footer of a table.
  init(_ place: ReferenceWritableKeyPath<UITableView, UIView?>, of table: UITableView) {
    (self.place, self.table) = (place, table)
    let frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: 0)
    container = ComponentContainer(frame: frame)
    super.init(frame: frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(container)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether this is a view of a certain table.
  func belongs(to table: UITableView) -> Bool { self.table === table }

  /// Shows a component and gives the view its height.
  func show(_ component: AnyComponent, animated: Bool) {
    container.render(component)
    fit(animated: animated)
    if table?[keyPath: place] !== self {
      table?[keyPath: place] = self
      container.contentWillDisplay()
    }
  }

  /// Takes the view away, unless the app has put another in its place.
  func remove() {
    container.contentDidEndDisplay()
    if table?[keyPath: place] === self { table?[keyPath: place] = nil }
  }

  /// Follows the table's width.
  override func layoutSubviews() {
    super.layoutSubviews()
    if let table, table.bounds.width != measuredWidth { fit(animated: false) }
  }

  private func fit(animated: Bool) {
    guard let table else { return }
    measuredWidth = table.bounds.width
    let height = wantedHeight(in: table.bounds)
    guard frame.height != height || frame.width != measuredWidth else { return }
    let change = { [self] in
      frame.size = CGSize(width: measuredWidth, height: height)
      // The table takes over another height when the view is set again.
      if table[keyPath: place] === self { table[keyPath: place] = self }
    }
    guard animated, table[keyPath: place] === self else { return change() }
    UIView.animate(withDuration: 0.25) {
      change()
      table.layoutIfNeeded()
    }
  }

  private func wantedHeight(in bounds: CGRect) -> CGFloat {
    if let size = container.boundComponent?.referenceSize(in: bounds) { return max(0, size.height) }
    let size = CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height)
    return container.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
