import Foundation
import KumikoLoading
import Testing

@Suite("A policy for addresses") struct URLPolicyTests {
  private func refusal(_ text: String, from origin: String? = nil) throws -> URLRefusal? {
    var policy = URLPolicy()
    policy.origins = try [#require(Origin("https://listed.example.com"))]
    return policy.refusal(
      of: try #require(URL(string: text)), from: try origin.map { try #require(Origin($0)) })
  }

  @Test(
    "loads https, and http on this machine",
    arguments: [
      ("https://example.com/a", nil), ("HTTPS://EXAMPLE.com", nil), ("http://127.0.0.1:8080", nil),
      ("http://127.9.9.9", nil), ("http://localhost:8080/a", nil), ("http://[::1]:8080/a", nil),
      ("http://example.com", .scheme), ("http://127.0.0.1.example.com", .scheme),
      ("http://127.0.0.300", .scheme), ("http://localhost.example.com", .scheme),
      ("file:///etc/passwd", .scheme), ("data:text/html,a", .scheme),
      ("javascript:alert(1)", .scheme), ("ftp://example.com", .scheme),
      ("https://user@example.com", .userInfo), ("https://user:word@example.com", .userInfo),
      ("/relative", .unreadable),
    ] as [(String, URLRefusal?)])
  func schemes(address: String, expected: URLRefusal?) throws {
    #expect(try refusal(address) == expected)
  }

  @Test(
    "loads for a document what is of its server or listed",
    arguments: [
      ("https://a.example.com/x", nil), ("https://a.example.com:443/x", nil),
      ("https://listed.example.com/x", nil), ("https://b.example.com", .otherOrigin),
      ("https://a.example.com:8443", .otherOrigin), ("http://127.0.0.1", .downgrade),
      ("http://a.example.com", .downgrade),
    ] as [(String, URLRefusal?)])
  func origins(address: String, expected: URLRefusal?) throws {
    #expect(try refusal(address, from: "https://a.example.com") == expected)
  }

  @Test("opens https, mailto, tel and what the app adds, and never files, data and scripts")
  func open() throws {
    var policy = URLPolicy()
    policy.schemes.formUnion(["app", "file", "javascript", "data"])
    let opened = ["https://a.b", "mailto:a@b.c", "tel:1", "TEL:1", "app:x"]
    let refused = ["http://a.b", "file:///a", "javascript:a", "data:,a", "/a"]
    for text in opened { #expect(policy.allows(try #require(URL(string: text)))) }
    for text in refused { #expect(!policy.allows(try #require(URL(string: text)))) }
  }

  @Test("compares schemes without case, as RFC 3986 does (3.1)")
  func capitals() throws {
    var policy = URLPolicy()
    policy.schemes = ["HTTPS", "MyApp", "FILE"]
    for text in ["https://a.b", "HTTPS://a.b", "myapp:x", "MYAPP:x", "MyApp:x"] {
      #expect(policy.allows(try #require(URL(string: text))), "\(text)")
    }
    for text in ["file:///a", "FILE:///a", "my:x", "tel:1"] {
      #expect(!policy.allows(try #require(URL(string: text))), "\(text)")
    }
  }
}
