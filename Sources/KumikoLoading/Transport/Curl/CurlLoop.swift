#if canImport(CCurl)
import CCurl
import Foundation

/// Moves the bytes of a session's transfers, on a thread that ends with the session.
final class CurlLoop: Sendable {
  /// What other threads want of the loop's own.
  private struct Orders: Sendable {
    var starts: [Start] = []
    var cancellations: [Int] = []
    var lastID = 0
    var hasThread = false
    var isEnded = false
  }

  private struct Start: Sendable {
    var id: Int
    var request: OutgoingRequest
    var exchange: Exchange
  }

  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
  // The loop's thread alone uses it, but for waking that thread with the lock.
  private nonisolated(unsafe) let multi: UnsafeMutableRawPointer?
  private let orders = Locked(Orders())

  init(connectionsPerHost: Int) {
    multi = Self.isReady ? curl_multi_init() : nil
    guard let multi else { return }
    _ = kumiko_curl_set_multi_number(
      multi, CURLMOPT_MAX_HOST_CONNECTIONS, connectionsPerHost)
  }

  // The thread has ended: it keeps the loop.
  deinit { curl_multi_cleanup(multi) }

  // MARK: For all threads

  /// Sends a request. The exchange fails if the loop has ended.
  func start(
    _ request: OutgoingRequest, _ exchange: Exchange, onEnd: @escaping @Sendable () -> Void
  ) {
    let id = orders.withLock { orders in
      orders.lastID += 1
      return orders.lastID
    }
    let start = Start(id: id, request: request, exchange: exchange)
    let isTaken = order { $0.starts.append(start) }
    // Ordered behind the start, so that no start is left that nobody cancels.
    exchange.onEnd { [weak self] in
      onEnd()
      self?.order { $0.cancellations.append(id) }
    }
    if !isTaken { exchange.fail(.cutShort) }
  }

  /// Ends all transfers, and the thread.
  func end() { order { $0.isEnded = true } }

  /// Has the thread take an order.
  ///
  /// - Returns: Whether it does: not if it has ended.
  @discardableResult
  private func order(_ change: (inout Orders) -> Void) -> Bool {
    orders.withLock { orders in
      guard let multi, !orders.isEnded else { return false }
      change(&orders)
      if orders.hasThread {
        curl_multi_wakeup(multi)
      } else if !orders.isEnded {
        orders.hasThread = true
        let thread = Thread { self.run() }
        thread.name = "Kumiko HTTP"
        thread.start()
      }
      return true
    }
  }

  // MARK: For the loop's thread

  private func run() {
    Self.blockBrokenPipes()
    var transfers: [Int: CurlTransfer] = [:]
    var orders = takeOrders()
    while !orders.isEnded {
      for start in orders.starts where !start.exchange.isOver {
        transfers[start.id] = CurlTransfer(start.id, start.request, start.exchange, multi)
      }
      for id in orders.cancellations { transfers[id] = nil }
      var running: Int32 = 0
      curl_multi_perform(multi, &running)
      endTransfers(&transfers)
      // Until a socket, an order or curl's own clock has something for it.
      if curl_multi_poll(multi, nil, 0, 3_600_000, nil) != CURLM_OK {
        Thread.sleep(forTimeInterval: 0.01)
      }
      orders = takeOrders()
    }
    for start in orders.starts { start.exchange.fail(.cutShort) }
    for transfer in transfers.values { transfer.end(CURLE_RECV_ERROR) }
  }

  private func takeOrders() -> Orders {
    orders.withLock { orders in
      let taken = orders
      (orders.starts, orders.cancellations) = ([], [])
      return taken
    }
  }

  private func endTransfers(_ transfers: inout [Int: CurlTransfer]) {
    var result = CURLE_OK
    while let easy = kumiko_curl_next_ended(multi, &result) {
      guard let id = CurlTransfer.id(of: easy) else { continue }
      transfers.removeValue(forKey: id)?.end(result)
    }
  }

  /// A server that has gone is an error of the transfer, and no signal that ends the process.
  private static func blockBrokenPipes() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}
#endif
