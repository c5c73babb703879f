import UIKit
import _TestSupport

/// A random text and how it is shown: everything follows from a seed.
public struct FuzzText: Sendable {
  /// The seed.
  public let seed: UInt64
  let string: String
  let width: CGFloat
  let fontSize: CGFloat
  let lineLimit: Int
  let lineBreak: NSLineBreakMode
  let alignment: NSTextAlignment
  let direction: NSWritingDirection
  /// UTF-16 offsets at which looks change, between the units of surrogate pairs, too.
  let changes: [Int]
  /// What is replaced, in UTF-16 units, and by what.
  let replaced: NSRange
  let replacement: String

  /// Makes the text of a seed.
  public init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    self.seed = seed
    string = Self.string(longest: Bool.random(using: &random) ? 12 : 40, &random)
    let length = string.utf16.count
    width = Self.width(&random)
    fontSize = [1, 4, 8, 10, 12, 17, 34, 60].randomElement(using: &random) ?? 17
    lineLimit = [0, 0, 1, 2, 3].randomElement(using: &random) ?? 0
    lineBreak =
      NSLineBreakMode(rawValue: Int.random(in: 0...5, using: &random)) ?? .byWordWrapping
    alignment = NSTextAlignment(rawValue: Int.random(in: 0...4, using: &random)) ?? .natural
    direction =
      [.natural, .leftToRight, .rightToLeft].randomElement(using: &random) ?? .natural
    changes = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      Int.random(in: 0...length, using: &random)
    }.sorted()
    let start = Int.random(in: 0...length, using: &random)
    replaced = NSRange(
      location: start, length: Int.random(in: 0...(length - start), using: &random))
    replacement = Bool.random(using: &random) ? "" : Self.string(longest: 4, &random)
  }

  private static func width(_ random: inout SeededRandom) -> CGFloat {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: 0
    case 1: CGFloat.random(in: 0...400, using: &random)
    case 2: CGFloat(Int.random(in: 0...400, using: &random))
    default: CGFloat.random(in: 0...60, using: &random)
    }
  }

  /// The text with a look for each stretch between changes.
  var attributed: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = lineBreak
    style.alignment = alignment
    style.baseWritingDirection = direction
    let text = NSMutableAttributedString(
      string: string,
      attributes: [.font: UIFont.systemFont(ofSize: fontSize), .paragraphStyle: style])
    for (index, start) in changes.enumerated() {
      let range = NSRange(location: start, length: text.length - start)
      switch index {
      case 0: text.addAttribute(.foregroundColor, value: UIColor.red, range: range)
      case 1: text.addAttribute(.kern, value: NSNumber(value: 2.5), range: range)
      default: text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 9), range: range)
      }
    }
    return text
  }
}

extension FuzzText: CustomStringConvertible {
  /// The seed, and all that follows from it.
  public var description: String {
    let scalars = string.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    return """
      seed \(seed): \(scalars.joined(separator: " ")), width \(width), font \(fontSize), \
      \(lineLimit) lines, break \(lineBreak.rawValue), alignment \(alignment.rawValue), \
      direction \(direction.rawValue), changes \(changes), replaces \(replaced) by \
      \(replacement.debugDescription)
      """
  }
}

extension FuzzText {
  /// Scalars that join, mark, turn, separate or hide what stands beside them.
  private static let special: [UInt32] = [
    0x00, 0x01, 0x09, 0x0A, 0x0D, 0x20, 0x7F, 0x85, 0xA0, 0xAD, 0x200B, 0x200C, 0x200D, 0x200E,
    0x200F, 0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2060, 0x2061, 0x2066, 0x2067,
    0x2068, 0x2069, 0x206A, 0xFE0E, 0xFE0F, 0x20E3, 0x20DD, 0xFEFF, 0x061C, 0x180E, 0x034F, 0x115F,
    0x1160, 0x11A8, 0x3164, 0xFFA0, 0x17B4, 0x17B5, 0xFFF9, 0xFFFB, 0xFFFC, 0xFFFD, 0x3000, 0x2009,
    0x1F1EB, 0x1F1E6, 0x1F3FB, 0x1F3FF, 0x1F468, 0x1F469, 0x1F466, 0x2764, 0x1F3F4, 0xE0067,
    0xE007F, 0xE0001, 0x300, 0x301, 0x489, 0x3099, 0x0E33, 0x0EB3, 0x0F71, 0x1D165, 0x600, 0x6DD,
    0x70F, 0x8E2, 0x110BD, 0x111C2, 0x0D4E, 0x2D, 0x2010, 0x2011, 0x2F, 0x61,
  ]

  /// Blocks of all scripts, of symbols and of what no font has.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x370...0x52F, 0x530...0x6FF, 0x700...0x8FF,
    0x900...0xDFF, 0xE00...0xFFF, 0x1000...0x137F, 0x1100...0x11FF, 0x1780...0x18FF,
    0x2000...0x206F, 0x2190...0x2BFF, 0x3040...0x30FF, 0x4E00...0x9FFF, 0xA840...0xA97F,
    0xAC00...0xD7A3, 0xFE00...0xFEFF, 0x10000...0x11FFF, 0x1F000...0x1FAFF, 0xE0000...0xE01EF,
    0x0...0x10FFFF,
  ]

  private static func string(longest: Int, _ random: inout SeededRandom) -> String {
    let share = Int.random(in: 0..<100, using: &random)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...longest, using: &random) {
      scalars.append(scalar(special: share, &random))
    }
    return String(scalars)
  }

  /// A scalar; a special one in that many of a hundred cases.
  private static func scalar(special share: Int, _ random: inout SeededRandom) -> Unicode.Scalar {
    while true {
      let isSpecial = Int.random(in: 0..<100, using: &random) < share
      let value =
        isSpecial
        ? special.randomElement(using: &random)
        : blocks.randomElement(using: &random).map { UInt32.random(in: $0, using: &random) }
      if let value, let scalar = Unicode.Scalar(value) { return scalar }
    }
  }
}
