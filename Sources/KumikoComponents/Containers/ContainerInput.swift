import UIKit

/// What stands in for the keyboard while a row is first responder.
@MainActor
package protocol ContainerInput: AnyObject {
  /// Whether the component that brought the input was unmounted, and no other took it over.
  var isAbandoned: Bool { get }

  /// The view below the screen's content.
  var inputView: UIView? { get }

  /// The view above the input.
  var inputAccessoryView: UIView? { get }

  /// Called when the input is shown.
  func containerDidBecomeFirstResponder(_ container: ComponentContainer)

  /// Called when the input is hidden.
  func containerDidResignFirstResponder(_ container: ComponentContainer)
}
