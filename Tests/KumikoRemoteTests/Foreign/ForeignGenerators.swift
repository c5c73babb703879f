import Foundation
import KumikoRemote
import _TestSupport

/// Makes documents of the four systems at random, as their servers would.
enum ForeignGenerators {
  static func document(_ system: ForeignDocument.System, seed: UInt64) -> ForeignDocument {
    var words = ForeignWords(seed: seed &* 4 &+ UInt64(system.rawValue.utf8.count))
    let text =
      switch system {
      case .adaptiveCards: adaptiveCard(&words)
      case .divKit: divCard(&words)
      case .jasonette: jason(&words)
      case .hyperview: hyperview(&words)
      }
    return ForeignDocument(
      system: system, name: "\(system.rawValue) \(seed)", text: text, inputs: words.inputs)
  }
}
