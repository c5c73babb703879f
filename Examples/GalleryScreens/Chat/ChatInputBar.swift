import UIKit

/// Where messages are written: a field and a button that sends.
final class ChatInputBar: UIView, UITextFieldDelegate {
  let field = UITextField()
  /// Called with a text that is to be sent.
  var onSend: (String) -> Void = { _ in }

  private let line = UIView()
  private let frameView = UIView()
  private let send = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    frameView.backgroundColor = .secondarySystemBackground
    frameView.layer.cornerRadius = 18
    field.placeholder = "Message"
    field.accessibilityLabel = "Message"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.returnKeyType = .send
    field.enablesReturnKeyAutomatically = true
    field.delegate = self
    send.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
    send.accessibilityIdentifier = "send"
    send.accessibilityLabel = "Send"
    send.addAction(UIAction { [weak self] _ in self?.sendText() }, for: .touchUpInside)
    field.addAction(UIAction { [weak self] _ in self?.updateButton() }, for: .editingChanged)
    for view in [line, frameView, field, send] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    constrain()
    updateButton()
    followTextSize()
  }

  required init?(coder: NSCoder) { fatalError("Bars are made in code") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
  }

  private func followTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let symbol = isLarge ? UIImage.SymbolConfiguration(pointSize: 34) : nil
    send.setPreferredSymbolConfiguration(symbol, forImageIn: .normal)
  }

  /// Writes into the field.
  func write(_ text: String) {
    field.text = text
    updateButton()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    sendText()
    return true
  }

  private func constrain() {
    // In a window that is too small the bar keeps its parts, and they go beyond its end.
    let yielding = [
      frameView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      send.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
    ]
    for constraint in yielding { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(yielding)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      frameView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      frameView.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
      frameView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: RowMetrics.spacing),
      frameView.trailingAnchor.constraint(equalTo: send.leadingAnchor, constant: -4),
      field.topAnchor.constraint(equalTo: frameView.topAnchor, constant: 6),
      field.bottomAnchor.constraint(equalTo: frameView.bottomAnchor, constant: -6),
      field.leadingAnchor.constraint(equalTo: frameView.leadingAnchor, constant: 14),
      field.trailingAnchor.constraint(equalTo: frameView.trailingAnchor, constant: -8),
      send.centerYAnchor.constraint(equalTo: frameView.centerYAnchor),
      send.widthAnchor.constraint(equalToConstant: 40),
      send.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  private func updateButton() { send.isEnabled = field.text?.isEmpty == false }

  private func sendText() {
    guard let text = field.text, !text.isEmpty else { return }
    write("")
    onSend(text)
  }
}
