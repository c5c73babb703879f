/// What stands beside the content of a list cell: a sign of the system, a label, a menu or a view
/// of your own.
///
/// Set ``UICollectionViewListCell/accessories``; the cell puts signs of the system where they
/// belong.
public struct UICellAccessory {
  /// What an accessory is.
  public enum AccessoryType: Hashable {
    /// A chevron: the item leads further.
    case disclosureIndicator
    /// A chevron that turns while the items below the cell's are shown.
    case outlineDisclosure
    /// A tick.
    case checkmark
    /// A minus that brings out what deletes the item.
    case delete
    /// A plus.
    case insert
    /// A handle to drag the item by.
    case reorder
    /// A circle that shows whether the item is selected.
    case multiselect
    /// A text.
    case label
    /// A button for details.
    case detail
    /// A button that opens a menu and shows its chosen entry.
    case popUpMenu
    /// A view of your own.
    case customView(UIView)
  }

  /// When an accessory is displayed.
  public enum DisplayedState: Sendable {
    case always
    /// Only while the list is being edited.
    case whenEditing
    /// Only while the list is not being edited.
    case whenNotEditing
  }

  /// How much of a cell's width or height is kept for an accessory.
  public enum LayoutDimension {
    /// As much as the accessory takes.
    case actual
    /// As much as is usual, so that accessories of several cells stand in a column.
    case standard
    /// So many points.
    case custom(CGFloat)
  }

  /// At which end of the cell a view of your own stands, when, and where among the others.
  public enum Placement {
    /// The index among the accessories at the same end, which come in the direction of reading.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// Before the content, next to it by default.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content, next to it by default.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Before another accessory; at the beginning if the cell does not have it.
    public static func position(before accessory: UICellAccessory) -> Position {
      { all in all.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// After another accessory; at the end if the cell does not have it.
    public static func position(after accessory: UICellAccessory) -> Position {
      { all in
        all.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? all.count
      }
    }
  }

  /// Called when the user tapped an accessory.
  public typealias ActionHandler = () -> Void

  /// Called when the user chose another entry of the menu.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// What the accessory is.
  public let accessoryType: AccessoryType
  let content: Content
  let appearance: Appearance
  let displayed: DisplayedState
  /// Where it stands; nil where the system decides.
  var placement: Placement?
}

extension UICellAccessory {
  /// What an accessory consists of, beyond its type.
  enum Content {
    case sign
    case control(backgroundColor: UIColor?, action: ActionHandler?)
    case handle(showsVerticalSeparator: Bool)
    case button(action: ActionHandler?)
    case outline(style: OutlineDisclosureOptions.Style, action: ActionHandler?)
    case label(text: String, font: UIFont, adjustsFont: Bool)
    case menu(UIMenu, MenuSelectedElementDidChangeHandler?)
    case view(UIView, maintainsFixedSize: Bool)
  }

  /// What all accessories can be given.
  struct Appearance {
    /// Whether the accessory is not seen although its width is kept.
    var isHidden: Bool
    var reservedLayoutWidth: LayoutDimension
    /// The color in place of the accessory's own.
    var tintColor: UIColor?

    init(_ options: some CellAccessoryOptions) {
      isHidden = options.isHidden
      reservedLayoutWidth = options.reservedLayoutWidth
      tintColor = options.tintColor
    }
  }

  private init(
    _ type: AccessoryType, _ content: Content, _ options: some CellAccessoryOptions,
    _ displayed: DisplayedState
  ) {
    accessoryType = type
    self.content = content
    appearance = Appearance(options)
    self.displayed = displayed
  }

  // MARK: Signs

  /// A chevron: the item leads further.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { Self(.disclosureIndicator, .sign, options, displayed) }

  /// A chevron that turns while the items below the cell's are shown.
  /// - Parameter actionHandler: Called when the user taps it; nil, the default, shows or hides the
  ///   items of a section snapshot.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    Self(
      .outlineDisclosure, .outline(style: options.style, action: actionHandler), options,
      displayed)
  }

  /// A tick.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { Self(.checkmark, .sign, options, displayed) }

  // MARK: Editing

  /// A minus.
  /// - Parameter actionHandler: Called when the user taps it; nil, the default, brings out the
  ///   item's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    let content = Content.control(
      backgroundColor: options.backgroundColor, action: actionHandler)
    return Self(.delete, content, options, displayed)
  }

  /// A plus.
  /// - Parameter actionHandler: Called when the user taps it; nil by default.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    let content = Content.control(
      backgroundColor: options.backgroundColor, action: actionHandler)
    return Self(.insert, content, options, displayed)
  }

  /// A handle by which the user drags an item that the data source lets be moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    let content = Content.handle(showsVerticalSeparator: options.showsVerticalSeparator)
    return Self(.reorder, content, options, displayed)
  }

  /// A circle that shows whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    let content = Content.control(backgroundColor: options.backgroundColor, action: nil)
    return Self(.multiselect, content, options, displayed)
  }

  // MARK: Contents

  /// A text after the content.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    let content = Content.label(
      text: text, font: options.font, adjustsFont: options.adjustsFontForContentSizeCategory)
    return Self(.label, content, options, displayed)
  }

  /// A button for details.
  /// - Parameter actionHandler: Called when the user taps it; nil by default.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { Self(.detail, .button(action: actionHandler), options, displayed) }

  /// A button that opens a menu and shows its chosen entry.
  /// - Parameter selectedElementDidChangeHandler: Called when the user chose another entry; nil by
  ///   default.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    Self(.popUpMenu, .menu(menu, selectedElementDidChangeHandler), options, displayed)
  }

  /// A view of your own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    let view = configuration.customView
    let content = Content.view(view, maintainsFixedSize: configuration.maintainsFixedSize)
    var accessory = Self(.customView(view), content, configuration, displayed)
    accessory.placement = configuration.placement
    return accessory
  }
}
