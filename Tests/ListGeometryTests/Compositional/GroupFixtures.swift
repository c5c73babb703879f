import Testing

/// What groups do with their subitems: sizes, fitting, counts, nesting, pixels.
struct GroupFixtures {
  @Test(arguments: LayoutFixture.read(rows + counts + nesting + pixels))
  func `a group fills itself`(_ fixture: LayoutFixture) throws { try fixture.check() }

  static let rows = """
    case 1: rows of full width
    H[fw1×fh1] fw1×44
    items 3
    → 0: 0,0 400×44; 1: 0,44; 2: 0,88; content 400×132
    case 2: five squares a row
    H[fw.2×fh1] fw1×fw.2
    items 7
    → x 0 80 160 240 320 0 80; y 0 0 0 0 0 80 80; w 80 80; h 80 80; content 400×160
    case 3: the insets of items shrink cells, not slots
    H[fw.2×fh1 ci 5] fw1×fw.2
    items 7
    → 0: 5,5 70×70; 1: 85,5; 5: 5,85 70×70; content 400×160
    case 4: the insets of a group narrow what fractions refer to
    H[fw.5×fh1] fw1×100 ci(0,20,0,20)
    items 3
    → 0: 20,0 180×100; 1: 200,0; 2: 20,100
    case 5: also above and below
    H[fw.5×fh1] fw1×100 ci(10,20,10,20)
    items 3
    → 0: 20,10 180×80; 2: 20,110
    case 16: what does not fit begins the next group
    H[120×fh1] fw1×50
    items 4
    → x 0 120 240 0; y 0 0 0 50; w 120
    case 17: a fixed gap is never dropped
    H[fw.5×fh1] fw1×50 iis 10
    items 2
    → 0: 0,0 200×50; 1: 0,50
    case 18: subitems repeat until one does not fit, then begin anew
    H[100×fh1, 50×fh1] fw1×50
    items 6
    → x 0 100 150 250 300 0; w 100 50 100 50 100 100; 5: 0,50
    case 24: a custom group
    C[0,0 100×100, 100,0 300×50, 100,50 300×50] fw1×100
    items 4 · igs 4
    → 0: 0,0 100×100; 1: 100,0 300×50; 2: 100,50 300×50; 3: 0,104 100×100
    case an exact fit stays
    H[200×fh1] fw1×50
    items 2
    → x 0 200; y 0 0
    case one point more does not
    H[201×fh1] fw1×50
    items 2
    → x 0 0; y 0 50
    case gaps count only between subitems
    H[195×fh1] fw1×50 iis 10
    items 2
    → x 0 205; y 0 0
    case a gap may be negative, so that items overlap
    H[150×fh1] fw1×50 iis -25
    items 3
    → x 0 125 250; y 0 0 0
    case columns
    V[fw1×50] fw1×150
    items 4
    → y 0 50 100 150; x 0 0 0 0; content 400×300
    case columns with gaps
    V[fw1×50] fw1×160 iis 5
    items 4
    → y 0 55 110 160; content 400×320
    case subitems of columns repeat, too
    V[fw1×100, fw.5×50] fw1×300
    items 5
    → y 0 100 150 250 300; w 400 200 400 200 400; content 400×600
    case a subitem that does not fit any more ends its group
    H[300×fh1, 200×fh1] fw1×50
    items 3
    → x 0 0 0; w 300 300 300; y 0 50 100
    case an item too large for its group stands there nonetheless
    H[500×fh1] fw1×50
    items 2
    → 0: 0,0 500×50; 1: 0,50 500×50
    case subitems begin at the top edge
    H[100×20, 100×50] fw1×50
    items 2
    → 0: 0,0 100×20; 1: 100,0 100×50
    case columns begin at the leading edge
    V[100×20, 50×20] fw1×40
    items 2
    → 0: 0,0 100×20; 1: 0,20 50×20
    case widths may follow heights
    H[fh1×fh1] fw1×100
    items 5
    → x 0 100 200 300 0; w 100 100; y 0 0 0 0 100
    case heights may follow widths
    H[fw.5×fw.25] fw1×100
    items 2
    → 0: 0,0 200×100; 1: 200,0 200×100
    case group heights may follow the container's
    H[fw1×fh1] fw1×fh.5
    items 2
    → 0: 0,0 400×400; 1: 0,400; content 400×800
    case a group narrower than the container begins at its leading edge
    H[fw1×fh1] 300×50
    items 2
    → 0: 0,0 300×50; 1: 0,50 300×50; content 400×100
    case the last group keeps its extent
    V[fw1×50] fw1×150
    items 1
    → 0: 0,0 400×50; content 400×150
    case insets between 0 and 1 are parts of the slot
    H[fw1×fh1 ci(.1,.25,.1,.25)] fw1×100
    → 0: 100,10 200×80
    case insets of a group between 0 and 1 are parts of the group
    H[fw1×fh1] fw1×100 ci(.1,.05,.1,.05)
    → 0: 20,10 360×80
    case insets that leave nothing leave nothing
    H[fw1×fh1 ci 300] fw1×100
    → w 0; h 0
    case insets may be negative
    H[fw1×fh1 ci -10] fw1×100
    → 0: -10,-10 420×120
    case custom groups repeat and nest
    H[C[0,0 50×50, 50,50 50×50] fw.5×fh1, fw.5×fh1] fw1×100
    items 5
    → 0: 0,0 50×50; 1: 50,50 50×50; 2: 200,0 200×100; 3: 0,100 50×50; 4: 50,150 50×50
    case the z-index of custom items
    C[0,0 50×50 z 3, 50,50 50×50] fw1×100
    items 2
    → 0: 0,0 50×50 z 3; 1: 50,50 50×50 z 0

    """

  static let counts = """
    case 6: a divided group ignores its subitem's length
    Hn(fw1×fh1,4) fw1×40 iis 8
    items 4
    → x 0 102 204 306; w 94 94 94 94
    case 7: also one in points
    Hn(50×30,2) fw1×60
    items 3
    → 0: 0,0 200×30; 1: 200,0 200×30; 2: 0,60
    case 8: divided columns
    Vn(fw.5×10,5) fw1×100
    items 5
    → y 0 20 40 60 80; w 200 200; h 20 20
    case 9: gaps are taken off before any fraction
    Hn(fw1×fw.25,4) fw1×100 iis 16
    items 4
    → x 0 104 208 312; w 88; h 88 88
    case 15: a repeated subitem keeps its size
    Hr(80×30,3) fw1×40 iis 20
    items 4
    → x 0 100 200 0; y 0 0 0 40; w 80; h 30
    case a repeated subitem may overflow
    Hr(200×30,3) fw1×40
    items 4
    → x 0 200 400 0; y 0 0 0 40
    case the fractions of a repeated subitem are parts of the whole group
    Hr(fw.25×fh1,2) fw1×40 iis 10
    items 3
    → x 0 110 0; w 100 100
    case repeated columns
    Vr(fw1×30,2) fw1×100 iis 10
    items 3
    → y 0 40 100; h 30
    case a divided group has room for gaps and edges
    Hn(fw1×fh1 lead 5 trail 5,2) fw1×40
    items 2
    → x 5 205; w 190 190
    case a group divided by one
    Hn(30×30,1) fw1×40
    items 2
    → 0: 0,0 400×30; 1: 0,40 400×30
    case divided by nothing is divided by one
    Hn(30×30,0) fw1×40
    items 2
    → 0: 0,0 400×30; 1: 0,40 400×30
    case divided groups subtract insets first
    Hn(fw1×fh1,3) fw1×40 ci(0,20,0,20) iis 30
    items 3
    → x 20 150 280; w 100
    case gaps larger than the group leave nothing
    Hn(fw1×fh1,3) fw1×40 iis 300
    items 3
    → x 0 300 600; w 0 0 0
    case empty slots of a divided group stay empty
    Hn(fw1×fh1,4) fw1×40
    items 2
    → x 0 100; w 100 100; content 400×40

    """

  static let nesting = """
    case a big item beside two small ones
    H[fw.5×fh1, Vn(fw1×fh1,2) fw.5×fh1] fw1×100
    items 4
    → 0: 0,0 200×100; 1: 200,0 200×50; 2: 200,50 200×50; 3: 0,100 200×100
    case items of a nested group come before the next subitem
    H[Vn(fw1×fh1,2) fw.5×fh1, fw.5×fh1] fw1×100
    items 3
    → 0: 0,0 200×50; 1: 0,50 200×50; 2: 200,0 200×100
    case fractions refer to the nested group's content
    H[H[fw.5×fh1] fw.5×fh1 ci 10] fw1×100
    items 2
    → 0: 10,10 90×80; 1: 100,10 90×80
    case a nested group repeats as often as it fits
    H[V[fw1×50] 100×fh1] fw1×100
    items 9
    → x 0 0 100 100 200 200 300 300 0; y 0 50 0 50 0 50 0 50 100
    case gaps of groups in groups
    V[H[fw.5×fh1] fw1×40 iis 0] fw1×90 iis 10
    items 5
    → x 0 200 0 200 0; y 0 0 50 50 90; content 400×180
    case three levels
    H[V[H[fw.5×fh1] fw1×fh.5] fw.5×fh1] fw1×100
    items 9
    → x 0 100 0 100 200 300 200 300 0; y 0 0 50 50 0 0 50 50 100
    case edges of nested groups
    H[Vn(fw1×fh1,2) 100×fh1 lead 20] fw1×100
    items 5
    → x 20 20 140 140 260; y 0 50 0 50 0
    case a nested group with too few items
    H[Vn(fw1×fh1,2) fw.5×fh1, fw.5×fh1] fw1×100
    items 4
    → 3: 0,100 200×50; content 400×200
    case nested insets between 0 and 1
    H[V[fw1×fh1] fw.5×fh1 ci(0,.1,0,.1)] fw1×100
    items 2
    → 0: 20,0 160×100; 1: 220,0 160×100
    case divided nested groups share the length
    Hn(Vn(fw1×fh1,2) 10×fh1,2) fw1×100 iis 20
    items 4
    → x 0 0 210 210; w 190; h 50 50

    """

  static let pixels = """
    case 10: measured on a device of three pixels a point
    in 375×812 @3
    Hn(fw1×fw.25,4) fw1×80 iis 16 ci(0,0,0,20)
    items 5 · igs 16
    → x 0 92.667 185.333 278; w 76.667 76.667 76.667 76.667; h 76.667; 4: 0,96
    case 11: measured with nested groups
    in 375×812 @3
    H[fw.33333333×fh1 ci(0,0,0,4), Vn(fw1×fh1,2) fw.33333333×fh1 iis 8 ci(0,4,0,4), \
    Vn(fw1×fh1,3) fw.33333333×fh1 iis 8 ci(0,4,0,0)] fw1×100 ci(0,16,0,16)
    items 6
    → 0: 16,0 110.333×100; 1: 134.333,0 106.333×46; 2: 134.333,54 106.333×46
    → 3: 248.667,0 110.333×28; 4: 248.667,36; 5: 248.667,72
    case thirds fit three times
    H[fw.33333333×fh1] fw1×50
    items 4
    → x 0 133 266 0; w 133 133 133
    case sevenths fit seven times
    H[fw.142857143×fh1] fw1×50
    items 8
    → x 0 57 114 171 228 285 342 0
    case sixths lose no place on two pixels a point
    in 375×812 @2
    H[fw.1666667×fh1] fw1×50
    items 7
    → x 0 62.5 125 187.5 250 312.5 0; w 62.5
    case neighbors share their edge
    in 320×480 @2
    H[fw.2857142857×fh1] fw1×50
    items 3
    → x 0 91 182; w 91 91 91
    case slightly more than a third does not fit
    H[fw.334×fh1] fw1×50
    items 3
    → x 0 133 0; y 0 0 50
    case heights round down, too
    H[fw1×fh1] fw1×33.7
    items 3
    → y 0 33 66; h 33 33; content 400×99
    case positions keep exact gaps and round to the nearest pixel
    H[100×fh1] fw1×50 iis 10.4
    items 3
    → x 0 110 221; w 100 100 100
    case insets round to pixels
    H[fw1×fh1 ci(0,.3333,0,0)] fw1×30
    → 0: 133,0 266×30
    case a scale that no screen has counts as one
    in 400×800 @-2
    H[33.5×fh1] fw1×30
    → w 33

    """
}
