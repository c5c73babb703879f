import Testing
import UIKit

@Suite struct TextBoundariesTests {
  static let samples = [
    "", "a", "plain words, and marks!", "öäü e\u{301}e\u{301}", "👩‍👩‍👧 🇩🇪🇫🇷 👍🏽", "日本語とかな",
    "שלום עולם", "a\nb\r\nc\n", "  two  spaces  ", "x\u{200D}y",
  ]

  /// The offsets between whole characters, as the standard library counts them.
  private func stops(_ text: String) -> [Int] {
    var stops = [0]
    for character in text { stops.append(stops[stops.count - 1] + character.utf16.count) }
    return stops
  }

  @Test func `an offset within a character is before its end and after its start`() {
    // What is typed before a joiner is one character with it.
    let boundaries = TextBoundaries(" \u{200D}x")
    #expect(boundaries.character(before: 1) == 0)
    #expect(boundaries.character(before: 2) == 0)
    #expect(boundaries.character(after: 1) == 2)
    #expect(boundaries.word(before: 1) == 0)
  }

  @Test(arguments: samples)
  func `character steps visit just the whole characters`(_ text: String) {
    let boundaries = TextBoundaries(text)
    let stops = stops(text)
    for (here, next) in zip(stops, stops.dropFirst()) {
      #expect(boundaries.character(after: here) == next)
      #expect(boundaries.character(before: next) == here)
      for inside in here..<next { #expect(boundaries.characterStart(at: inside) == here) }
    }
    #expect(boundaries.character(before: 0) == 0)
    #expect(boundaries.character(after: text.utf16.count) == text.utf16.count)
  }

  @Test func `a paragraph's first letter says how it is read`() {
    let boundaries = TextBoundaries("1. שלום abc\n- abc שלום\r\n\n\u{200F}x")
    #expect(boundaries.isRightToLeft(at: 0))
    #expect(boundaries.isRightToLeft(at: 11))
    #expect(!boundaries.isRightToLeft(at: 12))
    #expect(!boundaries.isRightToLeft(at: 22))
    #expect(!boundaries.isRightToLeft(at: 24))
    #expect(boundaries.isRightToLeft(at: 27))
    #expect(!TextBoundaries("").isRightToLeft(at: 0))
  }

  @Test(arguments: samples)
  func `offsets outside the text count as its ends`(_ text: String) {
    let boundaries = TextBoundaries(text)
    let end = text.utf16.count
    #expect(boundaries.character(before: -5) == 0)
    #expect(boundaries.characterStart(at: end + 9) == end)
    #expect(boundaries.word(after: end + 9) == end)
    #expect(boundaries.word(before: -9) == 0)
  }

  @Test(arguments: samples)
  func `word steps go on until the end`(_ text: String) {
    let boundaries = TextBoundaries(text)
    var (place, rounds) = (0, 0)
    while place < text.utf16.count, rounds <= text.utf16.count {
      let next = boundaries.word(after: place)
      #expect(next > place)
      #expect(boundaries.word(before: next) < next)
      (place, rounds) = (next, rounds + 1)
    }
    #expect(place == text.utf16.count)
  }

  @Test func `a word step skips spaces, then a word or a run of marks`() {
    let boundaries = TextBoundaries("one  two, three_4")
    var stops = [0]
    while stops[stops.count - 1] < 17 {
      stops.append(boundaries.word(after: stops[stops.count - 1]))
    }
    #expect(stops == [0, 3, 8, 9, 17])
    #expect([17, 10, 8, 5, 2].map(boundaries.word(before:)) == [10, 8, 5, 0, 0])
  }

  @Test func `ideographs are words of their own`() {
    let boundaries = TextBoundaries("日本go")
    #expect(boundaries.word(after: 0) == 1)
    #expect(boundaries.word(after: 1) == 2)
    #expect(boundaries.word(after: 2) == 4)
    #expect(boundaries.wordRange(at: 1) == NSRange(location: 1, length: 1))
  }

  @Test func `the word around an offset is the one it touches first`() {
    let boundaries = TextBoundaries("ab  cd.\nef")
    func word(_ offset: Int) -> String {
      let range = boundaries.wordRange(at: offset)
      return ("ab  cd.\nef" as NSString).substring(with: range)
    }
    #expect([0, 1].map(word) == ["ab", "ab"])
    #expect([2, 3].map(word) == ["  ", "  "])
    #expect([4, 5].map(word) == ["cd", "cd"])
    #expect(word(6) == ".")
    #expect(word(7) == ".", "the end of a line selects what stands before it")
    #expect([8, 9, 10].map(word) == ["ef", "ef", "ef"])
    #expect(TextBoundaries("").wordRange(at: 0) == NSRange(location: 0, length: 0))
  }

  @Test func `paragraphs end at line breaks`() {
    let boundaries = TextBoundaries("one\ntwo\r\n\nlast")
    let ranges = [0, 3, 4, 7, 9, 10, 14].map { boundaries.paragraphRange(at: $0) }
    #expect(
      ranges.map { [$0.location, $0.length] }
        == [[0, 3], [0, 3], [4, 3], [4, 3], [9, 0], [10, 4], [10, 4]])
  }
}
