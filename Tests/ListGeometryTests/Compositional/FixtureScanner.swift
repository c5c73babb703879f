import Foundation

@testable import ListGeometry

/// Reads the text of layout fixtures; see ``LayoutFixture`` for the grammar.
struct FixtureScanner {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let text: [Character]
  private var position = 0

  init(_ text: some StringProtocol) { self.text = Array(text) }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position >= text.count
    }
  }

  private mutating func skipSpace() {
    while position < text.count, text[position].isWhitespace { position += 1 }
  }

  private func failure(_ expected: String) -> Failure {
    Failure(description: "\(expected) expected at '\(String(text[min(position, text.count)...]))'")
  }

  /// Goes past `token` if it comes next; a word must end there.
  mutating func take(_ token: String) -> Bool {
    skipSpace()
    let characters = Array(token)
    guard position + characters.count <= text.count,
      Array(text[position..<position + characters.count]) == characters
    else { return false }
    let end = position + characters.count
    if characters.last?.isLetter == true, end < text.count, text[end].isLetter { return false }
    position = end
    return true
  }

  /// Goes past a letter that begins something.
  private mutating func takeLetter(_ letter: Character) -> Bool {
    skipSpace()
    guard position < text.count, text[position] == letter else { return false }
    position += 1
    return true
  }

  mutating func expect(_ token: String) throws {
    guard take(token) else { throw failure("'\(token)'") }
  }

  mutating func number() throws -> Double {
    guard let number = optionalNumber() else { throw failure("a number") }
    return number
  }

  mutating func optionalNumber() -> Double? {
    skipSpace()
    if take("nan") { return .nan }
    if take("inf") { return .infinity }
    if take("-inf") { return -.infinity }
    var end = position
    while end < text.count, text[end].isNumber || "+-.e".contains(text[end]) { end += 1 }
    guard let number = Double(String(text[position..<end])) else { return nil }
    position = end
    return number
  }

  mutating func numbers() -> [Double] {
    var all: [Double] = []
    while let number = optionalNumber() { all.append(number) }
    return all
  }

  // MARK: Sizes and spaces

  private mutating func length() throws -> CompositionalLength {
    if take("fw") { return .widthFraction(try number()) }
    if take("fh") { return .heightFraction(try number()) }
    if take("e") { return .estimate(try number()) }
    if take("u") { return .uniformEstimate(try number()) }
    return .points(try number())
  }

  mutating func size() throws -> CompositionalSize {
    let width = try length()
    try expect("×")
    return CompositionalSize(width: width, height: try length())
  }

  private mutating func spacing() throws -> CompositionalSpacing {
    take("~") ? .flexible(try number()) : .fixed(try number())
  }

  /// `(top, leading, bottom, trailing)` or one number for all.
  mutating func insets() throws -> CompositionalInsets {
    guard take("(") else {
      let all = try number()
      return CompositionalInsets(top: all, leading: all, bottom: all, trailing: all)
    }
    var values: [Double] = []
    repeat { values.append(try number()) } while take(",")
    try expect(")")
    guard values.count == 4 else { throw failure("four insets") }
    return CompositionalInsets(
      top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  mutating func point() throws -> CGPoint {
    try expect("(")
    let x = try number()
    try expect(",")
    let y = try number()
    try expect(")")
    return CGPoint(x: x, y: y)
  }

  mutating func rect() throws -> CGRect {
    let x = try number()
    try expect(",")
    let y = try number()
    let width = try number()
    try expect("×")
    return CGRect(x: x, y: y, width: width, height: try number())
  }

  /// Words such as `top trailing` as a point from (0, 0) to (1, 1); no edge on an axis: its middle.
  mutating func edges() -> CGPoint {
    var point = CGPoint(x: 0.5, y: 0.5)
    while true {
      if take("top") {
        point.y = 0
      } else if take("bottom") {
        point.y = 1
      } else if take("leading") {
        point.x = 0
      } else if take("trailing") {
        point.x = 1
      } else {
        return point
      }
    }
  }

  // MARK: Templates

  /// An item or a group with what follows it.
  mutating func item() throws -> CompositionalItem {
    var group: CompositionalGroup?
    if take("C[") {
      group = CompositionalGroup(.vertical, try customItems())
    } else if takeLetter("H") {
      group = CompositionalGroup(.horizontal, try filling())
    } else if takeLetter("V") {
      group = CompositionalGroup(.vertical, try filling())
    }
    var item = CompositionalItem(try size(), group: group)
    while try modify(&item) {}
    return item
  }

  private mutating func customItems() throws -> CompositionalGroup.Filling {
    var items: [CompositionalGroup.CustomItem] = []
    while !take("]") {
      items.append(.init(frame: try rect(), zIndex: take("z") ? Int(try number()) : 0))
      _ = take(",")
    }
    return .custom { [items] _, _ in items }
  }

  private mutating func filling() throws -> CompositionalGroup.Filling {
    if take("[") {
      var items: [CompositionalItem] = []
      while !take("]") {
        items.append(try item())
        _ = take(",")
      }
      return .fitting(items)
    }
    let isDivided = takeLetter("n")
    if isDivided { try expect("(") }
    if !isDivided { try expect("r(") }
    let subitem = try item()
    try expect(",")
    let count = Int(try number())
    try expect(")")
    return isDivided
      ? .divided(subitem, count: count) : .repeated(subitem, count: count)
  }

  private mutating func modify(_ item: inout CompositionalItem) throws -> Bool {
    if take("ci") {
      item.insets = try insets()
    } else if take("iis") {
      item.group?.spacing = try spacing()
    } else if take("lead") {
      item.edges.leading = try spacing()
    } else if take("trail") {
      item.edges.trailing = try spacing()
    } else if take("above") {
      item.edges.top = try spacing()
    } else if take("below") {
      item.edges.bottom = try spacing()
    } else if take("badge(") {
      item.supplementaries.append(try supplementary())
      try expect(")")
    } else {
      return false
    }
    return true
  }

  /// `kind size edges [abs(x,y)|frac(x,y)] [anchor edges] [z n] [ci …]`
  private mutating func supplementary() throws -> CompositionalSupplementary {
    let kind = word()
    var view = CompositionalSupplementary(
      kind: kind, size: try size(), containerAnchor: CompositionalAnchor(position: edges()))
    if take("abs") { view.containerAnchor.offset = try point() }
    if take("frac") {
      view.containerAnchor.offset = try point()
      view.containerAnchor.isFractional = true
    }
    if take("anchor") { view.itemAnchor = CompositionalAnchor(position: edges()) }
    if take("ci") { view.insets = try insets() }
    if take("z") { view.zIndex = Int(try number()) }
    return view
  }

  mutating func word() -> String {
    skipSpace()
    let start = position
    while position < text.count, text[position].isLetter { position += 1 }
    return String(text[start..<position])
  }

  /// `kind size edges [over] [pin] [abs(x,y)] [ci …] [z n]`
  mutating func boundary() throws -> CompositionalBoundary {
    let kind = word()
    var view = CompositionalBoundary(kind: kind, size: try size(), alignment: edges())
    while !isAtEnd {
      if take("over") {
        view.extendsBoundary = false
      } else if take("pin") {
        view.pinsToVisibleBounds = true
      } else if take("abs") {
        view.offset = try point()
      } else if take("ci") {
        view.insets = try insets()
      } else if take("z") {
        view.zIndex = Int(try number())
      } else {
        throw failure("a word about a boundary view")
      }
    }
    return view
  }
}
