import ListGeometry
import QuartzCore

/// An end of an item, in the direction of reading.
enum ItemEdge {
  case leading
  case trailing
}

/// A cell whose item can be swiped.
@MainActor
protocol SwipeableCell: ListCell {
  /// The actions beside the cell, while any of them is in view.
  var swipe: ItemSwipe? { get set }
  var isRightToLeft: Bool { get }
  /// Called when ``swipe`` has come or gone.
  func swipeDidChange()
}

/// The actions of one item from the moment a swipe begins to bring them out until they are out of
/// view again.
///
/// The cell does not move: what is in it does, by the origin of its bounds, so that a swiped row
/// stays inside its card and can be moved or deleted by updates as any other.
@MainActor
final class ItemSwipe {
  /// What happens with the actions.
  enum Stage {
    /// A finger moves them.
    case held
    /// They are on their way to be open, or are.
    case open
    /// One of them has been called and has not answered.
    case performing
    /// They take the row away.
    case leaving
    /// They are on their way out of view.
    case closing
  }

  let edge: ItemEdge
  let buttons: SwipeActionsView
  private let performsFirst: Bool
  private(set) weak var cell: (any SwipeableCell)?
  /// The item; nil when it has gone.
  private(set) var path: RowPath?
  private(set) var stage = Stage.held

  private let reveal = SpringValue()
  private let expansion = SpringValue()
  /// Where the actions would be if nothing held them back.
  private var grip: CGFloat = 0

  init(
    _ edge: ItemEdge, of cell: any SwipeableCell, _ path: RowPath,
    _ configuration: UISwipeActionsConfiguration
  ) {
    self.edge = edge
    self.cell = cell
    self.path = path
    performsFirst = configuration.performsFirstActionWithFullSwipe
    buttons = SwipeActionsView(
      configuration.actions, isAtRight: (edge == .trailing) != cell.isRightToLeft,
      safeArea: cell.safeAreaInsets, traits: cell.traitCollection)
    buttons.limit(to: cell.bounds.width * 0.8)
    reveal.didChange = { [weak self] in self?.arrange() }
    expansion.didChange = { [weak self] in self?.arrange() }
    UIView.performWithoutAnimation {
      cell.addSubview(buttons)
      arrange()
    }
    cell.swipe = self
  }

  private var width: CGFloat { cell?.bounds.width ?? 0 }

  /// How far the row is open when it rests.
  private var openWidth: CGFloat { buttons.naturalWidth }

  /// How far a swipe goes that performs the first action.
  private var fullSwipe: CGFloat { min(max(width * 0.6, openWidth + 44), width * 0.9) }

  /// Whether letting go would perform the first action.
  private var isArmed: Bool { performsFirst && grip >= fullSwipe }

  /// 1 if the row opens to the left, where fingers that open it move to.
  private var direction: CGFloat { buttons.isAtRight ? -1 : 1 }

  // MARK: Where things are

  /// Whether the item was deleted: what is in its cell keeps its size while the cell closes over
  /// it.
  var isItemGone: Bool { path == nil }

  /// Follows the item through an update.
  func apply(_ map: IndexPathMap) { path = path.flatMap(map.newPath) }

  /// Gives the buttons and the content of the row their places.
  func arrange() {
    guard let cell else { return }
    let scale = max(cell.traitCollection.displayScale, 1)
    let shown = (max(0, reveal.value) * scale).rounded() / scale
    let origin = buttons.isAtRight ? shown : -shown
    if cell.bounds.origin.x != origin { cell.bounds.origin.x = origin }
    let height = isItemGone ? buttons.frame.height : cell.bounds.height
    let frame = CGRect(
      x: buttons.isAtRight ? width : -shown, y: 0, width: shown, height: height)
    if buttons.frame != frame { buttons.frame = frame }
    buttons.arrange(expansion: expansion.value, canExpand: performsFirst)
  }

  // MARK: Under a finger

  /// Takes hold of the actions where they are.
  func hold() {
    stage = .held
    grip = reveal.value
    reveal.stop()
  }

  /// Follows a finger.
  func move(by distance: CGFloat) {
    let wasArmed = isArmed
    grip = min(grip + distance * direction, width)
    reveal.set(shown(at: grip))
    if wasArmed != isArmed { expansion.run(to: isArmed ? 1 : 0, frequency: 24, rest: 0.002) }
    arrange()
  }

  private func shown(at grip: CGFloat) -> CGFloat {
    if grip <= openWidth { return max(0, grip) }
    return performsFirst
      ? grip : openWidth + RubberBand.stretch(grip - openWidth, dimension: width)
  }

  /// What is to be done when a finger lets go that moves at `velocity`.
  func outcome(velocity: CGFloat) -> Outcome {
    if isArmed { return .perform }
    return reveal.value + velocity * direction * 0.15 > openWidth / 2 ? .open : .close
  }

  /// What letting go leads to.
  enum Outcome {
    case open
    case close
    case perform
  }

  // MARK: By themselves

  /// Opens the row as far as the buttons are wide.
  func open(velocity: CGFloat = 0) {
    stage = .open
    go(to: openWidth, expansion: 0, velocity: velocity)
  }

  /// An action is called.
  func beginPerforming() { stage = .performing }

  /// Takes the item away, as its action does.
  func leave(completion: @escaping () -> Void) {
    stage = .leaving
    takeAway(completion: completion)
  }

  /// Takes the content of the row out of view, under the first action.
  func takeAway(velocity: CGFloat = 0, completion: (() -> Void)? = nil) {
    go(to: width, expansion: 1, velocity: velocity, completion: completion)
  }

  /// Takes the actions out of view.
  func close(velocity: CGFloat = 0, completion: @escaping () -> Void) {
    stage = .closing
    go(to: 0, expansion: 0, velocity: velocity, completion: completion)
  }

  private func go(
    to end: CGFloat, expansion share: CGFloat, velocity: CGFloat,
    completion: (() -> Void)? = nil
  ) {
    expansion.run(to: share, frequency: 24, rest: 0.002)
    reveal.run(to: end, velocity: velocity * direction, completion: completion)
  }

  /// Leaves the cell as it would be without actions.
  func tearDown() {
    reveal.set(0)
    expansion.set(0)
    guard let cell else { return }
    UIView.performWithoutAnimation {
      arrange()
      buttons.removeFromSuperview()
    }
    self.cell = nil
    if cell.swipe === self { cell.swipe = nil }
  }
}
