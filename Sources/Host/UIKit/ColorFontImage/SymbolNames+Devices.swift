/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  static let devices = """
    database cylinder
    device-hdd internaldrive
    disc opticaldisc
    display desktopcomputer
    earbuds airpods airpodspro
    hdd externaldrive
    hdd-network externaldrive.connected.to.line.below
    headset-vr visionpro
    keyboard keyboard.chevron.compact.down
    laptop laptopcomputer laptopcomputer.and.iphone macbook macbook.gen1 macbook.gen2
    laptop macbook.and.iphone
    life-preserver lifepreserver
    memory memorychip
    mouse magicmouse computermouse
    music-player ipod
    pc macpro.gen3 macpro.gen2
    phone apps.iphone candybarphone iphone iphone.homebutton iphone.gen1 iphone.gen2 iphone.gen3
    phone-landscape iphone.landscape
    phone-vibrate iphone.radiowaves.left.and.right
    plug cable.connector
    printer faxmachine
    sd-card sdcard
    server server.rack
    sim esim simcard
    smartwatch applewatch watch.analog
    speaker amplifier hifispeaker homepod
    tablet ipad
    tablet-landscape ipad.landscape
    tv appletv tv.music.note
    window macwindow menubar.rectangle
    window-dock dock.rectangle
    """
}
