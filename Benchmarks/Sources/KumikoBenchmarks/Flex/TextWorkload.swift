import KumikoFlexLayout

/// Where texts stand in a tree.
enum TextShape: String, CaseIterable {
  /// Below each other, as wide as their column.
  case column
  /// Beside each other, with room left.
  case row
  /// Beside each other, with too little room.
  case shrinking
  /// Beside an icon, in the room that it leaves.
  case filling
  /// Names beside an icon, a text below them and two short ones beside each other.
  case post
  /// At the start of a column, too long for it.
  case leading
}

/// How often texts are measured in a first layout, and in one after a text changed.
struct TextCounts: CustomStringConvertible {
  var cold: Int
  var changed: Int

  var description: String { "\(cold) + \(changed)" }

  /// The greater of both as a multiple of another engine's.
  func multiple(of other: TextCounts) -> Double {
    max(Double(cold) / Double(other.cold), Double(changed) / Double(other.changed))
  }
}

/// A tree of texts that counts how often these are measured.
struct TextWorkload {
  private var tree = FlexTree()
  private var root: FlexNode
  private var lengths: [(text: FlexNode, length: Double)] = []
  private let hasLeastWidth: Bool

  /// - Parameter hasLeastWidth: whether texts are not narrower than their longest word, as in CSS.
  init(_ shape: TextShape, hasLeastWidth: Bool) {
    self.hasLeastWidth = hasLeastWidth
    root = tree.makeNode()
    root = make(shape)
  }

  private mutating func make(_ shape: TextShape) -> FlexNode {
    switch shape {
    case .column: return box(.column, texts(260, 260, 260))
    case .row: return box(.row, texts(30, 30, 30))
    case .shrinking: return box(.row, texts(60, 60, 60))
    case .filling: return box(.row, [icon(), text(260, grow: 1)])
    case .leading: return box(.column, texts(260, 260, 260), alignItems: .flexStart)
    case .post:
      let heading = box(.row, [icon(), box(.column, texts(40, 30), grow: 1)])
      return box(.column, [heading, text(260), box(.row, texts(25, 40))])
    }
  }

  private mutating func texts(_ lengths: Double...) -> [FlexNode] {
    var texts: [FlexNode] = []
    for length in lengths { texts.append(text(length)) }
    return texts
  }

  private mutating func text(_ length: Double, grow: Double = 0) -> FlexNode {
    var style = FlexStyle()
    style.flexGrow = grow
    if !hasLeastWidth { style.minWidth = 0 }
    let text = tree.makeNode(style, isMeasured: true)
    lengths.append((text, length))
    return text
  }

  private mutating func icon() -> FlexNode {
    var style = FlexStyle()
    (style.width, style.height) = (30, 30)
    style.flexShrink = 0
    return tree.makeNode(style)
  }

  private mutating func box(
    _ direction: FlexDirection, _ children: [FlexNode], grow: Double = 0,
    alignItems: FlexAlign = .stretch
  ) -> FlexNode {
    var style = FlexStyle()
    style.flexDirection = direction
    style.alignItems = alignItems
    style.flexGrow = grow
    style.flexShrink = 0
    let box = tree.makeNode(style)
    for child in children { tree.append(child, to: box) }
    return box
  }

  /// Lays the tree out, changes the text in the middle, and lays it out again.
  func counts() -> TextCounts {
    var copy = self
    let cold = copy.layout()
    copy.tree.setNeedsMeasurement(of: lengths[lengths.count / 2].text)
    return TextCounts(cold: cold, changed: copy.layout())
  }

  /// Lays the tree out, and returns how often texts were measured.
  private mutating func layout() -> Int {
    var count = 0
    let lengths = Dictionary(uniqueKeysWithValues: lengths.map { ($0.text, $0.length) })
    tree.layout(root, width: .exactly(100)) { request in
      count += 1
      return Self.measure(lengths[request.node] ?? 0, request.width)
    }
    return count
  }

  /// Measures a text of words of 20 points, in lines of 10.
  private static func measure(
    _ length: Double, _ width: FlexMeasureRequest.Width
  ) -> FlexMeasurement {
    let room: Double
    switch width {
    case .exactly(let width): room = max(width, 10)
    case .minContent: room = 20
    case .maxContent: room = length
    }
    let lines = max(1, (length / room).rounded(.up))
    return FlexMeasurement(width: min(length, room), height: lines * 10)
  }
}
