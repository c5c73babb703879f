import HeadlessHost
import Kumiko
import UIKit

/// A feed of posts on a headless screen: rows are trees of views that flexbox measures and lays out,
/// or the same views placed by hand in rows of a known height.
@MainActor
final class FeedBench {
  static let postCount = 400

  private let display: HeadlessDisplay
  private let window: UIWindow
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  private let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())

  /// Makes the feed; it is shown by ``open()``.
  init(usesTrees: Bool) {
    display = HeadlessDisplay.install(scale: 1)
    window = UIWindow(frame: UIScreen.main.bounds)
    table.estimatedRowHeight = 160
    table.separatorStyle = .none
    renderer.target = table
    renderer.render {
      Section(id: 0) {
        for number in 0..<Self.postCount {
          if usesTrees { TreePost(id: number) } else { PlainPost(id: number) }
        }
      }
    }
  }

  /// Shows the feed, in its middle.
  func open() {
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    draw()
    let middle = IndexPath(row: Self.postCount / 2, section: 0)
    table.scrollToRow(at: middle, at: .top, animated: false)
    draw()
  }

  func close() {
    display.advanceUntilIdle()
    window.isHidden = true
  }

  /// Scrolls, and draws the frame.
  func scroll(by points: CGFloat) {
    table.contentOffset.y += points
    draw()
  }

  private func draw() {
    display.advance(by: 1 / 60)
    keep(display.snapshot())
  }
}

/// What a post says.
private enum PostText {
  static func author(_ id: Int) -> String { "Author \(id &* 7919 % 97)" }
  static func note(_ id: Int) -> String { "Post \(id)" }

  static func body(_ id: Int) -> String {
    "No. \(id). The joints fit without nails, and the light falls through the lattice of cedar "
      + "and paper, which is best seen in the morning."
  }

  @MainActor static let authorFont = UIFont.systemFont(ofSize: 16, weight: .semibold)
  @MainActor static let noteFont = UIFont.systemFont(ofSize: 13)
  @MainActor static let bodyFont = UIFont.systemFont(ofSize: 16)
}

private struct TreePost: Component {
  var id: Int

  var body: some ElementTree {
    VFlex(spacing: 8) {
      HFlex(spacing: 10) {
        Element<UIView>(reuseIdentifier: "avatar").set(\.backgroundColor, .systemOrange)
          .size(width: 36, height: 36)
        VFlex {
          label(PostText.author(id), PostText.authorFont)
          label(PostText.note(id), PostText.noteFont).set(\.textColor, .secondaryLabel)
        }.grow()
      }
      label(PostText.body(id), PostText.bodyFont).set(\.numberOfLines, 2)
      HFlex(spacing: 16) {
        label("More", PostText.bodyFont).set(\.textColor, .systemBlue)
        label("Comments", PostText.bodyFont).set(\.textColor, .systemBlue)
      }
    }.padding(16)
  }

  private func label(_ text: String, _ font: UIFont) -> Element<UILabel> {
    Element<UILabel>().set(\.text, text).set(\.font, font).shrink()
  }
}

private struct PlainPost: Component {
  var id: Int

  func renderContent() -> PlainPostView { PlainPostView(frame: .zero) }

  func render(in content: PlainPostView) {
    content.author.text = PostText.author(id)
    content.note.text = PostText.note(id)
    content.body.text = PostText.body(id)
  }

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 142) }
}

private final class PlainPostView: UIView {
  let (author, note, body) = (UILabel(), UILabel(), UILabel())
  private let avatar = UIView()
  private let (more, comments) = (UILabel(), UILabel())

  override init(frame: CGRect) {
    super.init(frame: frame)
    avatar.backgroundColor = .systemOrange
    (author.font, note.font, body.font) = (
      PostText.authorFont, PostText.noteFont, PostText.bodyFont
    )
    note.textColor = .secondaryLabel
    body.numberOfLines = 2
    (more.text, comments.text) = ("More", "Comments")
    for label in [more, comments] {
      label.font = PostText.bodyFont
      label.textColor = .systemBlue
    }
    for view in [avatar, author, note, body, more, comments] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    avatar.frame = CGRect(x: 16, y: 16, width: 36, height: 36)
    author.frame = CGRect(x: 62, y: 16, width: bounds.width - 78, height: 20)
    note.frame = CGRect(x: 62, y: 36, width: bounds.width - 78, height: 16)
    body.frame = CGRect(x: 16, y: 60, width: bounds.width - 32, height: 38)
    more.frame = CGRect(x: 16, y: 106, width: 40, height: 20)
    comments.frame = CGRect(x: 72, y: 106, width: 90, height: 20)
  }
}
