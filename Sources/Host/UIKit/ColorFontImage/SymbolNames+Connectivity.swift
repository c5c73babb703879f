/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  static let connectivity = """
    broadcast dot.radiowaves.left.and.right
    cast airplayaudio airplayvideo
    cloud icloud person.icloud
    cloud-arrow-down icloud.and.arrow.down
    cloud-arrow-up icloud.and.arrow.up
    cloud-slash exclamationmark.icloud xmark.icloud icloud.slash
    compass safari
    diagram-2 app.connected.to.app.below
    globe network
    house homekit
    link-45deg link personalhotspot
    wifi dot.radiowaves.right
    wifi-off wifi.exclamationmark wifi.slash
    """
}
