import CoreGraphics

/// An object of each thread, made when the thread first asks for it and released with the thread.
///
/// Whatever runs on the main queue, and with it the main actor, shares one object: outside of
/// `UIApplicationMain` the queue is served by one thread after another.
package struct ThreadLocal<Object: AnyObject>: Sendable {
  private let key: pthread_key_t
  // Only ``current`` hands it out, and only to what runs on the main queue.
  private nonisolated(unsafe) let main: Object
  private let make: @Sendable () -> Object

  /// Makes the objects of threads other than the main one by `make`.
  package init(main: sending Object, others make: @escaping @Sendable () -> Object) {
    var key = pthread_key_t()
    pthread_key_create(&key) { address in
      if let address { Unmanaged<AnyObject>.fromOpaque(address).release() }
    }
    (self.key, self.main, self.make) = (key, main, make)
  }

  /// The object of the present thread.
  package var current: Object {
    if MainQueue.isCurrent { return main }
    if let known = pthread_getspecific(key) {
      return Unmanaged<Object>.fromOpaque(known).takeUnretainedValue()
    }
    let made = make()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }
}

/// The queue of the main actor.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether the caller runs on the main queue, whichever thread that is.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }
}
