/// Which of how many pictures a program takes.
public struct PictureProgress {
  /// How many pictures are wanted; 0 if nobody has counted them.
  public let expected: Int
  /// How many have been taken.
  public private(set) var taken = 0

  /// Begins to count.
  ///
  /// - Parameter expected: How many pictures are wanted; 0, by default, if nobody has counted them.
  public init(expected: Int = 0) { self.expected = expected }

  /// Notes that one more was taken.
  ///
  /// - Returns: The line that says so.
  public mutating func take(_ path: String) -> String {
    taken += 1
    return expected > 0 ? "[\(taken)/\(expected)] \(path)" : path
  }
}
