import QuartzCore

/// One finger on the screen (or the main mouse button) from the moment it touches until it lifts.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger does at the moment of an event.
  public enum Phase: Int, Sendable {
    /// The finger has just touched.
    case began
    /// The finger has moved since the last event.
    case moved
    /// The finger touches, but has not moved since the last event.
    case stationary
    /// The finger has just been lifted.
    case ended
    /// The system takes the touch away.
    case cancelled
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A finger on a remote surface.
    case indirect
    case pencil
    /// A pointer's button.
    case indirectPointer
  }

  /// What the finger does at present.
  open internal(set) var phase: Phase = .began

  /// What touches; a finger here, also when the mouse plays its part.
  open var type: TouchType { .direct }

  /// When the touch last changed, in seconds of the media clock.
  open internal(set) var timestamp: TimeInterval = 0

  /// How many times the finger has tapped at this place in quick succession.
  open internal(set) var tapCount = 1

  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?

  /// The view in which the touch began and that gets its events; nil when it left its window.
  open internal(set) weak var view: UIView?

  /// The finger, for the host; the same from began to ended.
  package let identifier: Int

  /// Places in the window's coordinates.
  package internal(set) var windowLocation: CGPoint
  package internal(set) var previousWindowLocation: CGPoint
  /// Where and when the finger touched.
  let startLocation: CGPoint
  private let startTime: TimeInterval

  package init(identifier: Int, location: CGPoint, time: TimeInterval = 0) {
    self.identifier = identifier
    (startLocation, startTime) = (location, time)
    windowLocation = location
    previousWindowLocation = location
    super.init()
  }

  /// Whether the finger is elsewhere than where it touched.
  var hasMoved: Bool { windowLocation != startLocation }

  /// Makes the touch what it was when the finger touched. The next movement starts from there.
  func showBeginning() {
    (phase, timestamp) = (.began, startTime)
    (windowLocation, previousWindowLocation) = (startLocation, startLocation)
  }

  /// Where the finger is, in the coordinates of `view`; of the window if that is nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// Where the finger was at the event before, in the coordinates of `view`; of the window if that
  /// is nil.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  /// The recognizers that look at the touch, innermost first; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    window?.gestureArbiter.recognizers(of: self)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}
