import KumikoComponents
import UIKit

/// The cell that tables use unless an adapter says otherwise: clear, and not highlighted.
open class UITableViewComponentCell: UITableViewCell, FramingCell {
  /// Makes a cell.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  /// Makes a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Tells the list's selection that editing begins or ends. With cells of classes that are not
  /// derived from this one it finds that out at the next update.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    let table = sequence(first: self as UIView, next: \.superview).lazy
      .compactMap { $0 as? UITableView }.first
    guard let table, let adapter = table.delegate as? UITableViewAdapter else { return }
    adapter.features.selection.cellDidChangeEditing(editing, in: table)
  }

  /// The size that the component asks for, if its content is placed by frames.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    framedSize(fitting: size) ?? super.sizeThatFits(size)
  }

  /// Lets content whose height depends on its width know the width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    prepareContent(forWidth: targetSize.width)
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Says that the table moves the cell, during which it cannot be updated.
  open override func willMove(toSuperview newSuperview: UIView?) {
    move.begin(from: superview, to: newSuperview)
    super.willMove(toSuperview: newSuperview)
  }

  /// Says that the table has moved the cell.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    move.end()
  }

  private let move = ViewMove()

  private func setUp() {
    selectionStyle = .none
    backgroundColor = .clear
    contentView.backgroundColor = .clear
    contentView.keepMarginsOutsideOfSafeArea()
  }
}

/// The header or footer that tables use unless an adapter says otherwise: clear.
open class UITableViewComponentHeaderFooterView: UITableViewHeaderFooterView, ComponentRenderable {
  /// Makes a header or footer.
  public override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    setUp()
  }

  /// Makes a header or footer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Lets content whose height depends on its width know the width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    prepareContent(forWidth: targetSize.width)
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Says that the table moves the view, during which it cannot be updated.
  open override func willMove(toSuperview newSuperview: UIView?) {
    move.begin(from: superview, to: newSuperview)
    super.willMove(toSuperview: newSuperview)
  }

  /// Says that the table has moved the view.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    move.end()
  }

  private let move = ViewMove()

  private func setUp() {
    contentView.backgroundColor = .clear
    contentView.keepMarginsOutsideOfSafeArea()
    componentContainer.contentDidChange = { [unowned self] in chooseBackground(for: $0) }
  }

  /// Stays clear above rows, too, unless the content wants what the table puts behind its own
  /// headers there.
  private func chooseBackground(for container: ComponentContainer) {
    if container.wantsPinnedMaterial {
      if backgroundView === clearBackground { backgroundView = nil }
    } else if backgroundView == nil {
      backgroundView = clearBackground
    }
  }

  private lazy var clearBackground = UIView(frame: .zero)
}
