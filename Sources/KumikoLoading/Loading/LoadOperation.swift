import Foundation
import KumikoDocuments

/// One load: the cache, the server with retries, and the cache again where there is no connection.
struct LoadOperation: Sendable {
  let request: ScreenRequest
  let options: LoadingOptions
  let client: HTTPClient
  let inspector: DocumentInspector?
  /// Where attempts wait for each other; nil if they need not.
  let gate: LoadGate?
  /// Called for everything that happens.
  let emit: @Sendable (LoadEvent) async -> Void

  /// Loads the screen, and reports it with ``LoadEvent/loaded(_:)``.
  func run() async throws {
    let entry = await usableEntry()
    let freshness = entry?.freshness(at: options.clock.date())
    if let entry, request.caching == .standard {
      if freshness?.isFresh == true { return await emit(.loaded(screen(entry, .cache))) }
      if freshness?.mayBeShownWhileLoading == true {
        await emit(.cached(screen(entry, .staleCache(nil))))
      }
    }
    do {
      await emit(.loaded(try await fetch(entry, freshness)))
    } catch let problem as LoadingProblem where problem.isTransient {
      guard let entry, freshness?.mayStandIn == true else { throw problem }
      await emit(.loaded(screen(entry, .staleCache(problem))))
    }
  }

  // MARK: The cache

  /// The cache. What shows who asks is no key of it, so without an account nothing of that is kept.
  private var cache: DiskCache? {
    request.credentials.isEmpty || request.account != nil ? options.cache : nil
  }

  private var outgoing: OutgoingRequest { request.outgoing(accepting: request.content.types) }

  /// The entry of the request, if the policy and its signature allow it.
  private func usableEntry() async -> CacheEntry? {
    let entry = await cache?.entry(request.cacheKey, headers: outgoing.headers)
    guard let entry, options.policy.refusal(of: request.url, from: request.origin) == nil,
      options.policy.refusal(of: entry.head.url, from: origin) == nil,
      entry.body.count <= options.limits.bytes
    else { return nil }
    let type = ContentType.name(entry.head.headers["content-type"])
    do { try await inspect(entry.body, type, entry.head.headers) } catch {
      await cache?.remove(request.cacheKey)
      return nil
    }
    return entry
  }

  private var origin: Origin? { request.origin ?? Origin(request.url) }

  /// Checks what came before anything reads it: the signature of a document, the header of a
  /// picture.
  private func inspect(
    _ bytes: Data, _ type: String?, _ headers: HTTPHeaders
  ) async throws {
    if request.content == .image {
      return try ImageCheck(limits: options.limits).check(bytes, contentType: type)
    }
    try await inspector?.inspect(
      bytes, field: headers["kumiko-signature"], request: request, now: options.clock.date())
  }

  private func screen(_ entry: CacheEntry, _ source: LoadedScreen.Source) -> LoadedScreen {
    LoadedScreen(
      bytes: entry.body, url: entry.head.url,
      contentType: ContentType.name(entry.head.headers["content-type"]),
      entityTag: entry.head.headers["etag"], source: source)
  }

  private func keep(_ screen: LoadedScreen, _ headers: HTTPHeaders) async {
    guard let cache else { return }
    let entry = CachePolicy.entry(
      screen, headers: headers, request: request, sent: outgoing.headers,
      at: options.clock.date())
    if let entry { await cache.store(entry) } else { await cache.remove(request.cacheKey) }
  }

  // MARK: The server

  private func fetch(_ entry: CacheEntry?, _ freshness: Freshness?) async throws -> LoadedScreen {
    var attempt = 1
    while true {
      do { return try await attemptInTurn(entry) } catch let problem as LoadingProblem {
        let delay = options.retry.delay(
          after: attempt, retryAfter: problem.retryAfter, random: options.random())
        guard problem.isTransient, let delay else { throw problem }
        // The first failure shows that there is no connection: what is kept may be shown.
        if attempt == 1, let entry, freshness?.mayStandIn == true {
          await emit(.cached(screen(entry, .staleCache(problem))))
        }
        await emit(.retrying(problem, after: delay))
        try await options.clock.sleep(delay)
        attempt += 1
      }
    }
  }

  /// Asks the server once there is a place. Waits between attempts take none.
  private func attemptInTurn(_ entry: CacheEntry?) async throws -> LoadedScreen {
    guard let gate else { return try await attemptFetch(entry) }
    return try await gate.pass { try await attemptFetch(entry) }
  }

  /// Asks the server, and again for the whole if it speaks of a document that is not there.
  private func attemptFetch(_ entry: CacheEntry?) async throws -> LoadedScreen {
    if let entry, let screen = try await revalidate(entry) { return screen }
    var whole = outgoing
    whole.headers["Cache-Control"] = request.caching == .reload ? "no-cache" : nil
    var answer = try await client.send(whole, from: request.origin)
    if answer.response.status == 304 {
      answer.exchange.finish()
      whole.headers["Cache-Control"] = "no-cache"
      answer = try await client.send(whole, from: request.origin)
    }
    return try await receive(answer)
  }

  /// Asks whether an entry is the newest; nil if it is no more, but nothing else came either.
  private func revalidate(_ entry: CacheEntry) async throws -> LoadedScreen? {
    var conditional = outgoing
    conditional.headers["If-None-Match"] = entry.head.headers["etag"]
    if entry.head.headers["etag"] == nil {
      conditional.headers["If-Modified-Since"] = entry.head.headers["last-modified"]
    }
    if request.caching == .reload { conditional.headers["Cache-Control"] = "max-age=0" }
    let answer = try await client.send(conditional, from: request.origin)
    guard answer.response.status == 304 else { return try await receive(answer) }
    defer { answer.exchange.finish() }
    var headers = entry.head.headers.updated(by: answer.response.headers)
    // The age was that of the answer before.
    headers["age"] = answer.response.headers["age"]
    // A tag that was not asked for is that of another document.
    guard strongTag(headers) == strongTag(entry.head.headers) else { return nil }
    let type = ContentType.name(headers["content-type"])
    do { try await inspect(entry.body, type, headers) } catch { return nil }
    var screen = screen(entry, .notModified)
    screen.entityTag = headers["etag"]
    await keep(screen, headers)
    return screen
  }

  /// The entity tag without its mark of weakness, which servers that compress add.
  private func strongTag(_ headers: HTTPHeaders) -> String? {
    headers["etag"].map { $0.hasPrefix("W/") ? String($0.dropFirst(2)) : $0 }
  }

  /// Takes an answer; one that is refused is not received any further.
  private func receive(_ answer: HTTPClient.Answer) async throws -> LoadedScreen {
    defer { answer.exchange.finish() }
    let response = answer.response
    guard response.status == 200 || response.status == 203 else {
      if response.status == 404 || response.status == 410 {
        await cache?.remove(request.cacheKey)
      }
      throw LoadingProblem.status(
        response.status,
        retryAfter: HTTPDate.seconds(
          retryAfter: response.headers["retry-after"], now: options.clock.date()))
    }
    let type = ContentType.name(response.headers["content-type"])
    try request.content.check(type)
    let bytes = try await body(answer)
    try await inspect(bytes, type, response.headers)
    let screen = LoadedScreen(
      bytes: bytes, url: answer.url, contentType: type, entityTag: response.headers["etag"],
      source: .network)
    await keep(screen, response.headers)
    return screen
  }

  private func body(_ answer: HTTPClient.Answer) async throws -> Data {
    guard inspector == nil, request.content == .document else { return try await answer.body() }
    await emit(.began(answer.url))
    return try await answer.body { await emit(.received($0)) }
  }
}
