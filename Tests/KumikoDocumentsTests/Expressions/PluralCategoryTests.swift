import Foundation
import KumikoDocuments
import Testing

@Suite("A plural category") struct PluralCategoryTests {
  /// Samples of Unicode's plural rules: numbers of each category.
  private static let samples: [(languages: String, categories: String)] = [
    ("ja zh ko vi th id ms", "other: 0 1 2 5 1.5 100"),
    ("en de nl sv fi et", "one: 1; other: 0 2 5 1.5 0.5 11 21 100"),
    ("it ca", "one: 1; many: 1000000 3000000; other: 0 2 1.5 100 1000001"),
    ("es", "one: 1; many: 1000000; other: 0 2 1.5"),
    ("fr pt", "one: 0 1 1.5 0.1; many: 1000000; other: 2 100 2.5"),
    ("pt_PT", "one: 1; many: 1000000; other: 0 2 1.5"),
    ("bg el hu tr nb ka sq", "one: 1; other: 0 2 1.5 11"),
    ("hi fa bn", "one: 0 1 0.5; other: 2 1.5"),
    ("da", "one: 1 0.5 1.5; other: 0 2 2.5"),
    ("is mk", "one: 1 21 101 0.1 1.1; other: 0 2 11 111 1.2"),
    ("he", "one: 1 0.5; two: 2; other: 0 3 1.5 20"),
    ("lv", "zero: 0 10 11 19 20 111; one: 1 21 0.1 1.1 10.21; other: 2 9 22 0.2"),
    ("lt", "one: 1 21 101; few: 2 9 22; many: 0.1 1.5; other: 0 10 11 19 20 111"),
    ("ro", "one: 1; few: 0 2 16 101 1.5; other: 20 35 100"),
    ("ru uk be", "one: 1 21 101; few: 2 3 4 22 104; many: 0 5 11 12 14 111 100; other: 1.5 0.1"),
    ("pl", "one: 1; few: 2 3 4 22 104; many: 0 5 11 12 21 101 112; other: 1.5"),
    ("cs sk", "one: 1; few: 2 3 4; many: 0.5 1.5; other: 0 5 11 22 100"),
    ("sl", "one: 1 101; two: 2 102; few: 3 4 103 1.5; other: 0 5 11 100"),
    ("hr sr bs", "one: 1 21 0.1 1.1; few: 2 4 22 0.2 1.4; other: 0 5 11 12 0.5"),
    ("ar", "zero: 0; one: 1; two: 2; few: 3 10 103; many: 11 26 99 111; other: 100 102 0.1"),
    ("cy", "zero: 0; one: 1; two: 2; few: 3; many: 6; other: 4 5 7 0.1"),
    ("ga", "one: 1; two: 2; few: 3 6; many: 7 10; other: 0 11 1.5"),
    ("gd", "one: 1 11; two: 2 12; few: 3 10 13 19; other: 0 20 1.5"),
    ("mt", "one: 1; two: 2; few: 0 3 10 103; many: 11 19 111; other: 20 0.1"),
    ("br", "one: 1 21; two: 2 22; few: 3 4 9 23; many: 1000000; other: 0 5 11 12 71 92"),
    ("fil", "one: 0 1 2 3 5 10 1.5; other: 4 6 9 14 1.4"),
    ("si", "one: 0 1 0.1; other: 2 0.2 1.5"),
    ("se", "one: 1; two: 2; other: 0 3 1.5"),
    ("hsb", "one: 1 101 0.1; two: 2 0.2; few: 3 4 0.3; other: 0 5 0.5"),
  ]

  @Test("follows Unicode's samples", arguments: samples)
  func categories(languages: String, categories: String) throws {
    for language in languages.split(separator: " ") {
      let locale = Locale(identifier: String(language))
      for entry in categories.split(separator: "; ") {
        let parts = entry.split(separator: ": ")
        for number in parts[1].split(separator: " ") {
          let category = PluralCategory(of: try #require(Double(number)), in: locale)
          #expect(category.rawValue == parts[0], "\(number) in \(language)")
        }
      }
    }
  }

  @Test("does not depend on the sign, and has one for every number")
  func numbers() {
    let numbers = [-1, 1e15, 1e300, 0.0004, .nan, .infinity, -.infinity, .greatestFiniteMagnitude]
    for (languages, _) in Self.samples {
      for language in languages.split(separator: " ") {
        for number in numbers {
          _ = PluralCategory(of: number, in: Locale(identifier: String(language)))
        }
      }
    }
    #expect(PluralCategory(of: -1, in: Locale(identifier: "en")) == .one)
    #expect(PluralCategory(of: 1.0004, in: Locale(identifier: "en")) == .one)
  }
}
