import Testing

@testable import ListFuzz

/// Sequences that went wrong once, each as short as it still did.
@MainActor
@Suite struct `A collection view under random use` {
  @Test func `keeps a cell that is typed into as others push it out of view`() async {
    await expectNoFault(
      FuzzSetup(layout: .estimated, selectsMany: true, hasActions: true, hasMenus: true),
      .render("1h0: 6.2 74.1 85.0 0.2 54.0 61.1 77.1 24.1 75.2 48.1 32.0"),
      .focus(10),
      .render("2h0~: 20.2 52.1 44.2 58.2 60.0 | 1h0: 40.0 6.2 74.1 85.0 0.2 34.1 54.0 32.0"))
  }

  @Test func `keeps a cell that is typed into as its section loses others`() async {
    await expectNoFault(
      FuzzSetup(layout: .horizontal, selectsMany: true, hasActions: true, hasMenus: false),
      .render("0: 55.2 21.1 25.2 87.2 43.1 11.1"),
      .focus(10),
      .render("6f0: | 0: 43.1"))
  }

  @Test func `measures views that render meanwhile`() async {
    await expectNoFault(
      FuzzSetup(layout: .horizontal, selectsMany: false, hasActions: true, hasMenus: false),
      .render("1: 2.1"),
      .renderOn(.height, "1h0:"),
      .layout(.columns, animated: false))
  }

  @Test func `shows a header that comes while views are measured`() async {
    await expectNoFault(
      FuzzSetup(layout: .columns, selectsMany: false, hasActions: true, hasMenus: false),
      .renderOn(.height, "1h0:"),
      .retarget("0h0: 17.2 | 1:", offset: 1684.0))
  }

  @Test func `shows items anew that change while views are measured`() async {
    await expectNoFault(
      FuzzSetup(layout: .estimated, selectsMany: false, hasActions: true, hasMenus: true),
      .render("3h0f0~: | 2~: 21.2 56.2 42.2 29.1 30.2 40.2 78.0 19.1 | 1h0: 17.2 | 0~: 32.2"),
      .renderOn(.height, "0: 32.3"),
      .offset(270.0, animated: false))
  }

  @Test func `changes its layout while it scrolls`() async {
    await expectNoFault(
      FuzzSetup(layout: .horizontal, selectsMany: true, hasActions: false, hasMenus: true),
      .rotate,
      .render("0: 81.1 33.0 56.2 82.0 84.0 54.1 44.2 64.2 58.0 59.1 4.1 55.1 23.0 61.2"),
      .scroll(toRow: 1202, .none, animated: true),
      .layout(.estimated, animated: true))
  }

  @Test func `reloads in a batch`() async {
    await expectNoFault(
      FuzzSetup(layout: .columns, selectsMany: true, hasActions: true, hasMenus: true),
      .render(
        """
        0h0: 84.0 31.1 23.2 79.2 42.0 20.0 27.0 24.0 | 2: | 1h0: 67.1 72.2 39.2 38.1 70.0 66.0
        """),
      .limit(3),
      .followsRows(true),
      .wheel(180.0, clicks: 2),
      .renderInBatch("1h0: 67.1 | 2: 11.1 86.1", usesBegin: false))
  }
}
