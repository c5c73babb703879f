/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  /// Of the home.
  static let home = """
    bar-chart-steps stairs
    brightness-high light.max
    brightness-low light.min
    door-closed door.left.hand.closed
    door-open door.left.hand.open
    fan fanblades
    lamp lamp.desk
    lightbulb flashlight.on
    lightbulb-off flashlight.off lightbulb.slash
    """
}
