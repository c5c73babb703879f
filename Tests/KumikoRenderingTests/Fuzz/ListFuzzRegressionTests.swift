import KumikoTesting
import Testing
import UIKit

/// Sequences that once went wrong, as short as they could be made.
@MainActor
@Suite struct `A list that was once wrong` {
  /// Does steps, and checks after each that all is as it should.
  private func replay(_ setup: FuzzSetup, _ steps: FuzzStep...) {
    let failure = FuzzSequence(setup: setup, steps: steps).run()
    #expect(failure == nil, "\(failure.map(String.init(describing:)) ?? "")")
  }

  @Test func `arrives at its top by key while measured rows turn out lower`() {
    replay(
      FuzzSetup(selectsMany: true),
      .render("0h0: 76.1 89.0 33.1 18.0 36.2 30.0 0.2 86.0 40.2 70.1 5.2 13.0 7.1 12.1"),
      .select(54, .middle), .reload, .key(4))
  }

  @Test func `ends an animated scroll within its content after it got a new width`() {
    replay(
      FuzzSetup(estimate: 120),
      .render(
        """
        0h0: 44.2 | 1h0f0: 48.2 87.1 53.2 40.2 69.2 13.1 35.0 57.2 43.2 20.0 45.1 66.0 52.0 85.2 \
        34.2 27.0 47.2 37.0
        """),
      .scroll(toRow: 2346, .none, animated: true), .resize(420, 400))
  }

  @Test func `ends an animated scroll within its content after most of that has gone`() {
    replay(
      FuzzSetup(style: .insetGrouped),
      .render("0: 39.1 36.2 64.1 38.0 44.0 51.2 16.0 | 2~: 32.0 76.2 65.2 21.0 82.0 4.2 34.1"),
      .select(43, .bottom), .scroll(toRow: 13, .bottom, animated: true), .render(""))
  }
}
