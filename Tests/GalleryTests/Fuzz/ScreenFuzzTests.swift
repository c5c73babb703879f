import Foundation
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

  @Test func `have no faults when they are opened, scrolled through and closed`() async {
    let scroll = ScreenStep.wheel(x: 0.5, y: 0.5, points: 500, clicks: 1)
    let steps = [.settle] + Array(repeating: [scroll, .settle], count: 4).flatMap(\.self)
    for screen in GalleryScreen.all {
      let failure = await ScreenSequence(screen: screen.name, steps: steps).run()
      #expect(failure == nil, "\(failure.map(String.init(describing:)) ?? "")")
    }
  }

  @Test func `have no faults where segments are chosen, moved over and left`() async {
    for seed in 1...6 as ClosedRange<UInt64> {
      let failure = await ScreenSequence(seed: seed, screens: ["catalog-segmentedrow"]).run()
      #expect(failure == nil, "\(failure.map(String.init(describing:)) ?? "")")
    }
  }

  /// Nine frames, of which each would cost about an opening if it measured all that is in view.
  @Test("follow a fling without measuring all anew", arguments: ["settings", "waterfall"])
  func fling(screen: String) async {
    func seconds(_ work: () -> Void) -> Double {
      let start = clock()
      work()
      return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
    var stage: ScreenStage?
    let opening = seconds {
      stage = ScreenStage(screen)
      stage?.perform(.resize(width: 3000, height: 2000))
    }
    let fling = seconds {
      stage?.perform(.drag(x: 0.5, y: 0.9, dx: 0, dy: -0.8))
      stage?.perform(.advance(0.15))
    }
    stage?.close()
    #expect(fling < 6 * opening, "\(fling) s for nine frames, after \(opening) s")
  }
}
