import ListGeometry

/// One batch on its way to the screen.
struct TableTransition {
  let map: IndexPathMap
  let updates: TableUpdates
  /// Where things were.
  let before: RowGeometry
  /// What was in view.
  let oldBounds: CGRect
}

/// Where a row begins or ends when it appears or disappears.
struct RowPose {
  var frame: CGRect
  var alpha: CGFloat

  /// The pose outside the list of a row whose place in it is `frame`.
  init(_ animation: UITableView.RowAnimation, of frame: CGRect, width: CGFloat) {
    self.frame = frame
    alpha = animation == .none ? 1 : 0
    switch animation {
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
  }
}

/// A view that animates out and is given up at the end.
struct LeavingView {
  /// What the view was, in the old numbering.
  enum Content {
    case cell(UITableViewCell, RowPath)
    case edge(UIView, SectionEdge, Int)
  }

  let content: Content
  /// Where it goes, with what opacity.
  let pose: RowPose
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
