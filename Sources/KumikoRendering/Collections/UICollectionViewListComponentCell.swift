import KumikoComponents
import UIKit

/// The cell for rows of list layouts: it has separators, swipes, and the accessories that modifiers
/// of its component say.
open class UICollectionViewListComponentCell: UICollectionViewListCell, FramingCell,
  ListSized
{
  let sizing = ListSizing()
  let background = ListRowBackground()
  private let move = ViewMove()

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.keepMarginsOutsideOfSafeArea()
  }

  /// Makes a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.keepMarginsOutsideOfSafeArea()
  }

  /// Tells the list's selection that editing begins or ends, and colors the background as modifiers
  /// say.
  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    background.update(self, for: state)
    sizing.editingMayHaveChanged(state.isEditing, in: self)
  }

  /// The size that the component asks for, if its content is placed by frames.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    framedSize(fitting: size) ?? super.sizeThatFits(size)
  }

  /// The attributes with the size that the component refers to or that its content asks for.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    sizing.fitting(self, layoutAttributes) {
      super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  /// Says that the collection view moves the cell, during which it cannot be updated.
  open override func willMove(toSuperview newSuperview: UIView?) {
    move.begin(from: superview, to: newSuperview)
    super.willMove(toSuperview: newSuperview)
  }

  /// Says that the collection view has moved the cell.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    move.end()
  }
}
