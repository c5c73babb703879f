import Testing

@testable import ListFuzz

/// Sequences that once went wrong because something was rendered while the table was asking, or
/// inside a batch.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct `A list rendered from callbacks that was once wrong` {
  @Test func `fills the view after a batch that reloads and scrolls it`() async {
    await expectNoFault(
      FuzzSetup(style: .insetGrouped, rowHeight: 44, estimate: 30),
      .render("0f0: 87.0 14.0 35.2 3.1 58.1 | 1f1~: 75.1 31.1 24.1 37.0"),
      .offset(1356.0, animated: false),
      .render("0f0~: 63.0 61.1 68.1 43.1 22.1 | 1~: 7.2 89.0 55.0 54.0 9.0 66.1"),
      .limit(3),
      .followsRows(true),
      .renderInBatch(
        "1~: 35.0 75.2 57.1 7.2 89.0 55.0 54.0 9.0 66.1 | 3~: 37.1 32.1 | 2h0f0:", usesBegin: false)
    )
  }
  @Test func `keeps a selected row that goes past the one that stays where it is`() async {
    await expectNoFault(
      FuzzSetup(style: .grouped, rowHeight: 44.0, estimate: 120.0, selectsMany: true),
      .render("1h0~: 85.0 67.2 80.2 45.1 32.2 65.2 13.2 39.0 | 2f0~: 59.2 55.2 43.1"),
      .renderOn(.adapter, "7h0f0~: 52.2 62.1 63.1 3.0 67.2 38.1 87.0 70.1 79.1"),
      .renderOnSelect("7h0f1: 22.0 50.0 78.2 84.0 63.3 38.1 7.1 51.3 87.0"),
      .followsRows(true),
      .select(10, .top),
      .tap(258.0),
      .render("7h0f1: 62.1 87.0 7.1"))
  }
  @Test func `keeps the keys of a row whose section goes past the one that stays where it is`()
    async
  {
    await expectNoFault(
      FuzzSetup(style: .grouped, rowHeight: -1.0, estimate: 30.0, selectsMany: false),
      .render(
        """
        1~: 22.2 23.0 48.2 57.0 27.0 49.0 89.0 30.1 | 3: 62.0 | 2: 66.2 88.2 21.0 6.1 8.1 17.0 0.1 \
        61.1 50.0 3.2 68.0 5.1 86.1 4.2 52.2 76.0 16.1 75.0 55.2
        """
      ),
      .scroll(toRow: 601, .middle, animated: false),
      .followsRows(true),
      .render("1~: 30.1 | 2f0: 66.2 88.2 21.0 6.1 8.1 17.0 0.1 61.1 50.0 3.2"),
      .focus(8),
      .render("2f0: 50.0 | 1~: 30.1"))
  }
  @Test func `fills the view after a batch that reloads a table on its way`() async {
    await expectNoFault(
      FuzzSetup(rowHeight: 44, estimate: 0), .followsRows(true), .limit(0), .render("8h0~: 3.2"),
      .swipePad(75.0, isFlick: true), .renderInBatch("8h0: 83.0 3.3", usesBegin: false))
  }
  @Test func `asks anew after updates that follow a reload in a batch`() async {
    await expectNoFault(
      FuzzSetup(
        style: .insetGrouped, rowHeight: 44.0, estimate: 0.0, selectsMany: true, hasMenus: true),
      .limit(3),
      .renderOn(.height, "1h0~:"),
      .render("2~: 6.0"),
      .renderOn(.endDisplay, ""),
      .renderInBatch("1: 54.0 30.1 63.0 86.0 59.2 84.1 24.1 13.0", usesBegin: false))
  }

  @Test func `ends an animated scroll within what a batch has reloaded`() async {
    await expectNoFault(
      FuzzSetup(), .render("0h0~: 41.0"), .resize(420, 0),
      .scroll(toRow: 2342, .middle, animated: true), .renderInBatch("", usesBegin: true))
  }

  @Test func `asks again for a footer that was measured before an update`() async {
    await expectNoFault(
      FuzzSetup(estimate: 120), .press(184.5),
      .render(
        """
        3h0: 29.2 9.2 2.1 72.0 27.0 80.1 33.2 39.0 14.0 59.1 26.1 64.2 28.1 75.0 | 1h0f0:
        """),
      .renderOn(
        .adapter,
        "0f0~: 81.1 40.0 | 2: 24.0 | 3h0: 29.2 9.2 2.1 72.0 27.0 80.1 33.2 39.0 | 1h0f1:"),
      .scroll(toRow: 1228, .top, animated: false))
  }

  @Test func `gives rows that are gone from its data a height`() async {
    await expectNoFault(
      FuzzSetup(estimate: 30), .renderOnSelect("1h0f0: 87.1 76.0 32.1 44.1 46.2 0.1 36.1 7.0"),
      .render("1h0f0: 41.0 32.1 44.1 65.0 83.0 36.1 1.2 49.2 30.1 2.0 7.0"),
      .swipePad(141, isFlick: true), .focus(9), .scroll(toRow: 51, .bottom, animated: false),
      .grab(197), .fling(from: 176, by: 333, pause: 0.1), .retarget("", offset: 622))
  }

  @Test func `shows what was rendered without a target after what a moved row rendered`() async {
    await expectNoFault(
      FuzzSetup(estimate: 0), .render("1h0: 81.2 41.1 86.0 51.0"), .edit(true, animated: true),
      .settle, .swipePad(-87.5, isFlick: false), .grab(180.5), .tapAt(25, 199.5),
      .retarget("", offset: 80.5))
  }

  @Test func `shows nothing in the gap of a header that went while the table asked`() async {
    await expectNoFault(
      FuzzSetup(style: .insetGrouped, rowHeight: 44, hasActions: true),
      .render("0h0: 85.2 | 1f0: 3.2 0.2 6.1 44.1 45.2 43.2 66.0 80.2"),
      .renderOn(.adapter, "0f0~:"),
      .select(53, .top))
    await expectNoFault(
      FuzzSetup(style: .insetGrouped, estimate: 0, hasActions: true),
      .render(
        """
        3: 39.1 30.2 43.2 66.0 61.0 28.1 16.2 71.0 3.0 20.2 14.1 62.2 48.2 27.0 19.1 | 0f0~:
        """),
      .scroll(toRow: 2183, .top, animated: false), .renderOn(.adapter, "0:"), .rotate)
    await expectNoFault(
      FuzzSetup(style: .insetGrouped, rowHeight: 44, estimate: 30, hasActions: true),
      .renderOn(.adapter, "0:"),
      .render("0f0: 10.2 40.2 80.2 12.2 16.0 | 1f0: 9.1 49.0 39.0 17.2 65.2"),
      .scroll(toRow: 2963, .top, animated: false))
    await expectNoFault(
      FuzzSetup(style: .grouped, estimate: 120, hasMenus: true),
      .render(
        """
        2: 40.0 | 3h0f0~: 2.2 10.2 68.1 87.1 88.0 18.0 83.2 48.1 20.0 29.0 80.2 53.1 77.1 42.2 | \
        0h0: 3.0 79.0 14.0
        """),
      .offset(691, animated: false), .renderOn(.adapter, "0:"),
      .scroll(toRow: 274, .middle, animated: false))
    await expectNoFault(
      FuzzSetup(style: .grouped, estimate: 120, hasActions: false, hasMenus: true),
      .render(
        """
        2: 40.0 | 3h0f0~: 2.2 10.2 68.1 61.0 87.1 88.0 18.0 83.2 48.1 20.0 29.0 80.2 53.1 77.1 \
        42.2 | 0h0: 3.0 79.0 14.0
        """),
      .offset(691, animated: false),
      .renderOn(
        .adapter,
        """
        2: 40.0 78.1 | 3h0f1~: 2.2 10.2 38.2 68.1 61.0 18.0 83.2 48.1 20.0 29.0 53.1 | 0:
        """),
      .scroll(toRow: 274, .middle, animated: false))
  }
}
