import KumikoComponents
import UIKit

extension Renderer where Updater.Adapter: ListAdapter {
  /// Shows the sections that `sections` lists, with an animation for this render.
  ///
  /// ```swift
  /// list.render(animation: .spring()) { for task in tasks { TaskRow(task).id(task.id) } }
  /// ```
  ///
  /// - Parameters:
  ///   - options: What the list has and does; what it has already by default.
  ///   - animation: How the changes of this render are seen.
  ///   - sections: All sections of the list.
  public func render<Sections: SectionsBuildable>(
    _ options: ListOptions? = nil, animation: ListAnimation,
    @SectionsBuilder sections: () -> Sections
  ) {
    let data = RenderPass.describe { sections().buildSections() }
    withAnimation(of: animation, options) { render(data) }
  }

  /// Shows the rows that `rows` lists in one section, with an animation for this render.
  @_disfavoredOverload
  public func render(
    _ options: ListOptions? = nil, animation: ListAnimation, @RowsBuilder rows: () -> Rows
  ) {
    let rows = rows()
    withAnimation(of: animation, options) { render([Section(onlyRows: rows)]) }
  }

  /// Shows sections, with an animation for this render.
  public func render<C: Collection>(_ data: C, animation: ListAnimation)
  where C.Element == Section {
    withAnimation(of: animation, nil) { render(data) }
  }

  private func withAnimation(
    of animation: ListAnimation, _ options: ListOptions?, _ body: () -> Void
  ) {
    if let options { adapter.setOptionsForNextUpdate(options) }
    adapter.whileAnimating(animation, body)
  }

  /// Has all renders with an animation that `body` causes: those in it that have none of their own,
  /// also if they have to wait, and the one that follows from observed state which it changes.
  ///
  /// ```swift
  /// list.withAnimation(.spring()) { model.tasks.shuffle() }
  /// ```
  @discardableResult
  public func withAnimation<Result>(
    _ animation: ListAnimation, _ body: () throws -> Result
  ) rethrows -> Result {
    let result = try adapter.whileAnimating(animation, body)
    observation?.prepareNextRun { [weak adapter] run in
      if let adapter { adapter.whileAnimating(animation, run) } else { run() }
    }
    return result
  }

  /// Lets nothing be animated that `body` causes: renders in it, also if they have to wait, changes
  /// of options, and the render that follows from observed state which it changes.
  ///
  /// ```swift
  /// list.withoutAnimation { model.tasks = saved }
  /// ```
  @discardableResult
  public func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withAnimation(.none, body)
  }
}

extension ListAdapter {
  /// The animation of a render that is asked for now; nil if it has none.
  func takeAnimationOfNextRender() -> ListAnimation? {
    defer { animationOfNextWait = nil }
    return animationOfNextWait ?? animationOfRenders
  }

  /// Runs `body`; renders in it have an animation unless they have one of their own.
  func whileAnimating<Result>(
    _ animation: ListAnimation, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = animationOfRenders
    animationOfRenders = animation
    let wereEnabled = UIView.areAnimationsEnabled
    if animation.isNone { UIView.setAnimationsEnabled(false) }
    defer {
      animationOfRenders = outer
      if animation.isNone { UIView.setAnimationsEnabled(wereEnabled) }
    }
    return try body()
  }
}
