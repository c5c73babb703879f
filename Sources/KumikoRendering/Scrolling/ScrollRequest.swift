/// What a list should be scrolled to.
struct ScrollRequest {
  enum Goal {
    case row(AnyHashable, section: AnyHashable?)
    case start
    case end
  }

  var goal: Goal
  var position = RowPosition.none
  var animated = false
  var ifVisible = VisibleRowPolicy.scroll

  /// Tells those who wait for the end of the scrolling.
  let arrival = ScrollArrival()
}
