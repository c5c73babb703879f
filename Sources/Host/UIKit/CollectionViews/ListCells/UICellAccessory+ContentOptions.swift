extension UICellAccessory {
  /// How a label looks.
  public struct LabelOptions: CellAccessoryOptions {
    /// Whether the accessory is not seen although its width is kept; false by default.
    public var isHidden: Bool

    /// How much of the cell's width is kept for the accessory; ``LayoutDimension/actual`` by
    /// default.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the text; nil, the default, is gray.
    public var tintColor: UIColor?

    /// The font; the preferred one for body text by default.
    public var font: UIFont

    /// Whether the font follows the preferred size of text; true by default.
    public var adjustsFontForContentSizeCategory: Bool

    /// Makes options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// How a pop-up menu looks.
  public struct PopUpMenuOptions: CellAccessoryOptions {
    /// Whether the accessory is not seen although its width is kept; false by default.
    public var isHidden: Bool

    /// How much of the cell's width is kept for the accessory; ``LayoutDimension/actual`` by
    /// default.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the button; nil, the default, is gray.
    public var tintColor: UIColor?

    /// Makes options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// A view of your own beside the content of a cell.
  public struct CustomViewConfiguration: CellAccessoryOptions {
    /// The view.
    public let customView: UIView

    /// Where the view stands, and when.
    public let placement: Placement

    /// Whether the accessory is not seen although its width is kept; false by default.
    public var isHidden: Bool

    /// How much of the cell's width is kept for the accessory; ``LayoutDimension/standard`` by
    /// default.
    public var reservedLayoutWidth: LayoutDimension

    /// The tint color of the view; nil, the default, leaves it as it is.
    public var tintColor: UIColor?

    /// Whether the view keeps the size of its frame; false, the default, lets it have the size that
    /// its content asks for.
    public var maintainsFixedSize: Bool

    /// Makes options; nil stands for the default.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
