/// A rectangle that takes part in layout like a view but shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
  /// What a guide that comes with a view follows.
  enum Source: Hashable {
    case safeArea, margins, readable, content, frame, keyboard
    case list(ListContentPart)
  }

  /// What the guide follows; nil for a guide that only constraints place.
  let source: Source?
  /// The guide's variables.
  private(set) var box: LayoutVariables?
  weak var owner: UIView?

  /// A name for people; empty by default.
  open var identifier = ""

  /// Makes a guide; add it to a view with `addLayoutGuide(_:)`.
  public override init() {
    source = nil
    super.init()
  }

  /// Makes a guide from an archive; it is like a new one.
  public required init?(coder: NSCoder) {
    source = nil
    super.init()
  }

  init(_ source: Source, of owner: UIView) {
    self.source = source
    self.owner = owner
    super.init()
    identifier = source.identifier
  }

  /// The view that the guide belongs to; nil until it is added.
  open weak var owningView: UIView? {
    get { owner }
    set { setOwner(newValue) }
  }

  /// Where the guide stands in its view's coordinates after layout.
  open var layoutFrame: CGRect { givenFrame ?? box?.frame ?? .zero }

  /// Whether constraints leave open where the guide stands or how large it is.
  open var hasAmbiguousLayout: Bool { isPlacedAmbiguously }

  /// The constraints which matter along `axis` to the guide's place or size.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraintsPlacing(along: axis) }

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }

  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }

  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }

  /// The middle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }

  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }

  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(side(.width)) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(side(.height)) }

  private func setOwner(_ view: UIView?) {
    if view === owner { return }
    owner?.removeLayoutGuide(self)
    view?.addLayoutGuide(self)
  }
}

extension UILayoutGuide {
  /// Takes part in a system of constraints by variables.
  func join(_ box: LayoutVariables) { self.box = box }

  /// Leaves the system of constraints that the guide takes part in.
  func dropBox() {
    if let box { box.engine?.drop(box) }
    box = nil
  }
}

extension UILayoutGuide.Source {
  fileprivate var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readable: "UIViewReadableContentGuide"
    case .content: "UIScrollView-contentLayoutGuide"
    case .frame: "UIScrollView-frameLayoutGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .list(let part): "UIListContentView-\(part)LayoutGuide"
    }
  }
}
