/// A change of a list on its way to the screen, be it a batch of updates, a movement or another
/// layout: what is in view at its end, and where everything is seen at both ends.
///
/// ``UpdateAnimator`` asks in this order.
@MainActor
protocol ListTransition: AnyObject {
  associatedtype Source: ElementSource

  /// The views of the list.
  var elements: ListElements<Source> { get }

  /// Measures what will be in view, and returns it in the order in which it comes into view; nil if
  /// the change is out of date.
  func measure(isAnimated: Bool) -> [Source.Place]?

  /// Whether an element that is in view stays there.
  func isWanted(_ key: ElementKey) -> Bool

  /// Where the view of an element goes that stays in the list but leaves the view.
  func goal(of view: Source.View, _ key: ElementKey) -> Departure.Goal

  /// Puts the view of an element in view.
  func bringIn(_ place: Source.Place)

  /// Shows a view that has come into view as it is at the beginning of its way.
  func applyBeginning(to view: Source.View, _ place: Source.Place)

  /// Called when all views are those that will be in view.
  func didFill()

  /// Gives everything its place at the end, inside the animation.
  /// - Parameter leave: Shows what leaves as it is at the end of its way; called once the content
  ///   is where it goes.
  func arrive(_ leave: () -> Void)

  /// Shows a view that leaves as it is at the end of its way.
  func applyEnd(to departure: Departure)

  /// Ends a change that is out of date before it is shown; the next layout shows what is new.
  func cancel()
}
