extension UICellAccessory {
  /// How a delete accessory looks.
  public struct DeleteOptions: CellAccessoryOptions {
    /// Whether the accessory is not seen although its width is kept; false by default.
    public var isHidden: Bool

    /// How much of the cell's width is kept for the accessory; ``LayoutDimension/standard`` by
    /// default.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the minus; nil, the default, is white.
    public var tintColor: UIColor?

    /// The color of the circle; nil, the default, is red.
    public var backgroundColor: UIColor?

    /// Makes options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How an insert accessory looks.
  public struct InsertOptions: CellAccessoryOptions {
    /// Whether the accessory is not seen although its width is kept; false by default.
    public var isHidden: Bool

    /// How much of the cell's width is kept for the accessory; ``LayoutDimension/standard`` by
    /// default.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the plus; nil, the default, is white.
    public var tintColor: UIColor?

    /// The color of the circle; nil, the default, is green.
    public var backgroundColor: UIColor?

    /// Makes options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a multiselect accessory looks.
  public struct MultiselectOptions: CellAccessoryOptions {
    /// Whether the accessory is not seen although its width is kept; false by default.
    public var isHidden: Bool

    /// How much of the cell's width is kept for the accessory; ``LayoutDimension/standard`` by
    /// default.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the tick; nil, the default, is white.
    public var tintColor: UIColor?

    /// The color of the circle; nil, the default, is the cell's tint color.
    public var backgroundColor: UIColor?

    /// Makes options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a reorder accessory looks.
  public struct ReorderOptions: CellAccessoryOptions {
    /// Whether the accessory is not seen although its width is kept; false by default.
    public var isHidden: Bool

    /// How much of the cell's width is kept for the accessory; ``LayoutDimension/standard`` by
    /// default.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the handle; nil, the default, is a light gray.
    public var tintColor: UIColor?

    /// Whether a line stands between the handle and accessories before it; true by default.
    public var showsVerticalSeparator: Bool

    /// Makes options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }
}
