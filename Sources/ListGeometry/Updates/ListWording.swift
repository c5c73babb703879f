/// The nouns of a list view's messages.
package struct ListWording: Sendable {
  /// One place: `row` or `item`.
  package let place: String

  /// What a reload counts as beside a move of the same place.
  package var reload = "reload"

  package static let table = ListWording(place: "row")
  package static let collection = ListWording(place: "item", reload: "delete")
}

/// What a batch asks for that cannot be done, in the words of UIKit's exception.
package struct InvalidUpdate: Error, Equatable, Sendable {
  package let message: String
}

/// A kind of place and how messages speak of one.
protocol MessagePlace: Hashable, Comparable, Sendable {
  /// `row` or `section`.
  static func noun(_ wording: ListWording) -> String
  /// The place with its kind, such as `the same section (2)`.
  func phrase(_ article: String) -> String
  /// `(2)` or `(0 - 2)`.
  var mark: String { get }
}

extension Int: MessagePlace {
  static func noun(_ wording: ListWording) -> String { "section" }
  func phrase(_ article: String) -> String { "\(article) section (\(self))" }
  var mark: String { "(\(self))" }
}

extension RowPath: MessagePlace {
  static func noun(_ wording: ListWording) -> String { wording.place }
  func phrase(_ article: String) -> String {
    "\(article) index path ({length = 2, path = \(self)})"
  }
  var mark: String { "(\(self))" }
}
