/// Views of a list that wait to be shown again, by reuse identifier.
///
/// A pool keeps at most ``limit`` views of a kind; more than fit on a screen are never needed.
@MainActor
struct ReusePool<View: UIView> {
  private var idle: [String: [View]] = [:]
  /// How many views of one identifier are kept.
  var limit = 64

  nonisolated init() {}

  /// Takes out the view that was put in last, nothing when there is none.
  mutating func take(_ identifier: String) -> View? { idle[identifier]?.popLast() }

  /// Keeps a view unless there are enough.
  mutating func put(_ view: View, _ identifier: String) {
    guard idle[identifier, default: []].count < limit else { return }
    idle[identifier, default: []].append(view)
  }

  /// Lets go of all views of one identifier.
  mutating func drop(_ identifier: String) { idle[identifier] = nil }
}
