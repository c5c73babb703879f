import UIKit

extension TestStage {
  /// The texts of all labels and fields that can be seen, from top to bottom and, beside each
  /// other, from left to right. A text field without a text says its placeholder, one for a
  /// password a dot for each character.
  public var texts: [String] {
    let labels = visibleViews.compactMap { view in
      view.shownText.map { (text: $0, place: view.convert(view.bounds.origin, to: nil)) }
    }
    let sorted = labels.enumerated().sorted { one, other in
      (one.element.place.y, one.element.place.x, one.offset)
        < (other.element.place.y, other.element.place.x, other.offset)
    }
    return sorted.map(\.element.text)
  }

  /// The first view that can be seen and has a text or an accessibility identifier. The texts of
  /// fields count, and so do the placeholders of those that are empty.
  ///
  /// - Throws: ``TestStageError`` with the place of the call, and what can be seen.
  public func view(
    called name: String, file: String = #filePath, line: Int = #line
  ) throws -> UIView {
    let found = visibleViews.first { view in
      view.accessibilityIdentifier == name || view.shownText == name
    }
    guard let found else { throw notFound(name, file, line) }
    return found
  }

  /// The first view of a type that can be seen.
  ///
  /// - Throws: ``TestStageError`` with the place of the call, and what can be seen.
  public func view<View: UIView>(
    of type: View.Type, file: String = #filePath, line: Int = #line
  ) throws -> View {
    for view in visibleViews {
      if let view = view as? View { return view }
    }
    throw notFound(String(describing: type), file, line)
  }

  private func notFound(_ name: String, _ file: String, _ line: Int) -> TestStageError {
    TestStageError(.notFound(name, visible: visibleNames), file: file, line: line)
  }

  /// All views that can be seen, parents before children.
  var visibleViews: [UIView] { visibleViews(in: window, within: window.bounds) }

  private func visibleViews(in view: UIView, within visible: CGRect) -> [UIView] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let frame = view.convert(view.bounds, to: window)
    let inside = view.clipsToBounds ? visible.intersection(frame) : visible
    let children = view.subviews.flatMap { visibleViews(in: $0, within: inside) }
    return frame.intersects(visible) ? [view] + children : children
  }

  /// The texts and identifiers of what can be seen, each once, as they are read: lines from top to
  /// bottom, and each in the direction of the user's language.
  var visibleNames: [String] {
    let isMirrored = display.layoutDirection == .rightToLeft
    let named = visibleViews.map { (view: $0, frame: $0.convert($0.bounds, to: nil)) }
      .filter { !$0.view.names.isEmpty }
    var lines: [(middle: ClosedRange<CGFloat>, items: [(view: UIView, frame: CGRect)])] = []
    for item in named.sorted(by: { $0.frame.midY < $1.frame.midY }) {
      if let last = lines.last, last.middle.contains(item.frame.midY) {
        lines[lines.count - 1].items.append(item)
      } else {
        let slack = item.frame.height / 4
        lines.append((item.frame.midY - slack...item.frame.midY + slack, [item]))
      }
    }
    let sorted = lines.flatMap { line in
      line.items.sorted {
        isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
      }
    }
    var known: Set<String> = []
    return sorted.flatMap(\.view.names).filter { known.insert($0).inserted }
  }

  /// The middle of what can be seen of a view, in the window; nil if nothing can.
  func visibleMiddle(of view: UIView) -> CGPoint? {
    guard view.isDescendant(of: window) else { return nil }
    var frame = view.convert(view.bounds, to: window).intersection(window.bounds)
    var parent: UIView? = view
    while let current = parent {
      if current.isHidden || current.alpha <= 0.01 { return nil }
      if current.clipsToBounds, current !== view {
        frame = frame.intersection(current.convert(current.bounds, to: window))
      }
      parent = current.superview
    }
    // What has no size is at its place; of what has one, an edge is nothing.
    if frame.isNull || (frame.isEmpty && !view.bounds.isEmpty) { return nil }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The middle of what can be seen of a view, in the window, or else of the window.
  func visibleCenter(of view: UIView) -> CGPoint {
    visibleMiddle(of: view) ?? CGPoint(x: window.bounds.midX, y: window.bounds.midY)
  }
}

extension UIView {
  /// What the view itself says, not what views in it do; nil if nothing.
  var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.shownFieldText
    case let view as UITextView: view.text
    default: nil
    }
  }

  /// What the view can be called.
  fileprivate var names: [String] {
    [shownText, accessibilityIdentifier].compactMap(\.self).filter { !$0.isEmpty }
  }
}

extension UITextField {
  fileprivate var shownFieldText: String? {
    guard let text, !text.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}
