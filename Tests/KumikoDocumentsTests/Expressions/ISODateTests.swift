import Foundation
import KumikoDocuments
import Testing

@Suite("A date of ISO 8601") struct ISODateTests {
  @Test(
    "is written as it is read",
    arguments: ["2026-11-27T18:10:00Z", "1999-01-01T00:00:00Z", "2024-02-29T23:59:59Z"])
  func times(text: String) throws {
    let date = try #require(ISODate(text)?.date(in: .gmt))
    #expect(ISODate.text(of: date) == text)
  }

  @Test(
    "is a day of its zone", arguments: ["GMT", "Europe/Berlin", "Pacific/Auckland", "America/Lima"])
  func days(name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    for day in ["2026-05-04", "2026-12-31", "2024-02-29"] {
      let read = try #require(ISODate(day))
      #expect(read.isDay && read.offset == nil)
      #expect(ISODate.day(of: try #require(read.date(in: zone)), in: zone) == day)
    }
  }
}
