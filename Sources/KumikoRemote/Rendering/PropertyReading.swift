import Foundation
import KumikoDocuments

/// Says whether values can be what properties take.
enum PropertyReading {
  enum Verdict: Equatable {
    case fits
    case wrongType
    /// A word that is none of those that are known.
    case unknownWord(String, [String])
    /// A text that is not written as it has to be.
    case malformed(String)
  }

  /// What a value is to a property of a type.
  static func verdict(on value: RemoteValue, as type: PropertyType) -> Verdict {
    switch (type, value) {
    case (.text, .string), (.string, .string), (.textOrElement, .string), (.style, .string),
      (.boolean, .bool), (.symbol, .string):
      return .fits
    case (.text, .number), (.text, .bool), (.string, .number), (.textOrElement, .number):
      return .fits
    case (.number, .number(let number)): return abs(number) <= 1e9 ? .fits : .malformed("\(number)")
    case (.texts, .list(let values)):
      let areTexts = values.allSatisfy { if case .string = $0 { true } else { false } }
      return areTexts ? .fits : .wrongType
    case (.choice(let words), .string(let word)):
      return words.contains(word) ? .fits : .unknownWord(word, words)
    case (.color, .string(let word)):
      if ColorText.color(word) != nil { return .fits }
      return word.hasPrefix("#") ? .malformed(word) : .unknownWord(word, ColorText.names)
    case (.url, .string(let word)), (.image, .string(let word)):
      return word.isEmpty || URL(string: word) == nil ? .malformed(word) : .fits
    case (.date, .string(let word)):
      return ISODate(word) == nil ? .malformed(word) : .fits
    case (.length, .number), (.length, .string): return LengthText.length(value).verdict(value)
    case (.insets, .number), (.insets, .object): return LengthText.insets(value).verdict(value)
    case (.binding, .string(let word)): return StatePath(word) == nil ? .malformed(word) : .fits
    case (.value(let expected), _): return expected.contains(value) ? .fits : .wrongType
    default: return .wrongType
    }
  }
}

extension Optional {
  /// A verdict on the value that this was, or was not, made of.
  fileprivate func verdict(_ value: RemoteValue) -> PropertyReading.Verdict {
    if self != nil { return .fits }
    if case .string(let word) = value { return .malformed(word) }
    return .wrongType
  }
}
