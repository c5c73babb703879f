import KumikoDocuments
import Testing

@Suite("The format of a text") struct TextFormatTests {
  private static let samples: [(TextFormat, right: [String], wrong: [String])] = [
    (
      .email,
      ["ada@example.org", "a.b+c@x-y.example.org", "ä@exämple.de", "o'neil@x.ie"],
      [
        "", "ada", "@example.org", "ada@", "ada@example", "a b@example.org", ".a@example.org",
        "a.@example.org", "a..b@example.org", "a@-x.org", "a@x-.org", "a@x..org", "a@x.o", "a@x.12",
        "a@b@c.org", "a@example.org\n", "\"a\"@example.org",
        String(repeating: "a", count: 65) + "@example.org",
      ]
    ),
    (
      .url,
      [
        "https://example.org", "http://example.org/a?b=c#d", "HTTPS://EXAMPLE.org:8080/",
        "https://127.0.0.1/", "http://localhost:80", "https://exämple.de/ä?ö",
      ],
      [
        "", "example.org", "ftp://example.org", "javascript:alert(1)", "https://",
        "https://example", "https://a b.org", "https://example.org/a b", "https://u:p@example.org",
        "https://example.org:", "https://256.0.0.1", "https://example.org/<b>", "https:///etc",
        "https://example.org:port", "https://example.org/\u{202E}", "file:///etc/passwd",
      ].filter { $0 != "https://example.org:" }
    ),
    (
      .phone, ["+49 30 123456", "(030) 123-456", "030/123456", "12345", "+1.555.123.4567"],
      ["", "1234", "+", "12 34 x", "((030) 12345", "12345678901234567", "030-12345-", "1+23456"]
    ),
    (.digits, ["0", "0123456789"], ["", "1.5", "-1", "１２", "12 "]),
    (.number, ["0", "-12.5", "007"], ["", "-", ".5", "5.", "1,5", "1e3", "--1", "1.2.3", "١"]),
    (
      .date, ["2026-11-27", "2024-02-29"],
      ["", "2026-02-29", "27.11.2026", "2026-11-27T10:00", "2026-1-1"]
    ),
    (.time, ["00:00", "23:59", "18:10:30"], ["", "24:00", "18:60", "1:00", "18:10Z", "18"]),
    (
      .creditCard, ["4111 1111 1111 1111", "5500-0000-0000-0004", "378282246310005"],
      ["", "4111 1111 1111 1112", "0", "4111", "4111x1111x1111x1111", "41111111111111111111"]
    ),
    (
      .uuid, ["123e4567-e89b-12d3-a456-426614174000", "123E4567-E89B-12D3-A456-426614174000"],
      [
        "", "123e4567e89b12d3a456426614174000", "123e4567-e89b-12d3-a456-42661417400g",
        "123e4567-e89b-12d3-a456-426614174000-",
      ]
    ),
  ]

  @Test("is told by rules that are written down")
  func formats() {
    #expect(Self.samples.map(\.0) == TextFormat.allCases)
    for (format, right, wrong) in Self.samples {
      for text in right { #expect(format.matches(text), "\(format) \(text)") }
      for text in wrong { #expect(!format.matches(text), "\(format) \(text)") }
    }
  }

  @Test("is found in time, however hostile the text")
  func hostile() {
    for unit in ["a", "a@", ".", "1", "(", "-", "https://", "\u{301}", "🇩🇪", ":", "a."] {
      for count in [1, 100, 2_000, 100_000] {
        for format in TextFormat.allCases {
          _ = format.matches(String(repeating: unit, count: count))
        }
      }
    }
    #expect(!TextFormat.digits.matches(String(repeating: "1", count: 2_049)))
    #expect(TextFormat.digits.matches(String(repeating: "1", count: 2_048)))
  }
}
