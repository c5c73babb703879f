import Foundation
import QuartzCore
import Testing
import _TestSupport

@MainActor
@Suite struct KeyframeTests {
  let animation = CAKeyframeAnimation(keyPath: "position.x")

  func value(at fraction: Double) -> Double? {
    animation.value(at: .init(fraction: fraction, cycle: 0), over: .vector([0]))?.number
  }

  func expect(_ table: [(Double, Double)], tolerance: Double = 1e-9) {
    for (fraction, expected) in table {
      let found = value(at: fraction) ?? .nan
      #expect(abs(found - expected) <= tolerance, "at \(fraction): \(found), not \(expected)")
    }
  }

  @Test func `values follow each other evenly`() {
    animation.values = [0, 10, 30]
    expect([(0, 0), (0.25, 5), (0.5, 10), (0.75, 20), (1, 30)])
  }

  @Test func `key times space the steps`() {
    animation.values = [0, 10, 30]
    animation.keyTimes = [0, 0.8, 1]
    expect([(0.4, 5), (0.8, 10), (0.9, 20)])
  }

  @Test func `before the first key time and after the last one nothing moves`() {
    animation.values = [0, 10, 30]
    animation.keyTimes = [0.4, 0.5, 0.6]
    expect([(0, 0), (0.2, 0), (0.4, 0), (0.45, 5), (0.55, 20), (0.6, 30), (0.8, 30), (1, 30)])
  }

  @Test func `values stay between the stops, whatever the key times are`() {
    animation.values = [0, 10, 30]
    let hostile: [Double] = [0, 0.8, 0.3, 1, -1, 2, .nan, .infinity, -.infinity]
    for mode in [CAAnimationCalculationMode.linear, .discrete, .paced] {
      animation.calculationMode = mode
      withEvery("first", in: hostile) { first in
        withEvery("second", in: hostile) { second in
          withEvery("third", in: hostile) { third in
            animation.keyTimes = [first, second, third].map { NSNumber(value: $0) }
            for fraction in [0, 0.1, 0.5, 0.9, 1] {
              let found = value(at: fraction) ?? .nan
              #expect(found >= 0 && found <= 30, "\(mode) at \(fraction): \(found)")
            }
          }
        }
      }
    }
  }

  @Test func `values whose distances are beyond numbers keep their stops`() {
    animation.values = [0, Double.greatestFiniteMagnitude, 0]
    animation.calculationMode = .paced
    expect([(0, 0), (1, 0)])
  }

  @Test(arguments: [CAAnimationCalculationMode.linear, .discrete])
  func `a pace that is no number shows the first value`(mode: CAAnimationCalculationMode) {
    animation.values = [7, 8, 9]
    animation.calculationMode = mode
    animation.timingFunction = CAMediaTimingFunction(controlPoints: .nan, .nan, .nan, .nan)
    expect([(0.5, 7)])
  }

  @Test func `each step has its pace`() {
    animation.values = [0, 10, 30]
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
    ]
    expect([(0.75, 20)])
    #expect((value(at: 0.25) ?? 9) < 4)
  }

  @Test func `discrete values jump`() {
    animation.values = [1, 2, 3]
    animation.calculationMode = .discrete
    expect([(0, 1), (0.3, 1), (0.34, 2), (0.9, 3), (1, 3)])
    animation.keyTimes = [0, 0.5, 0.6, 1]
    expect([(0.4, 1), (0.55, 2), (0.7, 3)])
  }

  @Test func `paced values keep their speed`() {
    animation.values = [0, 10, 40]
    animation.calculationMode = .paced
    animation.keyTimes = [0, 0.9, 1]
    expect([(0.25, 10), (0.5, 20), (0.75, 30)])
  }

  @Test func `cubic values pass through the stops, smoothly`() {
    animation.values = [0, 10, 0, 10]
    animation.calculationMode = .cubic
    expect([(0, 0), (1.0 / 3, 10), (2.0 / 3, 0), (1, 10)])
    let slopes = [1.0 / 3, 2.0 / 3].map { stop in
      ((value(at: stop + 1e-6) ?? 0) - (value(at: stop - 1e-6) ?? 0)) / 2e-6
    }
    #expect(slopes.allSatisfy { abs($0) < 1e-2 })
  }

  @Test func `no values show nothing, one value stays`() {
    #expect(value(at: 0.5) == nil)
    animation.values = []
    #expect(value(at: 0.5) == nil)
    animation.values = [7]
    expect([(0, 7), (0.5, 7), (1, 7)])
    animation.values = [7, "nonsense", 9]
    expect([(0.5, 8)])
  }

  @Test func `a point follows a path, segment by segment`() {
    animation.keyPath = "position"
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
    animation.path = path
    func point(_ fraction: Double) -> CGPoint? {
      animation.value(at: .init(fraction: fraction, cycle: 0), over: .vector([0, 0]))?.point
    }
    #expect(point(0.25) == CGPoint(x: 5, y: 0))
    #expect(point(0.75) == CGPoint(x: 10, y: 15))
    animation.calculationMode = .paced
    #expect(point(0.25) == CGPoint(x: 10, y: 0))
    #expect(point(1) == CGPoint(x: 10, y: 30))
  }
}
