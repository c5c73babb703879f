/// The views of a list that wait to be shown again, and the classes of new ones, by reuse
/// identifier.
@MainActor
final class ReuseRegistry<View: UIView> {
  /// How many views of one identifier are kept; more than fit on a screen are never needed.
  private static var limit: Int { 64 }

  private var classes: [String: View.Type] = [:]
  private var idle: [String: [View]] = [:]

  /// Makes views of a class from now on; with nil, of none.
  func register(_ viewClass: View.Type?, _ identifier: String) {
    classes[identifier] = viewClass
    idle[identifier] = nil
  }

  /// The class that is registered for an identifier.
  func registeredClass(_ identifier: String) -> View.Type? { classes[identifier] }

  /// Takes out the view that was put in last; nil when there is none.
  func dequeue(_ identifier: String) -> View? { idle[identifier]?.popLast() }

  /// Keeps a view for reuse unless there are enough, or another class is registered by now.
  func enqueue(_ view: View, _ identifier: String) {
    if let registered = classes[identifier], registered != type(of: view) { return }
    guard idle[identifier, default: []].count < Self.limit else { return }
    idle[identifier, default: []].append(view)
  }
}
