import Testing

/// Badges, estimates, regions that scroll by themselves, and numbers that no layout can have.
struct ElementFixtures {
  @Test(arguments: LayoutFixture.read(badges))
  func `a supplementary view is tied to its host`(_ fixture: LayoutFixture) throws {
    try fixture.check()
  }

  @Test(arguments: LayoutFixture.read(estimates + uniform))
  func `measured sizes take the place of estimates`(_ fixture: LayoutFixture) throws {
    try fixture.check()
  }

  @Test(arguments: LayoutFixture.read(orthogonal))
  func `an orthogonal section has a region of its own`(_ fixture: LayoutFixture) throws {
    try fixture.check()
  }

  @Test(arguments: LayoutFixture.read(hostile))
  func `numbers that no layout can have count as zero`(_ fixture: LayoutFixture) throws {
    try fixture.check()
  }

  static let badges = """
    case 33: a badge at a corner, by half of itself outside
    H[100×100 badge(dot 20×20 top trailing frac(.5,-.5))] fw1×100
    items 4
    → dot 90,-10 20×20; dot@1 190,-10
    case 33b: in points
    H[100×100 badge(dot 20×20 top trailing abs(5,-5))] fw1×100
    → dot 85,-5 20×20
    case 33c: no edges, in the middle
    H[100×100 badge(dot 20×20)] fw1×100
    → dot 40,40 20×20
    case 34: with a point of its own
    H[100×100 badge(dot 20×20 top trailing abs(10,-10) anchor bottom leading)] fw1×100
    → dot 110,-30 20×20
    case 35: measured for groups
    in 375×812 @3
    Hn(fw1×fw.25,4) fw1×80 iis 16 ci(0,0,0,20) badge(arrow 20×60 trailing frac(1,0))
    items 5 · igs 16
    → arrow 355,10 20×60; arrow@1 355,106
    case fractions refer to the host
    H[100×100 badge(dot fw.5×fh.25 bottom)] fw1×100
    → dot 25,75 50×25
    case the host is the cell, without its insets
    H[100×100 ci 10 badge(dot 20×20 top trailing)] fw1×100
    → dot 70,10 20×20
    case two badges
    H[100×100 badge(dot 20×20 top leading) badge(star 30×30 bottom trailing)] fw1×100
    items 2
    → dot 0,0 20×20; star 70,70 30×30; star@1 170,70
    case a badge's own insets
    H[100×100 badge(dot 20×20 top leading ci 5)] fw1×100
    → dot 5,5 10×10
    case a badge of a group that is not full
    H[fw.5×fh1] fw1×50 badge(line fw1×2 bottom)
    items 3
    → line 0,48 400×2; line@1 0,98
    case a badge of a nested group has its first item's number
    H[Vn(fw1×fh1,2) fw.5×fh1 badge(dot 10×10 top leading)] fw1×100
    items 8
    → dot 0,0 10×10; dot@2 200,0; dot@4 0,100; dot@6 200,100
    case a badge whose width is measured
    H[100×100 badge(dot e20×20 top trailing)] fw1×100
    wanted by dot 60
    → dot 40,0 60×20
    case the z-index of a badge
    H[100×100 badge(dot 20×20 top leading z 4)] fw1×100
    → dot 0,0 20×20 z 4
    case badges lie on pixels
    in 375×812 @2
    H[101×101 badge(dot 20×20)] fw1×101
    → dot 40.5,40.5 20×20
    case badges between pixels round away from zero
    H[101×101 badge(dot 20×20)] fw1×101
    → dot 41,41 20×20

    """

  static let estimates = """
    case 41: a row is as high as its highest item
    H[fw.5×e44] fw1×e44
    items 3 · wanted 60 100 30
    → 0: 0,0 200×60; 1: 200,0 200×100; 2: 0,100 200×30; content 400×130
    case 41b: before measuring
    H[fw.5×e44] fw1×e44
    items 3
    → y 0 0 44; h 44 44 44; content 400×88
    case 42: fractions of an estimated group are final
    H[fw1×fh1] fw1×e44
    items 2 · wanted 100 100
    → h 44 44; content 400×88
    case 43: insets along an estimated axis do not count
    H[fw1×e44 ci 10] fw1×e44
    wanted 70
    → 0: 10,0 380×70
    case 45: a list of rows
    H[fw1×e44] fw1×e44
    items 2 · wanted 50 70
    → 0: 0,0 400×50; 1: 0,50 400×70
    case 45b: with gaps
    H[fw1×e44] fw1×e44
    items 2 · igs 10 · wanted 50 70
    → 0: 0,0; 1: 0,60
    case only measured rows differ
    H[fw1×e44] fw1×e44
    items 5 · wanted nan nan 100
    → y 0 44 88 188 232; h 44 44 100 44 44; content 400×276
    case a row that shrinks
    H[fw1×e44] fw1×e44
    items 3 · wanted 20 nan 10
    → y 0 20 64; content 400×74
    case a row without height
    H[fw1×e44] fw1×e44
    items 3 · wanted nan 0
    → y 0 44 44; content 400×88
    case measured heights round up to pixels
    H[fw1×e44] fw1×e44
    items 2 · wanted 50.2
    → h 51 44; y 0 51
    case estimated widths flow
    H[e100×44] fw1×44 iis 10
    items 5 · wanted wide 150 150 150 80 60
    → x 0 160 0 160 250; y 0 0 44 44 44; w 150 150 150 80 60
    case an item that shrinks joins the row before
    H[e100×44] fw1×44
    items 4 · wanted wide 200 150 50 300
    → x 0 200 350 0; y 0 0 0 44
    case an item too wide for its row
    H[e100×44] fw1×44
    items 2 · wanted wide 500 100
    → x 0 0; y 0 44
    case an estimated group has its insets around what it holds
    H[fw.5×e44] fw1×e44 ci(5,10,7,10)
    items 2 · wanted 60 100
    → 0: 10,5 190×60; 1: 200,5 190×100; content 400×112
    case an estimated column is the sum of its items
    V[fw1×e44, fw1×e30] fw1×e74 iis 6
    items 4 · wanted 50 60 20
    → y 0 56 116 142; content 400×172
    case an estimated column holds each subitem once
    V[fw1×e100, fw1×e100, fw1×20] fw1×e44
    items 4
    → y 0 100 200 220; content 400×320
    case a column of fixed items in an estimated group
    V[fw1×50] fw1×e120
    items 3
    → y 0 50 100; content 400×150
    case two columns in an estimated row
    H[V[fw1×e50, fw1×e50] fw.5×e100] fw1×e100
    items 4 · wanted 20 30 40 50
    → 0: 0,0 200×20; 1: 0,20 200×30; 2: 200,0 200×40; 3: 200,40 200×50; content 400×90
    case divided rows with estimated heights
    Hn(fw1×e44,2) fw1×e44 iis 20
    items 3 · wanted 60 100 30
    → 0: 0,0 190×60; 1: 210,0 190×100; 2: 0,100 190×30
    case flexible space below in an estimated row
    H[fw.5×e44 above ~0] fw1×e44
    items 2 · wanted 60 100
    → 0: 0,40 200×60; 1: 200,0 200×100
    case fixed items beside estimated ones
    H[100×80, 300×e44] fw1×e44
    items 4 · wanted nan 60 nan 120
    → 0: 0,0 100×80; 1: 100,0 300×60; 2: 0,80; 3: 100,80 300×120; content 400×200
    case sections below move
    H[fw1×e44] fw1×e44
    items 2 · wanted 60 70
    H[fw1×fh1] fw1×50
    → 1.0: 0,130; content 400×180
    case an estimated width in a horizontal layout
    in 400×300
    horizontal
    V[e100×fh1] e100×fh1
    items 3 · wanted wide 120 80
    → x 0 120 200; w 120 80 100; content 300×300
    case two estimated axes
    H[e100×e44] fw1×e44 iis 10
    items 3 · wanted 60 50 40
    → x 0 110 220; w 100 100 100; h 60 50 40; content 400×60

    """

  static let uniform = """
    case siblings as high as the highest
    H[fw.5×u44] fw1×e44
    items 4 · wanted 60 100 30 20
    → h 100 100 30 30; y 0 0 100 100; content 400×130
    case a short last row
    H[fw.5×u44] fw1×e44
    items 3 · wanted 60 100 30
    → h 100 100 30; content 400×130
    case only those that say so
    H[fw.5×u44, fw.25×u44, fw.25×e44] fw1×e44
    items 3 · wanted 60 100 30
    → h 100 100 30
    case before measuring
    H[fw.5×u44] fw1×e44
    items 2
    → h 44 44

    """

  static let orthogonal = """
    case 37: measured on a device
    in 375×812 @3
    Hn(fw1×fh1,4) fw1×40 iis 8
    items 4 · ci 16 · orthogonal
    → x 16 111.667 207.333 303; y 16 16; w 87.667; h 40; region 0,16 375×40; content 375×72
    case 38: groups side by side
    H[fw1×fh1] fw.9×100
    items 3 · ci(0,20,0,20) · igs 10 · orthogonal
    → x 20 390 760; w 360 360 360; length 1140; content 400×100; rests 0 370 740
    case 39: centered groups
    H[fw1×fh1] 300×100
    items 3 · igs 20 · orthogonal
    → rests centered -50 270 590
    case 40: columns side by side
    Vn(fw1×fh1,2) 200×120
    items 3 · orthogonal
    → 0: 0,0 200×60; 1: 0,60; 2: 200,0; content 400×120
    case insets above and below stand around the region
    H[fw1×fh1] 100×50
    items 2 · ci(10,0,20,0) · orthogonal
    → 0: 0,10; region 0,10 400×50; content 400×80
    case boundary views stand around the region
    H[fw1×fh1] 100×50
    items 9 · view header fw1×30 top · view footer fw1×20 bottom · orthogonal
    → header 0,0 400×30; region 0,30 400×50; 8: 800,30; footer 0,80; content 400×100
    case a region as high as its highest group
    H[100×e40] 100×e40
    items 3 · wanted 60 100 · orthogonal
    → h 60 100 40; region 0,0 400×100; content 400×100
    case height fractions of orthogonal groups leave insets out
    H[fw1×fh1] fw.5×fh.5
    items 2 · ci(100,0,100,0) · orthogonal
    → 0: 0,100 200×300; 1: 200,100 200×300
    case orthogonal groups in a horizontal layout run down
    in 400×300
    horizontal
    V[fw1×fh1] 100×200
    items 3 · igs 10 · orthogonal
    → 0: 0,0 100×200; 1: 0,210; 2: 0,420; region 0,0 100×300; content 100×300
    case an empty orthogonal section
    H[fw1×fh1] 100×50
    items 0 · orthogonal
    → content 400×0
    case badges travel with their groups
    H[fw1×fh1 badge(dot 10×10 top trailing)] 100×50
    items 3 · igs 10 · orthogonal
    → dot@2 310,0 10×10
    case edges of orthogonal groups
    H[fw1×fh1] 100×50 lead 5 trail 5 above 10
    items 3 · orthogonal
    → x 5 115 225; y 10; region 0,0 400×60

    """

  static let hostile = """
    case nothing is a number
    H[nan×nan] nan×nan
    items 3
    → w 0 0; h 0 0; content 400×0
    case infinite sizes are large
    H[fw1×fh1] fw1×inf
    → h 1e9
    case negative sizes are none
    H[-10×-20] fw1×50
    items 3
    → w 0 0; x 0 0 0
    case negative fractions are none
    H[fw-1×fh-2] fw1×50
    → w 0; h 0
    case gaps that are not numbers are none
    H[100×fh1] fw1×50 iis nan
    items 2
    → x 0 100
    case group gaps that are not numbers are none
    H[fw1×fh1] fw1×50
    items 2 · igs nan
    → y 0 50
    case insets that are not numbers are none
    H[fw1×fh1 ci nan] fw1×50
    ci nan
    → 0: 0,0 400×50
    case edges that are not numbers are none
    H[100×fh1 lead nan trail ~nan] fw1×50
    items 2
    → x 0 100; y 0 0
    case infinite gaps stay finite
    H[100×fh1] fw1×50 iis inf
    items 2
    → x 0 0; y 0 50
    case a container without size
    in 0×0
    H[fw1×fh1] fw1×fh1
    items 3
    → w 0 0; h 0 0; content 0×0
    case a container that is none
    in nan×nan
    H[fw1×fh1] fw1×50
    → 0: 0,0 0×50
    case a huge count divides nothing
    Hn(fw1×fh1,1000000000) fw1×50
    items 2
    → w 0 0; x 0 0
    case a huge count repeats as often as there are items
    Hr(10×fh1,1000000000) fw1×50
    items 3
    → x 0 10 20
    case items without size share a group
    H[0×fh1] fw1×50
    items 3
    → x 0 0 0; y 0 0 0; content 400×50
    case custom frames that are none
    C[nan,inf -5×nan] fw1×50
    → w 0; h 0
    case an empty custom group shows nothing
    C[] fw1×50
    items 3
    → 0: none; content 400×0
    case badges that are none
    H[100×100 badge(dot nan×-5 top trailing abs(nan,inf))] fw1×100
    → 0: 0,0 100×100
    case headers that are none
    H[fw1×fh1] fw1×50
    view header nan×nan top abs(nan,0)
    → 0: 0,0 400×50
    case measured sizes that are none
    H[fw1×e44] fw1×e44
    items 3 · wanted -5 inf
    → h 0 1e9 44

    """
}
