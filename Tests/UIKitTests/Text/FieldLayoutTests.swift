import Testing
import UIKit
import _UIKitTestSupport

/// How texts that can be edited take part in layout.
@MainActor
@Suite(.closesWindows) struct FieldLayoutTests {
  private let stage = Stage()
  private let label = UILabel()
  private let field = UITextField()
  private let note = UITextView()

  init() {
    for view in [label, field, note] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
    }
    label.text = "Label"
    field.text = "Field"
    note.text = "Note\nof two lines"
    note.isScrollEnabled = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 100)
    ])
  }

  /// The baseline of a view with one line of the font in its middle.
  private func middleBaseline(_ view: UIView, _ font: UIFont) -> CGFloat {
    view.frame.midY + font.ascender - font.lineHeight / 2
  }

  @Test func `a field's baseline lines up with a label's, however tall it is`() throws {
    field.font = .systemFont(ofSize: 24)
    let height = field.heightAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor), height,
    ])
    let font = try #require(field.font)
    for tall in [60, 31, 90] as [CGFloat] {
      height.constant = tall
      stage.frame()
      #expect(field.frame.height == tall)
      let distance = middleBaseline(field, font) - middleBaseline(label, label.font)
      #expect(abs(distance) <= 1, "\(tall)")
    }
  }

  @Test func `a text view has a first and a last baseline`() {
    let after = UILabel()
    after.text = "After"
    after.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(after)
    NSLayoutConstraint.activate([
      note.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      after.firstBaselineAnchor.constraint(equalTo: note.lastBaselineAnchor),
    ])
    stage.frame()
    let line =
      note.caretRect(for: note.endOfDocument).minY
      - note.caretRect(for: note.beginningOfDocument).minY
    #expect(line > 10)
    #expect(abs(after.frame.minY - label.frame.minY - line) <= 1)
  }

  @Test func `a text that is too long is drawn smaller where that is wished`() throws {
    field.text = String(repeating: "wide ", count: 10)
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    field.translatesAutoresizingMaskIntoConstraints = true
    let natural = field.intrinsicContentSize
    stage.frame()
    let large = end(of: field)
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 12
    stage.frame()
    let small = end(of: field)
    #expect(abs(small / large - 12 / 17) < 0.03)
    #expect(field.intrinsicContentSize == natural)
    field.minimumFontSize = 0
    stage.frame()
    #expect(end(of: field) <= 200)
    field.text = "short"
    stage.frame()
    #expect(field.font?.pointSize == 17)
  }

  /// Where the text of a field would end.
  private func end(of field: UITextField) -> CGFloat {
    field.caretRect(for: field.endOfDocument).maxX
      - field.caretRect(for: field.beginningOfDocument).minX
  }
}
