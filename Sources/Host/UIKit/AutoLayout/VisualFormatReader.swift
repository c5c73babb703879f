/// Reads a visual format from left to right and makes its constraints on the way.
@MainActor
struct VisualFormatReader {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// A number or another view's size, with a relation and a priority: `>=20@750`.
  private struct Demand {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var other: (any LayoutItem)?
    var priority = UILayoutPriority.required
  }

  /// What stands at one end of a distance.
  private enum End {
    case view(any LayoutItem)
    case superview
  }

  private let format: String
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var rest: Substring
  private var isRow = true
  private var result: [NSLayoutConstraint] = []
  private var seen: [any LayoutItem] = []

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
    rest = Substring(format.filter { !$0.isWhitespace })
  }

  mutating func constraints() -> [NSLayoutConstraint] {
    if consume("V:") { isRow = false } else { _ = consume("H:") }
    var previous = readEnd()
    while !rest.isEmpty {
      let distances = readConnection()
      let next = readEnd()
      connect(previous, next, distances)
      previous = next
    }
    return result + alignments()
  }

  // MARK: Parts

  private mutating func readEnd() -> End {
    if consume("|") { return .superview }
    expect("[")
    let view = item(named: readName())
    seen.append(view)
    if consume("(") {
      for demand in readDemands() { add(size(of: view), demand, toSizeOf: demand.other) }
    }
    expect("]")
    return .view(view)
  }

  /// The distances to the next end: none for ends that touch, nil for the standard one.
  private mutating func readConnection() -> [Demand]? {
    guard consume("-") else { return [Demand()] }
    if rest.first == "[" || rest.first == "|" { return nil }
    let demands = consume("(") ? readDemands() : [readDemand()]
    expect("-")
    return demands
  }

  private mutating func readDemands() -> [Demand] {
    var result = [readDemand()]
    while consume(",") { result.append(readDemand()) }
    expect(")")
    return result
  }

  private mutating func readDemand() -> Demand {
    var demand = Demand()
    if consume(">=") {
      demand.relation = .greaterThanOrEqual
    } else if consume("<=") {
      demand.relation = .lessThanOrEqual
    } else {
      _ = consume("==")
    }
    let word = readName()
    if let number = number(word) {
      demand.constant = number
    } else {
      demand.other = item(named: word)
    }
    if consume("@") {
      let word = readName()
      guard let priority = number(word) else { fail("\(word) is not a priority") }
      demand.priority = UILayoutPriority(Float(priority))
    }
    return demand
  }

  private mutating func readName() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    if name.isEmpty { fail("Expected a name or number") }
    rest.removeFirst(name.count)
    return String(name)
  }

  private mutating func consume(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func expect(_ text: String) {
    if !consume(text) { fail("Expected '\(text)'") }
  }

  // MARK: Names

  private func number(_ word: String) -> CGFloat? {
    if let number = Double(word) { return number }
    switch metrics[word] {
    case let number as CGFloat: return number
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return number.doubleValue
    default: return nil
    }
  }

  private func item(named name: String) -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else {
      fail("\(name) is not a key in the views dictionary")
    }
    return item
  }

  private func fail(_ reason: String) -> Never {
    preconditionFailure(
      "Unable to parse constraint format: \(reason), before \"\(rest)\"\n\(format)")
  }

  // MARK: Constraints

  /// The attributes where a view begins and ends along the axis.
  private var edges: (start: Attribute, end: Attribute) {
    if !isRow { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
  }

  private func size(of view: any LayoutItem) -> LayoutSide {
    view.side(isRow ? .width : .height)
  }

  private mutating func add(
    _ side: LayoutSide, _ demand: Demand, toSizeOf other: (any LayoutItem)?
  ) {
    let constraint = NSLayoutConstraint(
      side, demand.relation, other.map(size), multiplier: 1, constant: demand.constant)
    constraint.priority = demand.priority
    result.append(constraint)
  }

  /// Ties the end of one thing to the start of the next.
  private mutating func connect(_ first: End, _ second: End, _ distances: [Demand]?) {
    let (before, after): (LayoutSide, LayoutSide)
    switch (first, second) {
    case (.view(let one), .view(let two)):
      (before, after) = (one.side(edges.end), two.side(edges.start))
    case (.superview, .view(let view)):
      (before, after) = (
        superview(of: view, edges.start, distances == nil), view.side(edges.start)
      )
    case (.view(let view), .superview):
      (before, after) = (view.side(edges.end), superview(of: view, edges.end, distances == nil))
    case (.superview, .superview): fail("Expected a view between the bars")
    }
    var isBetweenViews = false
    if case (.view, .view) = (first, second) { isBetweenViews = true }
    let standard = Demand(constant: isBetweenViews ? SystemSpacing.standard : 0)
    for demand in distances ?? [standard] { tie(after, demand, to: before) }
  }

  private mutating func tie(_ after: LayoutSide, _ demand: Demand, to before: LayoutSide) {
    let isLeftwards = isRow && options.contains(.directionRightToLeft)
    let sides = isLeftwards ? (before, after) : (after, before)
    let constraint = NSLayoutConstraint(
      sides.0, demand.relation, sides.1, multiplier: 1, constant: demand.constant)
    constraint.priority = demand.priority
    result.append(constraint)
  }

  /// The superview's edge, or its margin where no distance is given.
  private func superview(
    of item: any LayoutItem, _ edge: Attribute, _ isMargin: Bool
  ) -> LayoutSide {
    let owner = item is UIView ? item.layoutOwner?.superview : item.layoutOwner
    guard let owner else { fail("The view has no superview for '|'") }
    return isMargin ? owner.layoutMarginsGuide.side(edge) : owner.side(edge)
  }

  private func alignments() -> [NSLayoutConstraint] {
    options.alignedAttributes.flatMap { attribute in
      zip(seen, seen.dropFirst()).map { view, next in
        NSLayoutConstraint(
          next.side(attribute), .equal, view.side(attribute), multiplier: 1, constant: 0)
      }
    }
  }
}
