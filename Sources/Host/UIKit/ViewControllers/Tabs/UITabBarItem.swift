/// What stands for a controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture of the item while it is selected; nil (the default) for ``UIBarItem/image``.
  open var selectedImage: UIImage? { didSet { onChange?() } }

  /// A few characters in a red badge; nil (the default) for none.
  open var badgeValue: String? { didSet { onChange?() } }

  /// The color of the badge; nil (the default) for red.
  open var badgeColor: UIColor? { didSet { onChange?() } }

  /// The look of the bar over content while the item is selected; nil (the default) for the bar's.
  open var standardAppearance: UITabBarAppearance? { didSet { onChange?() } }

  /// The look of the bar at the end of content while the item is selected; nil (the default) for
  /// the bar's.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { onChange?() } }

  /// Makes an item without content.
  public override init() { super.init() }

  /// Makes an item from an archive; it has no content.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item with title and picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Makes an item with title, picture, and another picture while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}
