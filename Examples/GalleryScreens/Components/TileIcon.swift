import UIKit

/// What stands at the leading side of a row: a white symbol on a tile of one color.
struct TileIcon: Hashable {
  var symbol: String
  var tint: UIColor
}

/// What a ``TileIcon`` is drawn in: a rounded tile of ``RowMetrics/tile`` points.
final class TileIconView: UIView {
  private let image = UIImageView()

  /// What is shown; nothing if nil.
  var icon: TileIcon? {
    didSet {
      image.image = icon.flatMap { UIImage(systemName: $0.symbol) }
      backgroundColor = icon?.tint
      isHidden = icon == nil
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 7
    image.tintColor = .white
    image.contentMode = .scaleAspectFit
    addSubview(image)
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds.insetBy(dx: min(6, bounds.width / 2), dy: min(6, bounds.height / 2))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: RowMetrics.tile, height: RowMetrics.tile)
  }
}
