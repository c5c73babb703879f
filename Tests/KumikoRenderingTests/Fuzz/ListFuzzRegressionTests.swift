import Testing

@testable import ListFuzz

/// Sequences that once went wrong, as short as they could be made.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct `A list that was once wrong` {
  @Test func `arrives at its top by key while measured rows turn out lower`() async {
    await expectNoFault(
      FuzzSetup(selectsMany: true),
      .render("0h0: 76.1 89.0 33.1 18.0 36.2 30.0 0.2 86.0 40.2 70.1 5.2 13.0 7.1 12.1"),
      .select(54, .middle), .reload, .key(4))
  }

  @Test func `ends an animated scroll within its content after it got a new width`() async {
    await expectNoFault(
      FuzzSetup(estimate: 120),
      .render(
        """
        0h0: 44.2 | 1h0f0: 48.2 87.1 53.2 40.2 69.2 13.1 35.0 57.2 43.2 20.0 45.1 66.0 52.0 85.2 \
        34.2 27.0 47.2 37.0
        """),
      .scroll(toRow: 2346, .none, animated: true), .resize(420, 400))
  }

  @Test func `selects rows that were measured ahead of an animated scroll`() async {
    await expectNoFault(
      FuzzSetup(style: .insetGrouped, estimate: 30),
      .render(
        """
        2: 74.0 42.1 6.1 34.1 9.0 58.0 16.2 13.0 44.2 50.1 38.2 61.1 85.1 82.2 81.2 | 0f0~: 10.0 \
        12.2 45.2 48.0 62.2 63.1
        """),
      .scroll(toRow: 985, .none, animated: true), .select(17, .top))
  }

  @Test func `ends an animated scroll within its content although it gets narrow and flat`() async {
    await expectNoFault(
      FuzzSetup(style: .insetGrouped),
      .render(
        """
        0: 21.2 64.0 28.2 49.1 29.1 23.0 71.1 33.1 63.2 42.0 55.1 60.1 88.0 0.2 37.0 | 2h0f0~: \
        44.2 38.0 6.1 3.0 19.2 27.0 89.2 81.1 | 1: 14.2 40.1 32.0 54.1 12.2
        """),
      .scroll(toRow: 2510, .top, animated: false), .scroll(toRow: 1735, .none, animated: true),
      .render(
        """
        0: 21.2 64.0 28.2 49.1 29.1 23.0 71.1 33.1 63.2 42.0 55.1 60.1 88.0 0.2 | 2h0f1~: 44.2 \
        38.0 6.1 3.0 19.2 27.0 89.2 81.1 | 1: 14.2 40.1 54.1 32.0 12.2
        """),
      .resize(120.5, 0))
  }

  @Test func `stays within rows that are lower at a new width`() async {
    await expectNoFault(
      FuzzSetup(style: .insetGrouped, estimate: 30, selectsMany: true), .render("0f0~: 44.2"),
      .grow(8, by: 200), .resize(0, 33), .select(17, .middle), .resize(300, 0))
  }

  @Test func `ends an animated scroll within its content after most of that has gone`() async {
    await expectNoFault(
      FuzzSetup(style: .insetGrouped),
      .render("0: 39.1 36.2 64.1 38.0 44.0 51.2 16.0 | 2~: 32.0 76.2 65.2 21.0 82.0 4.2 34.1"),
      .select(43, .bottom), .scroll(toRow: 13, .bottom, animated: true), .render(""))
  }

  @Test func `shows a row that turns out higher than estimated while a finger rests on nothing`()
    async
  {
    await expectNoFault(
      FuzzSetup(estimate: 30, selectsMany: true), .swipePad(272.5, isFlick: true), .press(32),
      .render("0h0f1~: 45.2 20.1"), .scroll(toRow: 1326, .bottom, animated: true))
  }

  @Test func `completes what a moved row renders once the table has moved it`() async {
    await expectNoFault(
      FuzzSetup(style: .grouped, estimate: 120), .edit(true, animated: true),
      .render("1h0f0~: 15.0 60.1 12.0 36.0 37.1 | 0h0f0: 46.1 2.0 23.1 21.0 7.1"), .grab(39.5),
      .offset(1374, animated: true), .settle)
  }

  @Test func `goes back from beyond its edge although a row's handle was touched on the way`()
    async
  {
    await expectNoFault(
      FuzzSetup(style: .grouped, rowHeight: 44, estimate: 30, selectsMany: true),
      .edit(true, animated: false), .fling(from: 334.5, by: 148.5, pause: 0.1),
      .render("1: 12.2 44.1 50.0 34.2"), .tapAt(275, 208.5))
  }

  @Test func `knows the height of a row that is carried while nothing is in view`() async {
    await expectNoFault(
      FuzzSetup(rowHeight: 44, estimate: 30), .edit(true, animated: true),
      .render("0h0f0: 29.2 32.0 70.1 9.0"), .grab(194), .resize(420, 0))
  }

  @Test func `forgets that a finger was on a row that is typed into and came back`() async {
    await expectNoFault(
      FuzzSetup(style: .grouped, selectsMany: true, hasActions: false),
      .render("2h0~: 4.0 | 1~: 59.2 53.1 7.2 18.0 72.1 65.0 33.0 8.2 68.0 5.0 66.0"), .focus(10),
      .grab(381.5), .rotate, .key(3))
  }

  @Test func `ends typing into a row that was moved while nothing of the list is in view`() async {
    await expectNoFault(
      FuzzSetup(style: .grouped, selectsMany: true), .edit(true, animated: true),
      .render("0f0: 9.1 13.1 82.2 49.2 23.2"), .grab(226), .resize(120.5, 0), .focus(5))
  }

  @Test func `measures a row that is typed into out of view by its newest content`() async {
    await expectNoFault(
      FuzzSetup(style: .insetGrouped, estimate: 30, selectsMany: true),
      .render("1: 66.2 | 2h0f0: 21.1 45.2 87.2"), .swipePad(-245, isFlick: true), .focus(5),
      .rotate, .renderOn(.render, "1: 50.0 66.2 59.2 | 2h0f0: 46.2 21.1"),
      .render("1: 50.0 66.2 | 2h0f0: 46.2 21.3"), .resize(300, 400))
  }

  @Test func `puts no highlight on a row that left the view below a finger`() async {
    await expectNoFault(
      FuzzSetup(hasMenus: true), .render(""), .offset(1221.5, animated: false),
      .resize(120.5, 400),
      .render("0: 68.2 26.2 76.1 67.1 44.2 56.1 54.0 15.0 17.1 | 3h0:"), .renderOnSelect("0: 68.2"),
      .focus(8), .key(0), .fling(from: 70, by: 191, pause: 0),
      .swipe(341.5, by: 16.5, pause: 0), .fling(from: 372.5, by: 17.5, pause: 0.1), .grab(42),
      .render(
        """
        1: 78.1 19.3 5.0 63.0 | 0: 68.2 26.2 76.1 67.1 44.2 56.1 54.0 15.0 17.1 34.0 | 3h0: | 2f1~:
        """), .offset(979.5, animated: false))
  }

  @Test func `shows the newest footer although the offset was restored out of its sight`() async {
    await expectNoFault(
      FuzzSetup(), .resize(300, 240),
      .render(
        """
        2: 49.1 38.1 37.2 29.2 28.2 15.1 31.2 45.2 58.2 8.0 77.0 42.1 24.1 89.1 84.2 14.0 1.0 48.0 \
        59.1
        """), .scroll(toRow: 319, .none, animated: false),
      .render("0f0: 68.1 17.1 7.1 | 1f1: 62.0 23.2 30.0 16.0 82.0 70.1 53.1 76.0 85.1 | 2f0:"),
      .render("0f0~: 31.2 22.0 17.0 23.1 | 1f0: 15.1 | 2~: 30.0 38.0 9.1 11.1 65.0 75.0"))
  }

  @Test func `ends an animated scroll within its content after a row was brought back`() async {
    await expectNoFault(
      FuzzSetup(style: .insetGrouped, rowHeight: 44, estimate: 120), .followsRows(true),
      .render("0~: 58.0 67.0 28.1"), .swipePad(211.5, isFlick: false), .limit(0),
      .offset(921, animated: true), .render("1: 68.0 29.0 62.2 | 0: 28.1"))
  }

  @Test func `a footer that has just left the view shows what was rendered last`() async {
    await expectNoFault(
      FuzzSetup(
        style: .plain, rowHeight: -1.0, estimate: 120.0, selectsMany: false, hasActions: false,
        hasMenus: false),
      .renderInBatch("0f0: 13.2 2.0 61.2 | 1f0~: 20.1 59.2 26.2 41.1", usesBegin: false),
      .renderOn(.adapter, "0f0: 13.2 2.0 85.1 82.2 9.0 | 1f1~:"),
      .fling(from: 131.0, by: 334.5, pause: 0.0))
  }

  @Test func `a footer that comes back while the table lays itself out is in sight`() async {
    await expectNoFault(
      FuzzSetup(
        style: .insetGrouped, rowHeight: 44.0, estimate: -1.0, selectsMany: false,
        hasActions: false, hasMenus: false),
      .renderOn(.adapter, "0f0:"),
      .render("0f0:"),
      .render(
        "0~: 30.2 1.1 44.1 46.0 19.0 65.1 75.1 | 1h0f0~: 80.1 78.1 57.1 34.0 29.2 85.1 88.1 83.1 14.2 21.1 76.0"
      ),
      .offset(1541.5, animated: false))
  }

  @Test func `a header that comes back while the table lays itself out is in sight`() async {
    await expectNoFault(
      FuzzSetup(
        style: .grouped, rowHeight: 44.0, estimate: 0.0, selectsMany: true, hasActions: false,
        hasMenus: false),
      .renderOn(.adapter, "0h0f0:"),
      .renderInBatch("0h0f1:", usesBegin: true),
      .render(
        "0~: 31.0 | 1~: 69.1 83.2 45.0 34.2 46.1 80.0 29.2 44.0 58.2 62.2 28.1 47.0 49.1 72.2 0.1 | 2f0~: 71.1 15.0 76.0 63.2 19.2 37.0 | 3h0~: 23.2 39.1 87.2 53.1 35.2 9.2 6.1 33.1 55.1 40.0 52.1 2.2"
      ),
      .scroll(toRow: 2943, .top, animated: false))
  }

  @Test func `a row that was reloaded while it was carried keeps the keys that it gets`() async {
    let setup = FuzzSetup(
      style: .plain, rowHeight: -1.0, estimate: -1.0, selectsMany: true, hasActions: true,
      hasMenus: true)
    await expectNoFault(
      setup, .edit(true, animated: true), .render("2h0~: 25.2 69.2 13.0"),
      .renderOn(.height, "2h0~: 13.0"), .grab(163.5),
      .renderInBatch("2h0~: 13.3", usesBegin: true), .lift, .focus(5))
    await expectNoFault(
      setup, .edit(true, animated: true), .render("2h0~: 25.2 69.2 13.0"),
      .renderOn(.height, "2h0~: 13.0"), .grab(163.5),
      .renderInBatch("2h0~: 13.3", usesBegin: true), .focus(5), .lift)
  }

  @Test func `renders a row that a finger carries`() async {
    await expectNoFault(
      FuzzSetup(
        style: .insetGrouped, rowHeight: 44.0, estimate: 30.0, selectsMany: true, hasActions: true,
        hasMenus: true),
      .render(
        "0h0: 58.0 | 1f1~: 2.0 69.2 56.0 60.2 85.3 73.0 8.0 67.2 24.1 22.0 88.0 30.0"),
      .edit(true, animated: false),
      .grab(45.5),
      .render(
        "0h0: 58.2 | 1f1~: 2.0 69.2 56.0 60.2 85.3 73.0 8.0 67.2 24.1 22.0 88.0 30.0"))
  }
}
