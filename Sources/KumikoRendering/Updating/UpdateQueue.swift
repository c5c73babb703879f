import KumikoComponents

/// Data on its way to a list view.
@MainActor
struct UpdateRequest<Target: BatchUpdating, Adapter: ListAdapter> {
  weak var target: Target?
  var adapter: Adapter
  var data: [Section]

  /// A plan that was made for a revision of the adapter's data.
  var plan: (UpdatePlan, revision: Int)?

  /// How the changes are seen; nil for as the updater says.
  private(set) var animation: ListAnimation?

  /// Options that change together with the data; nil for none.
  var options: ListOptions?

  /// Who waits for the data to be shown; nil if nobody does.
  var waiter: RenderWaiter?

  /// The latest of the superseded requests that nobody waits for; empty if there is none.
  private var older: [UpdateRequest] = []

  private let completion: (() -> Void)?

  /// The completions of requests that this one supersedes.
  private var superseded: [() -> Void] = []

  init(target: Target, adapter: Adapter, data: [Section], completion: (() -> Void)?) {
    self.target = target
    self.adapter = adapter
    self.data = data
    self.completion = completion
    animation = adapter.takeAnimationOfNextRender()
  }

  /// This request for data whose outlines are expanded as they are now. What was planned for other
  /// rows does not count.
  func resolvingOutlines() -> UpdateRequest {
    guard data.contains(where: \.rows.hasOutlines) else { return self }
    var copy = self
    copy.data = data.resolvingOutlines(after: adapter.data)
    copy.plan = nil
    return copy
  }

  /// Takes over the completions of a request that this one supersedes, and the animation if it has
  /// none.
  mutating func supersede(_ older: UpdateRequest) {
    if waiter != nil { self.older = older.waiter == nil ? [older] : older.older }
    older.waiter?.finish(false)
    animation = animation ?? older.animation
    superseded = older.superseded + (older.completion.map { [$0] } ?? []) + superseded
  }

  /// Calls the completions of this request and of those it has superseded.
  func finish() { finish(isShown: true) }

  /// Calls the completions, and tells who waits for the data.
  func finish(isShown: Bool) {
    finishSuperseded()
    completion?()
    waiter?.finish(isShown && target != nil)
  }

  /// What is to be shown if this data is taken back: what was to be shown before it, with all
  /// completions. Nil if nothing was.
  var withdrawn: UpdateRequest? {
    guard let before = older.first else { return nil }
    var request = self
    (request.data, request.animation) = (before.data, before.animation)
    (request.options, request.waiter, request.plan, request.older) = (nil, nil, nil, [])
    return request
  }

  /// Calls the completions of the requests that this one has superseded.
  func finishSuperseded() {
    for completion in superseded { completion() }
  }
}

/// At most one request that waits: the latest.
@MainActor
final class UpdateQueue<Target: BatchUpdating, Adapter: ListAdapter> {
  private(set) var waiting: UpdateRequest<Target, Adapter>?
  var isProcessing = false
  var isScheduled = false

  /// Counts requests, so that work done meanwhile can tell whether it is out of date.
  private var requestCount = 0

  func add(_ request: UpdateRequest<Target, Adapter>) {
    var request = request
    if let waiting { request.supersede(waiting) }
    setWaiting(request)
    requestCount += 1
  }

  /// Adds a request that one that waits already has superseded.
  func addOlder(_ request: UpdateRequest<Target, Adapter>) {
    guard var newer = waiting else { return setWaiting(request) }
    newer.supersede(request)
    waiting = newer
  }

  /// Counts list views that have become the target of an adapter.
  private(set) var redirectionCount = 0

  /// What waits for an adapter is shown by the list view that is its target now.
  func redirect(_ adapter: Adapter, to target: Target) {
    redirectionCount += 1
    guard var request = waiting, request.adapter === adapter else { return }
    (request.target, request.plan) = (target, nil)
    waiting = request
  }

  private func setWaiting(_ request: UpdateRequest<Target, Adapter>?) {
    waiting?.adapter.announcedUpdateCount -= 1
    waiting = request
    waiting?.adapter.announcedUpdateCount += 1
  }

  /// Announces a request, and returns the number by which it is known.
  func takeTicket() -> Int {
    requestCount += 1
    return requestCount
  }

  /// Whether nothing was requested since a ticket was taken.
  func isLatest(_ ticket: Int) -> Bool { requestCount == ticket }

  func dequeue() -> UpdateRequest<Target, Adapter>? {
    defer { setWaiting(nil) }
    return waiting
  }
}
