import QuartzCore
import Testing

@testable import UIKit

/// The closed forms against sums and differential equations, one small step at a time.
@Suite struct ScrollPhysicsTests {
  private static let rates: [CGFloat] = [0.998, 0.99]

  // MARK: DecelerationCurve

  @Test(arguments: rates)
  func `a deceleration is the sum of what each millisecond leaves of the speed`(rate: CGFloat) {
    let deceleration = DecelerationCurve(rate: rate, velocity: 1200)
    var (velocity, way): (CGFloat, CGFloat) = (1.2, 0)
    for millisecond in 1...2000 {
      velocity *= rate
      way += velocity
      #expect(abs(deceleration.distanceTraveled(at: Double(millisecond) / 1000) - way) < 1e-6)
    }
  }

  @Test(arguments: rates)
  func `a deceleration covers what Apple's projection says`(rate: CGFloat) {
    #expect(abs(DecelerationCurve(rate: rate, velocity: 1000).distance - rate / (1 - rate)) < 1e-9)
  }

  @Test(arguments: rates)
  func `the speed of a deceleration is the slope of its way up to the first millisecond`(
    rate: CGFloat
  ) {
    let deceleration = DecelerationCurve(rate: rate, velocity: -800)
    #expect(abs(deceleration.velocity(at: 0) + 800) < 1e-9)
    #expect(abs(deceleration.velocity(at: 0.3) / deceleration.velocity(at: 0.299) - rate) < 1e-9)
  }

  @Test func `a deceleration cut anywhere goes on alike`() {
    let whole = DecelerationCurve(rate: 0.998, velocity: 900)
    for cut in stride(from: 0.0, through: 2, by: 0.25) {
      let rest = DecelerationCurve(rate: 0.998, velocity: whole.velocity(at: cut))
      #expect(
        abs(
          whole.distanceTraveled(at: cut) + rest.distanceTraveled(at: 0.5)
            - whole.distanceTraveled(at: cut + 0.5)) < 1e-9)
    }
  }

  @Test func `a deceleration knows when it has covered a way and when it is at rest`() {
    let deceleration = DecelerationCurve(rate: 0.998, velocity: 1000)
    #expect(abs(deceleration.distanceTraveled(at: deceleration.time(toCover: 200)) - 200) < 1e-9)
    #expect(deceleration.time(toCover: 600) == .infinity)
    #expect(deceleration.time(toCover: 0) == 0)
    #expect(
      abs(
        deceleration.distance - deceleration.distanceTraveled(at: deceleration.duration(rest: 0.25))
          - 0.25)
        < 1e-9)
    #expect(DecelerationCurve(rate: 0.998, distance: 0).duration(rest: 0.25) == 0)
  }

  // MARK: Spring

  @Test(arguments: [(100.0, 0.0), (0.0, 2000.0), (-50.0, 800.0)] as [(CGFloat, CGFloat)])
  func `a spring obeys its equation and never swings`(displacement: CGFloat, velocity: CGFloat) {
    let spring = CriticalSpring(displacement: displacement, velocity: velocity)
    let step = 1e-5
    for time in stride(from: 0.05, through: 1, by: 0.05) {
      let (before, now, after) = (
        spring.displacement(at: time - step), spring.displacement(at: time),
        spring.displacement(at: time + step)
      )
      let speed = (after - before) / (2 * step)
      let acceleration = (after - 2 * now + before) / (step * step)
      #expect(abs(spring.velocity(at: time) - speed) < 1e-3)
      #expect(abs(acceleration + 20 * speed + 100 * now) < 0.1)
    }
    #expect(spring.displacement(at: 0) == displacement)
    #expect(abs(spring.displacement(at: spring.duration(rest: 0.25))) <= 0.25)
  }

  // MARK: Rubber band

  @Test func `content follows a finger by 0.55 at first and never leaves the view`() {
    #expect(abs(RubberBand.stretch(0.001, dimension: 800) / 0.001 - 0.55) < 1e-4)
    #expect(abs(RubberBand.stretch(100, dimension: 800) - (1 - 1 / (55 / 800.0 + 1)) * 800) < 1e-9)
    #expect(RubberBand.stretch(1e9, dimension: 800) < 800)
    #expect(RubberBand.stretch(100, dimension: 0) == 0)
  }

  @Test func `unstretching undoes stretching`() {
    for place in stride(from: -500.0, through: 1500, by: 50) {
      let stretched = RubberBand.stretched(place, 0...1000, dimension: 800)
      let back = RubberBand.unstretched(stretched, 0...1000, dimension: 800)
      #expect(abs(back - place) < 1e-6)
    }
  }

  // MARK: Movements

  private func axis(bounces: Bool = true) -> AxisTrajectory.Axis {
    AxisTrajectory.Axis(range: 0...1000, rate: 0.998, bounces: bounces, rest: 0.25)
  }

  @Test func `a release inside glides to its end`() {
    let motion = AxisTrajectory.release(from: 100, velocity: 1000, axis())
    #expect(abs(motion.end - 599) < 1e-9)
    #expect(motion.position(at: 0) == 100)
    #expect(motion.position(at: motion.duration) == motion.end)
    #expect(motion.velocity(at: motion.duration) == 0)
  }

  @Test func `a deceleration into the edge goes on as a spring with the same speed`() {
    let motion = AxisTrajectory.release(from: 900, velocity: 2000, axis())
    let hit = DecelerationCurve(rate: 0.998, velocity: 2000).time(toCover: 100)
    #expect(abs(motion.position(at: hit) - 1000) < 1e-6)
    let (before, after) = (motion.velocity(at: hit - 1e-6), motion.velocity(at: hit + 1e-6))
    #expect(abs(before - after) < 1)
    #expect(motion.position(at: hit + 0.1) > 1000)
    #expect(motion.end == 1000)
  }

  @Test func `without bouncing a deceleration stops at the edge`() {
    let motion = AxisTrajectory.release(from: 900, velocity: 2000, axis(bounces: false))
    #expect(motion.end == 1000)
    for time in stride(from: 0, through: motion.duration + 1, by: 0.01) {
      #expect(motion.position(at: time) <= 1000 + 1e-9)
    }
  }

  @Test func `content beyond an edge springs back`() {
    let motion = AxisTrajectory.release(from: -80, velocity: 0, axis())
    #expect(motion.end == 0)
    var last: CGFloat = -80
    for time in stride(from: 0.01, through: motion.duration, by: 0.01) {
      #expect(motion.position(at: time) > last)
      last = motion.position(at: time)
    }
  }

  @Test func `a movement cut anywhere and started again ends alike`() {
    let motions = [
      AxisTrajectory.release(from: 100, velocity: 700, axis()),
      .release(from: 900, velocity: 2000, axis()),
      .release(from: -50, velocity: -300, axis()),
      .ease(from: 0, to: 400, duration: 0.3),
    ]
    for motion in motions {
      for cut in stride(from: 0, to: motion.duration, by: 0.07) {
        let rest = motion.redirected(after: cut, from: motion.position(at: cut), axis())
        #expect(abs(rest.end - motion.end) < 0.01)
      }
    }
  }

  @Test func `a movement shifted is the same elsewhere`() {
    var motion = AxisTrajectory.release(from: 900, velocity: 2000, axis())
    let places = stride(from: 0.0, through: 2, by: 0.1).map(motion.position)
    motion.shift(by: 500)
    let shifted = stride(from: 0.0, through: 2, by: 0.1).map(motion.position)
    for (place, other) in zip(places, shifted) { #expect(abs(place + 500 - other) < 1e-9) }
  }
}
