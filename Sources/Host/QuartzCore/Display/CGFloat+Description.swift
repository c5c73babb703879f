import CoreGraphics

// Short, stable words for the values of display nodes.

extension CGFloat {
  /// At most three digits after the point, and no more than needed.
  package var text: String {
    let rounded = (Double(self) * 1000).rounded() / 1000
    // Minus zero is zero.
    return rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}

extension CGPoint {
  var text: String { "\(x.text),\(y.text)" }
}

extension CGSize {
  var text: String { "\(width.text)×\(height.text)" }
}

extension CGRect {
  var text: String { "\(origin.text) \(size.text)" }
}

extension CGAffineTransform {
  /// Whether the transform only moves.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  var text: String { "[\([a, b, c, d].map(\.text).joined(separator: " "))]" }
}

extension CGColor {
  /// `#rrggbb`, and `@` with the alpha where that is not 1.
  var text: String {
    let hex = [red, green, blue].map { channel in
      let digits = String(Int((channel * 255).rounded()), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + hex.joined() + (alpha < 1 ? "@\(alpha.text)" : "")
  }
}

extension CornerRadii {
  /// A word of its own, or nothing for square corners.
  var text: String {
    if isZero { return "" }
    let all = [topLeft, topRight, bottomRight, bottomLeft]
    return " radius "
      + (Set(all).count == 1 ? topLeft.text : all.map(\.text).joined(separator: "/"))
  }
}

extension [GradientStop] {
  var text: String { map { "\($0.color.text) \($0.offset.text)" }.joined(separator: ", ") }
}

extension CGPath {
  var text: String {
    "\(boundingBox.isNull ? "empty" : boundingBox.text) \(elements.count) elements"
  }
}

extension TextBlock {
  /// The string in quotes and the looks of its first run.
  var text: String {
    let string = runs.map(\.string).joined().replacingOccurrences(of: "\n", with: "\\n")
    guard let first = runs.first else { return "“”" }
    let looks = "\(first.face.size.text)/\(first.face.weight) \(first.color.text)"
    return "“\(string)” \(looks)" + (runs.count > 1 ? " and \(runs.count - 1) more" : "")
  }
}

extension [String] {
  /// The lines two columns further in.
  var indented: [String] { map { "  " + $0 } }
}
