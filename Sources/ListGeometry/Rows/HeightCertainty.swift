/// What is known of a height.
package enum HeightCertainty: Sendable, Equatable {
  /// A guess.
  case estimated
  /// Measured in a generation of the geometry: exact until the next generation begins, a guess from
  /// then on.
  case measured(generation: Int32)
  /// Given for good, because nobody could give another answer.
  case fixed

  /// Whether the height need not be asked for in `generation`.
  package func isExact(in generation: Int32) -> Bool {
    switch self {
    case .estimated: false
    case .measured(let measured): measured == generation
    case .fixed: true
    }
  }
}
