import Testing

@testable import UIKit

/// What a list does with what clients want while it is asking them.
@MainActor
@Suite(.serialized) struct PhaseControllerTests {
  private final class Host: PhaseHost {
    var performed: [(requests: DeferredRequests, phase: QueryPhase)] = []

    func performDeferred(_ requests: DeferredRequests, after phase: QueryPhase) {
      performed.append((requests, phase))
    }
  }

  private let host = Host()

  @Test("a scope sets the phase and sets it back")
  func scope() {
    let phases = PhaseController(host)
    var inside: [QueryPhase] = []
    phases.withPhase(.filling) {
      inside.append(phases.phase)
      phases.withPhase(.loading) { inside.append(phases.phase) }
      inside.append(phases.phase)
    }
    #expect(inside == [.filling, .loading, .filling])
    #expect(phases.isIdle)
    #expect(host.performed.isEmpty)
  }

  @Test("what was put off is performed once, at the end of the outermost scope")
  func deferring() {
    let phases = PhaseController(host)
    var wasCalled = false
    let isDone = phases.withPhase(.filling) {
      let isDone = phases.withPhase(.loading) { phases.deferReload() }
      #expect(!isDone)
      #expect(phases.isInterrupted)
      #expect(phases.willReload)
      phases.deferCompletions([{ _ in wasCalled = true }])
      #expect(host.performed.isEmpty)
    }
    #expect(!isDone)
    #expect(!phases.isInterrupted)
    #expect(host.performed.count == 1)
    #expect(host.performed.first?.phase == .filling)
    #expect(host.performed.first?.requests.reloads == true)
    host.performed.first?.requests.completions.forEach { $0(true) }
    #expect(wasCalled)
  }

  @Test("asking anew makes changes pointless, but completions are still called")
  func discarding() {
    let phases = PhaseController(host)
    phases.withPhase(.loading) {
      phases.deferReload()
      phases.deferResize()
      phases.deferEnd(ofBatch: 1)
      phases.deferCompletions([{ _ in }])
      phases.discardDeferredChanges()
      #expect(!phases.hasAppliedUpdates)
      #expect(phases.isInterrupted)
    }
    #expect(host.performed.first?.requests.completions.count == 1)
    #expect(host.performed.first?.requests.reloads == false)
  }

  @Test(
    "views are made only when nothing else is being asked for",
    arguments: [
      (QueryPhase.idle, QueryPhase.loading, true), (.idle, .filling, true),
      (.loading, .loading, true), (.filling, .loading, true), (.loading, .filling, false),
      (.filling, .filling, false), (.filling, .idle, false),
    ])
  func transitions(_ outer: QueryPhase, _ inner: QueryPhase, _ isLegal: Bool) {
    #expect(outer.mayEnter(inner) == isLegal)
  }

  @Test("an illegal transition is reported")
  func illegal() {
    var reported: [String] = []
    let report = Diagnostics.report
    defer { Diagnostics.report = report }
    Diagnostics.report = { reported.append($0) }
    let phases = PhaseController(host)
    phases.withPhase(.loading) { phases.withPhase(.filling) {} }
    #expect(reported == ["A list began to ask for filling while it was loading."])
  }
}
