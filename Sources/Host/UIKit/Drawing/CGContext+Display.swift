import QuartzCore

/// What UIKit draws in a context besides paths and pictures.
final class DrawnContent {
  let items: [DrawItem]
  let node: DisplayNode?

  init(_ items: [DrawItem]) { (self.items, node) = (items, nil) }

  init(_ node: DisplayNode) { (items, self.node) = ([], node) }
}

extension CGContext {
  /// Draws what layers are made of, in user space.
  func draw(_ items: [DrawItem]) { record(.other(DrawnContent(items))) }

  /// What was drawn, as a tree that a drawing module can paint.
  func displayNode(background: CGColor?) -> DisplayNode {
    let area = CGRect(origin: .zero, size: size)
    var children: [DisplayNode.Placed] = []
    var rest = commands[...]
    while let first = rest.first {
      let group = rest.prefix { $0.state.clipNumber == first.state.clipNumber }
      children.append(clipped(group.map(placed), by: first.state.clips))
      rest = rest.dropFirst(group.count)
    }
    let fill = background.map { [DrawItem.fill(area, radii: .zero, color: $0)] } ?? []
    return DisplayNode(bounds: area, items: fill, children: children, clips: true)
  }

  private func clipped(_ children: [DisplayNode.Placed], by clips: [Clip]) -> DisplayNode.Placed {
    let area = CGRect(origin: .zero, size: size)
    let inner = DisplayNode(bounds: area, items: [], children: children)
    let node = clips.reduce(inner) { node, clip in
      var style = StrokeStyle()
      style.fillRule = clip.rule
      let shape = DrawItem.path(
        clip.path, fill: CGColor(gray: 0, alpha: 1), stroke: nil, style: style)
      let mask = DisplayNode(bounds: area, items: [shape])
      return DisplayNode(
        bounds: area, items: [], children: [.init(node: node, transform: .identity)],
        mask: .init(node: mask, transform: .identity))
    }
    return .init(node: node, transform: .identity)
  }

  /// One command with its transform, below it its shadow.
  private func placed(_ command: Command) -> DisplayNode.Placed {
    let (state, area) = (command.state, CGRect(origin: .zero, size: size))
    let node = node(of: command)
    let inner = DisplayNode.Placed(node: node, transform: state.transform)
    guard let shadow = state.shadow else { return inner }
    let outer = DisplayNode(
      bounds: area, items: [], children: [inner],
      shadow: .init(color: shadow.color, offset: shadow.offset, blur: shadow.blur / 2))
    return .init(node: outer, transform: .identity)
  }

  private func node(of command: Command) -> DisplayNode {
    let (state, area) = (command.state, CGRect(origin: .zero, size: size))
    var items: [DrawItem] = []
    var children: [DisplayNode.Placed] = []
    switch command.content {
    case .fill(let path, let rule):
      var style = StrokeStyle()
      style.fillRule = rule
      items = [.path(path, fill: state.fill, stroke: nil, style: style)]
    case .stroke(let path):
      items = [.path(path, fill: nil, stroke: state.stroke, style: StrokeStyle(state.line))]
    case .image(let image, let rect): items = [.image(image, rect, tint: nil)]
    case .other(let content as DrawnContent):
      items = content.items
      children = content.node.map { [.init(node: $0, transform: .identity)] } ?? []
    case .other: break
    }
    return DisplayNode(bounds: area, items: items, children: children, opacity: state.alpha)
  }
}

extension StrokeStyle {
  fileprivate init(_ line: CGContext.Line) {
    self.init(width: line.width, cap: line.cap, join: line.join, dashes: line.dashes)
    (dashPhase, miterLimit) = (line.dashPhase, line.miterLimit)
  }
}
