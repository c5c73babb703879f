import Testing

@testable import UIKit

@MainActor
@Suite struct FailureRequirementTests {
  @Test func `a recognizer waits for another once, however often it is told to`() {
    let (single, double, press) = (
      UITapGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer()
    )
    for _ in 0..<100 {
      single.require(toFail: double)
      single.require(toFail: press)
    }
    #expect(single.failureRequirements.count == 2)
    #expect(single.waits(for: double))
    #expect(single.waits(for: press))
  }
}
