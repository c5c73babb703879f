import Testing

/// Flexible and fixed spaces between and around items.
struct SpacingFixtures {
  @Test(arguments: LayoutFixture.read(between + around))
  func `spaces share what is left`(_ fixture: LayoutFixture) throws { try fixture.check() }

  static let between = """
    case 19: what is left lies between items
    H[110×fh1] fw1×50 iis ~0
    items 3
    → x 0 145 290; y 0 0 0
    case at least so much
    H[110×fh1] fw1×50 iis ~40
    items 3
    → x 0 290 0; y 0 0 50
    case the least is part of the share
    H[100×fh1] fw1×50 iis ~10
    items 3
    → x 0 150 300
    case empty slots count as filled
    H[110×fh1] fw1×50 iis ~0
    items 2
    → x 0 145
    case one item alone has no gap
    H[300×fh1] fw1×50 iis ~0
    items 2
    → x 0 0; y 0 50
    case flexible columns
    V[fw1×30] fw1×100 iis ~0
    items 3
    → y 0 35 70
    case flexible gaps of a repeated subitem
    Hr(80×fh1,3) fw1×50 iis ~0
    items 3
    → x 0 160 320
    case flexible gaps of different subitems
    H[100×fh1, 60×fh1] fw1×50 iis ~0
    items 4
    → x 0 127 213 340; w 100 60 100 60
    case a divided group leaves nothing to share
    Hn(fw1×fh1,3) fw1×50 iis ~20
    items 3
    → x 0 140 280; w 120 120 120
    case flexible gaps keep to the insets
    H[100×fh1] fw1×50 ci(0,20,0,20) iis ~0
    items 3
    → x 20 150 280
    case flexible gaps in nested groups
    H[V[fw1×20] 100×fh1 iis ~0] fw1×100 iis ~0
    items 20
    → x 0 0 0 0 0 100; y 0 20 40 60 80 0
    case flexible gaps in nested columns
    H[V[fw1×30] 100×fh1 iis ~0] fw1×100 iis ~10
    items 9
    → x 0 0 0 150 150 150 300 300 300; y 0 35 70 0 35 70 0 35 70
    case a negative flexible gap counts as none
    H[110×fh1] fw1×50 iis ~-30
    items 3
    → x 0 145 290

    """

  static let around = """
    case 20: the space after an item counts for the fit
    H[100×fh1 trail 20] fw1×50
    items 4
    → x 0 120 240 0; y 0 0 0 50
    case 21: flexible spaces on both sides center an item
    H[300×fh1 lead ~0 trail ~0] fw1×50
    → x 50; w 300
    case 22: a fixed space above
    H[100×20 above 15] fw1×50
    → 0: 0,15 100×20
    case 22b: a flexible space above pushes down
    H[100×20 above ~0] fw1×50
    → 0: 0,30 100×20
    case 23: edges lie outside of insets
    H[150×fh1 lead 10 ci(0,5,0,0)] fw1×50
    items 3
    → 0: 15,0 145×50; 1: 175,0 145×50; 2: 15,50
    case edges do not resize items
    H[20×fh1 trail 2] fw1×50
    items 3
    → x 0 22 44; w 20 20 20
    case a flexible space below pushes up
    H[100×20 below ~0] fw1×50
    → 0: 0,0 100×20
    case flexible spaces above and below center
    H[100×20 above ~0 below ~0] fw1×50
    → 0: 0,15 100×20
    case a fixed space below with a flexible one above
    H[100×20 above ~0 below 10] fw1×50
    → 0: 0,20 100×20
    case at least so much above
    H[100×20 above ~10 below ~0] fw1×50
    → 0: 0,20 100×20
    case a flexible space before pushes to the end
    H[300×fh1 lead ~0] fw1×50
    → x 100
    case all flexible edges share alike
    H[100×fh1 lead ~0 trail ~0] fw1×50
    items 4
    → x 0 100 200 300; y 0 0 0 0
    case three flexible items share six spaces
    H[110×fh1 lead ~0 trail ~0] fw1×50
    items 3
    → x 12 145 278; w 110
    case flexible edges and gaps share alike
    H[110×fh1 lead ~0] fw1×50 iis ~0
    items 3
    → x 14 152 290
    case edges of columns
    V[fw1×30 above 10] fw1×100
    items 3
    → y 10 50 110
    case flexible sides center in columns
    V[100×30 lead ~0 trail ~0] fw1×60
    items 2
    → 0: 150,0 100×30; 1: 150,30 100×30
    case the edges of a section's group lie around each repetition
    H[fw1×fh1] fw1×50 above 5 below 7
    items 2 · igs 3
    → y 5 70; content 400×127
    case a section's group may stand in the middle
    H[fw1×fh1] 300×50 lead ~0 trail ~0
    items 2
    → 0: 50,0 300×50; 1: 50,50 300×50
    case a section's group may keep a distance
    H[fw1×fh1] 300×50 lead 30
    → 0: 30,0 300×50
    case edges of nested groups move all in them
    H[V[fw1×50] 100×fh1 above 20 trail 10] fw1×100
    items 3
    → x 0 0 110; y 20 70 20

    """
}
