import Foundation
import KumikoDocuments

/// Sends impressions to a server of the app's choice, many at once and seldom.
///
/// Impressions wait for ``interval`` seconds and are then sent together, as a form:
///
/// ```json
/// { "impressions": [
///   { "name": "offer.o1", "screen": "shop.front", "experiment": "b", "time": 1795816800 } ] }
/// ```
///
/// One request is on its way at a time, of ``batch`` impressions at most, with an idempotency key
/// that stays the same until it was taken. What the server cannot take now is sent later, and later
/// and later while it cannot; what it refuses is dropped. At most ``capacity`` impressions wait, in
/// memory alone, and those beyond are dropped.
public actor ImpressionReporter: ImpressionCounting {
  /// Seconds between two requests, at least.
  public nonisolated let interval: TimeInterval
  /// The impressions of a request, at most.
  public nonisolated let batch: Int
  /// The impressions that wait, at most.
  public nonisolated let capacity: Int

  private let request: ScreenRequest
  private let loader: ScreenLoader
  private var waiting: [(impression: ScreenImpression, date: Date)] = []
  /// What was sent and not taken yet.
  private var sent: (form: FormSubmission, count: Int)?
  private var failures = 0
  private var isRunning = false

  /// After as many failures in a row, what waits is dropped.
  private static let mostFailures = 12

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - request: Where impressions go, and who sends them: address, account, credentials.
  ///   - loader: What sends them.
  ///   - interval: Seconds between two requests, at least; 10 by default.
  ///   - batch: The impressions of a request, at most; 100 by default.
  ///   - capacity: The impressions that wait, at most; 1,000 by default.
  public init(
    _ request: ScreenRequest, loader: ScreenLoader, interval: TimeInterval = 10, batch: Int = 100,
    capacity: Int = 1_000
  ) {
    (self.request, self.loader) = (request, loader)
    self.interval = max(1, interval)
    self.batch = max(1, batch)
    self.capacity = max(1, capacity)
  }

  /// Takes down an impression, which is sent with those of the next seconds.
  public nonisolated func count(_ impression: ScreenImpression) {
    let date = loader.options.clock.date()
    Task { await add(impression, date) }
  }

  private func add(_ impression: ScreenImpression, _ date: Date) {
    guard waiting.count < capacity else { return }
    waiting.append((impression, date))
    guard !isRunning else { return }
    isRunning = true
    Task { await run() }
  }

  /// Sends what waits until nothing does.
  private func run() async {
    let (clock, retry) = (loader.options.clock, loader.options.retry)
    while !waiting.isEmpty {
      let backOff = failures == 0 ? 0 : retry.backOff(after: failures, random: 0)
      do { try await clock.sleep(max(interval, backOff)) } catch { break }
      await send()
      if failures >= Self.mostFailures { waiting = [] }
    }
    (isRunning, failures, sent) = (false, 0, nil)
  }

  private func send() async {
    let next = sent ?? prepared()
    sent = next
    do {
      _ = try await loader.submit(next.form)
      removeSent(next.count)
    } catch let problem as LoadingProblem where problem.isTransient {
      failures += 1
    } catch {
      // The server does not want them, and would not later.
      removeSent(next.count)
    }
  }

  private func removeSent(_ count: Int) {
    waiting.removeFirst(min(count, waiting.count))
    (sent, failures) = (nil, 0)
  }

  private func prepared() -> (form: FormSubmission, count: Int) {
    let batch = waiting.prefix(batch)
    let list = batch.map { waiting in
      var fields: [String: RemoteValue] = [
        "name": .string(waiting.impression.name),
        "time": .number(waiting.date.timeIntervalSince1970.rounded(.down)),
      ]
      fields["screen"] = waiting.impression.screenID.map { .string($0) }
      fields["experiment"] = waiting.impression.experiment.map { .string($0) }
      return RemoteValue.object(fields)
    }
    return (FormSubmission(["impressions": .list(list)], to: request), batch.count)
  }
}
