/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  /// Of devices, media, weather, travel and tools.
  package static let things = """
    activity waveform.path waveform.path.ecg
    airplane airplane.arrival airplane.departure
    apple applelogo
    arrow-clockwise goforward goforward.10 goforward.15 goforward.30 rotate.right
    arrow-counterclockwise gobackward gobackward.10 gobackward.15 gobackward.30 restart
    arrow-counterclockwise rotate.left
    arrow-repeat rotate.3d
    arrows-collapse rectangle.compress.vertical
    arrows-expand rectangle.expand.vertical
    aspect-ratio rectangle.dashed
    asterisk star.of.life staroflife
    award medal
    back rectangle.on.rectangle
    bag takeoutbag.and.cup.and.straw
    balloon party.popper balloon.2
    bandaid bandage cross.case
    bar-chart-steps stairs
    battery battery.0
    battery-charging battery.100.bolt
    battery-full battery.100 battery.75
    battery-half battery.25 battery.50
    boombox radio
    box cube.transparent
    briefcase case
    brightness-high light.max rays
    brightness-low light.min sun.min
    broadcast antenna.radiowaves.left.and.right dot.radiowaves.left.and.right
    bug ladybug
    bus-front bus
    calculator function
    camera camera.on.rectangle camera.rotate camera.viewfinder
    camera-video video
    camera-video-off video.slash
    camera2 camera.metering.center.weighted
    capsule-pill pills
    car-front car car.2
    card-image text.below.photo
    card-list rectangle.and.hand.point.up.left
    card-text square.text.square
    cast airplayaudio airplayvideo
    circle oval
    circle-square camera.filters
    clipboard-pulse stethoscope
    cloud icloud
    cloud-arrow-down icloud.and.arrow.down
    cloud-arrow-up icloud.and.arrow.up
    cloud-drizzle cloud.sun.rain
    cloud-fog smoke
    cloud-haze aqi.medium
    cloud-lightning cloud.bolt
    cloud-lightning-rain cloud.bolt.rain
    cloud-rain-heavy cloud.heavyrain
    cloud-slash icloud.slash
    cloud-snow wind.snow
    collection rectangle.stack
    collection-play film.stack
    compass safari
    controller gamecontroller
    cup-hot cup.and.saucer
    cursor location location.north
    device-hdd internaldrive
    diagram-3 point.3.connected.trianglepath.dotted
    dice-5 dice die.face.5
    disc opticaldisc
    display desktopcomputer
    door-closed door.left.hand.closed
    door-open door.left.hand.open
    droplet drop drop.triangle
    earbuds airpods airpodspro
    egg-fried fork.knife
    fan fanblades air.purifier
    fast-forward forward
    fire flame
    fuel-pump fuelpump
    fullscreen viewfinder
    gear gearshape gearshape.2
    gear-wide-connected gear
    geo mappin
    geo-alt mappin.and.ellipse
    globe network
    grid rectangle.grid.2x2
    grid-1x2 rectangle.3.group
    grid-3x2 rectangle.grid.3x2
    hdd-network externaldrive.connected.to.line.below
    headset-vr visionpro
    image photo
    image-alt photo.artframe mountain.2
    images photo.fill.on.rectangle photo.on.rectangle photo.on.rectangle.angled photo.stack
    keyboard keyboard.chevron.compact.down
    lamp lamp.desk
    laptop laptopcomputer laptopcomputer.and.iphone
    layout-sidebar sidebar.leading sidebar.left
    layout-sidebar-reverse sidebar.right
    layout-split rectangle.split.2x1
    layout-three-columns rectangle.split.3x1
    life-preserver lifepreserver
    lightbulb flashlight.on
    lightbulb-off flashlight.off lightbulb.slash
    lightning bolt.horizontal bolt.slash
    lightning-charge bolt
    mask theatermasks
    memory memorychip
    mic music.mic
    mic-mute mic.slash
    moisture humidity
    moon-stars moon.zzz
    music-note music.note.house
    music-note-beamed music.quarternote.3
    music-note-list pianokeys
    music-player ipod
    p-circle parkingsign.circle
    p-square parkingsign
    paperclip rectangle.and.paperclip
    pause-btn pause.rectangle
    pencil-square rectangle.and.pencil.and.ellipsis
    person-rolodex rectangle.stack.badge.person.crop
    phone candybarphone iphone
    phone-landscape iphone.landscape
    phone-vibrate iphone.radiowaves.left.and.right
    play playpause
    play-btn play.rectangle
    play-circle livephoto.play
    plug cable.connector powerplug
    plus cross
    record-circle dot.circle livephoto circle.inset.filled largecircle.fill.circle
    record-circle button.programmable
    rewind backward
    rulers compass.drawing
    sd-card sdcard
    search location.magnifyingglass
    server server.rack
    shield-shaded shield.checkered shield.lefthalf.filled shield.lefthalf
    shop storefront
    sim simcard
    skip-end forward.end
    skip-start backward.end
    sliders slider.horizontal.2.square.on.square slider.horizontal.3
    sliders slider.horizontal.below.rectangle
    sliders2-vertical slider.vertical.3
    smartwatch applewatch
    snow2 snowflake
    soundwave waveform
    speaker amplifier hifispeaker homepod
    speedometer dial.max dial.min scalemass gauge gauge.high
    speedometer2 speedometer gauge.low gauge.medium
    sun sun.dust sun.haze sun.max
    sunset sun.and.horizon
    table rectangle.split.3x3 tablecells tablecells.badge.ellipsis
    tablet ipad
    tablet-landscape ipad.landscape
    telephone teletype
    text-indent-left text.line.first.and.arrowtriangle.forward
    thermometer-half thermometer
    thermometer-snow thermometer.snowflake
    toggles switch.2
    tools wrench.and.screwdriver
    train-front train.side.front.car tram
    tree leaf
    tropical-storm tropicalstorm
    truck truck.box
    tv appletv play.tv tv.music.note
    universal-access accessibility
    view-stacked rectangle.grid.1x2 rectangle.split.1x2
    volume-down speaker.minus speaker.wave.1
    volume-mute speaker.slash speaker.zzz
    volume-off speaker
    volume-up speaker.plus speaker.wave.2 speaker.wave.3
    water water.waves
    wifi dot.radiowaves.right
    wifi-off wifi.exclamationmark wifi.slash
    window macwindow
    window-plus rectangle.badge.plus
    """
}
