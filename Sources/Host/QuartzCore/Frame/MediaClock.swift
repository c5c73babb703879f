import CoreGraphics
import Synchronization

/// Returns the current time of the media clock in seconds; only differences mean anything.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }

/// The clock that animations, scrolling and timers of the host follow.
///
/// It runs with the system's monotonic clock until a test takes it over with ``hold(at:)``.
package enum MediaClock {
  private static let held = Mutex<CFTimeInterval?>(nil)

  /// Seconds since an arbitrary start.
  package static var now: CFTimeInterval {
    held.withLock { $0 } ?? Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// Whether the clock has been stopped.
  package static var isHeld: Bool { held.withLock { $0 } != nil }

  /// Stops the clock at `time`; nil lets it run again.
  package static func hold(at time: CFTimeInterval?) { held.withLock { $0 = time } }

  /// Moves a stopped clock on. A running clock is not touched.
  package static func advance(by seconds: CFTimeInterval) {
    held.withLock { if let time = $0 { $0 = time + seconds } }
  }
}
