import KumikoLoading
import Testing
import _TestSupport

@Suite("Cache-Control") struct CacheControlTests {
  @Test("is read as RFC 9111 has it")
  func directives() {
    let control = CacheControl(
      "Private, MAX-AGE=60 , stale-while-revalidate=\"30\", must-revalidate")
    #expect(control.maxAge == 60)
    #expect(control.staleWhileRevalidate == 30)
    #expect(control.mustRevalidate)
    #expect(!control.noStore && !control.noCache)
    #expect(CacheControl("no-store").noStore)
    #expect(CacheControl("no-cache=\"set-cookie, x\", max-age=1").noCache)
    #expect(CacheControl("").maxAge == nil)
  }

  @Test("counts as old where a number cannot be read, and the first of two counts")
  func numbers() {
    for text in ["max-age", "max-age=", "max-age=-1", "max-age=a", "max-age=1.5", "max-age=0x10"] {
      #expect(CacheControl(text).maxAge == 0)
    }
    #expect(CacheControl("max-age=5, max-age=9").maxAge == 5)
    #expect(CacheControl("max-age=99999999999999999999999").maxAge == 2_147_483_648)
    #expect(CacheControl("s-maxage=5").maxAge == nil)
    #expect(CacheControl("x=\"no-store, max-age=3\"") == CacheControl(""))
  }

  @Test("never traps for random text")
  func random() {
    var random = SeededRandom(seed: 3)
    let parts = [
      "max-age", "no-store", "no-cache", "stale-while-revalidate", "=", "=", ",", ",", "\"", " ",
      "1",
      "99999999999999", "-", "é", "\u{0}", "\t", ";", "e9",
    ]
    for _ in 0..<10_000 {
      let count = Int.random(in: 0..<12, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let control = CacheControl(text)
      #expect(control.maxAge.map { 0...2_147_483_648 ~= $0 } ?? true)
    }
  }
}
