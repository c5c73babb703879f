import QuartzCore

/// The buttons beside a row, as wide as the row is open.
///
/// They grow together with the room that they have; on a full swipe the first one comes to lie over
/// the others. The one at the row's end reaches under what covers the screen's edge, as a notch
/// does; its content does not.
final class SwipeActionsView: UIView {
  let buttons: [SwipeActionButton]
  /// Whether the buttons stand at the right end of the row.
  var isAtRight: Bool
  private var widths: [CGFloat]
  /// How much of the row's end is covered.
  private let edgeInset: CGFloat

  /// The width at which each button has the room that it wants.
  private(set) var naturalWidth: CGFloat

  init(
    _ actions: [UIContextualAction], isAtRight: Bool, safeArea: UIEdgeInsets = .zero,
    traits: UITraitCollection
  ) {
    buttons = actions.map { SwipeActionButton($0, traits: traits) }
    widths = buttons.map(\.naturalWidth)
    edgeInset = isAtRight ? safeArea.right : safeArea.left
    naturalWidth = widths.reduce(edgeInset, +)
    self.isAtRight = isAtRight
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the buttons narrower if they would not leave `room` of a row.
  func limit(to room: CGFloat) {
    guard naturalWidth > room, room > 0 else { return }
    let share = max(0, room - edgeInset) / (naturalWidth - edgeInset)
    widths = widths.map { ($0 * share).rounded(.down) }
    naturalWidth = widths.reduce(edgeInset, +)
  }

  /// Gives each button its place.
  /// - Parameters:
  ///   - expansion: How far the first button has come over the others, from 0 to 1.
  ///   - canExpand: Whether it will, if the swipe goes on.
  func arrange(expansion: CGFloat, canExpand: Bool) {
    guard naturalWidth > 0 else { return }
    let scale = bounds.width / naturalWidth
    var start: CGFloat = 0
    for index in buttons.indices.reversed() {
      let end = index == 0 ? bounds.width : start + widths[index] * scale
      let left = index == 0 ? start * (1 - expansion) : start
      let isFree = index == 0 && canExpand
      layOutButton(
        buttons[index], from: left, to: end, content: widths[index],
        slack: isFree ? 1 - expansion : 0.5, isAtEnd: index == 0)
      start = end
    }
  }

  /// Places a button between two distances from the row.
  /// - Parameters:
  ///   - slack: The share of the free room that lies between the row and the content.
  ///   - isAtEnd: Whether the button stands at the row's end.
  private func layOutButton(
    _ button: SwipeActionButton, from start: CGFloat, to end: CGFloat, content: CGFloat,
    slack: CGFloat, isAtEnd: Bool
  ) {
    let width = end - start
    let frame = CGRect(
      x: isAtRight ? start : bounds.width - end, y: 0, width: width, height: bounds.height)
    if button.frame != frame { button.frame = frame }
    let covered = isAtEnd ? edgeInset * bounds.width / naturalWidth : 0
    let free = width - content - covered
    let inset = free > 0 ? free * slack : 0
    button.layOutContent(
      in: CGRect(
        x: isAtRight ? inset : width - inset - content, y: 0, width: content,
        height: bounds.height))
  }
}
