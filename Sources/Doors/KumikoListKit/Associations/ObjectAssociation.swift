import UIKit

#if !canImport(ObjectiveC)
/// How an object keeps a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all: a value that is an object is gone when nobody else has it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly, for one thread at a time.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// As a copy, for one thread at a time.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As a copy.
  case OBJC_ASSOCIATION_COPY = 771
}
#endif

/// Values that objects keep although their classes have no place for them, by the objects.
///
/// ```swift
/// extension UIView {
///   private static let names = ObjectAssociation<String>()
///
///   var name: String? {
///     get { UIView.names[self] }
///     set { UIView.names[self] = newValue }
///   }
/// }
/// ```
///
/// Only objects keep values: what is set for a value type is lost.
@preconcurrency @MainActor
public final class ObjectAssociation<AssociatedObjectType> {
  /// How objects keep their values.
  public nonisolated let policy: objc_AssociationPolicy

  #if !canImport(ObjectiveC)
  private var entries: [ObjectIdentifier: AssociationEntry] = [:]
  private var limit = 64
  #endif

  /// Makes an association, strong unless the policy says otherwise.
  public nonisolated init(policy: objc_AssociationPolicy = .OBJC_ASSOCIATION_RETAIN_NONATOMIC) {
    self.policy = policy
  }

  #if canImport(ObjectiveC)
  /// The value of an object; nil if it has none.
  public subscript(_ index: Any) -> AssociatedObjectType? {
    get { objc_getAssociatedObject(index, key).flatMap { $0 as? AssociatedObjectType } }
    set { objc_setAssociatedObject(index, key, newValue, policy) }
  }

  private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
  #else
  /// The value of an object; nil if it has none.
  public subscript(_ index: Any) -> AssociatedObjectType? {
    get { entry(of: index)?.value.flatMap { $0 as? AssociatedObjectType } }
    set {
      guard type(of: index) is AnyClass else { return }
      set(newValue.map { AssociationEntry($0, of: index as AnyObject, policy) }, index as AnyObject)
    }
  }

  private func entry(of index: Any) -> AssociationEntry? {
    guard type(of: index) is AnyClass else { return nil }
    let entry = entries[ObjectIdentifier(index as AnyObject)]
    return entry?.owner === index as AnyObject ? entry : nil
  }

  private func set(_ entry: AssociationEntry?, _ owner: AnyObject) {
    if entries.count >= limit { removeDead() }
    entries[ObjectIdentifier(owner)] = entry
  }

  /// Forgets values of objects that are gone, as often as half of them may be.
  private func removeDead() {
    entries = entries.filter { $0.value.owner != nil }
    limit = max(64, entries.count * 2)
  }
  #endif
}

#if !canImport(ObjectiveC)
/// The value of an object.
private struct AssociationEntry {
  weak var owner: AnyObject?
  private weak var object: AnyObject?
  private var kept: Any?

  init(_ value: Any, of owner: AnyObject, _ policy: objc_AssociationPolicy) {
    self.owner = owner
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass: object = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      kept = (value as? any NSCopying)?.copy(with: nil) ?? value
    default: kept = value
    }
  }

  var value: Any? { kept ?? object.map { $0 as Any } }
}
#endif

/// Values of any type that objects keep.
public typealias AnyAssociation = ObjectAssociation<Any>
/// Objects that objects keep.
public typealias AnyObjectAssociation = ObjectAssociation<AnyObject>
/// Truth values that objects keep.
public typealias BoolAssociation = ObjectAssociation<Bool>
/// Lengths that objects keep.
public typealias CGFloatAssociation = ObjectAssociation<CGFloat>
/// Numbers that objects keep.
public typealias DoubleAssociation = ObjectAssociation<Double>
/// Numbers that objects keep.
public typealias FloatAssociation = ObjectAssociation<Float>
/// Numbers that objects keep.
public typealias IntAssociation = ObjectAssociation<Int>
/// Texts that objects keep.
public typealias StringAssociation = ObjectAssociation<String>
