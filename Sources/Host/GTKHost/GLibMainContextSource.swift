internal import CGtk
import Dispatch
import Glibc

/// Runs GLib's main context as a guest of the main dispatch queue.
///
/// `RunLoop.main.run()` stays the outer loop, so timers, tasks and `DispatchQueue.main` work as
/// everywhere. The file descriptors that GLib waits for are watched through one epoll descriptor,
/// its timeouts through one timer; when either fires, the context is turned.
@MainActor
final class GLibMainContextSource {
  static let shared = GLibMainContextSource()

  private let context = g_main_context_default()
  private var watched = WatchedDescriptors()
  private var descriptors = [GPollFD](repeating: GPollFD(), count: 32)
  private var sources: (readable: any DispatchSourceRead, timer: any DispatchSourceTimer)?
  private var isTurning = false

  /// The most iterations of one turn, so that a busy context cannot starve the queue.
  private static let iterationsPerTurn = 20

  private init() {}

  /// Begins to serve GLib. Further calls do nothing.
  func start() {
    guard sources == nil else { return }
    let readable = DispatchSource.makeReadSource(fileDescriptor: watched.poll, queue: .main)
    let timer = DispatchSource.makeTimerSource(queue: .main)
    let turn: @Sendable () -> Void = {
      MainActor.assumeIsolated { GLibMainContextSource.shared.turn() }
    }
    readable.setEventHandler(handler: turn)
    timer.setEventHandler(handler: turn)
    sources = (readable, timer)
    readable.activate()
    timer.activate()
    turn()
  }

  /// Lets GLib do what is due, then waits for what it wants next.
  func turn() {
    guard !isTurning else { return }
    isTurning = true
    defer { isTurning = false }
    var iterations = 0
    while iterations < Self.iterationsPerTurn, g_main_context_iteration(context, 0) != 0 {
      iterations += 1
    }
    waitForNext()
  }

  /// Lets GLib know of what it was asked for outside of its turns, as a timer or a task of the
  /// application does. GLib wakes up by itself only where it is the outer loop.
  func wake() {
    guard sources != nil, !isTurning else { return }
    waitForNext()
  }

  private func waitForNext() {
    _ = g_main_context_acquire(context)
    var priority: gint = 0
    var timeout: gint = -1
    let isReady = g_main_context_prepare(context, &priority) != 0
    var count = query(&timeout)
    while count > descriptors.count {
      descriptors = [GPollFD](repeating: GPollFD(), count: count * 2)
      count = query(&timeout)
    }
    g_main_context_release(context)
    watch(descriptors[..<count])
    schedule(isReady ? 0 : timeout)
  }

  private func query(_ timeout: inout gint) -> Int {
    Int(g_main_context_query(context, .max, &timeout, &descriptors, gint(descriptors.count)))
  }

  private func schedule(_ milliseconds: gint) {
    let deadline: DispatchTime =
      milliseconds < 0 ? .distantFuture : .now() + .milliseconds(Int(milliseconds))
    sources?.timer.schedule(deadline: deadline, leeway: .nanoseconds(0))
  }

  /// Makes epoll watch exactly `wanted`. One descriptor may be wanted twice, for different events.
  private func watch(_ wanted: ArraySlice<GPollFD>) {
    var next: [Int32: UInt32] = [:]
    for descriptor in wanted { next[descriptor.fd, default: 0] |= UInt32(descriptor.events) }
    watched.watch(next)
  }
}
