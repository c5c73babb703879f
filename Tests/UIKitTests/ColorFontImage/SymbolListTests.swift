import Foundation
import Testing
import UIKit

/// Which of Apple's symbols are drawn, and that the guide says which are not.
@Suite struct SymbolListTests {
  private static let guide = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Guides/Symbols.md")

  /// The names in the guide's block of those that are missing.
  private static func listedAsMissing() throws -> Set<String> {
    let text = try String(contentsOf: guide, encoding: .utf8)
    let parts = text.components(separatedBy: "```")
    return Set(
      parts.count > 1 ? parts[1].split(whereSeparator: \.isWhitespace).map(String.init) : [])
  }

  @Test func `the guide lists exactly the symbols that have no drawing`() throws {
    let missing = Self.names.filter { UIImage(systemName: $0) == nil }
    #expect(try Set(missing) == Self.listedAsMissing())
  }

  @Test func `the symbols that are used most are drawn as somebody chose`() {
    var seen: Set<String> = []
    for (drawing, symbols) in MostUsedSymbols.drawings {
      for symbol in symbols {
        #expect(UIImage(systemName: symbol) != nil, "\(symbol)")
        #expect(seen.insert(symbol).inserted, "\(symbol)")
        #expect(Self.drawing(of: symbol) == drawing, "\(symbol)")
      }
    }
    #expect(seen.count >= 400)
  }

  /// The icon that a symbol is drawn as, or `own` or `parts`.
  private static func drawing(of symbol: String) -> String {
    if SymbolNames.isDrawnHere(symbol[...]) { return "own" }
    let folder = "/usr/share/bootstrap-icons/svg"
    return SymbolNames.icons(for: symbol[...])
      .first { FileManager.default.fileExists(atPath: "\(folder)/\($0).svg") } ?? "parts"
  }

  @Test func `nearly all symbols that list apps use are drawn`() {
    let found = Self.names.filter { UIImage(systemName: $0) != nil }
    #expect(Self.names.count > 1000)
    #expect(found.count * 100 >= Self.names.count * 94)
  }

  /// Symbols that apps of lists, settings, messages, shops, media, travel and weather use.
  private static let names: [String] = """
    0.circle 1.circle 1.circle.fill 2.circle 3.circle 4.circle 5.circle a.circle abc airplane
    airplane.arrival airplane.circle airplane.departure airpods airtag alarm alarm.fill allergens
    ant antenna.radiowaves.left.and.right app app.badge app.fill app.gift applelogo appletv
    aqi.medium archivebox archivebox.fill arrow.2.circlepath arrow.clockwise
    arrow.clockwise.circle arrow.counterclockwise arrow.down arrow.down.circle
    arrow.down.circle.fill arrow.down.doc arrow.down.left arrow.down.right arrow.down.to.line
    arrow.left arrow.left.arrow.right arrow.left.circle arrow.right arrow.right.circle
    arrow.right.circle.fill arrow.right.square arrow.rectanglepath arrow.triangle.2.circlepath
    arrow.triangle.branch arrow.triangle.turn.up.right.circle arrow.turn.down.right
    arrow.turn.up.left arrow.up arrow.up.and.down arrow.up.arrow.down
    arrow.up.backward.and.arrow.down.forward arrow.up.circle arrow.up.circle.fill arrow.up.doc
    arrow.up.forward.app arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.square
    arrow.up.to.line arrow.uturn.backward arrow.uturn.backward.circle arrow.uturn.forward
    arrow.uturn.left arrow.uturn.right arrowshape.turn.up.backward arrowshape.turn.up.forward
    arrowshape.turn.up.left arrowshape.turn.up.left.2 arrowshape.turn.up.left.fill
    arrowshape.turn.up.right arrowtriangle.down.fill arrowtriangle.left.fill
    arrowtriangle.right.fill arrowtriangle.up.fill asterisk at at.badge.plus atom backward
    backward.end backward.fill bag bag.badge.plus bag.fill balloon bandage banknote banknote.fill
    barcode barcode.viewfinder basket battery.0 battery.100 battery.25 bed.double bed.double.fill
    bell bell.badge bell.badge.fill bell.circle bell.fill bell.slash bell.slash.fill bicycle
    binoculars birthday.cake bold bolt bolt.circle bolt.fill bolt.horizontal bolt.slash book
    book.closed book.closed.fill book.fill bookmark bookmark.circle bookmark.fill bookmark.slash
    books.vertical books.vertical.fill briefcase briefcase.fill bubble.left
    bubble.left.and.bubble.right bubble.left.and.bubble.right.fill bubble.left.fill bubble.right
    bubble.right.fill building building.2 building.2.fill building.columns building.columns.fill
    burst bus bus.fill calendar calendar.badge.clock calendar.badge.exclamationmark
    calendar.badge.minus calendar.badge.plus calendar.circle camera camera.circle camera.fill
    camera.filters camera.metering.matrix camera.viewfinder candybarphone capsule car car.2
    car.circle car.fill carrot cart cart.badge.minus cart.badge.plus cart.fill case case.fill
    character character.book.closed character.bubble character.cursor.ibeam chart.bar
    chart.bar.fill chart.bar.xaxis chart.line.uptrend.xyaxis chart.pie chart.pie.fill
    chart.xyaxis.line checklist checkmark checkmark.circle checkmark.circle.fill
    checkmark.rectangle checkmark.seal checkmark.seal.fill checkmark.shield checkmark.shield.fill
    checkmark.square checkmark.square.fill chevron.backward chevron.compact.down
    chevron.compact.left chevron.compact.right chevron.compact.up chevron.down
    chevron.down.circle chevron.forward chevron.left chevron.left.2 chevron.left.circle
    chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right chevron.right
    chevron.right.2 chevron.right.circle chevron.up chevron.up.chevron.down chevron.up.circle
    circle circle.dashed circle.dotted circle.fill circle.grid.2x2 circle.grid.3x3
    circle.grid.3x3.fill circle.grid.cross circle.hexagongrid circle.lefthalf.fill
    circle.lefthalf.filled circle.righthalf.filled circle.slash clear clear.fill clipboard clock
    clock.arrow.circlepath clock.badge.checkmark clock.fill cloud cloud.bolt cloud.bolt.rain
    cloud.drizzle cloud.fill cloud.fog cloud.hail cloud.heavyrain cloud.moon cloud.rain
    cloud.rain.fill cloud.sleet cloud.snow cloud.sun cloud.sun.fill command
    contextualmenu.and.cursorarrow cpu creditcard creditcard.fill crop crop.rotate crown
    crown.fill cube cube.box cube.fill cup.and.saucer cup.and.saucer.fill cursorarrow
    cursorarrow.click curlybraces cylinder delete.backward delete.forward delete.left
    delete.left.fill delete.right deskclock desktopcomputer dial.low dial.min dice diamond
    diamond.fill display dock.rectangle doc doc.append doc.badge.plus doc.circle doc.fill
    doc.on.clipboard doc.on.clipboard.fill doc.on.doc doc.on.doc.fill doc.plaintext doc.richtext
    doc.text doc.text.fill doc.text.image doc.text.magnifyingglass doc.viewfinder doc.zipper
    dollarsign.circle dollarsign.circle.fill dollarsign.square dot.radiowaves.left.and.right
    dot.square dot.circle drop drop.fill ear ear.fill earbuds eject ellipsis ellipsis.bubble
    ellipsis.circle ellipsis.circle.fill ellipsis.rectangle ellipsis.message envelope
    envelope.badge envelope.circle envelope.fill envelope.open envelope.open.fill equal
    equal.circle eraser esim eurosign.circle exclamationmark exclamationmark.bubble
    exclamationmark.circle exclamationmark.circle.fill exclamationmark.octagon
    exclamationmark.octagon.fill exclamationmark.shield exclamationmark.triangle
    exclamationmark.triangle.fill externaldrive eye eye.circle eye.fill eye.slash eye.slash.fill
    eyedropper eyeglasses eyes face.dashed face.smiling face.smiling.fill facemask faceid
    fanblades faxmachine ferry figure.run figure.stand figure.walk figure.walk.circle figure.wave
    filemenu.and.cursorarrow film film.fill flag flag.checkered flag.circle flag.fill flag.slash
    flame flame.fill flashlight.off.fill flashlight.on.fill flowchart folder
    folder.badge.gearshape folder.badge.minus folder.badge.person.crop folder.badge.plus
    folder.circle folder.fill folder.fill.badge.plus fork.knife fork.knife.circle forward
    forward.end forward.fill fossil.shell fuelpump fuelpump.fill function gamecontroller
    gamecontroller.fill gauge gauge.medium gear gear.badge gearshape gearshape.2 gearshape.2.fill
    gearshape.circle gearshape.fill gift gift.circle gift.fill giftcard globe globe.americas
    globe.americas.fill globe.europe.africa gobackward gobackward.10 gobackward.15 goforward
    goforward.10 goforward.15 graduationcap graduationcap.fill greaterthan greetingcard grid
    guitars hammer hammer.fill hand.point.left hand.point.right hand.point.up hand.point.up.left
    hand.raised hand.raised.fill hand.raised.slash hand.tap hand.thumbsdown hand.thumbsdown.fill
    hand.thumbsup hand.thumbsup.fill hand.wave hand.wave.fill hands.clap hare hare.fill
    headphones headphones.circle heart heart.circle heart.circle.fill heart.fill heart.slash
    heart.text.square heart.text.square.fill helm hexagon hexagon.fill highlighter homekit
    homepod hourglass hourglass.bottomhalf.filled house house.circle house.fill icloud
    icloud.and.arrow.down icloud.and.arrow.up icloud.fill icloud.slash increase.indent infinity
    infinity.circle info info.bubble info.circle info.circle.fill internaldrive ipad iphone
    iphone.homebutton ipod italic k.circle key key.fill key.horizontal keyboard
    keyboard.chevron.compact.down keyboard.fill ladybug ladybug.fill lamp.desk laptopcomputer
    lasso lasso.and.sparkles latch.2.case leaf leaf.arrow.circlepath leaf.fill lessthan level
    lifepreserver light.beacon.max light.max light.min lightbulb lightbulb.circle lightbulb.fill
    lightbulb.slash line.3.crossed.swirl.circle line.3.horizontal line.3.horizontal.circle
    line.3.horizontal.decrease line.3.horizontal.decrease.circle
    line.3.horizontal.decrease.circle.fill line.diagonal line.horizontal.3
    line.horizontal.3.decrease line.horizontal.3.decrease.circle
    line.horizontal.3.decrease.circle.fill link link.badge.plus link.circle list.and.film
    list.bullet list.bullet.circle list.bullet.circle.fill list.bullet.clipboard
    list.bullet.indent list.bullet.rectangle list.bullet.rectangle.fill
    list.bullet.rectangle.portrait list.clipboard list.dash list.number list.star list.triangle
    livephoto location location.circle location.circle.fill location.fill
    location.magnifyingglass location.north location.north.fill location.slash lock lock.circle
    lock.doc lock.fill lock.icloud lock.iphone lock.open lock.open.fill lock.rotation lock.shield
    lock.shield.fill lock.slash macbook macpro.gen3 macwindow magicmouse magnifyingglass
    magnifyingglass.circle magnifyingglass.circle.fill mail mail.fill mail.stack map map.circle
    map.fill mappin mappin.and.ellipse mappin.circle mappin.circle.fill mappin.slash megaphone
    megaphone.fill memorychip menubar.rectangle menucard message message.badge message.circle
    message.fill metronome mic mic.circle mic.circle.fill mic.fill mic.slash mic.slash.fill minus
    minus.circle minus.circle.fill minus.magnifyingglass minus.square moon moon.circle
    moon.circle.fill moon.fill moon.stars moon.stars.fill moon.zzz mosaic mountain.2 mount
    music.mic music.note music.note.house music.note.list music.quarternote.3 mustache network
    newspaper newspaper.circle newspaper.fill nosign note note.text note.text.badge.plus number
    number.circle number.square octagon opticaldisc option pano paintbrush paintbrush.fill
    paintbrush.pointed paintpalette paintpalette.fill paperclip paperclip.circle paperplane
    paperplane.circle paperplane.circle.fill paperplane.fill paragraphsign party.popper
    party.popper.fill pause pause.circle pause.circle.fill pause.fill pawprint pawprint.fill
    pencil pencil.and.outline pencil.circle pencil.circle.fill pencil.line pencil.slash
    pencil.tip pencil.tip.crop.circle percent person person.2 person.2.circle person.2.fill
    person.3 person.3.fill person.3.sequence person.badge.clock person.badge.key
    person.badge.minus person.badge.plus person.circle person.circle.fill person.crop.circle
    person.crop.circle.badge.checkmark person.crop.circle.badge.exclamationmark
    person.crop.circle.badge.minus person.crop.circle.badge.plus person.crop.circle.badge.xmark
    person.crop.circle.fill person.crop.rectangle person.crop.square person.crop.square.fill
    person.fill person.fill.badge.plus person.fill.checkmark person.fill.questionmark
    person.fill.xmark person.icloud person.text.rectangle phone phone.arrow.down.left
    phone.arrow.up.right phone.circle phone.circle.fill phone.connection phone.down
    phone.down.fill phone.fill photo photo.artframe photo.circle photo.fill
    photo.fill.on.rectangle.fill photo.on.rectangle photo.on.rectangle.angled photo.stack
    picture.in.picture pill pill.fill pills pills.fill pin pin.circle pin.fill pin.slash
    pin.slash.fill play play.circle play.circle.fill play.fill play.rectangle play.rectangle.fill
    play.slash play.square playpause plus plus.app plus.bubble plus.circle plus.circle.fill
    plus.forwardslash.minus plus.magnifyingglass plus.message plus.rectangle
    plus.rectangle.on.folder plus.rectangle.on.rectangle plus.slash.minus plus.square
    plus.square.fill plus.square.on.square plus.viewfinder power power.circle printer
    printer.fill purchased puzzlepiece puzzlepiece.extension puzzlepiece.fill qrcode
    qrcode.viewfinder questionmark questionmark.app questionmark.bubble questionmark.circle
    questionmark.circle.fill questionmark.diamond questionmark.folder questionmark.square
    quote.bubble quote.bubble.fill quote.closing quote.opening r.square radio ray rays
    record.circle record.circle.fill rectangle rectangle.and.pencil.and.ellipsis
    rectangle.and.text.magnifyingglass rectangle.badge.checkmark rectangle.dashed rectangle.fill
    rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2 rectangle.grid.3x2
    rectangle.lefthalf.inset.filled rectangle.on.rectangle rectangle.portrait
    rectangle.portrait.and.arrow.right rectangle.righthalf.inset.filled rectangle.split.2x1
    rectangle.split.3x3 rectangle.stack rectangle.stack.badge.minus
    rectangle.stack.badge.person.crop rectangle.stack.badge.plus rectangle.stack.fill repeat
    repeat.1 repeat.circle restart return rosette rotate.left rotate.right ruler ruler.fill
    safari safari.fill sailboat scalemass scanner scissors scope scribble scribble.variable
    scroll sdcard seal seal.fill server.rack shareplay shield shield.checkered shield.fill
    shield.lefthalf.filled shield.slash shift shift.fill shippingbox shippingbox.fill shuffle
    shuffle.circle sidebar.leading sidebar.left sidebar.right sidebar.squares.left
    sidebar.trailing signature simcard skew slash.circle slider.horizontal.3
    slider.horizontal.below.rectangle slider.vertical.3 slowmo smoke snow snowflake sparkle
    sparkles sparkles.rectangle.stack speaker speaker.fill speaker.slash speaker.slash.fill
    speaker.wave.1 speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill
    speaker.zzz speedometer sportscourt square square.and.arrow.down square.and.arrow.down.fill
    square.and.arrow.up square.and.arrow.up.fill square.and.arrow.up.on.square
    square.and.at.rectangle square.and.line.vertical.and.square square.and.pencil square.dashed
    square.fill square.grid.2x2 square.grid.2x2.fill square.grid.3x1.below.line.grid.1x2
    square.grid.3x2 square.grid.3x3 square.grid.3x3.fill square.grid.4x3.fill square.on.circle
    square.on.square square.slash square.split.2x1 square.split.2x2 square.stack
    square.stack.3d.down.right square.stack.3d.up square.stack.3d.up.fill square.stack.fill
    square.text.square squareshape staroflife star star.bubble star.circle star.circle.fill
    star.fill star.leadinghalf.filled star.lefthalf.fill star.slash stethoscope stop stop.circle
    stop.circle.fill stop.fill stopwatch stopwatch.fill storefront strikethrough suit.club
    suit.diamond suit.heart suit.heart.fill suit.spade suitcase suitcase.fill sum sun.and.horizon
    sun.dust sun.haze sun.max sun.max.fill sun.min sunrise sunrise.fill sunset sunset.fill
    switch.2 t.bubble tablecells tag tag.circle tag.fill tag.slash target teletype tennisball
    tent terminal terminal.fill testtube.2 text.alignleft text.aligncenter text.alignright
    text.badge.checkmark text.badge.minus text.badge.plus text.badge.star text.badge.xmark
    text.below.photo text.book.closed text.bubble text.bubble.fill text.cursor text.insert
    text.justify text.magnifyingglass text.quote textbox textformat textformat.abc textformat.alt
    textformat.size theatermasks theatermasks.fill thermometer thermometer.medium
    thermometer.snowflake thermometer.sun ticket ticket.fill timelapse timer togglepower toilet
    tortoise tortoise.fill touchid train.side.front.car tram tram.fill translate trash
    trash.circle trash.circle.fill trash.fill trash.slash tray tray.2 tray.and.arrow.down
    tray.and.arrow.up tray.fill tray.full tray.full.fill triangle triangle.fill trophy
    trophy.fill tropicalstorm truck.box tshirt tshirt.fill tuningfork tv tv.circle tv.fill
    umbrella umbrella.fill underline unlock.fill video video.badge.plus video.circle video.fill
    video.slash video.slash.fill viewfinder viewfinder.circle wallet.pass wallet.pass.fill
    wand.and.rays wand.and.stars wand.and.stars.inverse washer watch.analog wave.3.left
    wave.3.right waveform waveform.circle waveform.path waveform.path.ecg wifi
    wifi.exclamationmark wifi.slash wind wineglass wrench wrench.and.screwdriver
    wrench.and.screwdriver.fill wrench.fill x.circle x.circle.fill x.square xmark xmark.app
    xmark.bin xmark.circle xmark.circle.fill xmark.octagon xmark.octagon.fill xmark.rectangle
    xmark.seal xmark.seal.fill xmark.shield xmark.square xmark.square.fill yensign.circle zzz
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
