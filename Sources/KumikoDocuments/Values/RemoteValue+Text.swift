extension RemoteValue {
  /// The value as a part of a text; `nil` of a list and an object, which are no text.
  ///
  /// Null is nothing, Booleans are `true` and `false`, and a number is written without a locale:
  /// whole numbers below 10¹⁵ without a fraction, all others with the fewest digits that mean the
  /// same number, such as `0.1` and `1e+21`.
  public var text: String? {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.text(of: value)
    case .string(let value): value
    case .list, .object: nil
    }
  }

  private static func text(of number: Double) -> String {
    guard let whole = Int64(exactly: number), whole.magnitude < 1_000_000_000_000_000 else {
      return String(describing: number)
    }
    return String(whole)
  }

  /// Whether lists and objects are nested more deeply than a number of levels.
  ///
  /// Nothing is visited that is deeper.
  /// - Parameter visit: Called once for every value that is looked at.
  /// - Complexity: O(*n*) of all values in it.
  func isDeeper<Failure: Error>(
    than levels: Int, visit: () throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    try visit()
    switch self {
    case .list(let elements):
      if levels == 0 { return true }
      for element in elements where try element.isDeeper(than: levels - 1, visit: visit) {
        return true
      }
    case .object(let fields):
      if levels == 0 { return true }
      for field in fields.values where try field.isDeeper(than: levels - 1, visit: visit) {
        return true
      }
    case .null, .bool, .number, .string: break
    }
    return false
  }
}
