import CoreGraphics

/// What Core Animation keeps for a thread: its transactions, trees, animations and frames.
///
/// Layers are not bound to a thread, but one thread at a time may use a layer. Only the main thread
/// has a screen. The others make layers for it: implicit transactions and display links follow the
/// run loop of such a thread, if it runs one, and animations begin when the main thread commits
/// their layer.
package final class LayerThread {
  private static let threads = ThreadLocal(main: LayerThread(isMain: true)) {
    LayerThread(isMain: false)
  }

  /// That of the present thread; all that runs on the main queue shares one.
  package static var current: LayerThread { threads.current }

  /// Whether this is what the main queue runs on, the only one with a screen.
  let isMain: Bool
  /// Makes the thread's frames.
  package let frameLoop = FrameLoop()
  /// Moves the layers of the thread's screen.
  package let animator = Animator()
  /// The trees on the thread's screen.
  let liveTrees = LiveTrees()
  /// The thread's open transactions.
  let transactions = TransactionStack()

  private init(isMain: Bool) {
    self.isMain = isMain
    if !isMain { frameLoop.onRequest = Self.scheduleFrame }
  }

  /// Tells what waits for a frame, once no transaction is open on a thread that paints nothing and
  /// may not have a run loop.
  func transactionDidEnd() {
    if !isMain, transactions.isImplicit { frameLoop.finishFrame() }
  }

  /// Lets the run loop of the present thread make a frame.
  private static func scheduleFrame() {
    let timer = Timer(timeInterval: 1.0 / 60, repeats: false) { _ in
      current.frameLoop.runFrame(at: MediaClock.now)
    }
    RunLoop.current.add(timer, forMode: .common)
  }
}
