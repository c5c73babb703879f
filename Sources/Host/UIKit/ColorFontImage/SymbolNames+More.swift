/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  /// Of what is like another thing that there is an icon of.
  package static let likenesses = """
    alarm deskclock
    arrow-return-left return
    backspace-reverse delete.forward
    bag-check purchased
    capsule-pill pill
    chat-left-text t.bubble
    chevron-left lessthan
    chevron-right greaterthan
    crop crop.rotate
    cursor cursorarrow.click
    database cylinder
    diagram-3 flowchart
    envelope-at square.and.at.rectangle
    file-lock lock.doc
    flower1 allergens
    gift app.gift
    hourglass-split timelapse slowmo
    house homekit
    key key.horizontal
    laptop macbook macbook.gen1 macbook.gen2 macbook.and.iphone
    layout-sidebar sidebar.squares.left
    layout-sidebar-inset rectangle.lefthalf.inset.filled
    layout-sidebar-inset-reverse rectangle.righthalf.inset.filled
    layout-sidebar-reverse sidebar.trailing
    magic wand.and.stars.inverse
    menu-button contextualmenu.and.cursorarrow
    menu-button-wide filemenu.and.cursorarrow
    mouse magicmouse computermouse
    music-note-beamed guitars
    pc macpro.gen3 macpro.gen2
    phone iphone.homebutton iphone.gen1 iphone.gen2 iphone.gen3
    pip picture.in.picture
    postcard-heart greetingcard
    printer faxmachine scanner
    recycle leaf.arrow.circlepath
    search rectangle.and.text.magnifyingglass
    sim esim
    smartwatch watch.analog
    speedometer2 dial.low dial.medium dial.high
    telephone-forward phone.connection
    thermometer-half thermometer.medium
    thermometer-high thermometer.high
    thermometer-low thermometer.low
    translate character.book.closed character.bubble
    window menubar.rectangle
    window-dock dock.rectangle
    x-square clear
    """
}
