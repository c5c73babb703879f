/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  static let time = """
    alarm deskclock
    calendar-event calendar.badge.clock
    calendar-minus calendar.badge.minus
    calendar-plus calendar.badge.plus
    calendar-x calendar.badge.exclamationmark
    calendar3 calendar
    clock-history clock.arrow.2.circlepath clock.arrow.circlepath
    hourglass-bottom hourglass.bottomhalf.filled
    hourglass-split hourglass timelapse
    hourglass-top hourglass.tophalf.filled
    stopwatch timer
    """
}
