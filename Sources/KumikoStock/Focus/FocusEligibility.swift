import KumikoComponents
import UIKit

/// Whether a component can take the keys.
public enum FocusEligibility: Hashable, Sendable {
  /// Whether a field has a content.
  public enum ContentStatus: Hashable, Sendable {
    /// Nothing has been entered yet.
    case empty
    /// Something has been entered.
    case populated
  }

  /// It cannot.
  case ineligible
  /// It can.
  case eligible(ContentStatus)

  /// Whether the search stops at the component.
  func isTarget(skipsPopulated: Bool) -> Bool {
    switch self {
    case .ineligible: false
    case .eligible(let status): status == .empty || !skipsPopulated
    }
  }
}

/// Where to look for the next field.
public enum FocusSearchDirection: Hashable, Sendable {
  /// Towards the end of the list.
  case backward
  /// Towards its beginning.
  case forward
}

/// A component with a field that keys go to.
@preconcurrency @MainActor
public protocol Focusable: Component {
  /// Whether the field can take the keys now, and whether it has a content.
  var focusEligibility: FocusEligibility { get }
}

/// A field whose row may show another text than its component says: what was typed since then.
@MainActor
protocol TypedTextField: Focusable {
  /// The text that the component says; nil if it leaves the text as it is.
  var renderedText: String? { get }

  /// Whether the field can take the keys now, and whether the text that it shows is a content.
  func focusEligibility(showing text: String?) -> FocusEligibility
}

/// The view of a component with a field.
@preconcurrency @MainActor
public protocol FocusableView: UIView {
  /// Gives the keys to the field.
  func focus()

  /// Called after the list was rendered while the field has the keys: there may be other fields
  /// before and after it.
  func neighboringFocusEligibilityDidChange()
}
