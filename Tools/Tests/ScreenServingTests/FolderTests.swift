import Foundation
import Testing

/// Documents of a folder are served as they are written.
@Suite("Screens of a folder", .timeLimit(.minutes(1)))
struct FolderTests {
  private static let hello = #"{ "kumiko": "1.0", "type": "Screen", "id": "hello" }"#

  private static func run(
    _ files: [String: String],
    _ body: @escaping @Sendable (SocketClient, URL) async throws -> Void
  ) async throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let folder = root.appendingPathComponent("screens")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try Data(hello.utf8).write(to: root.appendingPathComponent("secret.json"))
    try await OpenShop.run(configure: { $0.folder = folder }) { shop in
      try await body(shop.client, folder)
    }
  }

  @Test("are sent byte by byte, with a tag, and anew when they were saved anew")
  func bytes() async throws {
    try await Self.run(["hello.json": Self.hello]) { client, folder in
      let answer = try await client.get("/screens/hello")
      #expect(answer.status == 200)
      #expect(answer["Content-Type"] == "application/json; charset=utf-8")
      #expect(String(decoding: answer.body, as: UTF8.self) == Self.hello)
      let known = ["If-None-Match": answer["ETag"] ?? ""]
      #expect(try await client.get("/screens/hello", known).status == 304)
      let newer = Self.hello.replacingOccurrences(of: "hello", with: "newer")
      try Data(newer.utf8).write(to: folder.appendingPathComponent("hello.json"))
      let again = try await client.get("/screens/hello", known)
      #expect(String(decoding: again.body, as: UTF8.self) == newer)
    }
  }

  @Test("may be XML, and have pictures beside them")
  func formsAndPictures() async throws {
    let xml = #"<Screen kumiko="1.0" id="hello"/>"#
    try await Self.run(["hello.xml": xml, "tea.png": "png"]) { client, _ in
      let answer = try await client.get("/screens/hello")
      #expect(answer["Content-Type"] == "application/xml; charset=utf-8")
      #expect(String(decoding: answer.body, as: UTF8.self) == xml)
      let picture = try await client.get("/screens/tea.png")
      #expect(picture.status == 200 && picture["Content-Type"] == "image/png")
      let known = ["If-None-Match": picture["ETag"] ?? ""]
      #expect(try await client.get("/screens/tea.png", known).status == 304)
    }
  }

  @Test("that are broken are not sent; the answer says what is wrong, and where")
  func broken() async throws {
    let broken = #"{ "kumiko": "1.0", "type": "Screen", "sections": [ 1, { } ] "#
    let patch = #"{ "kumiko": "1.0", "type": "Patch", "of": "a", "base": "b", "changes": [] }"#
    try await Self.run(["a.json": broken, "b.json": patch, "c.json": ""]) { client, _ in
      for name in ["a", "b", "c"] {
        let answer = try await client.get("/screens/\(name)")
        #expect(answer.status == 500)
        #expect(try answer.json["id"] as? String == "shop.problem.500")
      }
      let answer = try await client.get("/screens/a")
      #expect(String(decoding: answer.body, as: UTF8.self).contains("a.json:1:"))
    }
  }

  @Test(
    "are those of the folder alone",
    arguments: [
      "..%2Fsecret", "../secret", "%2e%2e%2fsecret", ".hidden", "nothing", "link", "hello.json",
      "hello%00", "",
    ])
  func others(name: String) async throws {
    try await Self.run(["hello.json": Self.hello, ".hidden.json": Self.hello]) { client, folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("link.json").path,
        withDestinationPath: "../secret.json")
      #expect(try await client.get("/screens/\(name)").status == 404)
      #expect(try await client.get("/screens/hello").status == 200)
    }
  }
}
