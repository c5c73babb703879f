import KumikoComponents
import KumikoDiff

/// How new data will be shown: decided before anything is done.
public enum UpdatePlan {
  /// The data is kept; nothing on screen changes.
  case store

  /// The data is kept, and what is visible rendered.
  case refreshVisible

  /// Stages of changes are performed.
  case stages(StagedChangeset<[Section]>, animated: Bool)

  /// The list view reloads.
  case reload(Reason)

  /// Why a list view reloads although its changes could be found out.
  public enum Reason: Hashable, Sendable {
    /// The list view is in no window, or has no size: nobody sees changes.
    case offScreen

    /// There are more changes than an updater performs one by one.
    case tooManyChanges
  }

  /// Decides.
  ///
  /// - Parameters:
  ///   - context: The state of the list view and of its updater.
  ///   - stages: Finds out the changes, or nil if there are more than a given number. Not called
  ///     when they make no difference.
  @preconcurrency @MainActor
  public init(
    in context: UpdateContext, stages: (_ maximum: Int) -> StagedChangeset<[Section]>?
  ) {
    guard context.hasTarget else {
      self = .store
      return
    }
    guard context.isOnScreen else {
      self = .reload(.offScreen)
      return
    }
    guard let stages = stages(context.animatableChangeCount) else {
      self = .reload(.tooManyChanges)
      return
    }
    if stages.hasChanges {
      self = .stages(stages, animated: context.animates)
    } else {
      self = context.alwaysRenderVisibleComponents ? .refreshVisible : .store
    }
  }
}

extension UpdatePlan: @MainActor CustomDebugStringConvertible {
  /// The plan in a line, followed by its stages.
  public var debugDescription: String {
    switch self {
    case .store: "store"
    case .refreshVisible: "refresh what is visible"
    case .stages(let stages, let animated):
      "\(animated ? "animate" : "perform") \(stages.changeCount) changes\n"
        + stages.debugDescription
    case .reload(.offScreen): "reload: off screen"
    case .reload(.tooManyChanges): "reload: too many changes"
    }
  }
}
