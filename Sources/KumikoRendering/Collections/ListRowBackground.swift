import UIKit

/// What modifiers say of the background of a row in a list layout.
@MainActor
final class ListRowBackground {
  private var color: UIColor?
  private var highlights = true
  /// Whether modifiers have changed the background, which is the list's by itself before that.
  private var wasChanged = false

  /// Takes the color behind the row, nil for the list's, and whether it shows that it is touched or
  /// selected.
  func set(_ color: UIColor?, highlights: Bool, in cell: UICollectionViewListCell) {
    guard color != self.color || highlights != self.highlights else { return }
    (self.color, self.highlights) = (color, highlights)
    cell.setNeedsUpdateConfiguration()
  }

  /// Gives a cell its background for a state.
  func update(_ cell: UICollectionViewListCell, for state: UICellConfigurationState) {
    let wantsChange = color != nil || !highlights
    guard wantsChange || wasChanged else { return }
    wasChanged = true
    cell.automaticallyUpdatesBackgroundConfiguration = !wantsChange
    var shown = state
    if !highlights { (shown.isHighlighted, shown.isSelected) = (false, false) }
    var background = cell.defaultBackgroundConfiguration().updated(for: shown)
    if let color, !shown.isHighlighted, !shown.isSelected { background.backgroundColor = color }
    cell.backgroundConfiguration = background
  }
}
