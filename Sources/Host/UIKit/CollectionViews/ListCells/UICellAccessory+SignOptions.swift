/// What all options of accessories have.
protocol CellAccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
  var tintColor: UIColor? { get }
}

extension UICellAccessory {
  /// How a disclosure indicator looks.
  public struct DisclosureIndicatorOptions: CellAccessoryOptions {
    /// Whether the accessory is not seen although its width is kept; false by default.
    public var isHidden: Bool

    /// How much of the cell's width is kept for the accessory; ``LayoutDimension/standard`` by
    /// default.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the chevron; nil, the default, is a light gray.
    public var tintColor: UIColor?

    /// Makes options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How an outline disclosure looks and works.
  public struct OutlineDisclosureOptions: CellAccessoryOptions {
    /// What the user taps.
    public enum Style: Sendable {
      /// As a header in headers of sections, else as a cell.
      case automatic
      /// The whole cell; the chevron stands at its end.
      case header
      /// The chevron, at the beginning of the cell, which can be selected by itself.
      case cell
    }

    /// What the user taps; ``Style/automatic`` by default.
    public var style: Style

    /// Whether the accessory is not seen although its width is kept; false by default.
    public var isHidden: Bool

    /// How much of the cell's width is kept for the accessory; ``LayoutDimension/standard`` by
    /// default.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the chevron; nil, the default, is the cell's tint color.
    public var tintColor: UIColor?

    /// Makes options; nil stands for the default.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a checkmark looks.
  public struct CheckmarkOptions: CellAccessoryOptions {
    /// Whether the accessory is not seen although its width is kept; false by default.
    public var isHidden: Bool

    /// How much of the cell's width is kept for the accessory; ``LayoutDimension/standard`` by
    /// default.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the sign; nil, the default, is the cell's tint color.
    public var tintColor: UIColor?

    /// Makes options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a detail button looks.
  public struct DetailOptions: CellAccessoryOptions {
    /// Whether the accessory is not seen although its width is kept; false by default.
    public var isHidden: Bool

    /// How much of the cell's width is kept for the accessory; ``LayoutDimension/standard`` by
    /// default.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the sign; nil, the default, is the cell's tint color.
    public var tintColor: UIColor?

    /// Makes options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }
}
