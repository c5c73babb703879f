import QuartzCore

/// A row of segments of which one is chosen, marked by a thumb that slides.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that stands for no segment.
  public static let noSegment = -1

  static let height: CGFloat = 32

  var segments: [Segment] = []
  var thumb = SegmentThumb()
  var storedSelection = UISegmentedControl.noSegment
  var pressed: Int?
  var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control with a segment for each title (String) or picture (UIImage).
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      insert(Segment(title: item as? String, image: item as? UIImage), at: segments.count, false)
    }
    frame.size = intrinsicContentSize
  }

  /// Makes a control with a segment for each action, which runs when it is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  /// Makes a control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UISegmentedControl.self)
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index too large puts it at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title, image: nil), at: segment, animated)
  }

  /// Inserts a segment with a picture; an index too large puts it at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(title: nil, image: image), at: segment, animated)
  }

  /// Inserts a segment that shows `action` and runs it when it is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action: action), at: segment, animated)
  }

  /// Takes a segment away; nothing happens if there is none.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated) }

  /// Takes all segments away.
  open func removeAllSegments() {
    while !segments.isEmpty { remove(at: segments.count - 1, false) }
  }

  /// Gives a segment a title in place of what it shows.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    changeSegment(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// The title of a segment; nil if it has none.
  open func titleForSegment(at segment: Int) -> String? { checked(segment).title }

  /// Gives a segment a picture in place of what it shows.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    changeSegment(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// The picture of a segment; nil if it has none.
  open func imageForSegment(at segment: Int) -> UIImage? { checked(segment).image }

  /// Lets a segment show `action` and run it when it is chosen.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    changeSegment(segment) { $0 = Segment(action: action) }
  }

  /// The action of a segment; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { checked(segment).action }

  /// The segment of an action's identifier; NSNotFound if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Gives a segment a width in points; 0, the default, finds one.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    changeSegment(segment) { $0.width = width }
  }

  /// The width set for a segment; 0 if none was.
  open func widthForSegment(at segment: Int) -> CGFloat { checked(segment).width }

  /// Lets a segment be chosen or not; all can by default.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    changeSegment(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { checked(segment).isEnabled }

  // MARK: Selection

  /// The segment chosen; ``noSegment`` by default. Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set { select(newValue) }
  }

  /// Whether a segment stays chosen no longer than it is touched; false by default.
  open var isMomentary = false { didSet { setNeedsLayout() } }

  /// Whether wider contents get wider segments; false by default.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange(false) } }

  // MARK: Looks

  /// The color of the thumb; nil, the default, means white or gray.
  open var selectedSegmentTintColor: UIColor? { didSet { recolor() } }

  /// Gives titles attributes in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state.rawValue] = attributes
    for index in segments.indices { updateSegment(index) }
    segmentsDidChange(false)
  }

  /// The attributes of titles in a state; nil if none were given.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    recolor()
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(at: touch.location(in: self))
    return pressed != nil
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    release(isInside: isTouchInside)
  }

  open override func cancelTracking(with event: UIEvent?) { release(isInside: false) }

  // MARK: Accessibility

  open override func accessibilityActivate() -> Bool { false }

  open override func accessibilityIncrement() { step(by: 1) }

  open override func accessibilityDecrement() { step(by: -1) }

  package override var standardTraits: UIAccessibilityTraits { .adjustable }

  package override var takesTaps: Bool { true }

  package override func pressed(_ event: UIEvent?) {}

  package override func stateDidChange() {
    super.stateDidChange()
    for index in segments.indices { updateSegment(index) }
  }
}
