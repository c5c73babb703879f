import CoreGraphics

/// The way the colors of a gradient run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start to the end. The default.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start outwards; the end is a corner of the box around the outermost ellipse.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, from the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient over its background.
open class CAGradientLayer: CALayer {
  /// The colors, `CGColor`s; nil (the default) draws nothing. Other objects are left out.
  open var colors: [Any]? {
    get {
      let colors = values.gradient.colors
      return colors.isEmpty ? nil : colors
    }
    set {
      let colors = (newValue ?? []).compactMap { $0 as? CGColor }
      change(\.gradient.colors, to: colors, .gradient("colors"))
    }
  }

  /// Where each color stands, from 0 (the start) to 1 (the end); by default evenly spaced (nil).
  /// Colors may stand beyond both: what is seen between these is a part of the whole then.
  open var locations: [NSNumber]? {
    get {
      let locations = values.gradient.locations
      return locations.isEmpty ? nil : locations.map { NSNumber(value: $0) }
    }
    set {
      let locations = (newValue ?? []).map(\.doubleValue)
      change(\.gradient.locations, to: locations, .gradient("locations"))
    }
  }

  /// Where the gradient starts, as a fraction of the bounds; the middle of the top by default.
  open var startPoint: CGPoint {
    get { values.gradient.startPoint }
    set { change(\.gradient.startPoint, to: newValue, .gradient("startPoint")) }
  }

  /// Where the gradient ends, as a fraction of the bounds; the middle of the bottom by default.
  open var endPoint: CGPoint {
    get { values.gradient.endPoint }
    set { change(\.gradient.endPoint, to: newValue, .gradient("endPoint")) }
  }

  /// The way the colors run.
  open var type: CAGradientLayerType {
    get { values.gradient.type }
    set { change(\.gradient.type, to: newValue, .gradient("type")) }
  }

  package override func ownItems(_ shown: LayerValues) -> [DrawItem] {
    shown.gradient.item(in: shown.bounds, radii: shown.radii).map { [$0] } ?? []
  }
}

extension LayerKey {
  /// A property of gradient layers.
  fileprivate static func gradient(_ name: String) -> LayerKey { LayerKey(rawValue: name) }
}

extension GradientValues {
  fileprivate func item(in bounds: CGRect, radii: CornerRadii) -> DrawItem? {
    guard colors.count > 1 else { return nil }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let (from, to) = (point(startPoint), point(endPoint))
    switch type {
    case .radial:
      let reach = CGSize(width: abs(to.x - from.x), height: abs(to.y - from.y))
      return .radialGradient(bounds, radii: radii, stops: stops, center: from, reach: reach)
    case .conic:
      let angle = atan2(to.y - from.y, to.x - from.x)
      return .conicGradient(bounds, radii: radii, stops: stops, center: from, angle: angle)
    default: return .gradient(bounds, radii: radii, stops: stops, from: from, to: to)
    }
  }

  private var stops: [GradientStop] {
    let all = colors.enumerated().map { index, color in
      let even = CGFloat(index) / CGFloat(colors.count - 1)
      let offset = locations.indices.contains(index) ? CGFloat(locations[index]) : even
      return GradientStop(offset: offset.isFinite ? offset : even, color: color)
    }
    return all.clipped
  }
}

extension [GradientStop] {
  /// The stops from 0 to 1. Where others stand beyond, the ends have the colors that run there.
  fileprivate var clipped: [GradientStop] {
    guard contains(where: { $0.offset < 0 || $0.offset > 1 }) else { return self }
    let sorted = sorted { $0.offset < $1.offset }
    let inside = sorted.filter { (0...1).contains($0.offset) }
    let first = Self.stop(
      at: 0, between: sorted.last { $0.offset < 0 }, and: sorted.first { $0.offset >= 0 })
    let last = Self.stop(
      at: 1, between: sorted.last { $0.offset <= 1 }, and: sorted.first { $0.offset > 1 })
    return first + inside + last
  }

  /// The color at an offset between two stops; that of the only one if there is one.
  private static func stop(
    at offset: CGFloat, between before: GradientStop?, and after: GradientStop?
  ) -> [GradientStop] {
    guard let before, let after else {
      return (before ?? after).map { [GradientStop(offset: offset, color: $0.color)] } ?? []
    }
    let progress = (offset - before.offset) / (after.offset - before.offset)
    let mixed = AnimatedValue.color(before.color).mixed(with: .color(after.color), progress)
    return [GradientStop(offset: offset, color: mixed.color ?? after.color)]
  }
}

extension AnimatedProperty {
  static let gradients: [String: AnimatedProperty] = [
    "colors": AnimatedProperty(
      key: .gradient("colors"), get: { .colors($0.gradient.colors) },
      set: { values, new in
        if case .colors(let colors) = new { values.gradient.colors = colors }
      }),
    "locations": AnimatedProperty(
      key: .gradient("locations"), get: { .vector($0.gradient.locations) },
      set: { values, new in
        if case .vector(let numbers) = new { values.gradient.locations = numbers }
      }),
    "startPoint": point(.gradient("startPoint"), \.gradient.startPoint),
    "endPoint": point(.gradient("endPoint"), \.gradient.endPoint),
  ]
}
