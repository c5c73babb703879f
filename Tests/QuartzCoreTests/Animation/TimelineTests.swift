import QuartzCore
import Testing
import _TestSupport

@Suite struct TimelineTests {
  func timeline(_ change: (inout Timeline) -> Void) -> Timeline {
    var timeline = Timeline()
    timeline.duration = 2
    change(&timeline)
    return timeline
  }

  @Test func `whole runs end at their end in spite of rounding`() {
    let loop = timeline {
      ($0.duration, $0.repeatDuration, $0.fillMode) = (0.3, 0.9, .forwards)
    }
    let last = loop.shown(5)
    #expect(last?.cycle == 2)
    #expect(abs((last?.fraction ?? 0) - 1) < 1e-9)
  }

  func fraction(_ timeline: Timeline, _ time: CFTimeInterval) -> Double? {
    timeline.shown(time)?.fraction
  }

  @Test func `a run goes from 0 to 1 and shows nothing around it`() {
    let plain = timeline { _ in }
    #expect(fraction(plain, -0.1) == nil)
    #expect(fraction(plain, 0) == 0)
    #expect(fraction(plain, 0.5) == 0.25)
    #expect(fraction(plain, 2) == nil)
  }

  @Test func `fill modes show the ends`() {
    let modes: [(CAMediaTimingFillMode, before: Double?, after: Double?)] = [
      (.removed, nil, nil), (.forwards, nil, 1), (.backwards, 0, nil), (.both, 0, 1),
    ]
    for (mode, before, after) in modes {
      let filled = timeline { $0.fillMode = mode }
      #expect(fraction(filled, -1) == before, "\(mode.rawValue)")
      #expect(fraction(filled, 9) == after, "\(mode.rawValue)")
    }
  }

  @Test func `runs repeat, and turn round`() {
    let loop = timeline { ($0.repeatCount, $0.fillMode) = (2.5, .forwards) }
    #expect(loop.shown(4.5) == .init(fraction: 0.25, cycle: 2))
    #expect(fraction(loop, 5) == 0.5)
    let pendulum = timeline {
      ($0.autoreverses, $0.repeatCount, $0.fillMode) = (true, 2, .forwards)
    }
    #expect(pendulum.activeDuration == 8)
    #expect(fraction(pendulum, 1) == 0.5)
    #expect(fraction(pendulum, 3) == 0.5)
    #expect(fraction(pendulum, 3.5) == 0.25)
    #expect(pendulum.shown(5) == .init(fraction: 0.5, cycle: 1))
    #expect(fraction(pendulum, 99) == 0)
    let limited = timeline { ($0.repeatDuration, $0.repeatCount) = (3, 99) }
    #expect(limited.activeDuration == 3)
    #expect(!timeline { $0.repeatCount = 9 }.isEndless)
    #expect(timeline { $0.repeatCount = .infinity }.isEndless)
  }

  @Test func `speed and offset change the own time`() {
    let quick = timeline { ($0.speed, $0.timeOffset) = (2, 0.5) }
    #expect(fraction(quick, 0) == 0.25)
    #expect(fraction(quick, 0.5) == 0.75)
    #expect(fraction(quick, 0.75) == nil)
    let still = timeline { ($0.speed, $0.timeOffset) = (0, 1) }
    #expect(fraction(still, 0) == 0.5)
    #expect(fraction(still, 1e6) == 0.5)
  }

  @Test func `no duration is over at once`() {
    var empty = Timeline()
    empty.fillMode = .both
    #expect(empty.shown(0) == .init(fraction: 1, cycle: 0))
  }
}

@MainActor
@Suite struct TimingFunctionTests {
  /// The curve's y at a time, found by halving.
  func reference(_ p: [Double], at time: Double) -> Double {
    func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(middle, p[0], p[2]) < time { low = middle } else { high = middle }
    }
    return bezier(low, p[1], p[3])
  }

  @Test func `curves agree with bisection`() {
    let curves = [
      [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1],
      [0, 1, 1, 0], [1, 0, 0, 1], [0.3, -0.6, 0.7, 1.6], [0, 0, 0, 1], [1, 0, 1, 1],
    ]
    withEvery("curve", in: curves) { p in
      let function = CAMediaTimingFunction(
        controlPoints: Float(p[0]), Float(p[1]), Float(p[2]), Float(p[3]))
      withEvery("time", in: (0...40).map { Double($0) / 40 }) { time in
        let value = function.curve.value(at: time)
        let expected = reference(p.map { Double(Float($0)) }, at: time)
        // Where the curve stands upright, a tiny step in time is a large one in value.
        #expect(abs(value - expected) < 1e-4, TestLabels.current)
      }
    }
  }

  @Test func `named paces have Apple's control points`() {
    let names: [(CAMediaTimingFunctionName, [Float])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    for (name, expected) in names {
      let function = CAMediaTimingFunction(name: name)
      var points = [Float](repeating: 9, count: 8)
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        for index in 0..<4 { function.getControlPoint(at: index, values: start + index * 2) }
      }
      #expect(points == [0, 0] + expected + [1, 1], "\(name.rawValue)")
    }
  }
}

@Suite struct SpringTests {
  static let springs = [
    Spring(stiffness: 100, damping: 10), Spring(stiffness: 100, damping: 20),
    Spring(stiffness: 100, damping: 40), Spring(mass: 3, stiffness: 80, damping: 2, velocity: 5),
    Spring(mass: 0.5, stiffness: 300, damping: 60, velocity: -10),
    Spring(stiffness: 100, damping: 20, velocity: 30), Spring(stiffness: 50, damping: 0),
  ]

  /// The place of the weight, followed step by step (Runge-Kutta, fourth order).
  func followed(_ spring: Spring, until end: Double) -> Double {
    func pull(_ x: Double, _ v: Double) -> Double {
      (-spring.stiffness * (x - 1) - spring.damping * v) / spring.mass
    }
    let steps = 2000
    let h = end / Double(steps)
    var (x, v) = (0.0, spring.velocity)
    for _ in 0..<steps {
      let (a1, b1) = (v, pull(x, v))
      let (a2, b2) = (v + h / 2 * b1, pull(x + h / 2 * a1, v + h / 2 * b1))
      let (a3, b3) = (v + h / 2 * b2, pull(x + h / 2 * a2, v + h / 2 * b2))
      let (a4, b4) = (v + h * b3, pull(x + h * a3, v + h * b3))
      x += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
      v += h / 6 * (b1 + 2 * b2 + 2 * b3 + b4)
    }
    return x
  }

  @Test func `closed forms agree with the equation of motion`() {
    withEvery("spring", in: Self.springs) { spring in
      #expect(abs(spring.value(at: 0)) < 1e-12, TestLabels.current)
      withEvery("time", in: [0.05, 0.2, 0.7, 1.5]) { time in
        let expected = followed(spring, until: time)
        #expect(abs(spring.value(at: time) - expected) < 1e-6, TestLabels.current)
      }
    }
  }

  @Test func `a settled spring stays settled, and was not settled long before`() {
    withEvery("spring", in: Self.springs.filter { $0.damping > 0 }) { spring in
      let settled = spring.settlingDuration
      for step in 0...40 {
        let time = settled * (1 + Double(step) / 20)
        #expect(abs(spring.value(at: time) - 1) <= 0.001 + 1e-9, TestLabels.current)
      }
      let before = (0...20).map { abs(spring.value(at: settled * (0.5 + Double($0) / 60)) - 1) }
      #expect((before.max() ?? 0) > 0.001, TestLabels.current)
    }
    #expect(Spring(stiffness: 1, damping: 0).settlingDuration == .infinity)
  }

  @Test func `springs of any numbers are somewhere at any time, and begin at the start`() {
    let numbers: [Double] = [
      0, -1, 100, .leastNonzeroMagnitude, 1e300, .nan, .infinity, -.infinity,
    ]
    let velocities: [Double] = [0, 1e300, .nan, -.infinity]
    withEvery("mass", in: numbers) { mass in
      withEvery("stiffness", in: numbers) { stiffness in
        withEvery("damping", in: numbers) { damping in
          withEvery("velocity", in: velocities) { velocity in
            let spring = Spring(
              mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
            #expect(abs(spring.value(at: 0)) < 1e-3, TestLabels.current)
            let places = [0.1, 1, 1e9].map { spring.value(at: $0) }
            #expect(places.allSatisfy { $0.isFinite }, TestLabels.current)
            #expect(spring.settlingDuration > 0, TestLabels.current)
          }
        }
      }
    }
    for ratio in [-1, .nan, .infinity] as [Double] {
      let spring = Spring(settlingIn: 1, dampingRatio: ratio, velocity: 0)
      #expect(spring.settlingDuration < 1.01, "\(ratio)")
    }
  }

  /// The damping ratio of a spring that is made of a bounce.
  private func ratio(bounce: CGFloat) -> CGFloat {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
    return spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot())
  }

  @Test func `a bounce beyond its range is the nearest in it`() {
    #expect(abs(ratio(bounce: 0) - 1) < 1e-9)
    #expect(abs(ratio(bounce: -0.5) - 2) < 1e-9)
    for bounce in [1, 2, .infinity] as [CGFloat] { #expect(ratio(bounce: bounce) == 0) }
    for bounce in [-1, -2, -.infinity] as [CGFloat] {
      #expect(ratio(bounce: bounce) > 2, "\(bounce)")
      #expect(ratio(bounce: bounce).isFinite, "\(bounce)")
    }
    #expect(ratio(bounce: .nan).isFinite)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `a spring that seems to take no time, or for ever, is a spring`(duration: Double) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: 0.2)
    #expect(spring.stiffness.isFinite && spring.stiffness > 0)
    #expect(spring.damping.isFinite && spring.damping > 0)
  }

  @Test func `the default spring settles as long as Core Animation's`() {
    let settled = Spring(stiffness: 100, damping: 10).settlingDuration
    #expect(abs(settled - 1.4727003346780927) < 1e-9)
  }

  @Test func `a spring can be made to settle in a given time`() {
    withEvery("duration", in: [0.2, 0.5, 2.0]) { duration in
      withEvery("ratio", in: [0.3, 0.7, 1.0]) { ratio in
        withEvery("velocity", in: [0.0, 3, -3]) { velocity in
          let spring = Spring(settlingIn: duration, dampingRatio: ratio, velocity: velocity)
          #expect(abs(spring.settlingDuration - duration) < 1e-3 * duration, TestLabels.current)
          let found = spring.damping / (2 * spring.stiffness.squareRoot())
          #expect(abs(found - ratio) < 1e-9, TestLabels.current)
        }
      }
    }
  }
}
