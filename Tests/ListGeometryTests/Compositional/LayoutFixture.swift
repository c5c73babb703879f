import Foundation
import Testing

@testable import ListGeometry

/// A layout as text, and where its elements stand.
///
///     case the name
///     H[fw.2×fh1] fw1×fw.2          the section's group; each such line begins a section
///     items 7                       how many items the section has; 1 by default
///     ci 16 · igs 8 · orthogonal    the section's insets, spacing, direction
///     view header fw1×30 top        a boundary view: over, pin, abs(x,y), ci …
///     background ci 5
///     wanted 60 100 30              the heights that items ask for (widths with `wide`)
///     → 0: 0,0 80×80                an item of the first section, `1.0:` one of the second
///     → x 0 80 160                  the origins of the first items; also y, w, h
///     → header 0,0 400×30           the kind, `header.1` in the second section, `badge@2` its index
///     → content 400×160
///
/// Lengths: `fw` and `fh` fractions, `e` estimates, `u` uniform estimates, else points. Groups:
/// `H[…]` and `V[…]` subitems, `Hn(x,n)` divided, `Hr(x,n)` repeated, `C[x,y w×h, …]` custom.
/// Spaces: `~` is flexible. Before the first section: `in 375×800 @3`, `horizontal`, `gap 8`,
/// `layout header fw1×30 top`, `visible x,y w×h`, `inset 16`.
struct LayoutFixture: CustomTestStringConvertible, Sendable {
  let name: String
  let lines: [String]

  var testDescription: String { name }

  /// Fixtures in a text: one begins with each line `case …`.
  static func read(_ text: String) -> [LayoutFixture] {
    var fixtures: [LayoutFixture] = []
    for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("case ") {
        fixtures.append(LayoutFixture(name: String(line.dropFirst(5)), lines: []))
      } else if let last = fixtures.popLast(), !line.isEmpty {
        fixtures.append(LayoutFixture(name: last.name, lines: last.lines + [line]))
      }
    }
    return fixtures
  }

  /// Lays out and compares.
  func check() throws {
    var world = FixtureWorld()
    for line in lines where !line.hasPrefix("→") { try world.read(line) }
    let geometry = world.geometry()
    let expectations = lines.filter { $0.hasPrefix("→") }
    #expect(!expectations.isEmpty, "\(name) expects nothing")
    for line in expectations {
      for part in line.dropFirst().split(separator: ";") {
        try FixtureExpectation(part, geometry, world.visible).check(name)
      }
    }
  }
}

/// What a fixture says about the world.
struct FixtureWorld {
  private var size = CGSize(width: 400, height: 800)
  private var scale = 1.0
  private var axis = CompositionalAxis.vertical
  private var gap = 0.0
  private var inset = 0.0
  private var boundaries: [CompositionalBoundary] = []
  private var sections: [Section] = []
  private(set) var visible: CGRect?

  private struct Section {
    var template: CompositionalSectionTemplate
    var count = 1
    var sizes: [Int: CGSize] = [:]
    var views: [SupplementaryPlace: CGSize] = [:]
  }

  mutating func read(_ line: String) throws {
    var scanner = FixtureScanner(line)
    if try readWorld(&scanner) { return }
    if "HVC".contains(line.prefix(1)) {
      sections.append(Section(template: CompositionalSectionTemplate(group: try scanner.item())))
      if !scanner.isAtEnd {
        throw FixtureScanner.Failure(description: "\(line) goes on after the group")
      }
      return
    }
    guard var section = sections.popLast() else {
      throw FixtureScanner.Failure(description: "\(line) comes before the first section")
    }
    for part in line.components(separatedBy: "·") { try read(part, &section) }
    sections.append(section)
  }

  private mutating func readWorld(_ scanner: inout FixtureScanner) throws -> Bool {
    if scanner.take("in") {
      size.width = try scanner.number()
      try scanner.expect("×")
      size.height = try scanner.number()
      if scanner.take("@") { scale = try scanner.number() }
    } else if scanner.take("horizontal") {
      axis = .horizontal
    } else if scanner.take("gap") {
      gap = try scanner.number()
    } else if scanner.take("inset") {
      inset = try scanner.number()
    } else if scanner.take("layout") {
      boundaries.append(try scanner.boundary())
    } else if scanner.take("visible") {
      visible = try scanner.rect()
    } else {
      return false
    }
    return true
  }

  private func read(_ part: String, _ section: inout Section) throws {
    var scanner = FixtureScanner(part)
    if scanner.take("items") {
      section.count = Int(try scanner.number())
    } else if scanner.take("ci") {
      section.template.insets = try scanner.insets()
    } else if scanner.take("igs") {
      section.template.interGroupSpacing = try scanner.number()
    } else if scanner.take("orthogonal") {
      section.template.isOrthogonal = true
    } else if scanner.take("sides") {
      let sides = try scanner.point()
      section.template.boundaryInsets = CompositionalSpan(start: sides.x, end: sides.y)
    } else if scanner.take("view") {
      section.template.boundaries.append(try scanner.boundary())
    } else if scanner.take("background") {
      var decoration = CompositionalDecoration(kind: "background")
      if scanner.take("ci") { decoration.insets = try scanner.insets() }
      if scanner.take("z") { decoration.zIndex = Int(try scanner.number()) }
      section.template.decorations.append(decoration)
    } else if scanner.take("wanted") {
      try readWanted(&scanner, &section)
    } else {
      throw FixtureScanner.Failure(description: "'\(part)' is not understood")
    }
    if !scanner.isAtEnd { throw FixtureScanner.Failure(description: "'\(part)' goes on") }
  }

  private func readWanted(_ scanner: inout FixtureScanner, _ section: inout Section) throws {
    if scanner.take("by") {
      let kind = scanner.word()
      let index = scanner.take("@") ? Int(try scanner.number()) : 0
      let length = try scanner.number()
      section.views[SupplementaryPlace(kind: kind, index: index)] =
        CGSize(width: length, height: length)
      return
    }
    let isWide = scanner.take("wide")
    for (item, length) in scanner.numbers().enumerated() where !length.isNaN {
      section.sizes[item] =
        isWide ? CGSize(width: length, height: 44) : CGSize(width: 100, height: length)
    }
  }

  /// Lays everything out without measurements, then with those wanted, as a collection view does.
  func geometry() -> CompositionalGeometry {
    let container =
      axis == .vertical
      ? CGSize(width: size.width - 2 * inset, height: size.height)
      : CGSize(width: size.width, height: size.height - 2 * inset)
    let context = CompositionalContext(
      axis: axis, container: container, crossStart: inset, grid: PixelGrid(scale: scale))
    var geometry = CompositionalGeometry(
      context, sections.map { CompositionalSection($0.template, context, count: $0.count) },
      spacing: gap, boundaries: boundaries)
    for (index, section) in sections.enumerated() {
      for (place, size) in section.views { geometry.setSize(size, of: place, inSection: index) }
      for (item, size) in section.sizes.sorted(by: { $0.key < $1.key }) {
        geometry.setSizes([item: size], inSection: index)
      }
    }
    return geometry
  }
}

/// One expectation of a fixture.
struct FixtureExpectation {
  private let text: String
  private var scanner: FixtureScanner
  private let geometry: CompositionalGeometry
  private let visible: CGRect?

  init(_ text: some StringProtocol, _ geometry: CompositionalGeometry, _ visible: CGRect?) {
    self.text = text.trimmingCharacters(in: .whitespaces)
    scanner = FixtureScanner(self.text)
    self.geometry = geometry
    self.visible = visible
  }

  func check(_ name: String) throws {
    var copy = self
    try copy.compare("\(name): \(text)")
  }

  private mutating func compare(_ label: String) throws {
    if scanner.take("content") {
      try expectSize(geometry.contentSize, label)
    } else if scanner.take("region") {
      try expectFrame(try #require(geometry.regionFrame(ofSection: 0)), label)
    } else if scanner.take("length") {
      near(geometry.sections[0].regionLength, try scanner.number(), label)
    } else if scanner.take("rests") {
      try compareRests(label)
    } else if scanner.take("x") {
      try compareItems(label) { $0.origin.x }
    } else if scanner.take("y") {
      try compareItems(label) { $0.origin.y }
    } else if scanner.take("w") {
      try compareItems(label) { $0.size.width }
    } else if scanner.take("h") {
      try compareItems(label) { $0.size.height }
    } else if let first = scanner.optionalNumber() {
      try compareItem(first, label)
    } else {
      try compareView(label)
    }
  }

  private mutating func compareRests(_ label: String) throws {
    let isCentered = scanner.take("centered")
    for (index, value) in scanner.numbers().enumerated() {
      near(geometry.sections[0].rest(ofItem: index, isCentered: isCentered) ?? .nan, value, label)
    }
  }

  private mutating func compareItems(_ label: String, _ value: (CGRect) -> Double) throws {
    let values = scanner.numbers()
    let isWhole = scanner.isAtEnd
    #expect(!values.isEmpty, "\(label) lists nothing")
    #expect(isWhole, "\(label) lists nothing")
    for (index, expected) in values.enumerated() {
      let element = try #require(geometry.element(at: RowPath(section: 0, row: index)))
      near(value(element.frame), expected, "\(label) [\(index)]")
    }
  }

  /// `0: frame` or, as the section and the item, `1.0: frame`.
  private mutating func compareItem(_ number: Double, _ label: String) throws {
    let parts = text.prefix { $0 != ":" }.split(separator: ".").compactMap { Int($0) }
    let path =
      parts.count == 2
      ? RowPath(section: parts[0], row: parts[1]) : RowPath(section: 0, row: Int(number))
    try scanner.expect(":")
    let element = geometry.element(at: path)
    if scanner.take("none") { return #expect(element == nil, "\(label)") }
    try expectFrame(try #require(element, "\(label)").frame, label)
    if scanner.take("z") { #expect(element?.zIndex == Int(try scanner.number()), "\(label)") }
  }

  /// `kind frame`, `kind.section frame`, `kind@index frame`, `layout kind frame`.
  private mutating func compareView(_ label: String) throws {
    let isLayout = scanner.take("layout")
    let kind = scanner.word()
    let section = scanner.take(".") ? Int(try scanner.number()) : 0
    let index = scanner.take("@") ? Int(try scanner.number()) : 0
    let place = SupplementaryPlace(kind: kind, index: index)
    var element: CompositionalElement?
    if isLayout {
      element = geometry.boundaryElements(visible: visible).first { element in
        if case .supplementary(let found) = element.role { found.kind == kind } else { false }
      }
    } else {
      element =
        geometry.element(place, inSection: section, visible: visible)
        ?? geometry.decoration(kind, inSection: section)
    }
    if scanner.take("none") { return #expect(element == nil, "\(label)") }
    try expectFrame(try #require(element, "\(label)").frame, label)
    if scanner.take("z") { #expect(element?.zIndex == Int(try scanner.number()), "\(label)") }
  }

  // MARK: Comparing

  /// `x,y` or `x,y w×h`.
  private mutating func expectFrame(_ frame: CGRect, _ label: String) throws {
    near(frame.origin.x, try scanner.number(), "\(label): x of \(frame)")
    try scanner.expect(",")
    near(frame.origin.y, try scanner.number(), "\(label): y of \(frame)")
    if let width = scanner.optionalNumber() {
      near(frame.size.width, width, "\(label): width of \(frame)")
      try scanner.expect("×")
      near(frame.size.height, try scanner.number(), "\(label): height of \(frame)")
    }
  }

  private mutating func expectSize(_ size: CGSize, _ label: String) throws {
    near(size.width, try scanner.number(), "\(label): \(size)")
    try scanner.expect("×")
    near(size.height, try scanner.number(), "\(label): \(size)")
  }

  /// Texts give three decimals.
  private func near(_ value: Double, _ expected: Double, _ label: String) {
    #expect(abs(value - expected) < 0.001, "\(label) is \(value)")
  }
}
