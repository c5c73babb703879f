import Testing

@testable import ListFuzz

/// Sequences that went wrong once, each as short as it still did.
@MainActor
@Suite struct `A collection view of compositional layouts under random use` {
  private func setup(
    _ layout: FuzzLayout, actions: Bool = true, rightToLeft: Bool = false
  ) -> FuzzSetup {
    FuzzSetup(
      layout: layout, selectsMany: true, hasActions: actions, hasMenus: false,
      isRightToLeft: rightToLeft)
  }

  @Test func `empties a section that scrolls`() async {
    await expectNoFault(
      setup(.towers), .render("1f0~: 87.0"),
      .renderInBatch("1f0~: | 0: 87.0", usesBegin: false))
  }

  @Test func `scrolls a section as it gets shorter, from right to left`() async {
    await expectNoFault(
      setup(.shelves, rightToLeft: true),
      .render("3: | 0: 14.2 58.0 32.0 9.0 70.0 12.1 36.2 77.1 88.2"),
      .scroll(toRow: 1063, .none, animated: true),
      .render("0: 32.0"))
  }

  @Test func `turns a section into a centered one while it scrolls`() async {
    await expectNoFault(
      setup(.towers, actions: false),
      .render(
        """
        2~: 0.3 33.2 47.0 | 0h0f0: 86.0 | 1h0~: 80.1 65.2 30.0 51.2 69.1 5.0 53.0 56.2 | \
        5f0~: 73.2 63.2 9.1 72.2 42.0 71.2 34.1 67.2 66.2 17.0 41.0 4.2 52.2 76.1 29.2
        """),
      .scroll(toRow: 168, .top, animated: true),
      .render("2~: | 8: | 0f0: | 1h0~: 80.1 65.2 30.0 51.2 5.0 53.0"))
  }

  @Test func `takes taps in a section that was scrolled`() async {
    await expectNoFault(
      setup(.shelves),
      .render("0h0f0: 41.0 76.0 43.2 37.2 73.0 0.2 27.1 80.0"),
      .swipe(53.0, by: -252.5, pause: 0.0),
      .swipe(108.5, by: 19.0, pause: 0.1))
  }

  @Test func `is led to a layout with backgrounds`() async {
    await expectNoFault(
      setup(.rows), .render("0h0: 1.0 2.0 3.0"), .transition(.grid, 0.5, finishes: true))
  }

  @Test func `changes its layout while an item is carried`() async {
    await expectNoFault(
      setup(.towers), .render("0h0: 37.0"), .pick(8), .layout(.described, animated: true))
  }

  @Test func `carries items into other sections`() async {
    await expectNoFault(
      setup(.rows), .render("1: 38.2 | 0f0: 88.2"), .pick(0), .carry(272.0, 182.0))
  }

  @Test func `hides regions in a view without height`() async {
    await expectNoFault(setup(.shelves), .render("0f1: 32.0"), .resize(120.5, 0.0))
  }

  @Test func `keeps a cell that is typed into as the layout changes`() async {
    await expectNoFault(
      setup(.towers, actions: false, rightToLeft: true),
      .render("1h0f0~: 72.0 | 2h0: 76.0 78.1 24.1 28.1 67.2 13.1 25.0 35.1 | 3h0: 64.1 59.0"),
      .focus(7),
      .layout(.list, animated: true))
  }

  @Test func `keeps a cell that is typed into as a transition is cancelled`() async {
    await expectNoFault(
      setup(.described, rightToLeft: true),
      .resize(120.5, 400.0),
      .render(
        """
        0~: 42.0 10.0 76.1 18.0 71.0 23.3 5.0 66.1 62.1 9.1 65.0 52.2 12.1 81.0 1.2 6.1 55.2 82.0 \
        | 1f0: | 2f0: 83.0 | 3f0: 41.2
        """),
      .layout(.towers, animated: true),
      .focus(4),
      .transition(.described, 0.5, finishes: false))
  }

  @Test func `puts a cell that is typed into where another layout has it`() async {
    await expectNoFault(
      setup(.shelves),
      .render("0h0: 11.2 17.0 51.0 84.2 | 2: 45.2"),
      .focus(8),
      .swipe(61.0, by: 135.5, pause: 0.1),
      .layout(.columns, animated: false))
  }

  @Test func `pins headers below other insets`() async {
    await expectNoFault(
      setup(.rows, actions: false),
      .render("0h0~: 2.1 84.2 48.0 4.0 37.2 68.2 69.1 89.1 38.1 75.1"),
      .swipePad(284.0, isFlick: false),
      .inset(top: 30.0, bottom: 50.0))
  }

  @Test func `goes back to the right end as sections go`() async {
    await expectNoFault(
      setup(.towers, rightToLeft: true),
      .render("1h0: 49.2 | 2h0~: 38.1 | 3h0: 6.2"),
      .render(""))
  }
}
