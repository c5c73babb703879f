/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  /// Of objects and tools.
  static let objectsAndTools = """
    archive archivebox
    arrow-counterclockwise restart
    asterisk staroflife
    award crown rosette medal
    balloon party.popper balloon.2
    bank building.columns
    bar-chart chart.bar
    bar-chart-line chart.bar.xaxis
    battery battery.0
    battery-charging battery.100.bolt
    battery-full battery.100 battery.75
    battery-half battery.25 battery.50
    bookshelf books.vertical
    box cube cube.transparent
    box-seam cube.box shippingbox
    briefcase case latch.2.case suitcase
    brightness-high rays
    buildings building.2
    bullseye target scope
    clipboard doc.on.clipboard
    cup-hot cup.and.saucer
    cup-straw wineglass
    dice-5 die.face.5
    easel studentdesk
    egg-fried fork.knife
    fan air.purifier
    file-earmark doc doc.viewfinder
    file-earmark-bar-graph chart.bar.doc.horizontal
    file-earmark-code doc.badge.gearshape
    file-earmark-image doc.text.image
    file-earmark-plus doc.badge.plus
    file-earmark-richtext doc.richtext
    file-earmark-text doc.append doc.plaintext doc.text doc.text.viewfinder
    file-earmark-zip doc.zipper
    files doc.on.doc
    filter line.horizontal.3.decrease
    filter-circle line.horizontal.3.decrease.circle
    flag flag.checkered
    folder-minus folder.badge.minus
    folder-plus folder.badge.plus
    folder-symlink folder.badge.gearshape
    gear gearshape gearshape.2
    gear-wide-connected gear
    graph-down chart.line.downtrend.xyaxis
    graph-up chart.line.uptrend.xyaxis chart.xyaxis.line
    hourglass-split slowmo
    journal book.closed
    journal-plus note.text.badge.plus
    journal-richtext magazine
    journal-text menucard note.text scroll
    layout-sidebar sidebar.leading sidebar.left sidebar.squares.left
    layout-sidebar-reverse sidebar.right sidebar.trailing
    list line.horizontal.3
    menu-button-wide filemenu.and.selection
    mortarboard graduationcap
    pen signature
    people shared.with.you
    person-badge lanyardcard
    pie-chart chart.pie
    pin-angle pin
    plug powerplug
    postcard-heart greetingcard
    printer scanner
    rulers ruler
    speedometer dial.max dial.min scalemass gauge gauge.high
    speedometer2 dial.low dial.medium dial.high speedometer gauge.low gauge.medium
    star-half star.leadinghalf.filled star.lefthalf
    stars sparkles sparkle
    sticky note
    table tablecells tablecells.badge.ellipsis
    toggles switch.2
    tools wrench.and.screwdriver
    """
}
