import Testing

@testable import ListFuzz

/// Sequences that went wrong once, each as short as it still did.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct `A collection view of compositional layouts under random use`
{
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

  @Test func `shows cells beside a region that keeps clear of a safe area`() async {
    await expectNoFault(
      setup(.shelves, actions: false), .rotate,
      .render("0h0: 55.2 8.2 32.0 9.1 12.0 89.1 77.2 17.0"), .region(5, 245.0, animated: false))
  }

  @Test func `holds no content beyond the edges of another layout`() async {
    await expectNoFault(
      setup(.rows),
      .press(172.5),
      .render("0f0~: 26.1 89.1 2.0 57.0 49.2 5.2 39.2 28.2 20.0 58.0 11.0 41.0"),
      .transition(.shelves, 0.0, finishes: true),
      .region(5, 475.0, animated: true),
      .swipe(24.5, by: 204.5, pause: 0.1),
      .wheel(-60.0, clicks: 4))
  }

  @Test func `keeps a centered section that is short in the middle`() async {
    await expectNoFault(
      setup(.rows),
      .render("0: | 3h0f0: | 2~: | 1~: 26.1"),
      .layout(.towers, animated: true),
      .region(5, 1251.0, animated: true),
      .renderOn(.endDisplay, "0: | 3h0f0: | 2~: | 1~: 26.1"),
      .render("0: 66.1 | 3h0f0: 74.0 | 2~: 36.2 | 1: 26.1"))
  }

  @Test func `is turned while a finger holds a centered section`() async {
    await expectNoFault(
      setup(.towers),
      .render("2~: | 0f0: 60.1 | 3f0~: | 1h0: 9.2 84.0 33.2 79.1"),
      .press(277.0),
      .rotate)
  }

  @Test func `is turned while keys move a centered section`() async {
    await expectNoFault(
      setup(.towers, actions: false, rightToLeft: true),
      .render("0h0: | 1h0: | 3: | 2~: 82.2 81.0 51.2 31.1"),
      .key(0),
      .rotate)
  }

  @Test func `changes its layout under a finger`() async {
    await expectNoFault(
      setup(.shelves),
      .render("0: 76.2 64.1"),
      .press(37.0),
      .advance(0.31),
      .layout(.list, animated: false))
  }

  @Test func `deletes a cell that is typed into while others leave`() async {
    await expectNoFault(
      setup(.towers),
      .render("1: 10.2 80.0 48.1 78.1 60.0 68.1"),
      .focus(0),
      .transition(.shelves, 1.0, finishes: true),
      .renderOn(.adapter, ""),
      .region(4, 994.5, animated: false))
  }

  @Test func `takes a cell that is typed into out of a region that goes`() async {
    await expectNoFault(
      setup(.shelves),
      .render("2f0: 51.1 36.0 85.0 8.0 | 1h0f0: 44.2 73.0 | 0f0: 29.2 5.0 75.2 | 3~: 14.1 77.2"),
      .focus(10),
      .layout(.rows, animated: false))
  }

  @Test func `shortens a section that moves under a finger`() async {
    await expectNoFault(
      setup(.towers, rightToLeft: true),
      .render("1: | 2f0: 81.2 | 0h0f0: 19.0 65.2 6.0 44.2 53.1 70.2 16.1 21.2 74.1"),
      .renderOn(.height, "0h0f0: 44.1 78.1 23.1 6.1 25.2 17.0 36.0"),
      .press(280.0),
      .wheel(60.0, clicks: 2))
  }

  @Test func `gets narrower under a finger, from right to left`() async {
    await expectNoFault(
      setup(.shelves, rightToLeft: true),
      .render("0: | 2~: | 3f0: | 1h0: 30.2 7.1 10.1"),
      .region(1, 662.0, animated: true),
      .advance(1.0),
      .press(67.5),
      .resize(120.5, 240.0))
  }

  @Test func `keeps the keys at an item while another one is carried`() async {
    await expectNoFault(
      setup(.rows),
      .render("0h0f0: 27.2 22.0 11.0"),
      .pick(0),
      .focus(9),
      .carry(71.0, 409.0),
      .resize(120.5, 33.0),
      .scroll(toRow: 1092, .top, animated: true))
  }

  @Test func `measures rows on the way to the top`() async {
    await expectNoFault(
      FuzzSetup(layout: .grid, selectsMany: false, hasActions: true, hasMenus: true),
      .render(
        """
        2f0: 12.1 | 1f0: 71.0 32.0 50.2 53.1 66.1 52.0 65.2 39.1 | 3f0: | 0f0~: 21.1 73.0 37.1 84.2
        """),
      .layout(.towers, animated: true),
      .swipe(14.5, by: -124.0, pause: 0.0),
      .layout(.rows, animated: true),
      .key(4),
      .render(
        """
        2f0: 12.1 | 1f0: 71.0 11.0 62.2 32.0 50.2 53.1 66.1 52.0 65.2 39.1 | 3f0~: | \
        0f0~: 21.1 27.0 73.0 37.1 84.2
        """))
  }

  @Test func `measures rows at the end`() async {
    await expectNoFault(
      setup(.rows, actions: false),
      .render(
        """
        1h0: 31.1 87.1 83.2 70.1 27.0 0.0 59.2 | 2: 36.0 57.2 40.2 | \
        0h0f0~: 55.2 28.2 66.0 26.1 76.2 44.2 68.1 67.2 75.1
        """),
      .offset(1643.5, animated: false))
  }

  @Test("a cell that is typed into leaves when its item goes as it comes back into view")
  func itemGoesAsItsCellReturns() async {
    await expectNoFault(
      FuzzSetup(
        layout: .shelves, selectsMany: true, hasActions: false, hasMenus: false,
        isRightToLeft: true),
      .render("1h0: 41.1 79.1 71.2 | 0h0f0: 36.0"),
      .focus(3),
      .resize(0.0, 0.0),
      .renderOn(.window, "0h0f0:"),
      .resize(420.0, 240.0))
  }

  @Test("a cell that is typed into leaves when its item goes in the midst of a layout")
  func itemGoesWhileOthersAreShown() async {
    await expectNoFault(
      FuzzSetup(layout: .described, selectsMany: true, hasActions: true, hasMenus: true),
      .render("3~: | 2f0: 55.0 47.2 67.0 12.1 49.1 88.2 17.1 57.1 68.0 45.2 87.1"),
      .focus(7),
      .select(30, .middle),
      .key(2),
      .renderOn(.window, "2h0:"))
  }

  @Test("a cell that is typed into leaves when its item goes as others are told of theirs")
  func itemGoesWhileOthersAreAsked() async {
    await expectNoFault(
      FuzzSetup(layout: .towers, selectsMany: false, hasActions: true, hasMenus: false),
      .render("2: 1000-1128"),
      .focus(0),
      .renderOn(.adapter, "9f0~: 30.0"),
      .pick(0),
      .scroll(toRow: 702, .bottom, animated: false))
  }

  @Test("below an item that is held near an edge content scrolls to its end and rests there")
  func itemIsHeldAtTheTop() async {
    await expectNoFault(
      FuzzSetup(layout: .described, selectsMany: true, hasActions: true, hasMenus: false),
      .render("2h0f0: 89.0 35.0 52.1 83.2 45.0 58.0 32.1"),
      .pick(10),
      .carry(246.5, 40.0))
  }

  @Test("below an item that is held near the end of a long list content goes on for long")
  func itemIsHeldAtTheBottom() async {
    await expectNoFault(
      FuzzSetup(
        layout: .described, selectsMany: true, hasActions: true, hasMenus: false,
        isRightToLeft: true),
      .render("0f0: 1000-1272"),
      .wheel(180.0, clicks: 1),
      .pick(9),
      .carry(109.0, 391.5))
  }

  @Test("below an item that is held near the end of a turned list content scrolls to its end")
  func itemIsHeldInLandscape() async {
    await expectNoFault(
      FuzzSetup(layout: .rows, selectsMany: false, hasActions: true, hasMenus: false),
      .render(
        """
        2h0: | 0h0: 52.0 68.2 80.1 81.2 87.1 22.1 84.0 70.1 88.1 51.1 13.1 40.1 82.2 64.2 | \
        3f0~: 23.2 63.0 3.1 26.1 45.0 67.2 78.0
        """),
      .rotate,
      .pick(10),
      .carry(148.0, 257.5))
  }

  @Test("a region that was turned while it moved stays where it came to rest as items come")
  func regionTurnsWhileItMoves() async {
    await expectNoFault(
      FuzzSetup(layout: .towers, selectsMany: true, hasActions: true, hasMenus: false),
      .render("0~: 37.0 | 1: 17.1 61.2 59.2 39.0 79.2 13.0 70.2"),
      .fling(from: 173.5, by: -242.0, pause: 0.1),
      .rotate,
      .swipe(220.5, by: 46.0, pause: 0.1),
      .render("1: 17.1 61.2 59.2 39.0 79.0 13.0 70.0 76.2 8.2"))
  }

  @Test("content that all goes as a touchpad stops it beyond an edge comes to rest within")
  func contentGoesWhileATouchpadPulls() async {
    await expectNoFault(
      FuzzSetup(
        layout: .list, selectsMany: false, hasActions: false, hasMenus: false,
        isRightToLeft: true),
      .render("1h0~: 16.2"),
      .render("0h0f0: 12.1 37.2 2.0 55.2 85.1 42.1 | 2h0~: 67.1 87.1"),
      .tap(85.5),
      .tap(246.0),
      .swipePad(-3.5, isFlick: true),
      .renderOn(.adapter, ""),
      .swipePad(110.0, isFlick: false))
  }

  @Test func `rows that are refreshed below one that is carried show what is theirs`() async {
    await expectNoFault(
      FuzzSetup(
        layout: .rows, selectsMany: false, hasActions: true, hasMenus: true, isRightToLeft: true),
      .press(139.5), .render("0f0~: 80.0 45.1 9.0 42.0"), .settle,
      .render("0h0f1~: 40.1 45.1 9.0 42.0 64.1 20.1 17.0 52.0 70.2 3.2 84.1 | 1:"), .pick(1),
      .slide(57.5, frames: 6),
      .render("0h0f1~: 40.1 45.1 9.0 42.0 64.1 20.3 17.0 52.0 70.2 3.2 84.1 | 1:"))
  }

  @Test func `mirrors all that is left when content becomes narrower than the view`() async {
    await expectNoFault(
      FuzzSetup(
        layout: .towers, selectsMany: false, hasActions: false, hasMenus: true,
        isRightToLeft: true),
      .rotate,
      .render("3h0: 59.1 | 1h0: 38.0 | 0h0f0: 25.0 | 2~: 89.1"),
      .render("1h0f0: | 0h0f0: 25.0 | 2~: 89.1"))
  }

  @Test func `mirrors the only item that is left of more than there was room for`() async {
    await expectNoFault(
      FuzzSetup(
        layout: .towers, selectsMany: false, hasActions: true, hasMenus: false,
        isRightToLeft: true),
      .rotate,
      .render("1: 4.2 | 0h0f0: 59.2 | 2f0: 0.1 | 3f0: 79.1"),
      .render("1~: 4.2"))
  }

  @Test func `mirrors what came to the only item there was`() async {
    await expectNoFault(
      FuzzSetup(
        layout: .towers, selectsMany: false, hasActions: true, hasMenus: false,
        isRightToLeft: true),
      .rotate,
      .renderOn(.render, "2h0f0: 85.2"),
      .renderInBatch(
        "2h0f0: 85.2 11.2 22.1 66.2 5.0 38.2 82.2 55.0 | 3f0: 80.0 | 0f0: 39.0 48.1 | 1: 42.1",
        usesBegin: true))
  }

  @Test func `mirrors what is narrower than the view in one that was turned`() async {
    await expectNoFault(
      FuzzSetup(
        layout: .towers, selectsMany: true, hasActions: true, hasMenus: false,
        isRightToLeft: true),
      .render("2f0: 6.1 | 0h0: 87.0 | 3h0: 2.2 | 1h0: 86.2"),
      .renderOn(.render, "2f0: 6.1"),
      .rotate)
  }

  @Test func `rests within its content after a transition to another direction`() async {
    await expectNoFault(
      FuzzSetup(
        layout: .rows, selectsMany: true, hasActions: true, hasMenus: false, isRightToLeft: true),
      .render("1h0f0: 2.0 | 2~: 68.2 | 3: 83.2 | 0h0f0~: 72.2"),
      .rotate,
      .transition(.towers, 0.5, finishes: true))
  }

  @Test func `rests within its content after a transition that was called off`() async {
    await expectNoFault(
      FuzzSetup(
        layout: .towers, selectsMany: true, hasActions: true, hasMenus: true, isRightToLeft: true),
      .render("3~: 77.0 | 1h0f0: 15.2 | 0: 32.0"),
      .swipe(132.5, by: 243.5, pause: 0.0),
      .transition(.list, 1.0, finishes: false))
  }

  @Test func `is not scrolled any more when a swipe pad moved it while an item was dropped`() async
  {
    await expectNoFault(
      FuzzSetup(layout: .towers, selectsMany: true, hasActions: true, hasMenus: false),
      .render(
        "2h0: 75.1 | 3f0~: 49.1 52.0 36.1 | 1h0~: 11.0 55.0 27.0 64.0 25.1 31.2 26.1 30.2 19.0 42.1 79.2 8.0 2.1 45.0 89.2"
      ),
      .scroll(toRow: 1631, .bottom, animated: true),
      .advance(0.31),
      .press(104.0),
      .slide(-184.5, frames: 4),
      .press(32.0),
      .move(-214.0, frames: 1),
      .pick(3),
      .renderOn(.adapter, ""),
      .drop(true),
      .swipePad(165.5, isFlick: false))
  }

  @Test func `shows a footer's newest content after a render in a batch`() async {
    await expectNoFault(
      FuzzSetup(layout: .grid, selectsMany: true, hasActions: false, hasMenus: false),
      .renderInBatch("1f0:", usesBegin: false),
      .render("1f1:"))
  }
}
