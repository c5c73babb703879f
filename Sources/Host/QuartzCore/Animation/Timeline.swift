import CoreGraphics

/// The values of ``CAMediaTiming``, and where they lead at a time.
package struct Timeline: Hashable, Sendable {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval = 0
  package var speed: Float = 1
  package var timeOffset: CFTimeInterval = 0
  package var repeatCount: Float = 0
  package var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  /// A place in the runs of an animation.
  package struct Moment: Hashable, Sendable {
    /// How far the run is, from 0 to 1; falls during a run backwards.
    package var fraction: Double
    /// How many runs came before.
    package var cycle: Int

    package init(fraction: Double, cycle: Int) { (self.fraction, self.cycle) = (fraction, cycle) }
  }

  /// What time it is for an animation.
  package enum Phase: Hashable, Sendable {
    case before
    case active(Moment)
    case after(Moment)
  }

  /// All runs together, in own time.
  package var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return cycleDuration * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// Whether the runs never end.
  package var isEndless: Bool { activeDuration == .infinity || speed == 0 }

  private var cycleDuration: CFTimeInterval { duration * (autoreverses ? 2 : 1) }

  /// How long one run takes, as far as a part of it says a time: finite.
  package var runDuration: CFTimeInterval { min(duration, 1e9) }

  /// Own time at a time of the parent, counted from the begin.
  package func localTime(_ sinceBegin: CFTimeInterval) -> CFTimeInterval {
    sinceBegin * Double(speed) + timeOffset
  }

  /// The phase at a time of the parent, counted from the begin.
  package func phase(_ sinceBegin: CFTimeInterval) -> Phase {
    let time = localTime(sinceBegin)
    if sinceBegin < 0 || time < 0 { return .before }
    if time >= activeDuration { return .after(moment(at: activeDuration, isEnd: true)) }
    return .active(moment(at: time, isEnd: false))
  }

  /// The place to show at a time of the parent, counted from the begin; nil to show nothing.
  package func shown(_ sinceBegin: CFTimeInterval) -> Moment? {
    switch phase(sinceBegin) {
    case .before:
      fillMode == .backwards || fillMode == .both ? Moment(fraction: 0, cycle: 0) : nil
    case .active(let moment): moment
    case .after(let moment):
      fillMode == .forwards || fillMode == .both ? moment : nil
    }
  }

  private func moment(at time: CFTimeInterval, isEnd: Bool) -> Moment {
    guard duration > 0, time.isFinite else { return Moment(fraction: 1, cycle: 0) }
    let length = runDuration * (autoreverses ? 2 : 1)
    var cycle = (time / length).rounded(.down)
    var rest = time - cycle * length
    // Whole runs may end a little behind their end by rounding.
    if isEnd, cycle > 0, rest <= length * 1e-9 { (cycle, rest) = (cycle - 1, length) }
    let run = rest / runDuration
    return Moment(fraction: run <= 1 ? run : 2 - run, cycle: Int(min(cycle, 1e9)))
  }
}
