import QuartzCore

/// What a frame does after its animations have moved on, in this order.
///
/// Each pass visits only what was flagged for it and may flag work for passes that come later, or
/// for the next frame.
@MainActor
package enum FramePasses {
  /// The passes, first to last. Painting follows; it is the host's.
  private static let order: [@MainActor (CFTimeInterval) -> Void] = [
    LayoutPass.run, runAfterLayout, DisplayPass.run,
  ]

  private static var isInstalled = false
  private static var waiting: [() -> Void] = []

  /// Puts the passes into the frame loop, once.
  package static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    for pass in order { FrameLoop.shared.addPass(pass) }
  }

  /// Calls `action` in the next frame, when everything has been laid out.
  static func afterLayout(_ action: @escaping () -> Void) {
    waiting.append(action)
    FrameLoop.shared.requestFrame()
  }

  private static func runAfterLayout(at time: CFTimeInterval) {
    guard !waiting.isEmpty else { return }
    let actions = waiting
    waiting = []
    for action in actions { action() }
    LayoutPass.run(at: time)
  }
}
