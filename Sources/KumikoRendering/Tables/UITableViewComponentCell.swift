import KumikoComponents
import UIKit

/// The cell that tables use unless an adapter says otherwise: clear, and not highlighted.
open class UITableViewComponentCell: UITableViewCell, ComponentRenderable {
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

  private func setUp() {
    selectionStyle = .none
    backgroundColor = .clear
    contentView.backgroundColor = .clear
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

  private func setUp() {
    backgroundView = UIView(frame: .zero)
    contentView.backgroundColor = .clear
  }
}
