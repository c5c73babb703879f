import UIKit

/// A book that stands on the shelf, or in a list.
struct Book: Identifiable, Hashable, Codable, Sendable {
  /// Where a book is.
  enum Place: String, CaseIterable, Hashable, Codable, Sendable {
    case shelf = "On the shelf"
    case reading = "Reading"
    case next = "Up next"
    case lent = "Lent to friends"
  }

  var id: Int
  var title: String
  var author: String
  /// The hue of the cover, from 0 to 1.
  var hue: CGFloat

  var color: UIColor { UIColor(hue: hue, saturation: 0.55, brightness: 0.62, alpha: 1) }

  /// The library at first.
  static let library: [Place: [Book]] = {
    let names = [
      ("The Salt Roads", "I. Marrow"), ("Lanterns at Noon", "T. Okabe"),
      ("A Field of Clocks", "R. Vale"),
      ("Winter Ferry", "S. Lindqvist"), ("The Paper Orchard", "M. Duarte"),
      ("Small Thunder", "A. Hale"),
      ("Harbor Lights", "J. Amsel"), ("Moss and Iron", "K. Brandt"), ("The Long Table", "E. Rossi"),
      ("Night Gardens", "P. Sato"), ("Letters to Oslo", "N. Berg"),
    ]
    let books = names.enumerated().map { index, name in
      let hue = (CGFloat(index) * 0.381).truncatingRemainder(dividingBy: 1)
      return Book(id: index, title: name.0, author: name.1, hue: hue)
    }
    return [
      .shelf: Array(books[..<6]), .reading: Array(books[6..<8]), .next: Array(books[8..<10]),
      .lent: Array(books[10...]),
    ]
  }()
}
