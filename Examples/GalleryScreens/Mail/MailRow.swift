import Kumiko
import UIKit

/// A mail in a list: who sent it and when, its subject, and how it begins. It is as high as its
/// texts, in whatever size the user reads.
struct MailRow: Component, Equatable {
  var mail: Mail

  var id: Mail.ID { mail.id }

  func renderContent() -> MailRowView { MailRowView() }

  func render(in content: MailRowView) {
    content.sender.text = mail.sender
    content.time.text = mail.time
    content.subject.text = mail.subject
    content.preview.text = mail.text
    content.unread.isHidden = mail.isRead
    content.flag.isHidden = !mail.isFlagged
  }

  func shouldContentUpdate(with next: MailRow) -> Bool { self != next }
}

/// What a ``MailRow`` is drawn in.
final class MailRowView: UIView {
  let unread = UIView()
  let sender = MailRowView.label(.headline)
  let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
  let time = MailRowView.label(.subheadline, color: .secondaryLabel)
  let subject = MailRowView.label(.subheadline)
  let preview = MailRowView.label(.subheadline, color: .secondaryLabel, lines: 2)
  private let head = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    unread.backgroundColor = .systemBlue
    unread.layer.cornerRadius = Self.dot / 2
    for (sign, label) in [(unread, "Unread"), (flag, "Flagged")] as [(UIView, String)] {
      (sign.isAccessibilityElement, sign.accessibilityLabel) = (true, label)
    }
    flag.tintColor = .systemOrange
    flag.contentMode = .scaleAspectFit
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    sender.setContentHuggingPriority(.defaultLow, for: .horizontal)
    time.setContentHuggingPriority(.required, for: .horizontal)
    for view in [sender, flag, time] { head.addArrangedSubview(view) }
    head.spacing = 6
    let texts = UIStackView(arrangedSubviews: [head, subject, preview])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [unread, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    constrain(texts)
    followTextSize()
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  private static let dot: CGFloat = 10

  private static func label(
    _ style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 1
  ) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = lines
    return label
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
  }

  /// Puts the time below the sender where the text is too large for both in a line.
  private func followTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    head.axis = isLarge ? .vertical : .horizontal
    head.alignment = isLarge ? .leading : .fill
    sender.numberOfLines = isLarge ? 0 : 1
    subject.numberOfLines = isLarge ? 0 : 1
    preview.numberOfLines = isLarge ? 3 : 2
  }

  private func constrain(_ texts: UIView) {
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 28),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -RowMetrics.margin),
      texts.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      unread.widthAnchor.constraint(equalToConstant: Self.dot),
      unread.heightAnchor.constraint(equalToConstant: Self.dot),
      unread.trailingAnchor.constraint(equalTo: texts.leadingAnchor, constant: -8),
      unread.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
      flag.widthAnchor.constraint(equalToConstant: 14),
    ])
  }
}
