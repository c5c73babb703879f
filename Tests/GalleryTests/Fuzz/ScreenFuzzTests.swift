import GalleryScreens
import Testing
import _UIKitTestSupport

@testable import ScreenFuzz

/// Does steps on a screen, and checks after each that all is as it should.
@MainActor
func expectNoFault(
  on screen: String, _ steps: ScreenStep..., sourceLocation: SourceLocation = #_sourceLocation
) async {
  let failure = await ScreenSequence(screen: screen, steps: steps).run()
  #expect(
    failure == nil, "\(failure.map(String.init(describing:)) ?? "")",
    sourceLocation: sourceLocation)
}

@MainActor
@Suite(.closesWindows) struct `Screens under random hands` {
  @Test func `have no faults in a few sequences`() async {
    let screens = GalleryScreen.all.map(\.name)
    for seed in 7...18 as ClosedRange<UInt64> {
      let sequence = ScreenSequence(seed: seed, screens: screens)
      let failure = await sequence.run()
      #expect(failure == nil, "\(failure.map(String.init(describing:)) ?? "")")
    }
  }
}
