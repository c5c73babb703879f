import UIKit

/// A look: what writes properties of views, or of other objects.
@preconcurrency @MainActor
public protocol StyleSheetProtocol {
  /// What has the look.
  associatedtype Element

  /// Gives an element the look.
  func apply(to element: Element)
}

extension StyleSheetProtocol {
  /// Changes a property of this sheet, and returns the same sheet: whoever else has it sees the
  /// change, too.
  @discardableResult
  public func compose<T>(_ property: ReferenceWritableKeyPath<Self, T>, _ value: T) -> Self {
    self[keyPath: property] = value
    return self
  }

  /// Changes an optional property of this sheet, and returns the same sheet: whoever else has it
  /// sees the change, too.
  @discardableResult
  public func compose<T>(_ property: ReferenceWritableKeyPath<Self, T?>, _ value: T?) -> Self {
    self[keyPath: property] = value
    return self
  }
}
