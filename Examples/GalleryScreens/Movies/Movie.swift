/// A movie that nobody has made.
struct Movie: Identifiable, Hashable {
  var id: Int
  var title: String
  var year: Int
  var genre: String
  var stars: Int

  /// The movie with a number, always the same.
  init(number: Int) {
    id = number
    let (first, second) = (Self.firstWords, Self.secondWords)
    let word = first[number % first.count]
    let other = second[(number / first.count + number) % second.count]
    title = "\(word) \(other)"
    year = 1950 + (number * 37) % 75
    genre = Self.genres[(number * 7) % Self.genres.count]
    stars = 1 + (number * 13) % 5
  }

  static let count = 240

  private static let firstWords = [
    "Quiet", "Golden", "Winter", "Paper", "Salt", "Northern", "Broken", "Silver", "Distant",
    "Hidden", "Late", "Copper",
  ]
  private static let secondWords = [
    "Harbor", "Letters", "Garden", "Station", "Mountain", "Orchestra", "Lantern", "River",
    "Machine", "Promise", "Ferry",
  ]
  private static let genres = ["Drama", "Comedy", "Crime", "Adventure", "Documentary"]
}

/// Movies as a server hands them out: page by page, for a search.
struct MovieLibrary {
  static let pageLength = 20

  /// A page of what a search finds, and whether there are more.
  static func page(_ page: Int, query: String) -> (movies: [Movie], hasMore: Bool) {
    let all = (0..<Movie.count).map(Movie.init)
    let found =
      query.isEmpty
      ? all : all.filter { $0.title.lowercased().contains(query.lowercased()) }
    let start = min(page * pageLength, found.count)
    let end = min(start + pageLength, found.count)
    return (Array(found[start..<end]), end < found.count)
  }
}
