import CoreGraphics

/// Decides when a frame is made and in which order its passes run.
///
/// A frame runs *events → animations → constraints → layout → display → paint*. Anything that makes
/// the screen stale calls ``requestFrame()``; the host (a window or a test) is told once through
/// ``onRequest`` and answers, when it likes, with ``runFrame(at:)``. A frame that nobody requested
/// is never made.
package final class FrameLoop {
  /// The loop of the present thread: on the main queue, that of the screen.
  package static var shared: FrameLoop { LayerThread.current.frameLoop }

  /// Called when the first request since the last frame arrives.
  package var onRequest: (() -> Void)?

  /// Whether a frame is wanted.
  package private(set) var needsFrame = false

  private var steppers: [(id: Int, step: (CFTimeInterval) -> Bool)] = []
  private var passes: [(CFTimeInterval) -> Void] = []
  private var afterBlocks: [() -> Void] = []
  private var nextID = 0
  /// Whether a frame is being made and not yet painted.
  private var isRunning = false

  /// Asks for one frame. Further calls before it is made cost nothing.
  package func requestFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    onRequest?()
  }

  /// Calls `step` in every frame, before layout, until it returns false. Returns a token for
  /// ``removeStepper(_:)``.
  @discardableResult
  package func addStepper(_ step: @escaping (CFTimeInterval) -> Bool) -> Int {
    nextID += 1
    steppers.append((nextID, step))
    requestFrame()
    return nextID
  }

  /// Ends a stepper early. Unknown tokens are ignored.
  package func removeStepper(_ id: Int) { steppers.removeAll { $0.id == id } }

  /// Adds a pass that runs in each frame after those added before it.
  package func addPass(_ pass: @escaping (CFTimeInterval) -> Void) { passes.append(pass) }

  /// Calls `block` once, after the frame that is being made (or else the next) has been painted.
  package func afterFrame(_ block: @escaping () -> Void) {
    afterBlocks.append(block)
    if !isRunning { requestFrame() }
  }

  /// Makes one frame at `time` (seconds on the media clock). Returns whether another is wanted.
  ///
  /// A host that paints after this returns passes `finishes: false`, and calls ``finishFrame()``
  /// when it has painted.
  @discardableResult
  package func runFrame(at time: CFTimeInterval, finishes: Bool = true) -> Bool {
    (needsFrame, isRunning) = (false, true)
    for (id, step) in steppers where steppers.contains(where: { $0.id == id }) {
      if !step(time) { removeStepper(id) }
    }
    CATransaction.endImplicit()
    Animator.shared.step(to: time)
    for pass in passes { pass(time) }
    CATransaction.endImplicit()
    LayerThread.current.liveTrees.commit()
    if !steppers.isEmpty || Animator.shared.wantsFrame { requestFrame() }
    if finishes { finishFrame() }
    return needsFrame
  }

  /// Tells those who wait for the frame that it has been painted.
  package func finishFrame() {
    isRunning = false
    let blocks = afterBlocks
    afterBlocks = []
    for block in blocks { block() }
  }
}
