/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  static let weather = """
    brightness-low sun.min
    cloud-drizzle cloud.sun.rain
    cloud-fog smoke
    cloud-haze aqi.medium
    cloud-lightning cloud.bolt
    cloud-lightning-rain cloud.bolt.rain
    cloud-rain-heavy cloud.heavyrain
    cloud-snow wind.snow
    moisture humidity
    moon-stars moon.zzz
    snow2 snowflake
    sun sun.dust sun.haze sun.max
    sunset sun.and.horizon
    thermometer-half thermometer thermometer.medium
    thermometer-high thermometer.high
    thermometer-low thermometer.low
    thermometer-snow thermometer.snowflake
    tropical-storm tropicalstorm
    """
}
