import KumikoRendering
import KumikoStock
import UIKit

/// Whether a component can take the keys.
public enum FocusEligibility: Equatable, Sendable {
  /// It cannot.
  case ineligible
  /// It can.
  case eligible(ContentStatus)

  /// Whether a field has a content.
  public enum ContentStatus: Hashable, Sendable {
    /// Something has been entered.
    case populated
    /// Nothing has been entered yet.
    case empty

    /// That of a field that does not say: empty, so that the search stops there.
    public static var `default`: ContentStatus { .empty }
  }

  var inLanguage: KumikoStock.FocusEligibility {
    switch self {
    case .ineligible: .ineligible
    case .eligible(let status): .eligible(status == .empty ? .empty : .populated)
    }
  }
}

/// Where to look for the next field.
public enum FocusSearchDirection: Hashable, Sendable {
  /// Towards the beginning of the list.
  case forward
  /// Towards its end.
  case backward

  var inLanguage: KumikoStock.FocusSearchDirection { self == .forward ? .forward : .backward }
}

/// A component with a field that keys go to; its view is a ``FocusableView``.
@preconcurrency @MainActor
public protocol Focusable {
  /// Whether the field can take the keys now, and whether it has a content.
  var focusEligibility: FocusEligibility { get }
}

/// The view of a component with a field.
@preconcurrency @MainActor
public protocol FocusableView: KumikoStock.FocusableView {
  /// Gives the keys to the field.
  func focus()

  /// Called after the list was rendered while the field has the keys: there may be other fields
  /// before and after it. Does nothing by default.
  func neighboringFocusEligibilityDidChange()
}

extension FocusableView {
  public func neighboringFocusEligibilityDidChange() {}
}

extension FocusableView where Self: UIView {
  /// Calls a closure with what finds the fields before and after this one, which is of no use after
  /// it; outside of lists one that never finds any.
  public func withFocusCoordinator<Result>(
    _ action: (any FocusCoordinating) -> Result
  ) -> Result {
    let found: Result?? = withFocusCoordinator { (coordinator: FocusCoordinator) in
      action(ListFocusCoordinator(base: coordinator))
    }
    return (found ?? nil) ?? action(DefaultFocusCoordinator())
  }
}

/// What finds the fields before and after one.
@preconcurrency @MainActor
public protocol FocusCoordinating {
  /// Whether there is another field in a direction, with a content or without.
  func canMove(_ direction: FocusSearchDirection) -> Bool

  /// Gives the keys to the next field in a direction, with a content or without; one that is out of
  /// view comes into it. Returns whether there is one.
  func move(_ direction: FocusSearchDirection) -> Bool
}

/// What finds no fields.
public struct DefaultFocusCoordinator: FocusCoordinating {
  nonisolated init() {}

  public func canMove(_ direction: FocusSearchDirection) -> Bool { false }

  public func move(_ direction: FocusSearchDirection) -> Bool { false }
}

private struct ListFocusCoordinator: FocusCoordinating {
  let base: FocusCoordinator

  func canMove(_ direction: FocusSearchDirection) -> Bool { base.canMove(direction.inLanguage) }
  func move(_ direction: FocusSearchDirection) -> Bool { base.move(direction.inLanguage) }
}

extension UITableView {
  /// Gives the keys to the first field of the list; does nothing if there is none.
  ///
  /// - Parameters:
  ///   - direction: From where to look: from the beginning towards the end by default.
  ///   - skipsPopulatedComponents: Whether fields with a content are passed over; true by default.
  ///   - animated: Whether the list scrolls smoothly; true by default.
  public func focus(
    direction: FocusSearchDirection = .backward, skipsPopulatedComponents: Bool = true,
    animated: Bool = true
  ) {
    (self as any BatchUpdating).focus(
      direction: direction.inLanguage, skipsPopulatedComponents: skipsPopulatedComponents,
      animated: animated)
  }
}

extension UICollectionView {
  /// Gives the keys to the first field of the list; does nothing if there is none.
  ///
  /// - Parameters:
  ///   - direction: From where to look: from the beginning towards the end by default.
  ///   - skipsPopulatedComponents: Whether fields with a content are passed over; true by default.
  ///   - animated: Whether the list scrolls smoothly; true by default.
  public func focus(
    direction: FocusSearchDirection = .backward, skipsPopulatedComponents: Bool = true,
    animated: Bool = true
  ) {
    (self as any BatchUpdating).focus(
      direction: direction.inLanguage, skipsPopulatedComponents: skipsPopulatedComponents,
      animated: animated)
  }
}
