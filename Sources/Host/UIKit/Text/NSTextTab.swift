/// A place that a tab leads to, in a paragraph style. It never changes.
public final class NSTextTab: NSObject, NSCopying, Sendable {
  private let typeInfo = FoundationTypeInfo()

  /// Which part of the text that follows stands at the place: its start where natural.
  public let alignment: NSTextAlignment

  /// The distance from the edge at which reading begins, in points.
  public let location: CGFloat

  /// Makes a place.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat) {
    (self.alignment, self.location) = (alignment, location)
    super.init()
  }

  /// The same place.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is a place with the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab).map { $0.alignment == alignment && $0.location == location } ?? false
  }

  /// A hash of the values.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }

  /// The places in paragraphs that name none.
  static let usual = (1...12).map { NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0)) }
}

extension NSParagraphStyle.Values {
  /// How many places follow the last one that was named.
  private static var furtherStops: Int { 24 }

  /// The places as they are laid out; none for the usual ones.
  var tabs: [TextTab] {
    guard tabStops != nil || defaultTabInterval > 0 else { return [] }
    let named = tabStops ?? NSTextTab.usual
    var result = named.map {
      TextTab(location: $0.location, alignment: TextAlignment($0.alignment))
    }
    guard defaultTabInterval > 0 else { return result }
    let last = result.last?.location ?? 0
    result += (1...Self.furtherStops).map {
      TextTab(location: last + defaultTabInterval * CGFloat($0))
    }
    return result
  }
}
