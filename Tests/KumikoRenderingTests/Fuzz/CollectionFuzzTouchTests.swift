import Testing

@testable import ListFuzz

/// Sequences that went wrong once, with a finger down or an item carried.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct `A collection view under random touches` {
  @Test func `keeps selected what is selected while an item is carried`() async {
    await expectNoFault(
      FuzzSetup(layout: .estimated, selectsMany: false, hasActions: true, hasMenus: false),
      .renderInBatch("1h0f0~: 55.2 79.2 68.2 6.0 8.2 76.0 45.0 56.1", usesBegin: true),
      .pick(3),
      .carry(187.5, 62.5),
      .select(42, .bottom),
      .render("1h0f0~: 68.2"))
  }

  @Test func `keeps selected what a carried item has passed`() async {
    await expectNoFault(
      FuzzSetup(layout: .columns, selectsMany: true, hasActions: true, hasMenus: false),
      .render("1~: 23.0 48.1 27.0 37.0 79.1 6.2 24.2 53.1 70.2 76.2 32.2 68.0"),
      .tap(238.5),
      .pick(3),
      .carry(53.0, 287.0),
      .render("1~: 76.2"))
  }

  @Test func `shows again what is selected when the touched item goes`() async {
    await expectNoFault(
      FuzzSetup(layout: .flow, selectsMany: false, hasActions: true, hasMenus: false),
      .render("1h0~: 9.1 54.2 70.1 18.2"),
      .tap(189.5),
      .press(39.0),
      .renderInBatch("1: 18.2", usesBegin: true))
  }

  @Test func `gives up an offset that another layout has no room for`() async {
    await expectNoFault(
      FuzzSetup(layout: .horizontal, selectsMany: true, hasActions: true, hasMenus: true),
      .rotate,
      .render("3f0: 37.2 30.0 87.0 80.0 52.0 4.0 67.0"),
      .layout(.columns, animated: true))
  }

  @Test func `takes a header out of view in a transition under a finger`() async {
    await expectNoFault(
      FuzzSetup(layout: .estimated, selectsMany: true, hasActions: false, hasMenus: false),
      .render("6h0f1: 37.0 | 8h0~: 40.0 60.2"),
      .renderOn(
        .endDisplay,
        """
        6h0f1: 37.0 | 8h0f0~: 40.0 60.2 75.0 77.2 49.1 58.2 39.1 82.2 23.1 25.2
        """),
      .render("6h0f1: 37.0"),
      .advance(0.31),
      .press(125.5),
      .transition(.columns, 0.5, finishes: false))
  }

  @Test func `carries an item that a finger rests on`() async {
    await expectNoFault(
      FuzzSetup(layout: .horizontal, selectsMany: true, hasActions: true, hasMenus: false),
      .render("0: 57.2 80.2 18.2"),
      .fling(from: 85.5, by: -23.0, pause: 0.1),
      .press(26.0),
      .press(92.5),
      .advance(1.0))
  }

  @Test func `shows what is rendered as a cell leaves while an item is carried`() async {
    await expectNoFault(
      FuzzSetup(layout: .flow, selectsMany: true, hasActions: true, hasMenus: true),
      .renderInBatch(
        "0h0: 76.3 46.0 78.1 | 3h0~: | 2f0~: 72.1 36.2 63.1 52.0 2.1 17.2 44.0 71.1",
        usesBegin: false),
      .pick(4),
      .carry(172.5, 78.5),
      .renderOn(.window, "0h0: 78.3 | 2f0~: 72.1 36.2 63.1 52.0 2.1 17.2 44.0 71.1"),
      .resize(300.0, 33.0))
  }
}
