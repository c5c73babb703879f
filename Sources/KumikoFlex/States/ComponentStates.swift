/// States of things that are told apart by ids, such as which posts of a feed are expanded.
///
/// They outlive cells: whatever cell shows an id has its state. They do not outlive their ids:
/// tell ``keep(_:)`` which ids there are whenever these change.
///
/// ```swift
/// let states = ComponentStates<PostState>(initial: PostState())
/// states[post.id].isExpanded = true
/// states.keep(posts.map(\.id))
/// ```
@preconcurrency @MainActor
public final class ComponentStates<State> {
  private var states: [AnyHashable: State] = [:]
  private let initial: State

  /// Called after the state of an id was set; does nothing by default.
  public var didChange: (AnyHashable) -> Void = { _ in }

  /// Makes a store.
  ///
  /// - Parameter initial: The state of ids that were not set.
  public init(initial: State) {
    self.initial = initial
  }

  /// The state of an id.
  public subscript(id: some Hashable) -> State {
    get { states[AnyHashable(id)] ?? initial }
    set {
      states[AnyHashable(id)] = newValue
      didChange(AnyHashable(id))
    }
  }

  /// The number of ids whose state was set.
  public var count: Int { states.count }

  /// Forgets the states of all ids but these.
  public func keep(_ ids: some Sequence<some Hashable>) {
    guard !states.isEmpty else { return }
    let kept = Set(ids.map { AnyHashable($0) })
    states = states.filter { kept.contains($0.key) }
  }

  /// Forgets the state of an id.
  public func remove(_ id: some Hashable) {
    states[AnyHashable(id)] = nil
  }
}
