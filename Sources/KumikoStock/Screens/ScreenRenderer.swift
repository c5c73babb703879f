import UIKit

/// What a screen looks like apart from its state: the user's text size, light or dark, and so on.
@preconcurrency @MainActor
public struct ScreenAppearance: Equatable {
  /// The traits of the screen's view.
  public var traits: UITraitCollection
}

/// Makes screens of states.
///
/// A renderer is a value without memory: it is made anew when the appearance changes.
@preconcurrency @MainActor
public protocol ScreenRenderer {
  /// What the screen shows.
  associatedtype State
  /// What the user can do.
  associatedtype Action

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - appearance: What the screen looks like apart from its state.
  ///   - send: To be called with what the user does.
  init(appearance: ScreenAppearance, send: @escaping @MainActor (Action) -> Void)

  /// The screen of a state.
  func render(_ state: State) -> Screen
}

/// What a screen shows, and what happens when the user does something.
@preconcurrency @MainActor
public protocol ScreenModel: AnyObject {
  /// What the screen shows.
  associatedtype State
  /// What the user can do.
  associatedtype Action

  /// What the screen shows now. In an `@Observable` class its changes are shown by themselves.
  var state: State { get }

  /// Called with what the user does.
  func send(_ action: Action)

  /// Called when the screen comes or goes. Does nothing by default.
  func send(_ event: ScreenLifecycleEvent)
}

extension ScreenModel {
  public func send(_ event: ScreenLifecycleEvent) {}
}
