import KumikoComponents
import KumikoFlexLayout
import UIKit

extension TreeHabits {
  /// Rows begin on the left whatever the interface does, frames are whole points, and new views
  /// fade in for as long as the animation before them takes.
  static let render = TreeHabits(
    direction: .leftToRight, hasIntegralFrames: true, fadesInAsLongAsAnimation: true)
}

extension FlexStyle {
  /// What views have by default: a column whose insets say `start` and `end`, and that may be as
  /// small as it likes but does not shrink.
  static let render: FlexStyle = {
    var style = FlexStyle.view
    style.alignContent = .center
    (style.minWidth, style.minHeight) = (.zero, .zero)
    (style.margin.start, style.margin.end) = (.zero, .zero)
    (style.padding.start, style.padding.end) = (.zero, .zero)
    (style.border.start, style.border.end) = (.zero, .zero)
    return style
  }()

  /// How many of the language's factors a share is: as many that the smallest takes all space.
  private static let factor = 1000.0

  /// The share of free space.
  var flex: Float {
    get { Float(flexGrow / Self.factor) }
    set { flexGrow = newValue > 0 ? Double(newValue) * Self.factor : 0 }
  }

  /// Says how long the box is before space is shared, which depends on the parent: nothing if it
  /// takes a share, or else what its content has room for.
  mutating func resolveBasis(inRow isInRow: Bool) {
    let fits = isInRow && width == .auto
    flexBasis = flexGrow > 0 ? .percent(0) : fits ? .fitContent : .auto
  }

  var isRow: Bool { flexDirection == .row || flexDirection == .rowReverse }
}

extension FlexLength {
  /// A length, or `auto` for what is not defined.
  init(_ length: Float) { self = length.isNaN ? .auto : .points(Double(length)) }

  var float: Float { points.map { Float($0) } ?? Undefined }
}

extension FlexEdges {
  /// Margins, padding or a border.
  init(_ inset: Inset) {
    func edge(_ length: Float) -> FlexLength { length.isNaN ? .zero : FlexLength(length) }
    self.init(
      top: edge(inset.top), left: edge(inset.left), bottom: edge(inset.bottom),
      right: edge(inset.right), start: inset.start.isNaN ? nil : FlexLength(inset.start),
      end: inset.end.isNaN ? nil : FlexLength(inset.end))
  }

  var inset: Inset {
    (
      left.float, top.float, right.float, bottom.float, start?.float ?? Undefined,
      end?.float ?? Undefined
    )
  }

  /// Distances from a parent's edges.
  init(_ position: Position) {
    self.init(
      top: FlexLength(position.top), left: FlexLength(position.left),
      bottom: FlexLength(position.bottom), right: FlexLength(position.right))
  }

  var position: Position { (left.float, top.float, right.float, bottom.float) }
}

extension FlexSpace {
  /// The room that a length stands for, which a container fills and content stays in.
  init(_ length: CGFloat, isFilled: Bool) {
    self = !length.isDefined ? .unlimited : isFilled ? .exactly(length) : .atMost(length)
  }
}

extension Directive.Direction {
  init(_ direction: FlexWritingDirection) {
    self = direction == .rightToLeft ? .rtl : direction == .leftToRight ? .ltr : .inherit
  }

  var language: FlexWritingDirection {
    self == .rtl ? .rightToLeft : self == .ltr ? .leftToRight : .inherit
  }
}

extension Directive.FlexDirection {
  private static let words: [FlexDirection] = [.column, .columnReverse, .row, .rowReverse]

  init(_ word: FlexDirection) {
    self = Self.words.firstIndex(of: word).flatMap(Self.init) ?? .column
  }

  var language: FlexDirection { Self.words[rawValue] }
}

extension Directive.Justify {
  private static let words: [FlexJustify] = [
    .flexStart, .center, .flexEnd, .spaceBetween, .spaceAround,
  ]

  init(_ word: FlexJustify) {
    self = Self.words.firstIndex(of: word).flatMap(Self.init) ?? .flexStart
  }

  var language: FlexJustify { Self.words[rawValue] }
}

extension Directive.Align {
  /// Of a container, `auto` is where writing starts.
  private static let words: [FlexAlign] = [.start, .flexStart, .center, .flexEnd, .stretch]
  private static let lineWords: [FlexAlignContent] = [
    .start, .flexStart, .center, .flexEnd, .stretch,
  ]

  init(_ word: FlexAlign) { self = Self.words.firstIndex(of: word).flatMap(Self.init) ?? .auto }

  init(_ word: FlexAlignContent) {
    self = Self.lineWords.firstIndex(of: word).flatMap(Self.init) ?? .auto
  }

  var language: FlexAlign { Self.words[rawValue] }
  var ofLines: FlexAlignContent { Self.lineWords[rawValue] }
}
