import CoreGraphics

/// Calls back in every frame of the thread that adds it to a run loop: on the main thread those of
/// the screen, on others sixty a second while the run loop runs.
open class CADisplayLink: NSObject {
  /// The time of the frame that is being made, on the clock of ``CACurrentMediaTime()``.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time between frames, in seconds; 0 before the first.
  open private(set) var duration: CFTimeInterval = 0

  /// When the next frame is due.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// Whether calls are held back; false by default.
  open var isPaused = false { didSet { update() } }

  /// How many calls a second are wanted; 0 (the default) is every frame.
  open var preferredFramesPerSecond = 0

  private let onFrame: (CADisplayLink) -> Void
  private var frameLoop = FrameLoop.shared
  private var stepper: Int?
  private var isAdded = false
  private var isInvalid = false

  /// Makes a link that calls `onFrame` once it is added to a run loop.
  package init(onFrame: @escaping (CADisplayLink) -> Void) { self.onFrame = onFrame }

  /// Starts the calls, on the calling thread. All run loops and modes are the same: a thread has
  /// one frame loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    if stepper == nil { frameLoop = .shared }
    update()
  }

  /// Ends the calls until the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    update()
  }

  /// Ends the calls for good.
  open func invalidate() {
    isInvalid = true
    update()
  }

  private func update() {
    let runs = isAdded && !isPaused && !isInvalid
    if runs, stepper == nil {
      stepper = frameLoop.addStepper { [weak self] time in self?.step(to: time) ?? false }
    } else if !runs, let old = stepper {
      frameLoop.removeStepper(old)
      stepper = nil
    }
  }

  private func step(to time: CFTimeInterval) -> Bool {
    let wait = preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : 0
    let elapsed = timestamp == 0 ? wait : time - timestamp
    // Frames come a little early or late: half a millisecond counts as on time.
    if elapsed + 0.0005 < wait { return true }
    duration = timestamp == 0 ? 1 / 60 : elapsed
    timestamp = time
    onFrame(self)
    return stepper != nil
  }
}
