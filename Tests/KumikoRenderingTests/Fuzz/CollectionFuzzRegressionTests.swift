import Testing

@testable import ListFuzz

/// Sequences that went wrong once, each as short as it still did.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct `A collection view under random use` {
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

  @Test func `selects an item whose cell is typed into out of view`() async {
    await expectNoFault(
      FuzzSetup(layout: .estimated, selectsMany: false, hasActions: true, hasMenus: false),
      .render("0: 19.0 | 2: 84.1 49.1 33.0"),
      .focus(7),
      .render(
        """
        0: 27.1 34.2 19.0 6.2 65.0 38.2 32.1 | 1~: 4.2 16.0 55.0 | 3h0f0~: 14.0 50.0 17.0 54.1 \
        52.1 47.0 39.1 82.2 | 2: 84.1 49.1 33.0
        """),
      .select(20, .bottom))
  }

  @Test func `pins headers within insets that change`() async {
    await expectNoFault(
      FuzzSetup(layout: .flow, selectsMany: true, hasActions: false, hasMenus: false),
      .render(
        """
        1h0: 67.0 58.0 48.1 88.0 | 3h0~: 62.1 85.1 44.0 15.0 35.2 6.2 | 0h0~: 34.1 19.0 59.2 \
        74.2 31.0 79.2 4.1 7.0 72.2 16.1 24.2 61.2 11.1 54.1 50.1 | 2h0: 38.2
        """),
      .scroll(toRow: 585, .none, animated: true),
      .inset(top: 30.0, bottom: 50.0))
  }

  @Test func `lets a cell go that is typed into as its view leaves the window`() async {
    await expectNoFault(
      FuzzSetup(layout: .columns, selectsMany: false, hasActions: false, hasMenus: true),
      .render(
        """
        0f0~: 56.0 19.0 35.2 70.1 8.2 11.0 80.2 50.0 | 2f0: 46.0 89.0 1.2 57.2 73.2 29.1 17.0 \
        7.2 60.0 3.1 0.0 61.2 44.2 23.0 32.1 | 1: 83.1 12.0 68.2 53.1 87.2 43.2 25.1 4.1 84.2 \
        64.1 54.1 18.1 15.0
        """),
      .focus(1),
      .scroll(toRow: 2944, .bottom, animated: false),
      .leaveWindow)
  }

  @Test func `lets a cell go that is not typed into any more`() async {
    await expectNoFault(
      FuzzSetup(layout: .estimated, selectsMany: true, hasActions: true, hasMenus: false),
      .inset(top: 30.0, bottom: 50.0),
      .render("1h0: 12.0 18.1 55.2 72.1 52.1 31.0 75.2 | 0: 64.1"),
      .renderOn(
        .window,
        """
        1h0f0: 55.2 31.0 72.1 75.2 18.1 12.0 52.1 | 0f0: 81.0 32.1 38.1 65.1 57.1 80.1 34.0
        """),
      .fling(from: 58.0, by: -333.0, pause: 0.1),
      .fling(from: 215.5, by: 183.5, pause: 0.1),
      .wheel(180.0, clicks: 2),
      .focus(10),
      .scroll(toRow: 572, .middle, animated: false),
      .focus(6))
  }

  @Test func `ends a highlight after a transition`() async {
    await expectNoFault(
      FuzzSetup(layout: .horizontal, selectsMany: true, hasActions: true, hasMenus: false),
      .render(
        """
        2~: 5.2 56.2 64.2 58.2 74.2 37.1 76.1 51.1 52.1 79.2 80.1 40.1 50.1 14.0 0.0 | 0: 19.2 \
        60.2 86.2 | 1f0: 35.0 43.1 9.2 47.2 4.1 46.1 22.2 10.1 89.0 39.2 77.0 29.1 42.2 17.1 \
        3.0 | 3f0~: 32.1 69.1 12.2 26.1 57.1 83.0 44.1 45.0
        """),
      .press(246.0),
      .transition(.flow, 1.0, finishes: true),
      .advance(0.16),
      .select(38, .bottom),
      .scroll(toRow: 2433, .middle, animated: true))
  }

  @Test("below an item that is held where no height is seen content comes to rest")
  func itemIsHeldInNoHeight() async {
    await expectNoFault(
      FuzzSetup(layout: .columns, selectsMany: false, hasActions: true, hasMenus: true),
      .render("2h0f0~: 25.2"),
      .pick(6),
      .resize(120.5, 0.0),
      .carry(88.0, 0.5))
  }

  @Test("an item that is held at the top while a wheel turns down lets content come to rest")
  func itemIsHeldWhileAWheelTurns() async {
    await expectNoFault(
      FuzzSetup(layout: .flow, selectsMany: false, hasActions: true, hasMenus: false),
      .render(
        """
        2h0: 45.1 63.2 56.1 42.0 9.0 72.1 36.0 12.2 11.0 67.0 55.2 10.2 | 3h0~: 35.2 49.2 25.1 \
        3.0 47.2 | 0f0~:
        """),
      .key(3),
      .pick(4),
      .wheel(60.0, clicks: 2),
      .carry(166.5, 1.5))
  }

  @Test func `shows what changed without being other content after a render in a batch`() async {
    await expectNoFault(
      FuzzSetup(layout: .estimated, selectsMany: false, hasActions: true, hasMenus: true),
      .renderInBatch("0h0: 65.2 56.1 | 1h0f0: 27.0 | 3~: 20.2 84.2", usesBegin: false),
      .render("0h0: 65.2 56.1 | 1h0f1: 27.0 | 3~: 20.2 84.2"))
  }
}
