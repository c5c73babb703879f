import Testing

@testable import ListFuzz

/// Does steps, and checks after each that all is as it should.
@MainActor
func expectNoFault(
  _ setup: FuzzSetup, _ steps: FuzzStep..., sourceLocation: SourceLocation = #_sourceLocation
) async {
  let failure = await FuzzSequence(setup: setup, steps: steps).run()
  #expect(
    failure == nil, "\(failure.map(String.init(describing:)) ?? "")",
    sourceLocation: sourceLocation)
}
