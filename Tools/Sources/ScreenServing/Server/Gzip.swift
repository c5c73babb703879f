import CZlib
import Foundation

/// Compresses answers.
///
/// Hummingbird's own middleware for that is a package apart, and `NIOHTTPCompression` stands in the
/// channel below Hummingbird, where it traps on the answer to a request that could not be read; so
/// whole documents are compressed here, before they are sent.
enum Gzip {
  /// What is shorter is not worth the header.
  static let leastCount = 512

  /// The bytes in the form of gzip; nil if there is no memory for that.
  static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // 15 is the largest window, 16 more mean gzip's header, 8 is the usual use of memory.
    let status = deflateInit2_(
      &stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    let bound = Int(deflateBound(&stream, UInt(input.count)))
    let output = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(clamping: input.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(clamping: bound)
        guard deflate(&stream, Z_FINISH) == Z_STREAM_END else { return }
        count = bound - Int(stream.avail_out)
      }
    }
    return output.isEmpty ? nil : output
  }

  /// Whether `Accept-Encoding` takes gzip.
  static func isAccepted(by header: String) -> Bool {
    var accepted: [String: Bool] = [:]
    for entry in header.lowercased().split(separator: ",") {
      let parts = entry.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let name = parts.first else { continue }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }
      accepted[name] = quality.map { (Double($0.dropFirst(2)) ?? 0) > 0 } ?? true
    }
    return accepted["gzip"] ?? accepted["x-gzip"] ?? accepted["*"] ?? false
  }
}
