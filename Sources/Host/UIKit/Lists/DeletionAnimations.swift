import ListGeometry
import QuartzCore

/// A view that animates out and is given up at the end.
@MainActor
struct DeletionAnimation<Cell: ListCell> {
  /// What the view was: in the old numbering if it leaves the list, or else in the new one.
  enum Content {
    case cell(Cell, RowPath)
    case supplementary(UIView, SupplementaryPath)
  }

  /// Where the view goes.
  enum Goal {
    /// Out of the list.
    case out(ItemAnimation)
    /// Out of view, to its new place.
    case place(CGRect)
  }

  let content: Content
  let goal: Goal
  /// The opacity that the view has otherwise.
  let alpha: CGFloat

  var view: UIView {
    switch content {
    case .cell(let cell, _): cell
    case .supplementary(let view, _): view
    }
  }

  /// Shows the view as it is otherwise.
  func restore() {
    view.alpha = alpha
    if case .cell(let cell, _) = content, cell.bounds.origin != .zero { cell.bounds.origin = .zero }
  }
}

/// What views that leave a list ask of it.
@MainActor
protocol DeletionHost: UIView {
  associatedtype Cell: ListCell

  /// Puts a cell behind supplementary views, where rows stand.
  func insertCell(_ cell: Cell)

  /// A cell leaves: what the user does with its item comes to an end.
  func cellWillDisappear(_ cell: Cell)

  /// Takes a view that has left out of the list.
  func endDisplaying(_ content: DeletionAnimation<Cell>.Content)
}

/// The views of a list that animate out, by the batch of updates that sends them away.
@MainActor
final class DeletionAnimations<Host: DeletionHost> {
  typealias Animation = DeletionAnimation<Host.Cell>

  private unowned let host: Host
  let departing: DepartingViews<Animation>

  init(_ host: Host) {
    self.host = host
    departing = DepartingViews { [unowned host] animation in
      animation.restore()
      host.endDisplaying(animation.content)
    }
  }

  /// The number of the batch of updates that was applied last.
  var batchNumber: Int { departing.batchNumber }

  /// Begins another batch: views that leave from now on belong to it.
  func beginBatch() { departing.beginBatch() }

  /// Sends a cell away, behind the others.
  func delete(_ cell: Host.Cell, _ path: RowPath, _ goal: Animation.Goal) {
    cell.setItemPath(nil)
    host.cellWillDisappear(cell)
    if cell.superview === host { host.insertCell(cell) }
    append(.cell(cell, path), cell, goal)
  }

  /// Sends a supplementary view away.
  func delete(_ view: UIView, _ path: SupplementaryPath, _ goal: Animation.Goal) {
    append(.supplementary(view, path), view, goal)
  }

  private func append(_ content: Animation.Content, _ view: UIView, _ goal: Animation.Goal) {
    departing.append(Animation(content: content, goal: goal, alpha: view.alpha))
  }

  /// Takes out the cells that the batch before this one still sends out of view.
  /// - Parameter reclaim: Takes a cell, unless it returns false.
  func reclaimCells(_ reclaim: (Host.Cell, RowPath) -> Bool) {
    departing.reclaim { animation in
      guard case .place = animation.goal, case .cell(let cell, let path) = animation.content else {
        return false
      }
      return reclaim(cell, path)
    }
  }

  /// Shows the views that a batch sends away as they are at the end.
  func show(batch: Int, _ finalState: (Animation) -> ElementAnimationState) {
    for animation in departing.departures(ofBatch: batch) {
      let state = finalState(animation)
      animation.view.frame = state.frame
      animation.view.alpha *= state.alpha
      if state.slide != 0 { animation.view.bounds.origin.x = state.slide }
    }
  }

  /// Whether the present batch sends anything away.
  var isBatchEmpty: Bool { departing.departures(ofBatch: batchNumber).isEmpty }

  /// Gives up the views of a batch later, at the end of an animation.
  func finish(batch: Int, after duration: TimeInterval) {
    departing.finish(batch: batch, after: duration)
  }

  /// Gives up the views of a batch that have left, or of all batches.
  func finish(batch: Int? = nil) { departing.finish(batch: batch) }
}

extension DeletionAnimations: DeletedCells {
  func cells(ofBatch batch: Int) -> [UIView] {
    departing.departures(ofBatch: batch).compactMap { animation in
      guard case .cell(let cell, _) = animation.content else { return nil }
      return cell
    }
  }
}
