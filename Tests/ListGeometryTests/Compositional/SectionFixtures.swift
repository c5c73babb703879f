import Testing

/// Sections: insets, spacing, views at their boundary, backgrounds.
struct SectionFixtures {
  @Test(arguments: LayoutFixture.read(stacking + boundaries + pinned + decorations + horizontal))
  func `a section stands around its groups`(_ fixture: LayoutFixture) throws {
    try fixture.check()
  }

  static let stacking = """
    case 12: sections follow each other
    gap 8
    in 375×812 @3
    H[fw1×fh1] fw1×100
    H[fw1×fh1] fw1×100 ci(0,16,0,16)
    → 1.0: 16,108 343×100; content 375×208
    case 13: an empty section keeps only the gap
    gap 8
    H[fw1×fh1] fw1×40
    items 0 · ci(16,0,16,0)
    H[fw1×fh1] fw1×40
    items 1 · ci(16,0,16,0)
    → 1.0: 0,24 400×40; content 400×80
    case 14: an empty section keeps its boundary
    H[fw1×fh1] fw1×40
    items 0 · igs 2 · view header fw1×24 top · view footer fw1×24 bottom
    H[fw1×fh1] fw1×40
    items 2 · igs 2 · view header fw1×24 top · view footer fw1×24 bottom
    → header 0,0 400×24; footer 0,24; header.1 0,48; 1.0: 0,72; 1.1: 0,114; footer.1 0,154
    case 25: insets and gaps
    H[fw1×fh1] fw1×50
    items 2 · ci(10,20,30,20) · igs 8
    → 0: 20,10 360×50; 1: 20,68; content 400×148
    case no gap after the last section
    gap 20
    H[fw1×fh1] fw1×50
    H[fw1×fh1] fw1×50
    H[fw1×fh1] fw1×50
    → 0: 0,0; 1.0: 0,70; 2.0: 0,140; content 400×190
    case insets along the axis do not count for fractions
    H[fw1×fh1] fw1×fh.5
    ci(100,0,100,0)
    → 0: 0,100 400×400; content 400×600
    case insets of the container
    inset 16
    H[fw.5×fh1] fw1×50
    items 2
    → 0: 16,0 184×50; 1: 200,0 184×50
    case section insets inside those of the container
    inset 16
    H[fw1×fh1] fw1×50
    ci(0,10,0,10)
    → 0: 26,0 348×50
    case section insets between 0 and 1 are parts of the container
    H[fw1×fh1] fw1×50
    ci(.1,.1,.1,.1)
    → 0: 40,80 320×50; content 400×210
    case gaps may be negative: cards overlap
    H[fw1×fh1] fw1×50
    items 3 · igs -20
    → y 0 30 60; content 400×110
    case groups never run backwards
    H[fw1×fh1] fw1×50
    items 3 · igs -80
    → y 0 0 0; content 400×50
    case no items, no content
    H[fw1×fh1] fw1×50
    items 0
    → 0: none; content 400×0

    """

  static let boundaries = """
    case 26: views stand before and after the insets
    H[fw1×fh1] fw1×50
    ci(10,20,10,20) · view header fw1×30 top · view footer fw1×24 bottom
    → header 20,0 360×30; 0: 20,40 360×50; footer 20,100 360×24; content 400×124
    case 27: views may span the container
    H[fw1×fh1] fw1×50
    ci(10,20,10,20) · sides(0,0) · view header fw1×30 top
    → header 0,0 400×30; 0: 20,40 360×50
    case 28: a view in a corner
    H[fw1×fh1] fw1×50
    view header 100×30 top trailing
    → header 300,0 100×30; 0: 0,30
    case 29: a view that moves nothing
    H[fw1×fh1] fw1×50
    ci(30,0,0,0) · view header fw1×30 top over
    → header 0,0 400×30; 0: 0,30; content 400×80
    case 30: views of the layout stand around all sections
    layout top fw1×60 top
    layout end fw1×40 bottom
    H[fw1×fh1] fw1×50
    view header fw1×30 top
    → layout top 0,0 400×60; header 0,60; 0: 0,90; layout end 0,140 400×40; content 400×180
    case a view in the middle
    H[fw1×fh1] fw1×50
    view header 100×30 top
    → header 150,0 100×30
    case a view at the leading corner
    H[fw1×fh1] fw1×50
    view header 100×30 top leading
    → header 0,0 100×30
    case a footer at the trailing corner
    H[fw1×fh1] fw1×50
    view footer 100×30 bottom trailing
    → footer 300,50 100×30; content 400×80
    case an offset moves the view, not the content
    H[fw1×fh1] fw1×50
    view header fw1×30 top abs(5,-10)
    → header 5,-10 400×30; 0: 0,30; content 400×80
    case a view's insets shrink it
    H[fw1×fh1] fw1×50
    view header fw1×30 top ci(5,10,5,10)
    → header 10,5 380×20; 0: 0,30
    case several views at one edge: room for the largest
    H[fw1×fh1] fw1×50
    view left 100×30 top leading · view right 100×50 top trailing
    → left 0,0 100×30; right 300,0 100×50; 0: 0,50
    case several footers end together
    H[fw1×fh1] fw1×50
    view left 100×30 bottom leading · view right 100×50 bottom trailing
    → left 0,70 100×30; right 300,50 100×50; content 400×100
    case a footer that moves nothing lies over the end
    H[fw1×fh1] fw1×50
    view footer fw1×20 bottom over
    → footer 0,30 400×20; content 400×50
    case a view beside the content stands in its middle
    H[fw1×fh1] fw1×50
    items 2 · view side 20×30 leading
    → side 0,35 20×30; 0: 0,0 400×50; content 400×100
    case beside the content of a section with a header
    H[fw1×fh1] fw1×50
    items 2 · view header fw1×20 top · view side 20×30 trailing
    → side 380,55 20×30; 0: 0,20
    case an estimated header holds its place
    H[fw1×fh1] fw1×50
    view header fw1×e30 top
    → header 0,0 400×30; 0: 0,30
    case a measured header moves the content
    H[fw1×fh1] fw1×50
    view header fw1×e30 top · wanted by header 47
    → header 0,0 400×47; 0: 0,47; content 400×97
    case only the estimated axis is measured
    H[fw1×fh1] fw1×50
    view header e100×30 top leading · wanted by header 47
    → header 0,0 47×30; 0: 0,30
    case half a header
    H[fw1×fh1] fw1×50
    ci(0,50,0,50) · view header fw.5×30 top leading
    → header 50,0 150×30
    case sides by another reference
    H[fw1×fh1] fw1×50
    ci(0,50,0,50) · sides(10,30) · view header fw1×30 top
    → header 10,0 360×30; 0: 50,30 300×50
    case the z-index of a view
    H[fw1×fh1] fw1×50
    view header fw1×30 top z 7
    → header 0,0 400×30 z 7; 0: 0,30 400×50 z 0

    """

  static let pinned = """
    case 31: a pinned header stays at the top
    visible 0,200 400×400
    H[fw1×fh1] fw1×50
    items 20 · view header fw1×30 top pin
    H[fw1×fh1] fw1×50
    items 20 · view header fw1×30 top pin
    → header 0,200 400×30 z 1; header.1 0,1030; 0: 0,30 400×50 z 0
    case 31b: its section's end pushes it out
    visible 0,1020 400×400
    H[fw1×fh1] fw1×50
    items 20 · view header fw1×30 top pin
    H[fw1×fh1] fw1×50
    items 20 · view header fw1×30 top pin
    → header 0,1000; header.1 0,1030
    case 32: a pinned footer stays at the bottom
    visible 0,0 400×400
    H[fw1×fh1] fw1×50
    items 20 · view footer fw1×24 bottom pin
    → footer 0,376
    case a pinned footer leaves with its section's start
    visible 0,-390 400×400
    H[fw1×fh1] fw1×50
    items 20 · view footer fw1×24 bottom pin
    → footer 0,0
    case header and footer do not cover each other
    visible 0,1010 400×400
    H[fw1×fh1] fw1×50
    items 20 · view header fw1×30 top pin · view footer fw1×24 bottom pin
    → header 0,1000; footer 0,1030
    case a pinned header above the content keeps its place
    visible 0,-100 400×400
    H[fw1×fh1] fw1×50
    items 20 · view header fw1×30 top pin
    → header 0,0
    case a pinned header of the layout
    visible 0,300 400×400
    layout top fw1×60 top pin
    H[fw1×fh1] fw1×50
    items 20
    → layout top 0,300 400×60; 0: 0,60
    case a pinned view with an offset keeps it until pinned
    visible 0,200 400×400
    H[fw1×fh1] fw1×50
    items 20 · view header fw1×30 top pin abs(0,10)
    → header 0,200

    """

  static let decorations = """
    case 36: a background is as large as the section
    H[fw1×fh1] fw1×40
    ci 16 · background
    → background 0,0 400×72 z 0; 0: 16,16 368×40 z 1
    case 36b: its insets shrink it
    H[fw1×fh1] fw1×40
    ci 16 · background ci 5
    → background 5,5 390×62
    case a background includes the boundary
    H[fw1×fh1] fw1×40
    view header fw1×30 top · view footer fw1×20 bottom · background
    → background 0,0 400×90; header 0,0 400×30 z 1
    case an empty section has none
    H[fw1×fh1] fw1×40
    items 0 · view header fw1×30 top · background
    → background none; header 0,0 400×30
    case backgrounds of later sections
    H[fw1×fh1] fw1×40
    H[fw1×fh1] fw1×40
    items 2 · background ci(0,10,0,10)
    → background.1 10,40 380×80
    case the z-index of a background
    H[fw1×fh1] fw1×40
    background z 5
    → background 0,0 400×40 z 5; 0: 0,0 400×40 z 1
    case pinned headers above a background
    visible 0,20 400×400
    H[fw1×fh1] fw1×40
    items 9 · view header fw1×30 top pin · background
    → header 0,20 400×30 z 2

    """

  static let horizontal = """
    case 44: sections side by side
    in 400×300
    horizontal
    gap 20
    H[fw1×fh1] 150×fh1
    items 2 · igs 10
    H[fw1×fh1] 150×fh1
    igs 10
    → 0: 0,0 150×300; 1: 160,0; 1.0: 330,0 150×300; content 480×300
    case insets above and below narrow heights
    in 400×300
    horizontal
    V[fw1×fh.5] 100×fh1
    items 3 · ci(20,10,30,10)
    → 0: 10,20 100×125; 1: 10,145 100×125; 2: 110,20; content 220×300
    case a header stands at the leading side
    in 400×300
    horizontal
    H[fw1×fh1] 150×fh1
    items 2 · view header 40×fh1 leading
    → header 0,0 40×300; 0: 40,0; 1: 190,0; content 340×300
    case a footer stands at the trailing side
    in 400×300
    horizontal
    H[fw1×fh1] 150×fh1
    view footer 40×100 trailing
    → footer 150,100 40×100; content 190×300
    case a pinned header at the leading side
    in 400×300
    horizontal
    visible 60,0 400×300
    H[fw1×fh1] 150×fh1
    items 9 · view header 40×fh1 leading pin
    → header 60,0 40×300
    case a background of a horizontal section
    in 400×300
    horizontal
    H[fw1×fh1] 150×fh1
    items 2 · ci 10 · background
    → background 0,0 320×300
    case views of a horizontal layout
    in 400×300
    horizontal
    layout top 30×fh1 leading
    layout end 20×fh1 trailing
    H[fw1×fh1] 150×fh1
    → layout top 0,0 30×300; 0: 30,0; layout end 180,0 20×300; content 200×300

    """
}
