import UIKit

/// Why a verb of ``TestStage`` could not be done.
public enum TestStageError: Error, CustomStringConvertible {
  /// Nothing that can be seen has the text or identifier. The dump tells what there is.
  case notFound(String, dump: String)

  /// Something else lies above the view that was meant.
  case covered(String, by: String)

  /// Nothing takes keys.
  case nothingIsFirstResponder

  /// What was wrong, and what there is instead.
  public var description: String {
    switch self {
    case .notFound(let name, let dump): "Nothing visible is called \"\(name)\":\n\(dump)"
    case .covered(let name, let other): "\"\(name)\" cannot be touched: \(other) lies above it"
    case .nothingIsFirstResponder: "No view takes keys: tap on a text field first"
    }
  }
}

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
  public func view(called name: String) throws -> UIView {
    let found = visibleViews.first { view in
      view.accessibilityIdentifier == name || view.shownText == name
    }
    guard let found else { throw TestStageError.notFound(name, dump: textDump) }
    return found
  }

  /// The first view of a type that can be seen.
  public func view<View: UIView>(of type: View.Type) throws -> View {
    for view in visibleViews {
      if let view = view as? View { return view }
    }
    throw TestStageError.notFound(String(describing: type), dump: textDump)
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

  /// The middle of what can be seen of a view, in the window.
  func visibleCenter(of view: UIView) -> CGPoint {
    var frame = view.convert(view.bounds, to: window).intersection(window.bounds)
    var parent = view.superview
    while let current = parent {
      if current.clipsToBounds {
        frame = frame.intersection(current.convert(current.bounds, to: window))
      }
      parent = current.superview
    }
    return CGPoint(x: frame.midX, y: frame.midY)
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
}

extension UITextField {
  fileprivate var shownFieldText: String? {
    guard let text, !text.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}
