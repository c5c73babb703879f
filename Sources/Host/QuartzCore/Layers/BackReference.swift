import CHostSeam

/// A reference to the object that holds this one: nil as soon as that object's last strong
/// reference is gone, on whatever thread, as with `weak`.
///
/// The first `weak` reference makes each `retain` of its object several times as slow, and every
/// view with subviews would have one. This one keeps the object's memory until it is set anew or
/// goes, as `unowned` does, and asks the object's count where `unowned` would trap.
///
/// The reference itself belongs to one thread at a time. Its accessors call nothing that could
/// change it, so that properties of this type need no check of exclusivity.
package struct BackReference<Object: AnyObject>: ~Copyable {
  private var pointer: UnsafeMutableRawPointer?

  package init() {}

  /// The object that was set, as long as anything holds it.
  package var object: Object? {
    get {
      guard let pointer, let held = swift_tryRetain(pointer) else { return nil }
      return Unmanaged<Object>.fromOpaque(held).takeRetainedValue()
    }
    set {
      let old = pointer
      pointer = newValue.map { swift_unownedRetain(Unmanaged.passUnretained($0).toOpaque()) }
      if let old { swift_unownedRelease(old) }
    }
  }

  deinit { if let pointer { swift_unownedRelease(pointer) } }
}
