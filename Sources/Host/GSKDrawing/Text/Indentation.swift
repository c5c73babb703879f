internal import CGtk
import QuartzCore

/// How the lines of a block are indented: as Pango wants to hear it, and where they end up.
struct Indentation {
  private let indents: TextIndents
  private let width: CGFloat?

  init(of block: TextBlock) { (indents, width) = (block.indents, block.width) }

  /// By how much all lines are indented.
  var base: CGFloat { max(0, min(indents.firstLine, indents.head)) }

  /// What is added on the first line, or on all others if negative.
  var first: CGFloat { max(0, indents.firstLine) - max(0, indents.head) }

  /// The room that the tail takes from the lines.
  private var tail: CGFloat {
    guard indents.tail > 0, let width else { return max(0, -indents.tail) }
    return max(0, width - indents.tail)
  }

  /// The room that is left for the longest lines.
  var lineWidth: CGFloat? { width.map { max(0, $0 - base - tail) } }

  /// The room before a line.
  func head(isFirst: Bool) -> CGFloat {
    base + (isFirst ? max(0, first) : max(0, -first))
  }

  /// The room on both sides of a line.
  func around(isFirst: Bool) -> CGFloat { head(isFirst: isFirst) + tail }

  /// How far to the right of Pango's places lines stand.
  func shift(isRightToLeft: Bool) -> CGFloat { isRightToLeft ? tail : base }
}

extension TextTab {
  /// The stops of a block for Pango, which measures from where lines begin.
  static func array(of tabs: [TextTab], from base: CGFloat) -> OpaquePointer? {
    let tabs = tabs.isEmpty ? [TextTab(location: 28)] : tabs.filter { $0.location > base }
    guard let array = pango_tab_array_new(gint(tabs.count), 0) else { return nil }
    for (index, tab) in tabs.enumerated() {
      pango_tab_array_set_tab(
        array, gint(index), tab.alignment.tab, units(max(0, tab.location - base)))
    }
    return array
  }
}

extension TextLineAlignment {
  /// How Pango aligns text at a stop.
  fileprivate var tab: PangoTabAlign {
    switch self {
    case .center: PANGO_TAB_CENTER
    case .right: PANGO_TAB_RIGHT
    case .natural, .left, .justified: PANGO_TAB_LEFT
    }
  }
}
