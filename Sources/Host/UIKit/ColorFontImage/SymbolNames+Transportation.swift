/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  /// Of transportation and maps.
  static let transportation = """
    airplane airplane.arrival airplane.departure
    bus-front bus
    car-front car car.2
    cursor location location.north
    fuel-pump fuelpump
    geo mappin
    geo-alt mappin.and.ellipse
    p-circle parkingsign.circle
    p-square parkingsign
    search location.magnifyingglass
    signpost signpost.right
    train-front train.side.front.car tram
    truck truck.box
    """
}
