extension NSCoder {
  /// "{x, y}".
  public class func string(for point: CGPoint) -> String { list([point.x, point.y]) }

  /// "{width, height}".
  public class func string(for size: CGSize) -> String { list([size.width, size.height]) }

  /// "{{x, y}, {width, height}}".
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// "{top, left, bottom, right}".
  public class func string(for insets: UIEdgeInsets) -> String {
    list([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// "{top, leading, bottom, trailing}".
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    list([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// "{horizontal, vertical}".
  public class func string(for offset: UIOffset) -> String {
    list([offset.horizontal, offset.vertical])
  }

  /// The point that `string` spells; zero if it spells none.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// The size that `string` spells; zero if it spells none.
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// The rectangle that `string` spells; zero if it spells none.
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// The insets that `string` spells; zero if it spells none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  private class func list(_ values: [CGFloat]) -> String {
    let words = values.map { value in
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
    return "{\(words.joined(separator: ", "))}"
  }

  /// The numbers in `string` if there are just `count`.
  private class func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
    let words = string.split { "{}, ".contains($0) }
    let values = words.compactMap { Double($0) }.map { CGFloat($0) }
    return words.count == count && values.count == count ? values : nil
  }
}

extension NSValue {
  /// Wraps a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// Wraps a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// Wraps a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// The wrapped rectangle.
  public var cgRectValue: CGRect { rectValue }

  /// The wrapped point.
  public var cgPointValue: CGPoint { pointValue }

  /// The wrapped size.
  public var cgSizeValue: CGSize { sizeValue }
}
