import HeadlessHost
import UIKit

/// Shows texts in a label, a field and a text view, and says what is wrong with what they answer.
@MainActor
public final class TextScreen {
  private let display = HeadlessDisplay.install()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let label = UILabel()
  private let field = UITextField()
  private let view = UITextView()
  private var text = FuzzText(seed: 0)
  private var faults: [String] = []

  /// Shows a window with the three.
  public init() {
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    for view in [label, field, view] { root.view.addSubview(view) }
  }

  /// Takes the window off the screen.
  public func close() { window.isHidden = true }

  /// What is wrong with a text, wherever it is shown.
  public func faults(of text: FuzzText) -> [String] {
    (self.text, faults) = (text, [])
    measureString()
    showInLabel()
    edit(field)
    edit(view)
    window.layoutIfNeeded()
    display.advance(by: 0)
    if text.seed.isMultiple(of: 16) { _ = display.snapshot() }
    return faults
  }

  private func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }

  private func expectSize(_ size: CGSize, of what: String) {
    expect(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "\(what) has the size \(size)")
  }

  private func measureString() {
    let room = CGSize(width: text.width, height: 1000)
    let attributed = text.attributed
    expectSize(attributed.size(), of: "the string")
    let rect = attributed.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    expectSize(rect.size, of: "the string in its width")
  }

  private func showInLabel() {
    label.attributedText = text.attributed
    label.numberOfLines = text.lineLimit
    label.lineBreakMode = text.lineBreak
    let size = label.sizeThatFits(CGSize(width: text.width, height: .greatestFiniteMagnitude))
    expectSize(size, of: "the label")
    label.frame = CGRect(x: 0, y: 0, width: text.width, height: min(size.height, 300))
    expect(label.attributedText?.string == text.string, "the label loses text")
  }

  private func edit(_ input: some UIView & UITextInput & TextHolding) {
    let name = String(describing: type(of: input))
    input.textAlignment = text.alignment
    input.held = text.attributed
    expect(input.characters == text.string.unicodeScalars.map(\.value), "\(name) loses text")
    expectSize(input.sizeThatFits(CGSize(width: text.width, height: 400)), of: name)
    input.frame = CGRect(x: 0, y: 0, width: text.width, height: 200)
    input.layoutIfNeeded()
    point(into: input, name)
    select(in: input, name)
    replace(in: input, name)
  }

  /// Points into the text, and asks where its carets are.
  private func point(into input: some UIView & UITextInput, _ name: String) {
    let start = input.beginningOfDocument
    let length = input.offset(from: start, to: input.endOfDocument)
    for step in 0..<6 {
      let point = CGPoint(x: text.width * CGFloat(step) / 5, y: CGFloat(step * 9))
      guard let place = input.closestPosition(to: point) else {
        return expect(false, "\(name) has nothing near \(point)")
      }
      let offset = input.offset(from: start, to: place)
      expect((0...length).contains(offset), "\(name) has the offset \(offset) near \(point)")
      expectFinite(input.caretRect(for: place), "a caret of \(name)")
    }
    for offset in 0...length {
      guard let place = input.position(from: start, offset: offset) else {
        return expect(false, "\(name) has no position \(offset) of \(length)")
      }
      expectFinite(input.caretRect(for: place), "the caret \(offset) of \(name)")
    }
  }

  private func expectFinite(_ rect: CGRect, _ what: String) {
    let values = [rect.minX, rect.minY, rect.width, rect.height]
    expect(values.allSatisfy(\.isFinite), "\(what) stands at \(rect)")
  }

  private func range(_ range: NSRange, in input: some UITextInput) -> UITextRange? {
    let start = input.beginningOfDocument
    guard let lower = input.position(from: start, offset: range.location),
      let upper = input.position(from: start, offset: range.upperBound)
    else { return nil }
    return input.textRange(from: lower, to: upper)
  }

  private func select(in input: some UIView & UITextInput, _ name: String) {
    guard let range = range(text.replaced, in: input) else {
      return expect(false, "\(name) has no range \(text.replaced)")
    }
    input.selectedTextRange = range
    for rect in input.selectionRects(for: range) {
      expectFinite(rect.rect, "a part of the selection of \(name)")
    }
    expectFinite(input.firstRect(for: range), "the first part of the selection of \(name)")
  }

  /// Replaces a range, which may begin and end within surrogate pairs: those go as a whole.
  private func replace(in input: some UIView & UITextInput & TextHolding, _ name: String) {
    guard let range = range(text.replaced, in: input) else { return }
    let units = Array(text.string.utf16)
    var (lower, upper) = (text.replaced.location, text.replaced.upperBound)
    func cutsPair(_ offset: Int) -> Bool {
      offset > 0 && offset < units.count && UTF16.isTrailSurrogate(units[offset])
    }
    if cutsPair(lower) { lower -= 1 }
    if cutsPair(upper) { upper += text.replaced.length > 0 ? 1 : -1 }
    let expected = units[..<lower] + Array(text.replacement.utf16) + units[max(lower, upper)...]
    input.replace(range, withText: text.replacement)
    let scalars = String(decoding: expected, as: UTF16.self).unicodeScalars.map(\.value)
    expect(input.characters == scalars, "\(name) loses text where a range is replaced")
  }
}

/// A view that holds a text which can be edited.
@MainActor
private protocol TextHolding: AnyObject {
  var held: NSAttributedString? { get set }
  var textAlignment: NSTextAlignment { get set }
}

extension TextHolding {
  /// The scalars of the text: strings are equal that are written differently.
  fileprivate var characters: [UInt32] { held?.string.unicodeScalars.map(\.value) ?? [] }
}

extension UITextField: TextHolding {
  fileprivate var held: NSAttributedString? {
    get { attributedText }
    set { attributedText = newValue }
  }
}

extension UITextView: TextHolding {
  fileprivate var held: NSAttributedString? {
    get { attributedText }
    set { attributedText = newValue }
  }
}
