import Kumiko
import Testing
import UIKit

@MainActor
@Suite struct `Style sheets` {
  @Test func `give a view a look and take it back`() {
    let label = UILabel()
    label.text = "text"
    label.textColor = .systemGreen
    label.numberOfLines = 3
    let sheet = StyleSheet<UILabel>()
      .setting(\.textColor, .systemRed)
      .compose(\.numberOfLines, 1)
      .setting(\.layer.cornerRadius, 4)
    let inverse = sheet.apply(to: label)
    #expect(label.textColor == .systemRed)
    #expect(label.numberOfLines == 1)
    #expect(label.layer.cornerRadius == 4)
    let again = inverse.apply(to: label)
    #expect(label.textColor == .systemGreen)
    #expect(label.numberOfLines == 3)
    #expect(label.layer.cornerRadius == 0)
    #expect(again == sheet)
  }

  @Test func `have no value for a property that they leave alone, even if it can be nil`() {
    var sheet = StyleSheet<UILabel>()
    #expect(sheet.value(for: \.text) == .none)
    #expect(sheet.value(for: \.textColor) == .none)
    #expect(sheet.text == .none)
    sheet.set(\.text, nil)
    #expect(sheet.value(for: \.text) == .some(nil))
    sheet.removeValue(for: \.text)
    #expect(sheet.value(for: \.text) == .none)
  }

  @Test func `remember what they set, in order`() {
    var sheet = StyleSheet<UILabel>()
    sheet.set(\.alpha, 0.5)
    sheet.set(\.numberOfLines, 2)
    sheet.set(\.alpha, 0.7)
    #expect(sheet.count == 2)
    #expect(sheet.value(for: \.alpha) == 0.7)
    #expect(sheet.numberOfLines == 2)
    sheet.numberOfLines = nil
    #expect(sheet.value(for: \.numberOfLines) == nil)
    #expect(sheet.count == 1)
    let one = StyleSheet<UILabel>().setting(\.alpha, 1).setting(\.tag, 2)
    let other = StyleSheet<UILabel>().setting(\.tag, 2).setting(\.alpha, 1)
    #expect(one != other)
    #expect(one == StyleSheet().setting(\.alpha, 1).setting(\.tag, 2))
    #expect(one != StyleSheet().setting(\.alpha, 1).setting(\.tag, 3))
  }

  @Test func `do not write what is so already`() {
    final class Counting: UIView {
      var count = 0
      override var alpha: CGFloat { didSet { count += 1 } }
    }
    let view = Counting()
    StyleSheet<Counting>().setting(\.alpha, 1).apply(to: view)
    #expect(view.count == 0)
    StyleSheet<Counting>().setting(\.alpha, 0.5).apply(to: view)
    #expect(view.count == 1)
  }

  @Test func `name views inside a view`() {
    let warning = StyleSheet<UILabel>().setting(\.textColor, .systemRed)
    let sheet = StyleSheet<RowView>()
      .styling(\.titleLabel, StyleSheet<StyledLabel>().setting(\.textColor, .systemRed))
      .setting(\.valueLabel.alpha, 0.5)
    let view = RowView()
    let inverse = sheet.apply(to: view)
    #expect(view.titleLabel.textColor == .systemRed)
    #expect(view.valueLabel.alpha == 0.5)
    inverse.apply(to: view)
    #expect(view.titleLabel.textColor != .systemRed)
    #expect(view.valueLabel.alpha == 1)
    #expect(warning.value(for: \.textColor) == .systemRed)
  }

  @Test func `merge, and the later one wins`() {
    let base = StyleSheet<UIView>.view.rounded(8)
    let merged = base.with(StyleSheet().setting(\.alpha, 0.5)).with { $0.set(\.tag, 3) }
    #expect(merged.value(for: \.layer.cornerRadius) == 8)
    #expect(merged.value(for: \.alpha) == 0.5)
    #expect(merged.value(for: \.tag) == 3)
    #expect(base.value(for: \.alpha) == 1)
  }

  @Test func `know the states of buttons and segments`() {
    let button = UIButton(type: .system)
    let before = button.titleColor(for: .disabled)
    let sheet = StyleSheet<UIButton>.button
      .setting(\.[titleColor: .disabled], .systemPink)
      .setting(\.[title: .normal], "Go")
    let inverse = sheet.apply(to: button)
    #expect(button.titleColor(for: .disabled) == .systemPink)
    #expect(button.title(for: .normal) == "Go")
    inverse.apply(to: button)
    #expect(button.titleColor(for: .disabled) == before)
    #expect(sheet.value(for: \.[titleColor: .disabled]) == .systemPink)
    let segments = UISegmentedControl(items: ["One", "Two"])
    StyleSheet<UISegmentedControl>.segmentedControl
      .setting(\.[titleColor: .selected], .systemRed).apply(to: segments)
    #expect(
      segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .systemRed)
  }

  @Test func `exist for every stock view`() {
    StyleSheet<UIView>.view.apply(to: UIView())
    StyleSheet<UILabel>.label.apply(to: UILabel())
    StyleSheet<UIImageView>.image.apply(to: UIImageView())
    StyleSheet<UIStackView>.stack(.vertical, spacing: 3).apply(to: UIStackView())
    StyleSheet<UITextView>.textView.apply(to: UITextView())
    StyleSheet<UISearchBar>.searchBar.apply(to: UISearchBar())
    StyleSheet<UIActivityIndicatorView>.activityIndicator.apply(to: UIActivityIndicatorView())
    StyleSheet<UITableView>.table.apply(to: UITableView())
    StyleSheet<UISwitch>.switch.apply(to: UISwitch())
    let field = UITextField()
    field.isSecureTextEntry = true
    StyleSheet<UITextField>.textField.apply(to: field)
    #expect(!field.isSecureTextEntry)
    #expect(field.borderStyle == .none)
  }
}
