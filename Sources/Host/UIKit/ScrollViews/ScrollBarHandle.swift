import QuartzCore

/// Takes the presses of a pointer that is over a bar of a scroll view, and drags the content along.
/// It stands in no view: the window leads presses to it.
final class ScrollBarHandle: UIView {
  /// The bars that the pointer is over; nil while it is over none.
  private(set) weak var indicators: ScrollIndicators?
  /// How far from its start the pointer holds the bar; nil while it holds none.
  private var grip: CGFloat?

  /// Takes in which scroll views are under the pointer, the innermost first, and where it is in the
  /// window. Returns whether it is over a bar.
  func pointerDidMove(to location: CGPoint?, over views: [UIScrollView]) -> Bool {
    if grip != nil { return true }
    let found = location.flatMap { location in
      views.lazy.compactMap { view in
        view.indicators.bar(at: view.convert(location, from: nil as UIView?)).map {
          (view.indicators, $0)
        }
      }.first
    }
    if let indicators, indicators !== found?.0 { indicators.widen(nil) }
    indicators = found?.0
    indicators?.widen(found?.1)
    return found != nil
  }

  /// Whether a press at a point of the window is one on the bar that the pointer is over.
  func takesPress(at location: CGPoint) -> Bool {
    guard let indicators, let view = indicators.view, let bar = indicators.widened,
      let frame = indicators.frame(of: bar)
    else { return false }
    let reach = -ScrollIndicators.Metrics.margin
    return frame.insetBy(dx: reach, dy: reach).contains(
      view.convert(location, from: nil as UIView?))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let indicators, let view = indicators.view,
      let bar = indicators.widened
    else { return }
    view.animator.stop()
    let frame = indicators.frame(of: bar) ?? .zero
    let place = touch.location(in: view)
    grip = bar == .vertical ? place.y - frame.minY : place.x - frame.minX
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let grip, let view = indicators?.view else { return }
    let place = touch.location(in: view)
    indicators?.dragBar(to: CGPoint(x: place.x - grip, y: place.y - grip))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endDragging() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endDragging() }

  /// Content that was caught beyond an edge goes back. The bar stays wide until the pointer moves
  /// away from it.
  private func endDragging() {
    guard grip != nil else { return }
    grip = nil
    if let view = indicators?.view, !view.isTracking { view.animator.bounceBack() }
  }
}

extension ScrollIndicators {
  /// Where a bar stands, in the coordinates of the content; nil for a bar that does not show.
  fileprivate func frame(of bar: Bar) -> CGRect? {
    guard let view, view.isScrollEnabled else { return nil }
    let track = ScrollTrack(of: view, self)
    switch bar {
    case .vertical: return showsVertical && track.isTall ? track.verticalBar : nil
    case .horizontal: return showsHorizontal && track.isWide ? track.horizontalBar : nil
    }
  }

  /// The bar that a point of the content is over or beside.
  fileprivate func bar(at point: CGPoint) -> Bar? {
    guard let view else { return nil }
    let track = ScrollTrack(of: view, self)
    return [Bar.vertical, .horizontal].first {
      frame(of: $0) != nil && track.zone(of: $0).contains(point)
    }
  }

  /// Moves the content so that the start of the bar that is held comes to `start`.
  fileprivate func dragBar(to start: CGPoint) {
    guard let view, let bar = widened else { return }
    let track = ScrollTrack(of: view, self)
    let place = bar == .vertical ? start.y : start.x
    guard let share = track.share(of: bar, startingAt: place) else { return }
    let range = view.offsetRange
    var target = view.contentOffset
    func offset(_ range: ClosedRange<CGFloat>) -> CGFloat {
      range.lowerBound + share * (range.upperBound - range.lowerBound)
    }
    if bar == .vertical { target.y = offset(range.y) } else { target.x = offset(range.x) }
    view.moveContent(to: target)
  }
}
