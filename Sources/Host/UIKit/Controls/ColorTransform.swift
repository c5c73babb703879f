/// A color transformer that can be compared: it equals only itself and its copies.
struct ColorTransform: Hashable {
  private final class Identity {}

  let transformer: UIConfigurationColorTransformer
  private let identity = Identity()

  init?(_ transformer: UIConfigurationColorTransformer?) {
    guard let transformer else { return nil }
    self.transformer = transformer
  }

  static func == (a: Self, b: Self) -> Bool { a.identity === b.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
