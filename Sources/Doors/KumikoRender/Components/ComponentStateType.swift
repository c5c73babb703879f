import Foundation

/// What a component shows.
public protocol ComponentStateType {}

/// A state that is told apart from others by a text, in lists.
public protocol ComponentStateTypeUniquing {
  /// What distinguishes the state.
  var stateUniqueIdentifier: String { get }
}

/// A state that is an object.
open class ComponentStateBase: NSObject, ComponentStateType {}
