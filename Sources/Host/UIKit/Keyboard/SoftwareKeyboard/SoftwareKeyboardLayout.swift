/// The keys of a page of the software keyboard, row by row.
struct SoftwareKeyboardLayout: Equatable {
  /// What a key does.
  enum Role: Hashable {
    case character(String)
    case shift
    case delete
    case page(Page)
    case space
    case `return`
  }

  /// A set of keys that is shown at once.
  enum Page: Hashable {
    case letters
    case numbers
    case symbols
  }

  /// A key, and how wide it is: 1 for a letter.
  struct Key: Hashable {
    var role: Role
    var width: CGFloat = 1
  }

  /// The rows from the top; each is as wide as ten letters at most, and centered.
  let rows: [[Key]]

  /// The keys of a page.
  init(_ page: Page) {
    switch page {
    case .letters:
      rows = Self.rows("qwertyuiop", "asdfghjkl", "zxcvbnm", .shift, back: .numbers)
    case .numbers:
      rows = Self.rows("1234567890", "-/:;()$&@\"", ".,?!'", .page(.symbols), back: .letters)
    case .symbols:
      rows = Self.rows("[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'", .page(.numbers), back: .letters)
    }
  }

  private static func rows(
    _ first: String, _ second: String, _ third: String, _ left: Role, back: Page
  ) -> [[Key]] {
    // The keys at the sides of the third row fill what its characters leave of ten.
    let character: CGFloat = third.count < 7 ? 1.4 : 1
    let side = (10 - CGFloat(third.count) * character) / 2
    return [
      keys(first), keys(second),
      [Key(role: left, width: side)] + keys(third, width: character)
        + [Key(role: .delete, width: side)],
      [
        Key(role: .page(back), width: 2.5), Key(role: .space, width: 5),
        Key(role: .return, width: 2.5),
      ],
    ]
  }

  private static func keys(_ characters: String, width: CGFloat = 1) -> [Key] {
    characters.map { Key(role: .character(String($0)), width: width) }
  }

  /// Where the keys stand in an area, row by row.
  func frames(in size: CGSize) -> [[CGRect]] {
    let height = min(size.height / CGFloat(rows.count), 58)
    let unit = min(size.width / 10, 110)
    return rows.enumerated().map { index, keys in
      let width = keys.reduce(0) { $0 + $1.width } * unit
      var x = (size.width - width) / 2
      return keys.map { key in
        defer { x += key.width * unit }
        return CGRect(
          x: x, y: CGFloat(index) * height, width: key.width * unit, height: height)
      }
    }
  }
}
