/// A list as text that can be kept in a test: `"0h1f: 3.0 4.2 | 1~: 100-199"`.
///
/// Each section has a number, `h` or `f` and a version if it has a header or footer, `~` if it is
/// lazy, and then its rows as number and version; `100-199` are that many rows of version 0.
struct ListShape: Hashable {
  /// A row; what it looks like follows from its number, see ``kind``.
  struct Row: Hashable {
    var id: Int
    var version = 0
  }

  /// A section.
  struct Part: Hashable {
    var id: Int
    var header: Int?
    var footer: Int?
    var isLazy = false
    var rows: [Row] = []
  }

  var parts: [Part] = []

  var rows: [Row] { parts.flatMap(\.rows) }

  /// Whether rows or sections share a number.
  var hasDuplicates: Bool {
    Set(rows.map(\.id)).count < rows.count || Set(parts.map(\.id)).count < parts.count
  }
}

extension ListShape.Row {
  /// How a row gets its height.
  enum Kind: Int, CaseIterable {
    /// 40 points; a new version is only rendered.
    case fixed
    /// 20 points and 15 for each version.
    case stepped
    /// Measured; a new version is only rendered, although it has another height.
    case elastic
    /// Measured; a new version is a reload.
    case measured
    /// Measured text that wraps.
    case text
    /// No height in its first version, then 25 points more in each.
    case vanishing
  }

  var kind: Kind { Kind(rawValue: id % Kind.allCases.count) ?? .fixed }

  /// The height that is given to the table, nil if the row is measured.
  var givenHeight: Double? {
    switch kind {
    case .fixed: 40
    case .stepped: Double(20 + 15 * version)
    case .vanishing: Double(25 * version)
    case .elastic, .measured, .text: nil
    }
  }

  /// The height of content that is measured.
  var naturalHeight: Double { Double(30 + 10 * version) }

  /// Whether a new version is a reload.
  var reloads: Bool { kind != .fixed && kind != .elastic }
}

extension ListShape.Part {
  /// Whether a new version of a header or footer reloads the section.
  var reloadsEdges: Bool { id.isMultiple(of: 3) }

  /// The height of a header or footer, nil if it is measured.
  func edgeHeight(version: Int) -> Double? {
    id.isMultiple(of: 2) ? Double(24 + (reloadsEdges ? 6 * version : 0)) : nil
  }

  /// Whether nothing makes the section or its rows reload when `next` takes its place. Rows of
  /// lazy sections are of another type.
  func isKept(by next: Self) -> Bool {
    isLazy == next.isLazy && (header == nil) == (next.header == nil)
      && (footer == nil) == (next.footer == nil)
      && (!reloadsEdges || header == next.header && footer == next.footer)
  }
}

// MARK: As text

extension ListShape: CustomStringConvertible {
  var description: String {
    parts.map { part in
      let head =
        "\(part.id)" + (part.header.map { "h\($0)" } ?? "")
        + (part.footer.map { "f\($0)" } ?? "") + (part.isLazy ? "~" : "")
      return ([head + ":"] + Self.words(for: part.rows)).joined(separator: " ")
    }.joined(separator: " | ")
  }

  private static func words(for rows: [Row]) -> [String] {
    var words: [String] = []
    var rest = rows[...]
    while let first = rest.first {
      let run = zip(rest, first.id...).prefix { $0.version == 0 && $0.id == $1 }.count
      if run > 2 {
        words.append("\(first.id)-\(first.id + run - 1)")
        rest = rest.dropFirst(run)
      } else {
        words.append("\(first.id).\(first.version)")
        rest = rest.dropFirst()
      }
    }
    return words
  }
}

extension ListShape: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    parts = text.split(separator: "|").map { Self.part($0) }
  }

  private static func part(_ text: Substring) -> Part {
    let words = text.split(separator: " ")
    var part = Part(id: 0)
    var digits = ""
    var target: WritableKeyPath<Part, Int?>?
    for character in (words.first ?? "") + "." {
      if character.isNumber {
        digits.append(character)
        continue
      }
      if let target { part[keyPath: target] = Int(digits) } else { part.id = Int(digits) ?? 0 }
      digits = ""
      switch character {
      case "h": target = \.header
      case "f": target = \.footer
      case "~":
        part.isLazy = true
        return with(part, words)
      default: return with(part, words)
      }
    }
    return part
  }

  private static func with(_ part: Part, _ words: [Substring]) -> Part {
    var part = part
    part.rows = words.dropFirst().flatMap { word in
      let range = word.split(separator: "-").compactMap { Int($0) }
      if range.count == 2 { return (range[0]...range[1]).map { Row(id: $0) } }
      let numbers = word.split(separator: ".").compactMap { Int($0) }
      return [Row(id: numbers.first ?? 0, version: numbers.last ?? 0)]
    }
    return part
  }
}
