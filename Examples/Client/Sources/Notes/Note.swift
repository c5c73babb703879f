import Kumiko
import UIKit

/// What a note says.
struct Note: Hashable {
  var id: Int
  var text: String
  var isPinned = false

  init(id: Int, text: String, isPinned: Bool = false) {
    (self.id, self.text, self.isPinned) = (id, text, isPinned)
  }
}

/// A component of our own: a card with a note.
struct NoteCard: Component, Hashable {
  var note: Note

  var id: Int { note.id }

  func renderContent() -> NoteCardView { NoteCardView() }

  func render(in content: NoteCardView) {
    content.label.text = note.text
    content.pin.isHidden = !note.isPinned
  }

  func shouldContentUpdate(with next: NoteCard) -> Bool { next.note.text != note.text }

  func shouldRender(next: NoteCard, in content: NoteCardView) -> Bool { next != self }
}

final class NoteCardView: UIView {
  let label = UILabel()
  let pin = UIImageView(image: UIImage(systemName: "pin.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    pin.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, pin])
    row.spacing = 8
    row.alignment = .top
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("cards are not archived") }
}
