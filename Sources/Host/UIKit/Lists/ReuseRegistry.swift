/// The views of a list that wait to be shown again, and how new ones are made, by reuse identifier.
@MainActor
final class ReuseRegistry<View: UIView> {
  private enum Source {
    case type(View.Type)
    case nib(UINib)
  }

  /// How many views of one identifier are kept; more than fit on a screen are never needed.
  private static var limit: Int { 64 }

  private var sources: [String: Source] = [:]
  private var idle: [String: [View]] = [:]

  /// Makes views of a class from now on; with nil, of none.
  func register(_ viewClass: View.Type?, _ identifier: String) {
    setSource(viewClass.map(Source.type), identifier)
  }

  /// Makes views of a nib from now on; with nil, of none.
  func register(nib: UINib?, _ identifier: String) {
    setSource(nib.map(Source.nib), identifier)
  }

  private func setSource(_ source: Source?, _ identifier: String) {
    sources[identifier] = source
    idle[identifier] = nil
  }

  /// Whether views are made for an identifier.
  func isRegistered(_ identifier: String) -> Bool { sources[identifier] != nil }

  /// The class that is registered for an identifier.
  func registeredClass(_ identifier: String) -> View.Type? {
    guard case .type(let viewClass) = sources[identifier] else { return nil }
    return viewClass
  }

  /// The nib that is registered for an identifier.
  func registeredNib(_ identifier: String) -> UINib? {
    guard case .nib(let nib) = sources[identifier] else { return nil }
    return nib
  }

  /// Takes out the view that was put in last; nil when there is none.
  func dequeue(_ identifier: String) -> View? { idle[identifier]?.popLast() }

  /// Keeps a view for reuse unless there are enough, or another class is registered by now.
  func enqueue(_ view: View, _ identifier: String) {
    if let registered = registeredClass(identifier), registered != type(of: view) { return }
    guard idle[identifier, default: []].count < Self.limit else { return }
    idle[identifier, default: []].append(view)
  }
}
