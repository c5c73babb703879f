import Foundation
import Testing

/// Answers are compressed for those who ask for it, and are the same.
@Suite("Compressed answers", .timeLimit(.minutes(1)))
struct CompressionTests {
  @Test("are what gzip makes the same bytes of, with the same tag")
  func areTheSame() async throws {
    try await OpenShop.run { shop in
      for path in ["/", "/products/pot", "/cart", "/checkout", "/journal"] {
        let plain = try await shop.client.get(path)
        let short = try await shop.client.get(path, ["Accept-Encoding": "gzip"])
        #expect(plain["Content-Encoding"] == nil)
        #expect(short["Content-Encoding"] == "gzip")
        #expect(short["Content-Length"] == "\(short.body.count)")
        #expect(short["ETag"] == plain["ETag"])
        #expect(short.body.count < plain.body.count / 2, "\(path)")
        #expect(try Self.decompress(short.body) == plain.body, "\(path)")
      }
    }
  }

  @Test(
    "are for those who take gzip",
    arguments: [
      ("gzip, deflate, br", true), ("GZIP", true), ("x-gzip", true), ("*", true),
      ("br;q=1, gzip;q=0.2", true), ("gzip;q=0", false), ("*;q=0", false), ("gzip;q=0, *", false),
      ("br", false), ("", false), ("gzip;q=x", false), (";;,=", false),
    ])
  func areAskedFor(header: String, isCompressed: Bool) async throws {
    try await OpenShop.run { shop in
      let answer = try await shop.client.get("/", ["Accept-Encoding": header])
      #expect((answer["Content-Encoding"] == "gzip") == isCompressed)
    }
  }

  @Test("are none where there is little to win")
  func areWorthIt() async throws {
    try await OpenShop.run { shop in
      let fields = ["Accept-Encoding": "gzip"]
      let picture = try await shop.client.get("/i/pot.png", fields)
      #expect(picture.status == 200 && picture["Content-Encoding"] == nil)
      let short = try await shop.client.get("/nothing", fields)
      #expect(short.status == 404 && short["Content-Encoding"] == nil)
    }
  }

  /// What another program makes of compressed bytes.
  private static func decompress(_ bytes: [UInt8]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc"]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    try input.fileHandleForWriting.close()
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return [UInt8](result)
  }
}
