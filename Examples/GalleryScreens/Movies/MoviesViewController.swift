import Kumiko
import Observation
import UIKit

/// What the Movies screen shows.
@Observable @MainActor
final class MoviesModel {
  private(set) var movies: [Movie] = []
  private(set) var hasMore = true
  private(set) var isLoading = false
  var query = "" { didSet { if query != oldValue { restart() } } }
  @ObservationIgnored private var page = 0
  @ObservationIgnored private var loading: Task<Void, Never>?

  /// Begins to load the next page, unless one is on its way.
  func loadMore() {
    guard hasMore, !isLoading else { return }
    isLoading = true
    loading = Task { [weak self] in
      guard (try? await Task.sleep(for: .milliseconds(600))) != nil else { return }
      self?.receive()
    }
  }

  /// The next page has come.
  func receive() {
    guard isLoading else { return }
    loading?.cancel()
    let next = MovieLibrary.page(page, query: query)
    movies += next.movies
    hasMore = next.hasMore
    page += 1
    isLoading = false
  }

  private func restart() {
    loading?.cancel()
    (movies, hasMore, isLoading, page) = ([], true, false, 0)
    loadMore()
  }
}

/// A list that loads page by page as its end comes near, and can be searched.
final class MoviesViewController: ScreenViewController, TableScreen {
  let model: MoviesModel

  init() {
    let model = MoviesModel()
    self.model = model
    super.init(style: .plain) { _ in MoviesScreen(model: model).screen }
    navigationItem.largeTitleDisplayMode = .never
    renderer.options = ListOptions().onReachEnd(threshold: 3) { model.loadMore() }
    model.loadMore()
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }
}

/// The Movies screen as it should look for what has been found.
@MainActor
struct MoviesScreen {
  let model: MoviesModel

  var screen: Screen {
    Screen(title: "Movies") {
      Section { rows }
    }
    .pinnedToTop {
      SearchRow(placeholder: "Search movies", text: model.query) { model.query = $0 }
    }
  }

  @RowsBuilder private var rows: Rows {
    for movie in model.movies { row(movie).id(movie.id) }
    if model.isLoading {
      if model.movies.isEmpty {
        for index in 0..<8 {
          PlaceholderRow(iconSide: MoviesScreen.side).id("placeholder \(index)")
        }
      } else {
        ActivityRow(isLoading: true)
      }
    } else if model.movies.isEmpty {
      ErrorRow(
        "No movies", message: "Nothing is called “\(model.query)”.",
        symbol: "magnifyingglass", retryTitle: "Show all"
      ) { model.query = "" }
    }
  }

  private static let side: CGFloat = 40

  private func row(_ movie: Movie) -> ListRow {
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
    ]
    return ListRow(
      movie.title, subtitle: "\(movie.genre), \(movie.year)",
      value: String(repeating: "★", count: movie.stars),
      icon: .initials(
        String(movie.title.prefix(1)), color: colors[movie.id % colors.count],
        side: MoviesScreen.side))
  }
}

extension GalleryScreen {
  static let movies = GalleryScreen(
    name: "movies",
    row: MenuRow(
      id: "movies", title: "Movies", subtitle: "Page by page, and searched",
      symbol: "film", tint: .systemPurple),
    states: [
      State("loading", of: MoviesViewController.self, delay: 0.3),
      State("list", of: MoviesViewController.self) { screen in
        screen.model.receive()
        screen.render()
      },
      State("nothing", of: MoviesViewController.self) { screen in
        screen.model.query = "zebra"
        screen.model.receive()
        screen.render()
      },
    ],
    make: MoviesViewController.init)
}
