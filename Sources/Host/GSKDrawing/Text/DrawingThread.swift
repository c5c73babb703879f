import QuartzCore

/// A thread that lays out and draws text: Pango's fonts, and what refers to them, belong to it.
final class DrawingThread: Sendable {
  private static let threads = ThreadLocal(main: DrawingThread()) { DrawingThread() }

  /// The present one; all that runs on the main queue shares one.
  static var current: DrawingThread { threads.current }

  private init() {}
}
