/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  /// Of people, talk, time, money and files.
  package static let objects = """
    app-indicator app.badge
    archive archivebox
    award crown rosette
    badge-cc captions.bubble
    bag-dash bag.badge.minus
    bag-plus bag.badge.plus
    bank building.columns
    bar-chart chart.bar
    bar-chart-line chart.bar.xaxis
    bookmark-x bookmark.slash
    bookshelf books.vertical
    box cube
    box-seam cube.box shippingbox
    briefcase latch.2.case suitcase
    bug ant
    buildings building.2
    bullseye target scope
    calendar-event calendar.badge.clock
    calendar-minus calendar.badge.minus
    calendar-plus calendar.badge.plus
    calendar-x calendar.badge.exclamationmark
    calendar3 calendar
    cart-dash cart.badge.minus
    cart-plus cart.badge.plus
    cash banknote
    chat message
    chat-dots bubble.left.and.bubble.right bubble.left.and.exclamationmark.bubble.right
    chat-left bubble.left
    chat-right bubble.right
    chat-square bubble.middle.bottom
    clipboard doc.on.clipboard
    clipboard-heart heart.text.square
    clock-history clock.arrow.2.circlepath clock.arrow.circlepath
    cloud person.icloud
    credit-card creditcard
    credit-card-2-back creditcard.and.123
    cup-straw wineglass
    currency-bitcoin bitcoinsign
    currency-dollar dollarsign
    currency-euro eurosign
    currency-pound sterlingsign
    currency-rupee indianrupeesign
    currency-yen yensign
    diagram-2 app.connected.to.app.below
    download tray.and.arrow.down
    easel studentdesk
    emoji-neutral face.dashed
    emoji-smile face.smiling
    emoji-sunglasses mustache
    envelope mail
    envelope-paper mail.stack
    file-earmark doc doc.viewfinder
    file-earmark-bar-graph chart.bar.doc.horizontal
    file-earmark-code doc.badge.gearshape
    file-earmark-image doc.text.image
    file-earmark-plus doc.badge.plus
    file-earmark-richtext doc.richtext
    file-earmark-text doc.append doc.plaintext doc.text doc.text.viewfinder
    file-earmark-zip doc.zipper
    files doc.on.doc
    fingerprint touchid
    flag flag.checkered
    folder-check folder.badge.person.crop
    folder-minus folder.badge.minus
    folder-plus folder.badge.plus
    folder-symlink folder.badge.gearshape
    gift giftcard
    graph-down chart.line.downtrend.xyaxis
    graph-up chart.line.uptrend.xyaxis chart.xyaxis.line
    hand-index hand.draw hand.point.up hand.point.up.left
    hand-index-thumb hand.raised hand.tap hand.wave
    hand-thumbs-down hand.thumbsdown
    hand-thumbs-up hand.thumbsup
    hdd externaldrive
    heartbreak heart.slash
    hourglass-bottom hourglass.bottomhalf.filled
    hourglass-split hourglass
    hourglass-top hourglass.tophalf.filled
    inbox tray
    inboxes tray.2 tray.full
    journal book.closed
    journal-plus note.text.badge.plus
    journal-richtext magazine
    journal-text menucard note.text scroll
    link-45deg link personalhotspot
    lock lock.rotation
    menu-button-wide filemenu.and.selection
    mortarboard graduationcap
    people figure.2.and.child.holdinghands person.2 person.3 person.3.sequence shared.with.you
    person figure.stand figure.walk figure.wave figure.run
    person-badge lanyardcard
    person-bounding-box faceid person.crop.artframe person.fill.viewfinder
    person-check person.badge.shield.checkmark person.crop.circle.badge.checkmark
    person-check person.fill.checkmark
    person-circle person.crop.circle
    person-dash person.badge.minus person.crop.circle.badge.minus
    person-down person.fill.turn.down
    person-exclamation person.crop.circle.badge.exclamationmark
    person-exclamation person.crop.circle.badge.questionmark person.fill.questionmark
    person-gear person.badge.clock
    person-lock person.badge.key
    person-plus person.badge.plus person.crop.circle.badge.plus
    person-rolodex person.2.square.stack person.crop.rectangle.stack
    person-slash person.2.slash
    person-square person.crop.square
    person-up person.and.arrow.left.and.arrow.right
    person-vcard person.crop.rectangle person.text.rectangle
    person-x person.crop.circle.badge.xmark person.fill.xmark
    phone apps.iphone
    pie-chart chart.pie
    pin pin.slash
    pin-angle pin
    puzzle puzzlepiece puzzlepiece.extension
    qr-code qrcode
    qr-code-scan qrcode.viewfinder
    rulers ruler
    search doc.text.magnifyingglass magnifyingglass
    send paperplane
    shield-lock lock.shield
    signpost signpost.right
    slash-circle hand.raised.slash
    star-half star.leadinghalf.filled star.lefthalf
    stars sparkles sparkle
    sticky note
    stopwatch timer
    telephone phone
    telephone-inbound phone.arrow.down.left
    telephone-outbound phone.arrow.right phone.arrow.up.right
    telephone-plus phone.badge.plus
    telephone-x phone.down
    ticket-perforated ticket
    unlock lock.open lock.slash
    upc barcode
    upc-scan barcode.viewfinder
    upload tray.and.arrow.up
    wallet wallet.pass
    """
}
