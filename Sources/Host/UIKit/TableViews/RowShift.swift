import ListGeometry

/// One batch on its way to the screen.
struct TableTransition {
  let map: IndexPathMap
  let updates: TableUpdates
  /// Where things were.
  let before: RowGeometry
  /// How rows made room before.
  let arrangement: RowArrangement?
}

extension TableTransition {
  /// How far up or down a list is searched for a row that both lists have.
  private static var reach: Int { 64 }

  /// How far down a row that appears begins from its place: with the rows around it.
  func shift(entering new: RowPath, _ after: RowGeometry) -> Double {
    let kept = { map.oldPath($0).flatMap { map.isMoved($0) ? nil : $0 } }
    return shift(of: new, in: after, to: before, row: kept, section: map.oldSection)
  }

  /// How far down a row that disappears goes meanwhile: with the rows around it.
  func shift(leaving old: RowPath, _ after: RowGeometry) -> Double {
    let kept = { map.isMoved($0) ? nil : map.newPath($0) }
    return shift(of: old, in: before, to: after, row: kept, section: map.newSection)
  }

  /// How far the nearest row at or above `path` that stays is from its place in the other list.
  private func shift(
    of path: RowPath, in here: RowGeometry, to there: RowGeometry,
    row: (RowPath) -> RowPath?, section: (Int) -> Int?
  ) -> Double {
    for index in stride(from: path.row, through: max(0, path.row - Self.reach), by: -1) {
      let place = RowPath(section: path.section, row: index)
      if let other = row(place), let from = here.span(of: place), let to = there.span(of: other) {
        return to.start - from.start
      }
    }
    if let other = section(path.section) {
      return there.headerSpan(other).end - here.headerSpan(path.section).end
    }
    return shift(ofSection: path.section, in: here, to: there, section: section)
  }

  /// How far down the header or footer of a section that appears begins from its place.
  func shift(enteringSection new: Int, _ after: RowGeometry) -> Double {
    shift(ofSection: new, in: after, to: before, section: map.oldSection)
  }

  /// How far down the header or footer of a section that disappears goes meanwhile.
  func shift(leavingSection old: Int, _ after: RowGeometry) -> Double {
    shift(ofSection: old, in: before, to: after, section: map.newSection)
  }

  private func shift(
    ofSection index: Int, in here: RowGeometry, to there: RowGeometry, section: (Int) -> Int?
  ) -> Double {
    if let other = section(index) {
      return there.span(ofSection: other).start - here.span(ofSection: index).start
    }
    guard index > 0, let other = section(index - 1) else { return 0 }
    return there.span(ofSection: other).end - here.span(ofSection: index - 1).end
  }
}

/// Where a row begins or ends when it appears or disappears.
struct RowPose {
  var frame: CGRect
  var alpha: CGFloat
  /// How far the content is moved to the left inside the row.
  var slide: CGFloat = 0

  /// The pose outside the list of a row whose place in it is `frame`.
  /// - Parameter staysInside: Whether a row of a card, which it must not leave, slides sideways.
  init(
    _ animation: UITableView.RowAnimation, of frame: CGRect, width: CGFloat,
    staysInside: Bool = false
  ) {
    self.frame = frame
    alpha = animation == .none ? 1 : 0
    switch animation {
    case .left where staysInside: slide = frame.width
    case .right where staysInside: slide = -frame.width
    case .left: self.frame.origin.x -= width
    case .right: self.frame.origin.x += width
    case .top: self.frame.origin.y -= frame.height
    case .bottom: self.frame.origin.y += frame.height
    case .middle: self.frame = CGRect(x: frame.minX, y: frame.midY, width: frame.width, height: 0)
    case .fade, .none, .automatic: break
    }
  }
}

/// A view that animates in, posed where it begins.
@MainActor
struct Entrance {
  let view: UIView
  /// The opacity that the view has at the end.
  let alpha: CGFloat

  /// Poses a view. What is inside it is laid out first, so that it does not animate by itself.
  init(of view: UIView, from pose: RowPose) {
    self.view = view
    alpha = view.alpha
    view.layoutIfNeeded()
    view.frame = pose.frame
    view.alpha *= pose.alpha
    if pose.slide != 0 { view.bounds.origin.x = pose.slide }
  }

  /// Gives the view the looks that it has at the end.
  func arrive() {
    view.alpha = alpha
    if view.bounds.origin.x != 0 { view.bounds.origin.x = 0 }
  }
}

/// A view that animates out and is given up at the end.
struct LeavingView {
  /// What the view was: in the old numbering if it leaves the list, or else in the new one.
  enum Content {
    case cell(UITableViewCell, RowPath)
    case edge(UIView, SectionEdge, Int)
  }

  /// Where the view goes.
  enum Goal {
    /// Out of the list.
    case out(UITableView.RowAnimation)
    /// Out of view, to its new place.
    case place(CGRect)
  }

  let content: Content
  let goal: Goal
  /// The opacity that the view has otherwise.
  let alpha: CGFloat
  /// The batch that made it leave.
  let batch: Int

  var view: UIView {
    switch content {
    case .cell(let cell, _): cell
    case .edge(let view, _, _): view
    }
  }
}
