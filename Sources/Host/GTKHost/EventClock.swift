internal import CGtk
import QuartzCore

/// Maps the times of GDK's events to the media clock.
///
/// Events wait for the next frame before they arrive, often several at once; by their own times a
/// finger's speed comes out right. The shortest delay seen so far tells how the clocks differ.
@MainActor
struct EventClock {
  private var difference: CFTimeInterval?

  /// The time of an event on the media clock; now, if the event has none.
  mutating func time(of event: OpaquePointer?) -> CFTimeInterval {
    let stamp = event.map { gdk_event_get_time($0) } ?? 0
    return time(milliseconds: stamp, now: MediaClock.now)
  }

  /// The time of an event with a stamp in milliseconds since some start; `now` for 0.
  mutating func time(milliseconds: UInt32, now: CFTimeInterval) -> CFTimeInterval {
    guard milliseconds != 0 else { return now }
    let own = CFTimeInterval(milliseconds) / 1000
    // A delay of more than a second is a clock that was set, or that ran over after 49 days.
    if let known = difference, abs(now - own - known) < 1 {
      difference = min(known, now - own)
    } else {
      difference = now - own
    }
    return min(own + (difference ?? 0), now)
  }
}
