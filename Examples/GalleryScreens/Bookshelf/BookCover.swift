import Kumiko
import UIKit

/// A book as it stands on a shelf.
struct BookCover: Component {
  let book: Book
  var id: Book.ID { book.id }

  func render(in view: BookCoverView) { view.show(book) }

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 92, height: 132) }
}

/// A cover: a spine, a title and an author on the book's color.
final class BookCoverView: UIView {
  private let cover = UIView()
  private let spine = UIView()
  private let title = UILabel()
  private let author = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cover.layer.cornerRadius = 6
    cover.clipsToBounds = true
    spine.backgroundColor = UIColor(white: 0, alpha: 0.18)
    title.font = .systemFont(ofSize: 13, weight: .semibold)
    author.font = .systemFont(ofSize: 10)
    for label in [title, author] {
      label.textColor = .white
      label.numberOfLines = 0
    }
    addSubview(cover)
    for view in [spine, title, author] { cover.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ book: Book) {
    cover.backgroundColor = book.color
    (title.text, author.text) = (book.title, book.author)
    isAccessibilityElement = true
    accessibilityLabel = "\(book.title), \(book.author)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = bounds
    spine.frame = CGRect(x: 0, y: 0, width: 7, height: bounds.height)
    let width = max(0, bounds.width - 22)
    let room = CGSize(width: width, height: max(0, bounds.height - 40))
    title.frame = CGRect(
      origin: CGPoint(x: 14, y: 12),
      size: CGSize(width: width, height: min(title.sizeThatFits(room).height, room.height)))
    let height = author.sizeThatFits(room).height
    author.frame = CGRect(x: 14, y: bounds.height - height - 10, width: width, height: height)
  }
}
