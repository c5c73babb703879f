#if canImport(CCurl)
import CCurl
import Foundation

/// A request on its way through libcurl. Used by the thread of its loop alone.
final class CurlTransfer {
  private let id: Int
  private let exchange: Exchange
  private var head: CurlHead
  private let easy: UnsafeMutableRawPointer?
  private let multi: UnsafeMutableRawPointer?
  /// The header fields that are sent, which curl does not copy.
  private var fields: UnsafeMutablePointer<curl_slist>?

  /// Sends a request.
  init(
    _ id: Int, _ request: OutgoingRequest, _ exchange: Exchange, _ multi: UnsafeMutableRawPointer?
  ) {
    (self.id, self.exchange, self.multi) = (id, exchange, multi)
    head = CurlHead(url: request.url)
    easy = curl_easy_init()
    if let easy { setUp(easy, request) }
    if easy == nil || curl_multi_add_handle(multi, easy) != CURLM_OK { exchange.fail(.unreachable) }
  }

  deinit {
    if let easy {
      curl_multi_remove_handle(multi, easy)
      curl_easy_cleanup(easy)
    }
    curl_slist_free_all(fields)
  }

  /// The transfer that curl knows by a handle.
  static func id(of easy: UnsafeMutableRawPointer) -> Int? { transfer(kumiko_curl_owner(easy))?.id }

  /// Says how the transfer has ended.
  func end(_ result: CURLcode) {
    if let problem = LoadingProblem(result) { exchange.fail(problem) } else { exchange.finish() }
  }

  // MARK: What is sent

  private func setUp(_ easy: UnsafeMutableRawPointer, _ request: OutgoingRequest) {
    kumiko_curl_set_text(easy, CURLOPT_URL, request.url.absoluteString)
    kumiko_curl_allow_http_only(easy)
    kumiko_curl_set_number(easy, CURLOPT_NOSIGNAL, 1)
    kumiko_curl_set_number(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    // All that this curl can unpack.
    kumiko_curl_set_text(easy, CURLOPT_ACCEPT_ENCODING, "")
    setMethod(easy, request)
    for (name, value) in Self.headers(of: request).sorted(by: { $0.key < $1.key }) {
      fields = curl_slist_append(fields, Self.line(name, value))
    }
    kumiko_curl_set_fields(easy, fields)
    kumiko_curl_set_receivers(
      easy, Unmanaged.passUnretained(self).toOpaque(),
      { bytes, size, count, owner in
        CurlTransfer.transfer(owner)?.receiveLine(bytes, size * count) ?? 0
      },
      { bytes, size, count, owner in
        CurlTransfer.transfer(owner)?.receiveBody(bytes, size * count) ?? 0
      })
  }

  private func setMethod(_ easy: UnsafeMutableRawPointer, _ request: OutgoingRequest) {
    if let body = request.body {
      kumiko_curl_set_number(easy, CURLOPT_POST, 1)
      if body.isEmpty {
        kumiko_curl_set_text(easy, CURLOPT_COPYPOSTFIELDS, "")
      } else {
        _ = body.withUnsafeBytes {
          kumiko_curl_set_body(easy, $0.baseAddress, curl_off_t(body.count))
        }
      }
    } else if request.method == "HEAD" {
      kumiko_curl_set_number(easy, CURLOPT_NOBODY, 1)
    }
    kumiko_curl_set_text(easy, CURLOPT_CUSTOMREQUEST, request.method)
  }

  /// The header fields of a request, and what `URLSession` sends beside them.
  private static func headers(of request: OutgoingRequest) -> [String: String] {
    var headers = [
      "Accept-Language": Locale.preferredLanguages.joined(separator: ", "), "User-Agent": userAgent,
      // Curl waits for a server's consent to large bodies otherwise.
      "Expect": "",
    ]
    if request.body == nil {
      if !["GET", "HEAD"].contains(request.method) { headers["Content-Length"] = "0" }
    } else {
      headers["Content-Type"] = "application/x-www-form-urlencoded"
    }
    for (name, value) in request.allHeaders {
      for same in headers.keys where same.lowercased() == name.lowercased() {
        headers[same] = nil
      }
      headers[name] = value
    }
    return headers
  }

  private static let userAgent: String = {
    // With those of the libraries that it uses behind a space.
    let version = String(cString: curl_version()).prefix { $0 != " " }
    return "\(ProcessInfo.processInfo.processName) \(version)"
  }()

  /// A header field as curl takes it. Breaks of lines would begin another field (RFC 9110,
  /// section 5.5).
  private static func line(_ name: String, _ value: String) -> String {
    let text = value.isEmpty && name != "Expect" ? "\(name);" : "\(name): \(value)"
    return String(text.map { $0.isNewline || $0 == "\0" ? " " : $0 })
  }

  // MARK: What comes

  private static func transfer(_ owner: UnsafeMutableRawPointer?) -> CurlTransfer? {
    owner.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
  }

  private func receiveLine(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    let line = UnsafeRawBufferPointer(start: bytes, count: count)
    if let response = head.receive(String(decoding: line, as: UTF8.self)) {
      exchange.receive(response)
    }
    return count
  }

  private func receiveBody(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    if count > 0 { exchange.receive(Data(UnsafeRawBufferPointer(start: bytes, count: count))) }
    return count
  }
}

extension LoadingProblem {
  /// The problem that a result of curl stands for; nil if there is none.
  fileprivate init?(_ result: CURLcode) {
    switch result {
    case CURLE_OK: return nil
    case CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT:
      self = .unreachable
    case CURLE_OPERATION_TIMEDOUT: self = .timedOut
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ENGINE_NOTFOUND,
      CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
      CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE,
      CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS,
      CURLE_USE_SSL_FAILED:
      self = .insecureConnection
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_URL_MALFORMAT, CURLE_WEIRD_SERVER_REPLY,
      CURLE_BAD_CONTENT_ENCODING:
      self = .unreadableAnswer
    default: self = .cutShort
    }
  }
}
#endif
