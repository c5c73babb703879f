import Foundation

/// A server on a loopback socket whose answers a test writes byte by byte.
///
/// Each connection has a thread and takes one request; it is closed when the answer returns. The
/// server listens until it is stopped, or the tests end.
final class TestServer: Sendable {
  /// The port that it listens at.
  let port: UInt16
  private let socket: TestSocket
  private let record = TestRecord()

  /// Starts a server.
  ///
  /// - Parameter answer: Writes the answer to a request. Called on a thread of its own.
  init(_ answer: @escaping @Sendable (TestRequest, TestConnection) -> Void) throws {
    let (socket, port) = try Self.listen()
    self.socket = socket
    self.port = port
    let record = record
    Thread.detachNewThread {
      while let accepted = socket.accept() {
        Thread.detachNewThread {
          let connection = TestConnection(accepted)
          defer { connection.close() }
          guard let request = connection.readRequest() else { return }
          record.add(request)
          answer(request, connection)
        }
      }
    }
  }

  /// The requests so far, in the order of their arrival.
  var requests: [TestRequest] { record.requests }

  /// The address of a path.
  func url(_ path: String) -> URL {
    URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(filePath: "/")
  }

  /// Ends listening: from now on connections are refused.
  func stop() { socket.close() }

  private static func listen() throws -> (socket: TestSocket, port: UInt16) {
    #if canImport(Glibc)
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && Foundation.listen(socket, 64) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    guard socket >= 0, isBound else { throw POSIXError(.EADDRINUSE) }
    return (TestSocket(socket), UInt16(bigEndian: address.sin_port))
  }
}

/// What a server was asked.
struct TestRequest: Sendable {
  var method: String
  var path: String
  /// By lower-case names.
  var headers: [String: String]
  var body: Data
}

/// The requests of a server, for any thread.
private final class TestRecord: Sendable {
  private let lock = NSLock()
  // Read and written with the lock.
  private nonisolated(unsafe) var list: [TestRequest] = []

  var requests: [TestRequest] { lock.withLock { list } }

  func add(_ request: TestRequest) { lock.withLock { list.append(request) } }
}

/// A connection of a client to a server, which its thread alone uses.
struct TestConnection: Sendable {
  private let socket: TestSocket

  init(_ socket: TestSocket) { self.socket = socket }

  /// Sends bytes at once; false if the client has gone.
  @discardableResult
  func send(_ bytes: some Collection<UInt8>) -> Bool {
    var rest = ArraySlice(Array(bytes))
    while !rest.isEmpty {
      let count = socket.use { socket in
        rest.withUnsafeBytes {
          Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Sends text.
  @discardableResult
  func send(_ text: String) -> Bool { send(text.utf8) }

  /// Sends a status line and headers, and `Connection: close`.
  func sendHead(_ status: Int = 200, _ headers: [String] = []) {
    send("HTTP/1.1 \(status) Words\r\n")
    for header in headers + ["Connection: close"] { send(header + "\r\n") }
    send("\r\n")
  }

  /// Sends a whole answer.
  func sendAnswer(
    _ status: Int = 200, _ body: some Collection<UInt8>, type: String? = "application/json",
    _ headers: [String] = []
  ) {
    let content = type.map { ["Content-Type: \($0)"] } ?? []
    sendHead(status, content + ["Content-Length: \(body.count)"] + headers)
    send(body)
  }

  /// Sends a whole answer of text.
  func sendAnswer(
    _ status: Int = 200, _ body: String, type: String? = "application/json",
    _ headers: [String] = []
  ) {
    sendAnswer(status, Array(body.utf8), type: type, headers)
  }

  /// Waits without using the processor.
  func pause(_ seconds: TimeInterval) { Thread.sleep(forTimeInterval: seconds) }

  /// Ends the connection as a process does that is killed: the client sees a reset.
  func reset() {
    _ = socket.use { socket in
      var option = linger(l_onoff: 1, l_linger: 0)
      return Int(
        setsockopt(
          socket, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size)))
    }
    close()
  }

  func close() { socket.close() }

  /// The request that the client sends; nil if it is none.
  func readRequest() -> TestRequest? {
    var received: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let head = received.firstRange(of: end) {
        return readBody(head: received[..<head.lowerBound], received[head.upperBound...])
      }
      guard read(into: &received) else { return nil }
    }
  }

  private func readBody(head: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) -> TestRequest? {
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let words = (lines.first ?? "").split(separator: " ").map(String.init)
    guard words.count == 3 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    var body = Array(rest)
    let length = Int(headers["content-length"] ?? "0") ?? 0
    while body.count < length, read(into: &body) {}
    return TestRequest(method: words[0], path: words[1], headers: headers, body: Data(body))
  }

  private func read(into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = socket.use { recv($0, &buffer, buffer.count, 0) }
    guard count > 0 else { return false }
    bytes += buffer.prefix(count)
    return true
  }
}
