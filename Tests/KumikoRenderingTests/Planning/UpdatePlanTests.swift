import Kumiko
import KumikoDiff
import Testing
import _TestSupport

@MainActor
@Suite struct `The plan of an update` {
  /// The plan as a word, and how often changes were looked for.
  func plan(
    changeCount: Int, _ change: (inout UpdateContext) -> Void = { _ in }
  ) -> (word: String, searchCount: Int) {
    var context = UpdateContext()
    change(&context)
    var searchCount = 0
    let old = (0..<changeCount).map { Item(String($0)) }
    let plan = UpdatePlan(in: context) { maximum in
      searchCount += 1
      return StagedChangeset(
        source: [Section(id: 0) { old }], target: [Section(id: 0)], maximumChangeCount: maximum)
    }
    return (word(for: plan), searchCount)
  }

  func word(for plan: UpdatePlan) -> String {
    switch plan {
    case .store: "store"
    case .refreshVisible: "refresh"
    case .stages(let stages, let animated):
      "\(animated ? "animate" : "perform") \(stages.changeCount)"
    case .reload(let reason): "reload \(reason)"
    }
  }

  @Test func `stores without a target, and looks for no changes`() {
    let plan = plan(changeCount: 1) { $0.hasTarget = false }
    #expect(plan == ("store", 0))
  }

  @Test func `reloads off screen, and looks for no changes`() {
    let plan = plan(changeCount: 1) { $0.isOnScreen = false }
    #expect(plan == ("reload offScreen", 0))
  }

  @Test func `refreshes what is visible when nothing changes`() {
    #expect(plan(changeCount: 0).word == "refresh")
    #expect(plan(changeCount: 0) { $0.alwaysRenderVisibleComponents = false }.word == "store")
  }

  @Test(arguments: [(299, "animate 299"), (300, "animate 300"), (301, "reload tooManyChanges")])
  func `performs up to three hundred changes`(changeCount: Int, expected: String) {
    #expect(plan(changeCount: changeCount).word == expected)
  }

  @Test func `counts against the cap that is set`() {
    #expect(plan(changeCount: 5) { $0.animatableChangeCount = 4 }.word == "reload tooManyChanges")
    #expect(plan(changeCount: 5) { $0.animatableChangeCount = 5 }.word == "animate 5")
    #expect(plan(changeCount: 1) { $0.animatableChangeCount = 0 }.word == "reload tooManyChanges")
    #expect(plan(changeCount: 0) { $0.animatableChangeCount = 0 }.word == "refresh")
    #expect(plan(changeCount: 999) { $0.animatableChangeCount = .max }.word == "animate 999")
  }

  @Test func `animates if enabled, while scrolling only if enabled too`() {
    withEvery("enabled", in: [true, false]) { isEnabled in
      withEvery("enabled while scrolling", in: [true, false]) { isEnabledWhileScrolling in
        withEvery("scrolling", in: [true, false]) { isScrolling in
          let plan = plan(changeCount: 2) {
            $0.isAnimationEnabled = isEnabled
            $0.isAnimationEnabledWhileScrolling = isEnabledWhileScrolling
            $0.isScrolling = isScrolling
          }
          let animates = isEnabled && (!isScrolling || isEnabledWhileScrolling)
          #expect(plan.word == (animates ? "animate 2" : "perform 2"), TestLabels.current)
        }
      }
    }
  }

  @Test func `counts a row that changes and moves twice, a section once`() {
    func count(_ old: [Section], _ new: [Section]) -> Int {
      StagedChangeset(source: old, target: new).changeCount
    }
    #expect(count(sections("A: a b c"), sections("A: b c a1")) == 2)
    #expect(count(sections("A: a b c"), sections("A: a b c", "B: d e f")) == 1)
    #expect(count(sections("A: a b c", "B:"), sections("B:")) == 1)
  }

  @Test func `says what it is`() {
    let plan = UpdatePlan(in: UpdateContext()) { _ in
      StagedChangeset(source: sections("A: a"), target: sections("A: a b"))
    }
    #expect(plan.debugDescription.hasPrefix("animate 1 changes\n"))
  }
}
