internal import CHostSeam
import QuartzCore

/// The `init()` that classes of an app declare, which Apple's UIKit sends to a class that a value
/// or a generic parameter names. Swift knows it by its symbol only; it is looked for once for each
/// class. Where there is no symbol, the class is made by the initializer that UIKit's `init()`
/// calls.
///
/// An optimized build leaves out a convenience initializer that is not public and that no code
/// calls, without a trace. So a debug build, where there is one, says that it should not be relied
/// upon.
@MainActor
enum OwnInitializers {
  private static var known: [ObjectIdentifier: UnsafeRawPointer?] = [:]

  /// Makes an instance by the `init()` of the class, or of one that it is derived from; nil if only
  /// UIKit's classes have one, and then the class is made by the other initializer.
  static func make(_ type: AnyClass, otherwise other: String) -> AnyObject? {
    let function: UnsafeRawPointer?
    if let found = known[ObjectIdentifier(type)] {
      function = found
    } else {
      function = find(type, otherwise: other)
      known[ObjectIdentifier(type)] = .some(function)
    }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let function, let made = kumiko_call_initializer(function, metadata) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
  }

  private static func find(_ type: AnyClass, otherwise other: String) -> UnsafeRawPointer? {
    var metadata: UnsafeRawPointer? = unsafeBitCast(type, to: UnsafeRawPointer.self)
    var isFirst = true
    while let present = metadata, !isSystem(unsafeBitCast(present, to: AnyClass.self)) {
      let found = kumiko_find_initializer(present)
      if let function = found.function {
        // What a derived class stores is initialized by its own initializers only, to which a
        // convenience initializer leads.
        guard isFirst || !found.is_designated else { return nil }
        if !found.is_designated { reportConvenience(type, otherwise: other) }
        return function
      }
      isFirst = false
      metadata = kumiko_superclass(present)
    }
    return nil
  }

  private static func reportConvenience(_ type: AnyClass, otherwise other: String) {
    #if DEBUG
    Diagnostics.report(
      """
      \(type) is made by its convenience init(). An optimized build leaves that out, unless it is \
      public or other code calls it, and makes the object by \(other), without a word. Move what \
      it does to \(other), or make the object yourself: a component does so in renderContent().
      """)
    #endif
  }

  private static func isSystem(_ type: AnyClass) -> Bool {
    let name = _typeName(type, qualified: true)
    return ["UIKit.", "Foundation.", "Swift."].contains { name.hasPrefix($0) }
  }
}
