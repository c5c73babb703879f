#if canImport(CCurl)
import Foundation

/// Sends requests by libcurl, on a thread of its own.
///
/// `URLSession` on Linux waits for curl's sockets with dispatch sources, and neither it nor the
/// sources survive every connection that ends while they let go of it: now and then the process is
/// killed (swift-corelibs-foundation issue 4791, swift-corelibs-libdispatch issue 949). Here curl
/// waits for its sockets itself.
final class CurlSession: HTTPSession {
  private let loop: CurlLoop

  init(connectionsPerHost: Int) { loop = CurlLoop(connectionsPerHost: connectionsPerHost) }

  func start(
    _ request: OutgoingRequest, _ exchange: Exchange, onEnd: @escaping @Sendable () -> Void
  ) {
    loop.start(request, exchange, onEnd: onEnd)
  }

  func invalidate() { loop.end() }
}
#endif
