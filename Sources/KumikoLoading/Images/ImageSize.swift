/// The width and height that a header says, in pixels.
struct ImageSize: Hashable, Sendable {
  var width: Int
  var height: Int

  /// The size that holds this one and another; the other if this is nil.
  static func union(_ size: ImageSize?, _ other: ImageSize) -> ImageSize {
    ImageSize(
      width: max(size?.width ?? 0, other.width), height: max(size?.height ?? 0, other.height))
  }
}
