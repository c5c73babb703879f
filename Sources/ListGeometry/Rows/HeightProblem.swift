/// What is wrong with a height that user code gave.
package enum HeightProblem: Sendable, Equatable {
  case notANumber
  case infinite
  case negative(Double)

  /// A height to lay out with, and what was wrong with the one given.
  ///
  /// Unusable heights become zero. Others are rounded to a multiple of 2⁻²⁰ points, far below what
  /// can be seen, so that sums are exact in any order and offsets do not depend on the history of
  /// measurements.
  package static func sanitized(_ height: Double) -> (height: Double, problem: HeightProblem?) {
    if height.isNaN { return (0, .notANumber) }
    if height.isInfinite { return (0, .infinite) }
    if height < 0 { return (0, .negative(height)) }
    let grain = 1_048_576.0
    let limit = 16_777_216.0
    return ((min(height, limit) * grain).rounded() / grain, nil)
  }
}

extension HeightProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notANumber: "is not a number"
    case .infinite: "is infinite"
    case .negative(let height): "is negative (\(height))"
    }
  }
}
