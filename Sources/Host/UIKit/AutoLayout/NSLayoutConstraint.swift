/// A demand on one or two views or guides, such as that one stand 8 points after the other.
///
/// The demand reads: *first attribute* = (or ≤, ≥) *multiplier* × *second attribute* + *constant*.
/// It takes effect when it is active, with the next layout.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private(set) var first = LayoutSide.attribute(LayoutPlace(nil, .notAnAttribute))
  private(set) var second: LayoutSide?
  private var factor: CGFloat = 1
  private var kind = Relation.equal
  private var amount: CGFloat = 0
  private var rank = UILayoutPriority.required

  /// The view that holds the constraint while it is active.
  weak var host: UIView?
  /// Where the constraint stands in a solver.
  private(set) var placement: LayoutEngine.Placement?
  /// Counts activations, so that it can be told which of two constraints came later.
  var serial = 0
  /// Whether an inequality ends at its limit where constraints leave something open.
  var reachesLimit = true

  /// A name for people, shown in messages; nil by default.
  open var identifier: String?

  /// Whether an archive should leave the constraint out; false by default.
  open var shouldBeArchived = false

  /// Makes a constraint that demands nothing and cannot be made active. Subclasses are made through
  /// this initializer, whatever the constraint is made of.
  public override init() { super.init() }

  convenience init(
    _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    (self.first, self.second, kind) = (first, second, relation)
    factor = multiplier
    checkPairing()
    amount = checked(constant)
  }

  /// Makes a constraint between attributes of two items, or of one item and a number (`view2` nil,
  /// `attr2` `.notAnAttribute`, only for sizes).
  ///
  /// Items are views and layout guides.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.map { LayoutSide.attribute(LayoutPlace(Self.item($0), attr2)) }
    self.init(
      .attribute(LayoutPlace(Self.item(view1), attr1)), relation, second, multiplier: multiplier,
      constant: c)
  }

  /// Makes several constraints active at once.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes several constraints inactive at once.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraints that a picture such as `H:|-[icon(44)]-8-[title]-|` shows.
  ///
  /// A picture that cannot be read stops the program.
  ///
  /// - Parameters:
  ///   - format: An axis (`H:`, the default, or `V:`), then views in brackets, bars for the
  ///     superview, and distances between hyphens.
  ///   - metrics: Numbers by the names that stand for them.
  ///   - views: Views and guides by the names that stand for them.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { read(format, options: opts, metrics: metrics, views: views) }

  // MARK: The demand

  /// The item of the first attribute.
  open var firstItem: AnyObject? { first.places[0].item }

  /// The first attribute.
  open var firstAttribute: Attribute { first.attribute }

  /// The item of the second attribute; nil if there is none.
  open var secondItem: AnyObject? { second?.places[0].item }

  /// The second attribute.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// How the sides stand to each other.
  open var relation: Relation { kind }

  /// What the second attribute is multiplied by.
  open var multiplier: CGFloat { factor }

  /// What is added on the second side; the one part that can change at any time.
  open var constant: CGFloat {
    get { amount }
    set { setConstant(newValue) }
  }

  /// How much the demand matters; required by default. While the constraint is active, it cannot
  /// become required or cease to be.
  open var priority: UILayoutPriority {
    get { rank }
    set { setPriority(newValue) }
  }

  /// Whether layout heeds the constraint. Setting it to true adds the constraint to the nearest
  /// view that holds both items; it is an error if there is none.
  open var isActive: Bool {
    get { host != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// The demand as people read it; on other threads than the main one the class and the address.
  open override nonisolated var description: String {
    guard MainQueue.isCurrent else { return super.description }
    return MainActor.assumeIsolated { text }
  }

  private func setConstant(_ constant: CGFloat) {
    let value = checked(constant)
    if value == amount { return }
    amount = value
    constantDidChange()
  }

  private func setPriority(_ priority: UILayoutPriority) {
    if priority == rank { return }
    checkPriority(priority)
    rank = priority
    placement?.engine?.priorityDidChange(of: self)
  }

  private static func item(_ object: Any) -> any LayoutItem {
    guard let item = object as? any LayoutItem else {
      preconditionFailure(
        "NSLayoutConstraint for \(object): Constraint items must each be a view or layout guide.")
    }
    return item
  }
}

// MARK: - Place in a solver

extension NSLayoutConstraint {
  /// Enters the system of an engine, if it can be solved there.
  func enter(_ engine: LayoutEngine) { placement = engine.add(self) }

  /// Leaves the system that it is in.
  func leaveEngine() {
    placement?.engine?.remove(self)
    placement = nil
  }

  /// Takes in that what the constant is counted from has moved.
  func offsetDidChange(to offset: Double) {
    placement?.offset = offset
    constantDidChange()
  }
}

extension LayoutSide {
  /// The attribute; that of a distance is a size.
  fileprivate var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .attribute(let place): place.attribute
    case .distance(let start, _): start.attribute.traits?.axis == .vertical ? .height : .width
    }
  }

  /// What the side measures.
  var traits: AttributeTraits? { attribute.traits }
}
