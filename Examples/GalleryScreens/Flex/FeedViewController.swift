import Kumiko
import UIKit

/// A post of the feed.
struct FeedPost: Identifiable {
  var id: Int
  var author: String
  var text: String

  /// A hundred posts of different lengths.
  static let samples: [FeedPost] = {
    let authors = ["Mia", "Jules", "Vincent", "Noor", "Ada"]
    let sentence = "The joints fit without nails, and the light falls through the lattice. "
    return (0..<100).map { number in
      FeedPost(
        id: number, author: authors[number % authors.count],
        text: "No. \(number + 1). " + String(repeating: sentence, count: number * 7 % 5 + 1))
    }
  }()
}

/// What a user did with a post; it outlives the cells that show it.
struct FeedPostState {
  var isExpanded = false
  var comments: [String] = []
  var isFetching = false
}

/// A post, two lines of it or all, and its comments.
final class FeedPostView: ComponentView<FeedPostView.Content> {
  struct Content {
    var post: FeedPost
    var state: FeedPostState
  }

  var expand: (Int) -> Void = { _ in }
  var fetchComments: (Int) -> Void = { _ in }

  override func construct() -> any ElementTree {
    guard let content = state else { return Element<UIView>() }
    return Element<UIView>().padding(horizontal: 16, vertical: 6).children {
      Parts.card().padding(12).layout { $0.gap = 8 }.children {
        header(content)
        Parts.body(content.post.text).set(\.numberOfLines, content.state.isExpanded ? 0 : 2)
        actions(content)
        for (number, comment) in content.state.comments.enumerated() {
          Parts.note(comment).set(\.numberOfLines, 0).key(number)
            .layout { $0.margin.start = 12 }
        }
      }
    }
  }

  private func header(_ content: Content) -> some ElementTree {
    let side = RowMetrics.scaled(36)
    return HFlex(spacing: 10) {
      Parts.box(String(content.post.author.prefix(1)), .systemOrange)
        .size(side).cornerRadius(side / 2)
      VFlex {
        Parts.label(content.post.author, .systemFont(ofSize: 16, weight: .semibold))
        Parts.note("Post \(content.post.id + 1)")
      }.grow()
    }
  }

  private func actions(_ content: Content) -> some ElementTree {
    let id = content.post.id
    let state = content.state
    return HFlex(spacing: 16) {
      Parts.button(state.isExpanded ? "Less" : "More") { [weak self] in self?.expand(id) }
      if state.comments.isEmpty {
        Parts.button(state.isFetching ? "Fetching…" : "Comments") { [weak self] in
          self?.fetchComments(id)
        }
      }
    }.layout { $0.flexWrap = .wrap }
  }
}

/// A hundred posts, each with a state of its own.
final class FeedViewController: UIViewController {
  private let table = ComponentTableView(frame: .zero, style: .plain)
  private var posts = FeedPost.samples
  private let states = ComponentStates(initial: FeedPostState())

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Feed"
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func loadView() {
    view = table
    table.backgroundColor = .systemGroupedBackground
    update()
  }

  private func update() {
    states.keep(posts.map(\.id))
    table.items = posts.map(item)
  }

  private func item(_ post: FeedPost) -> any ListComponentItemType {
    ListComponentItem<FeedPostView, FeedPostView.Content>(
      id: post.id, state: .init(post: post, state: states[post.id])
    ) { [weak self] view in
      view.expand = { self?.expand($0) }
      view.fetchComments = { self?.fetchComments($0) }
    }
  }

  /// Shows all of a post, or its beginning.
  func expand(_ id: Int) {
    states[id].isExpanded.toggle()
    update()
  }

  /// Brings a post's comments after a while.
  func fetchComments(_ id: Int) {
    guard !states[id].isFetching else { return }
    states[id].isFetching = true
    update()
    Task { [weak self] in
      guard (try? await Task.sleep(for: .seconds(0.6))) != nil else { return }
      self?.showComments(id)
    }
  }

  /// Shows a post's comments.
  func showComments(_ id: Int) {
    states[id].isFetching = false
    states[id].comments = ["Mia: How long did it take?", "Jules: All winter, and every evening."]
    update()
  }

  /// Removes the first post.
  func removeFirst() {
    posts.removeFirst()
    update()
  }
}

extension GalleryScreen {
  static let feed = GalleryScreen(
    name: "feed",
    row: MenuRow(
      id: "feed", title: "Feed", subtitle: "100 posts with states of their own",
      symbol: "text.bubble", tint: .systemOrange),
    states: [
      State("posts", of: FeedViewController.self),
      State("expanded", of: FeedViewController.self) { $0.expand(1) },
      State("comments", of: FeedViewController.self) { $0.showComments(0) },
    ],
    transition: [
      Step { ($0 as? FeedViewController)?.expand(1) },
      Step { ($0 as? FeedViewController)?.showComments(0) },
      Step { ($0 as? FeedViewController)?.removeFirst() },
    ],
    make: FeedViewController.init)
}
