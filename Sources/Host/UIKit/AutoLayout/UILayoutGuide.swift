/// A rectangle that takes part in layout like a view but shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, _UILayoutItem {
  /// What a guide that comes with a view follows.
  enum Source: Hashable {
    case safeArea, margins, readable, content, frame, keyboard
    case list(ListContentPart)
  }

  /// What the guide follows; nil for a guide that only constraints place.
  let source: Source?
  /// The guide's variables.
  var box: LayoutBox?
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

  private func setOwner(_ view: UIView?) {
    if view === owner { return }
    owner?.removeLayoutGuide(self)
    view?.addLayoutGuide(self)
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
