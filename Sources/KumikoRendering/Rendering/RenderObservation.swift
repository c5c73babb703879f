import KumikoComponents
import Observation

/// A rendering that repeats itself when the state it has read changes; see
/// ``Renderer/observe(sections:)``.
@preconcurrency @MainActor
public final class RenderObservation {
  private var body: (@MainActor (RenderPass) -> Void)?
  private var change: NextTurn.Signal?
  private var scope: (@MainActor (() -> Void) -> Void)?
  private lazy var pass = RenderPass { [weak self] in self?.change?.send() }

  init(_ body: @escaping @MainActor (RenderPass) -> Void) { self.body = body }

  /// Ends the observation.
  public func cancel() { (body, change, scope) = (nil, nil, nil) }

  /// Has the next run happen inside of something, if state has changed that it follows from.
  func prepareNextRun(_ scope: @escaping @MainActor (() -> Void) -> Void) {
    if change?.isSent == true { self.scope = scope }
  }

  /// Renders, and again after a change of what was read. Only the first change is heard of, those
  /// that follow it in the same turn are rendered with it.
  func run() {
    guard let scope else { return runNow() }
    self.scope = nil
    scope { runNow() }
  }

  private func runNow() {
    guard let body else { return }
    let change = NextTurn.Signal { [weak self] in self?.run() }
    self.change = change
    guard #available(iOS 17.0, *) else { return body(pass) }
    withObservationTracking {
      body(pass)
    } onChange: { [weak change] in
      change?.send()
    }
  }
}

extension Renderer {
  /// Renders `sections`, and again whenever state that it has read has changed: what is `Bound`,
  /// and from iOS 17 on what is `@Observable`.
  ///
  /// All changes of one turn of the main actor are rendered together. A renderer observes one thing
  /// at a time, until it is deallocated; it retains the closure, which therefore must not retain
  /// what retains the renderer.
  ///
  /// ```swift
  /// renderer.observe { [model] in
  ///   Section("Tasks") { for task in model.tasks { TaskRow(task) } }
  /// }
  /// ```
  ///
  /// - Returns: The observation, to be cancelled early.
  @discardableResult
  public func observe<Sections: SectionsBuildable>(
    @SectionsBuilder sections: @escaping @MainActor () -> Sections
  ) -> RenderObservation {
    observation?.cancel()
    let observation = RenderObservation { [weak self] pass in
      guard let self else { return }
      render(pass.describe { sections().buildSections() })
    }
    self.observation = observation
    observation.run()
    return observation
  }
}

extension Renderer where Updater.Adapter: ListAdapter {
  /// Renders `sections` in a list with certain options, and again whenever state that either of
  /// them has read has changed: what is `Bound`, and from iOS 17 on what is `@Observable`.
  ///
  /// ```swift
  /// renderer.observe(ListOptions().header(Banner(model.title))) { [model] in
  ///   Section("Tasks") { for task in model.tasks { TaskRow(task) } }
  /// }
  /// ```
  ///
  /// - Returns: The observation, to be cancelled early.
  @discardableResult
  public func observe<Sections: SectionsBuildable>(
    _ options: @autoclosure @escaping @MainActor () -> ListOptions,
    @SectionsBuilder sections: @escaping @MainActor () -> Sections
  ) -> RenderObservation {
    observe { [unowned adapter] () -> Sections in
      adapter.setOptionsForNextUpdate(options())
      return sections()
    }
  }
}
