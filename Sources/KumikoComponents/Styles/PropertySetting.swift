/// A property of a view and what it should be, without the types of both: what style sheets and
/// elements are made of.
///
/// Settings are objects, so that those of two versions of a screen that are the same one need not
/// be compared.
@preconcurrency @MainActor
public class PropertySetting {
  init() {}

  /// The class whose property it is; nil of a setting that stands for several properties.
  var owner: ObjectIdentifier? { nil }

  /// The path of the property; nil of a setting that stands for several.
  package var path: AnyKeyPath? { nil }

  /// What the property should be.
  package var anyValue: Any { () }

  /// Whether another setting sets the same to an equal value.
  package func isEqual(to other: PropertySetting) -> Bool { self === other }

  /// Whether another setting sets the same property.
  package func isSameProperty(as other: PropertySetting) -> Bool {
    guard let path else { return type(of: self) == type(of: other) }
    return path == other.path
  }

  /// Sets the property, unless it is so already.
  package func apply(to object: AnyObject) {}

  /// The setting that would bring back what the object has now; nil if there is none.
  package func current(in object: AnyObject) -> PropertySetting? { nil }

  /// Sets what differs from an earlier setting of the same property.
  ///
  /// - Returns: Whether anything was set.
  func apply(after old: PropertySetting, to object: AnyObject) -> Bool {
    if isEqual(to: old) { return false }
    apply(to: object)
    return true
  }
}

/// A property of a class, named by its key path.
final class KeyPathSetting<Root: AnyObject, Value: Equatable>: PropertySetting {
  let keyPath: ReferenceWritableKeyPath<Root, Value>
  let value: Value
  /// Compares values; made where their type is known, for comparing optionals of a type that is
  /// not known takes ten times as long.
  private let isSame: (Value, Value) -> Bool

  init(_ keyPath: ReferenceWritableKeyPath<Root, Value>, _ value: Value) {
    self.keyPath = keyPath
    self.value = value
    isSame = { $0 == $1 }
  }

  override var owner: ObjectIdentifier? { ObjectIdentifier(Root.self) }
  override var path: AnyKeyPath? { keyPath }
  override var anyValue: Any { value }

  override func isEqual(to other: PropertySetting) -> Bool {
    if self === other { return true }
    guard type(of: other) == type(of: self) else { return false }
    let other = unsafeDowncast(other, to: KeyPathSetting.self)
    return isSame(value, other.value) && (keyPath === other.keyPath || keyPath == other.keyPath)
  }

  override func isSameProperty(as other: PropertySetting) -> Bool {
    guard type(of: other) == type(of: self) else { return keyPath == other.path }
    let other = unsafeDowncast(other, to: KeyPathSetting.self)
    return keyPath === other.keyPath || keyPath == other.keyPath
  }

  override func apply(to object: AnyObject) {
    guard let object = object as? Root, object[keyPath: keyPath] != value else { return }
    object[keyPath: keyPath] = value
  }

  override func current(in object: AnyObject) -> PropertySetting? {
    (object as? Root).map { KeyPathSetting(keyPath, $0[keyPath: keyPath]) }
  }
}

/// A property of an object that another one has.
final class NestedSetting<Outer: AnyObject, Inner: AnyObject>: PropertySetting {
  private let outer: KeyPath<Outer, Inner>
  private let whole: AnyKeyPath
  private let inner: PropertySetting

  /// Nil if the path of the inner property cannot be appended to the outer one.
  init?(_ outer: KeyPath<Outer, Inner>, _ inner: PropertySetting) {
    guard let path = inner.path, let whole = (outer as AnyKeyPath).appending(path: path) else {
      return nil
    }
    self.outer = outer
    self.whole = whole
    self.inner = inner
  }

  private init(_ outer: KeyPath<Outer, Inner>, _ whole: AnyKeyPath, _ inner: PropertySetting) {
    self.outer = outer
    self.whole = whole
    self.inner = inner
  }

  override var owner: ObjectIdentifier? { ObjectIdentifier(Outer.self) }
  override var path: AnyKeyPath? { whole }
  override var anyValue: Any { inner.anyValue }

  override func isEqual(to other: PropertySetting) -> Bool {
    if self === other { return true }
    guard let other = other as? NestedSetting else { return false }
    return whole == other.whole && inner.isEqual(to: other.inner)
  }

  override func apply(to object: AnyObject) {
    if let object = object as? Outer { inner.apply(to: object[keyPath: outer]) }
  }

  override func current(in object: AnyObject) -> PropertySetting? {
    guard let object = object as? Outer else { return nil }
    return inner.current(in: object[keyPath: outer]).map { NestedSetting(outer, whole, $0) }
  }
}
