import UIKit

/// Something that hangs or stands in the museum.
public struct Exhibit: Hashable, Sendable {
  var name: String
  var artist: String
  var year: Int
  var symbol: String
}

/// A room of the museum.
struct Room: Hashable, Sendable {
  var number: Int
  var name: String
  var exhibits: [Exhibit]

  static let all = [
    Room(
      number: 1, name: "Light",
      exhibits: [
        Exhibit(name: "Morning", artist: "I. Sato", year: 1908, symbol: "sun.max.fill"),
        Exhibit(name: "Eclipse", artist: "M. Ferro", year: 1931, symbol: "moon.fill"),
        Exhibit(name: "Sparks", artist: "A. Lindh", year: 1966, symbol: "sparkles"),
        Exhibit(name: "Lamp", artist: "J. Okafor", year: 1974, symbol: "lightbulb.fill"),
      ]),
    Room(
      number: 2, name: "Water",
      exhibits: [
        Exhibit(name: "Drop", artist: "K. Nowak", year: 1952, symbol: "drop.fill"),
        Exhibit(name: "Storm", artist: "R. Haddad", year: 1888, symbol: "cloud.bolt.fill"),
        Exhibit(name: "Snow", artist: "E. Virtanen", year: 1940, symbol: "snowflake"),
      ]),
    Room(
      number: 3, name: "Motion",
      exhibits: [
        Exhibit(name: "Wings", artist: "L. Moreau", year: 1919, symbol: "wind"),
        Exhibit(name: "Start", artist: "T. Abe", year: 1927, symbol: "figure.run"),
        Exhibit(name: "Departure", artist: "C. Ruiz", year: 1959, symbol: "airplane"),
        Exhibit(name: "Wheels", artist: "T. Abe", year: 1929, symbol: "bicycle"),
      ]),
  ]
}

extension Room {
  /// The color of a room's walls.
  var color: UIColor {
    switch number {
    case 1: return .systemOrange
    case 2: return .systemTeal
    default: return .systemIndigo
    }
  }
}
