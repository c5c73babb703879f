/// The symbols that apps with lists use most, each with what somebody who looked at both found to
/// mean the same: in each line an icon of the package, or `own` for a drawing of this library's, or
/// `parts` for one that is put together, then the symbols.
enum MostUsedSymbols {
  /// The symbols by what is drawn for them.
  static let drawings: [(drawing: String, symbols: [String])] = table.split(separator: "\n").map {
    let words = $0.split(separator: " ").map(String.init)
    return (words[0], Array(words.dropFirst()))
  }

  private static let table = """
    airplane airplane
    alarm alarm
    app-indicator app.badge
    archive archivebox
    archive-fill archivebox.fill
    arrow-clockwise arrow.clockwise goforward
    arrow-counterclockwise arrow.counterclockwise gobackward
    arrow-down arrow.down
    arrow-down-circle arrow.down.circle
    arrow-down-circle-fill arrow.down.circle.fill
    arrow-down-up arrow.up.arrow.down
    arrow-left arrow.left
    arrow-left-right arrow.left.arrow.right
    arrow-repeat arrow.triangle.2.circlepath
    arrow-return-left arrow.uturn.backward arrow.uturn.left
    arrow-right arrow.right
    arrow-right-circle arrow.right.circle
    arrow-right-circle-fill arrow.right.circle.fill
    arrow-up arrow.up
    arrow-up-circle arrow.up.circle
    arrow-up-circle-fill arrow.up.circle.fill
    arrow-up-right arrow.up.right
    award medal crown
    back square.on.square
    bag bag
    bag-fill bag.fill
    bandaid bandage
    bank building.columns
    bar-chart chart.bar
    bar-chart-fill chart.bar.fill
    basket basket
    battery-full battery.100
    bell bell
    bell-fill bell.fill
    bell-slash bell.slash
    bell-slash-fill bell.slash.fill
    bicycle bicycle
    book book
    book-fill book.fill
    bookmark bookmark
    bookmark-fill bookmark.fill
    bookshelf books.vertical
    box cube
    box-arrow-in-down square.and.arrow.down
    box-arrow-up square.and.arrow.up
    box-arrow-up-right arrow.up.forward.app
    box-seam shippingbox
    box-seam-fill shippingbox.fill
    briefcase briefcase case suitcase
    broadcast antenna.radiowaves.left.and.right
    brush paintbrush
    brush-fill paintbrush.fill
    bug ladybug
    buildings building.2
    bus-front bus
    calculator function
    calendar-event calendar.badge.clock
    calendar-plus calendar.badge.plus
    calendar3 calendar
    camera camera
    camera-fill camera.fill
    camera-video video
    camera-video-fill video.fill
    camera-video-off video.slash
    capsule-pill pills
    car-front car
    car-front-fill car.fill
    card-list list.bullet.rectangle
    cart cart
    cart-fill cart.fill
    cart-plus cart.badge.plus
    cash banknote
    chat message
    chat-dots bubble.left.and.bubble.right
    chat-dots-fill bubble.left.and.bubble.right.fill
    chat-fill message.fill
    chat-left bubble.left
    chat-left-fill bubble.left.fill
    chat-left-text text.bubble
    chat-right bubble.right
    chat-square-quote quote.bubble
    check-circle checkmark.circle
    check-circle-fill checkmark.circle.fill
    check-lg checkmark
    check-square checkmark.square
    check-square-fill checkmark.square.fill
    chevron-down chevron.down
    chevron-expand chevron.up.chevron.down
    chevron-left chevron.left chevron.backward
    chevron-right chevron.right chevron.forward
    chevron-up chevron.up
    circle circle circle.dashed
    circle-fill circle.fill
    clipboard doc.on.clipboard
    clipboard-pulse stethoscope
    clock clock
    clock-fill clock.fill
    clock-history clock.arrow.circlepath
    cloud cloud icloud
    cloud-arrow-down icloud.and.arrow.down
    cloud-arrow-up icloud.and.arrow.up
    cloud-fill cloud.fill icloud.fill
    cloud-lightning cloud.bolt
    cloud-rain cloud.rain
    cloud-rain-fill cloud.rain.fill
    cloud-snow cloud.snow
    cloud-sun cloud.sun
    cloud-sun-fill cloud.sun.fill
    code-slash chevron.left.forwardslash.chevron.right
    collection rectangle.stack
    compass safari
    controller gamecontroller gamecontroller.fill
    cpu cpu
    credit-card creditcard
    credit-card-fill creditcard.fill
    cup-hot cup.and.saucer
    cup-straw wineglass
    cursor location
    cursor-fill location.fill
    dash-circle minus.circle
    dash-circle-fill minus.circle.fill
    dash-lg minus
    dice-5 dice
    display display desktopcomputer
    droplet drop
    droplet-fill drop.fill
    egg-fried fork.knife
    envelope envelope
    envelope-fill envelope.fill
    envelope-open envelope.open
    eraser eraser
    exclamation-circle exclamationmark.circle
    exclamation-circle-fill exclamationmark.circle.fill
    exclamation-triangle exclamationmark.triangle
    exclamation-triangle-fill exclamationmark.triangle.fill
    eye eye
    eye-fill eye.fill
    eye-slash eye.slash
    eye-slash-fill eye.slash.fill
    eyeglasses eyeglasses
    fast-forward-fill forward.fill
    file-earmark doc
    file-earmark-arrow-down arrow.down.doc
    file-earmark-arrow-up arrow.up.doc
    file-earmark-fill doc.fill
    file-earmark-richtext doc.richtext
    file-earmark-text doc.text doc.plaintext
    file-earmark-text-fill doc.text.fill
    files doc.on.doc
    film film
    filter line.3.horizontal.decrease
    filter-circle line.3.horizontal.decrease.circle
    fingerprint touchid
    fire flame flame.fill
    flag flag
    flag-fill flag.fill
    folder folder
    folder-fill folder.fill
    folder-plus folder.badge.plus
    fonts textformat textformat.size
    fuel-pump fuelpump
    fullscreen viewfinder
    gear gearshape
    gear-fill gearshape.fill
    gear-wide-connected gear
    geo mappin
    geo-alt mappin.and.ellipse
    gift giftcard gift
    gift-fill gift.fill
    globe globe network
    globe-americas globe.americas
    graph-up chart.line.uptrend.xyaxis
    grid square.grid.2x2 rectangle.grid.2x2
    grid-3x3-gap square.grid.3x3
    grid-fill square.grid.2x2.fill
    hammer hammer hammer.fill
    hand-index-thumb hand.raised hand.wave hand.tap
    hand-index-thumb-fill hand.raised.fill
    hand-thumbs-down hand.thumbsdown
    hand-thumbs-up hand.thumbsup
    hand-thumbs-up-fill hand.thumbsup.fill
    hash number
    hdd externaldrive
    headphones headphones
    heart heart
    heart-fill heart.fill
    hourglass-split hourglass
    house house
    house-fill house.fill
    image photo
    image-fill photo.fill
    images photo.on.rectangle photo.on.rectangle.angled
    inbox tray
    inbox-fill tray.fill
    inboxes tray.full
    info-circle info.circle
    info-circle-fill info.circle.fill
    journal book.closed
    journal-richtext magazine
    journal-text note.text text.book.closed
    key key
    key-fill key.fill
    keyboard keyboard
    laptop laptopcomputer
    layout-sidebar sidebar.left
    lightbulb lightbulb
    lightbulb-fill lightbulb.fill
    lightning-charge bolt
    lightning-charge-fill bolt.fill
    link-45deg link
    list line.3.horizontal
    list-ol list.number
    list-task list.dash
    list-ul list.bullet
    lock lock
    lock-fill lock.fill
    magic wand.and.stars
    map map
    map-fill map.fill
    mask theatermasks
    mic mic
    mic-fill mic.fill
    mic-mute mic.slash
    mic-mute-fill mic.slash.fill
    moon moon
    moon-fill moon.fill
    moon-stars moon.stars
    mortarboard graduationcap
    music-note music.note
    music-note-list music.note.list
    newspaper newspaper newspaper.fill
    palette paintpalette
    paperclip paperclip
    patch-check checkmark.seal
    patch-check-fill checkmark.seal.fill
    pause pause
    pause-circle-fill pause.circle.fill
    pause-fill pause.fill
    pen highlighter
    pencil pencil
    pencil-square square.and.pencil
    people person.2 person.3
    people-fill person.2.fill person.3.fill
    percent percent
    person person figure.walk figure.run figure.stand
    person-bounding-box faceid
    person-circle person.circle person.circle.fill person.crop.circle person.crop.circle.fill
    person-fill person.fill
    person-plus person.crop.circle.badge.plus person.badge.plus
    person-square person.crop.square
    person-vcard person.text.rectangle
    phone iphone
    pie-chart chart.pie
    play play
    play-circle play.circle
    play-circle-fill play.circle.fill
    play-fill play.fill
    plus cross
    plus-circle plus.circle
    plus-circle-fill plus.circle.fill
    plus-lg plus
    plus-slash-minus plus.forwardslash.minus
    plus-square plus.square
    power power
    printer printer
    puzzle puzzlepiece
    puzzle-fill puzzlepiece.fill
    qr-code qrcode
    qr-code-scan qrcode.viewfinder
    question-circle questionmark.circle
    question-circle-fill questionmark.circle.fill
    repeat arrow.2.squarepath repeat
    repeat-1 repeat.1
    rewind-fill backward.fill
    scissors scissors
    search magnifyingglass
    send paperplane
    send-fill paperplane.fill
    server server.rack
    shield shield
    shield-check checkmark.shield
    shield-fill shield.fill
    shop storefront
    shuffle shuffle
    skip-end-fill forward.end.fill
    skip-start-fill backward.end.fill
    sliders slider.horizontal.3
    smartwatch applewatch
    snow2 snowflake
    soundwave waveform
    square square rectangle
    square-fill square.fill
    star star
    star-fill star.fill
    stars sparkles
    stop stop
    stop-fill stop.fill
    stopwatch timer stopwatch
    sun sun.max
    sun-fill sun.max.fill
    sunrise sunrise
    sunset sunset
    tablet ipad
    tag tag
    tag-fill tag.fill
    telephone phone
    telephone-fill phone.fill
    telephone-x-fill phone.down.fill
    terminal terminal
    text-center text.aligncenter
    text-left text.alignleft
    text-right text.alignright
    thermometer-half thermometer
    three-dots ellipsis
    ticket-perforated ticket
    ticket-perforated-fill ticket.fill
    tools wrench.and.screwdriver
    train-front tram
    trash trash
    trash-fill trash.fill
    tree leaf tree
    tree-fill leaf.fill
    trophy trophy
    trophy-fill trophy.fill
    tv tv
    type-bold bold
    type-italic italic
    type-strikethrough strikethrough
    type-underline underline
    ui-checks checklist
    umbrella umbrella
    unlock lock.open
    view-stacked rectangle.grid.1x2
    volume-mute speaker.slash
    volume-mute-fill speaker.slash.fill
    volume-off-fill speaker.fill
    volume-up speaker.wave.2
    volume-up-fill speaker.wave.2.fill
    wifi wifi
    wifi-off wifi.slash
    wind wind
    wrench wrench
    x-circle xmark.circle
    x-circle-fill xmark.circle.fill
    x-lg xmark
    own bed.double bed.double.fill carrot birthday.cake birthday.cake.fill zzz pawprint
    own pawprint.fill tshirt tshirt.fill eyes sum tent sportscourt
    parts chevron.right.circle chevron.down.circle ellipsis.circle ellipsis.circle.fill
    parts pencil.circle flag.slash star.circle star.slash heart.slash heart.circle bell.badge
    parts bell.badge.fill envelope.badge mappin.circle mappin.circle.fill location.circle
    parts location.slash dollarsign.circle eurosign.circle
    """
}
