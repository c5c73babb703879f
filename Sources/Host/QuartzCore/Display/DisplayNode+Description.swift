import CoreGraphics

extension DisplayNode {
  /// The tree as text: a line for the layer, then, further in, one for each thing that it draws,
  /// back to front. Equal trees give equal text.
  package var debugDescription: String {
    lines(placedBy: .identity).joined(separator: "\n") + "\n"
  }

  private func lines(placedBy transform: CGAffineTransform) -> [String] {
    var result = [headline(transform)]
    func indent(_ lines: [String]) { result += lines.map { "  " + $0 } }
    if let fade { indent(["fading \(fade.progress.text) from:"] + fade.from.indented) }
    if let backdrop { indent([backdrop.text]) }
    indent(items.map(\.text))
    for child in children { indent(child.node.lines(placedBy: child.transform)) }
    indent(overlay.map(\.text))
    if let mask { indent(["masked by:"] + mask.node.lines(placedBy: mask.transform).indented) }
    return result
  }

  private var indented: [String] { lines(placedBy: .identity).indented }

  /// The layer's size, its place in the parent, and how it treats what it holds.
  private func headline(_ transform: CGAffineTransform) -> String {
    let corner = bounds.origin.applying(transform)
    var words = ["layer \(bounds.size.text)", "at \(corner.text)"]
    if bounds.origin != .zero { words.append("scrolled to \(bounds.origin.text)") }
    if !transform.isTranslation { words.append("turned \(transform.text)") }
    if opacity < 1 { words.append("opacity \(opacity.text)") }
    if clips { words.append("clipped" + radii.text) }
    if let shadow { words.append("shadow \(shadow.color.text)") }
    return words.joined(separator: " ")
  }
}

extension DrawItem {
  /// The item on one line.
  package var text: String {
    switch self {
    case .fill(let rect, let radii, let color): "fill \(rect.text) \(color.text)\(radii.text)"
    case .border(let rect, let radii, let width, let color):
      "border \(rect.text) \(width.text) \(color.text)\(radii.text)"
    case .shadow(let rect, let radii, let color, let offset, let blur):
      "shadow \(rect.text) \(color.text) offset \(offset.text) blur \(blur.text)\(radii.text)"
    case .pathShadow(let path, let color, let offset, let blur):
      "shadow of path \(path.text) \(color.text) offset \(offset.text) blur \(blur.text)"
    case .image(let image, let rect, let tint):
      "image \(image.width)×\(image.height) \(rect.text)\(tint.map { " \($0.text)" } ?? "")"
    case .text(let layout, let point):
      "text \(CGRect(origin: point, size: layout.size).text) \(layout.block.text)"
    case .gradient(let rect, let radii, let stops, let from, let to):
      "gradient \(rect.text) \(from.text) to \(to.text) \(stops.text)\(radii.text)"
    case .radialGradient(let rect, let radii, let stops, let center, let reach):
      "radial gradient \(rect.text) \(center.text) \(reach.text) \(stops.text)\(radii.text)"
    case .conicGradient(let rect, let radii, let stops, let center, let angle):
      "conic gradient \(rect.text) \(center.text) \(angle.text) \(stops.text)\(radii.text)"
    case .path(let path, let fill, let stroke, let style):
      "path \(path.text)" + (fill.map { " fill \($0.text)" } ?? "")
        + (stroke.map { " stroke \(style.width.text) \($0.text)" } ?? "")
    }
  }
}
