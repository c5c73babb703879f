/// What the shop writes about tea: more than fits into one answer.
struct Journal: Sendable {
  struct Post: Sendable {
    var id: String
    var title: String
    var text: String
    /// The name of its picture.
    var picture: String
  }

  /// A part of the posts.
  struct Page: Sendable {
    var number: Int
    var posts: [Post]
    /// Whether more follow.
    var hasNext: Bool
  }

  /// How many posts a page has.
  static let pageSize = 50

  /// All posts, the newest first.
  var posts: [Post]

  /// How many pages there are, one at least.
  var pageCount: Int { max(1, (posts.count + Self.pageSize - 1) / Self.pageSize) }

  /// A page by its number, from 1; nil where there is none.
  func page(_ number: Int) -> Page? {
    guard (1...pageCount).contains(number) else { return nil }
    let rest = posts.dropFirst((number - 1) * Self.pageSize)
    return Page(
      number: number, posts: Array(rest.prefix(Self.pageSize)),
      hasNext: rest.count > Self.pageSize)
  }

  /// The posts of the samples.
  static let tea: Journal = {
    let subjects = [
      "water", "the second cup", "a cracked glaze", "old leaves", "the kettle's song",
      "rain on a tea house", "picking by hand", "a good morning",
    ]
    let places = ["Uji", "Arita", "Kakunodate", "Morioka", "Tokoname", "Kyoto"]
    let pictures = ["spring", "arita", "uji"]
    return Journal(
      posts: (1...230).reversed().map { number in
        let place = places[number % places.count]
        return Post(
          id: "post-\(number)", title: "\(number). On \(subjects[number % subjects.count])",
          text: number.isMultiple(of: 10)
            ? "From \(place): why no price of ours is ${price}, nor $9.99."
            : "A note from \(place), read in two minutes.",
          picture: pictures[number % pictures.count])
      })
  }()
}
