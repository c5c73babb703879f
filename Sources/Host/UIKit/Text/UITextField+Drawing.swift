extension UITextField {
  /// What is drawn around the text.
  var borderItems: [DrawItem] {
    let rect = borderRect(forBounds: bounds)
    if let image = values.background, values.borderStyle != .roundedRect {
      return image.drawItems(in: rect, tint: nil)
    }
    let traits = traitCollection
    let hairline = 1 / max(1, traits.displayScale)
    switch values.borderStyle {
    case .none: return []
    case .line:
      return [.border(rect, radii: .zero, width: 1, color: UIColor.label.cgColor(in: traits))]
    case .bezel:
      let color = UIColor.systemGray.cgColor(in: traits)
      return [.border(rect, radii: .zero, width: 2, color: color)]
    case .roundedRect:
      let radii = CornerRadii(Metrics.cornerRadius)
      let edge = UIColor.opaqueSeparator.cgColor(in: traits)
      let border = DrawItem.border(rect, radii: radii, width: hairline, color: edge)
      if backgroundColor != nil { return [border] }
      let fill = isEnabled ? UIColor.systemBackground : .secondarySystemBackground
      return [.fill(rect, radii: radii, color: fill.cgColor(in: traits)), border]
    }
  }

  /// The hint as it is drawn in a width.
  func placeholderBlock(width: CGFloat?) -> TextBlock {
    let defaults = TextDefaults(
      font: values.font, color: .placeholderText, traits: traitCollection)
    let text = values.placeholder ?? NSAttributedString(string: "")
    return TextBlock(
      runs: text.textRuns(defaults: defaults), width: width, maximumLines: 1,
      alignment: TextLineAlignment(values.alignment.resolved(in: self)))
  }

  private var placeholderItems: [DrawItem] {
    guard let placeholder = values.placeholder, placeholder.length > 0 else { return [] }
    let rect = convert(placeholderRect(forBounds: bounds), to: area)
    guard let layout = TextEngines.shared?.layout(placeholderBlock(width: max(1, rect.width)))
    else { return [] }
    let scale = max(1, traitCollection.displayScale)
    let y = rect.minY + (rect.height - layout.size.height) / 2
    return [.text(layout, CGPoint(x: rect.minX, y: (y * scale).rounded() / scale))]
  }

  /// What the text area shows: selection and text, or the hint.
  var areaItems: [DrawItem] {
    guard hasText else { return placeholderItems }
    var items: [DrawItem] = []
    if isEditing {
      let color = tintColor.withAlphaComponent(0.2).cgColor(in: traitCollection)
      for rect in line.selectionRects(for: interaction.editor.selection) {
        items.append(.fill(rect, radii: .zero, color: color))
      }
    }
    items += line.items(isEditing: isEditing)
    if isEditing, let marked = interaction.editor.markedRange {
      let color = values.textColor.cgColor(in: traitCollection)
      for rect in line.selectionRects(for: marked) {
        let underline = CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1)
        items.append(.fill(underline, radii: .zero, color: color))
      }
    }
    return items
  }

  /// Shows the caret, or the selection in its place.
  func showSelection() {
    area.setNeedsDisplay()
    interaction.handles?.update()
    guard isEditing, interaction.editor.selection.length == 0,
      abilities.contains(.edit)
    else { return interaction.caret.hide() }
    let position = OffsetPosition(interaction.editor.head)
    let rect = caretRect(for: position)
    guard rect.height > 0 else { return interaction.caret.hide() }
    interaction.caret.show(at: convert(rect, to: area))
  }
}

/// The part of a text field that draws the text and cuts it at its edges.
@MainActor
final class TextFieldArea: UIView {
  weak var field: UITextField?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  package override func makeDrawing() -> [DrawItem] { field?.areaItems ?? [] }
}

/// The button that clears a text field.
@MainActor
final class TextFieldClearButton: UIControl {
  private weak var field: UITextField?
  private let cross = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))

  init(field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    cross.tintColor = .tertiaryLabel
    cross.contentMode = .scaleAspectFit
    addSubview(cross)
    addAction(
      UIAction { [weak self] _ in self?.field?.clear() }, for: .primaryActionTriggered)
    accessibilityLabel = "Clear text"
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another picture; nil for the usual cross.
  func setImage(_ image: UIImage?) {
    cross.image = image ?? UIImage(systemName: "xmark.circle.fill")
  }

  package override var takesTaps: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    cross.frame = bounds.shrunk(dx: 1, dy: 1)
  }
}
