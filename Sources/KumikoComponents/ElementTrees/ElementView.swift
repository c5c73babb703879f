import KumikoFlexLayout
import UIKit

/// The view of a component that has a ``Component/body``: it holds the views of the tree.
///
/// It is as high as the tree at its width. In screens of your own, ``show(_:name:)`` makes it show
/// a tree, again whenever you say so.
@preconcurrency @MainActor
public final class ElementView: UIView, FramedContent, TreeHosting {
  private lazy var tree = MountedTree(host: self, pool: ViewReusePool())
  /// The width that the tree was last laid out for, in points; nil for none yet.
  private var fittedWidth: CGFloat?
  private var fittedHeight: CGFloat = 0
  private var needsFrames = false
  private var turns = RenderTurns<any ElementTree>()
  /// Whether views are measured, whose code may ask for anything.
  private var isMeasuring = false
  /// Whether the view was to be laid out meanwhile.
  private var hasLeftOutLayout = false

  /// How many views the last render added, removed and moved.
  public var changedViewCount: Int { tree.changeCount }

  /// How long a render may take before it is reported; a frame, 16 ms, by default.
  ///
  /// Slow renders are reported to ``KumikoDiagnostics`` with the component's name; `nil` for never.
  public static var slowRenderLimit: Duration? = .milliseconds(16)

  /// Makes the views match a tree of elements.
  ///
  /// A tree that is to be shown while another one is made to be, or measured, follows right after
  /// it, and of several only the last.
  ///
  /// - Parameters:
  ///   - body: The tree.
  ///   - name: What slow renders are reported under.
  public func show(_ body: some ElementTree, name: @autoclosure () -> String = "ElementView") {
    guard turns.begin(body) else { return }
    update(body, name())
    showWaiting(name())
  }

  private func showWaiting(_ name: @autoclosure () -> String) {
    while let body = turns.next() { update(body, name()) }
    if turns.isEndless { KumikoDiagnostics.report(.endlessRender(component: name())) }
  }

  private func update(_ body: some ElementTree, _ name: @autoclosure () -> String) {
    Self.reportingSlowness(of: name()) { tree.update(body.node) }
    needsFrames = true
    if let fittedWidth { layOutTree(width: fittedWidth) }
    setNeedsLayout()
  }

  /// Runs a render, and reports one that takes too long.
  package static func reportingSlowness(
    of name: @autoclosure () -> String, _ render: () -> Void
  ) {
    guard let limit = slowRenderLimit else { return render() }
    let duration = ContinuousClock().measure(render)
    guard duration > limit else { return }
    let milliseconds = Int(duration / .milliseconds(1))
    KumikoDiagnostics.report(.slowRender(component: name(), milliseconds: milliseconds))
  }

  /// Lays the tree out for a width, in points.
  ///
  /// Where that is not the view's, because somebody only measures, the next layout goes back to the
  /// view's own.
  public func fit(width: CGFloat) {
    layOutTree(width: width)
    if width != bounds.width { setNeedsLayout() }
  }

  private func layOutTree(width: CGFloat) {
    whileMeasuring { layOutMeasured(width: width) }
  }

  /// Does what measures views, unless one of them asks for it while it is measured. Trees that
  /// are to be shown meanwhile follow.
  private func whileMeasuring(_ body: () -> Void) {
    guard !isMeasuring else { return }
    let isHolding = turns.hold()
    isMeasuring = true
    body()
    isMeasuring = false
    if hasLeftOutLayout {
      hasLeftOutLayout = false
      setNeedsLayout()
    }
    if isHolding { showWaiting("ElementView") }
  }

  private func layOutMeasured(width: CGFloat) {
    let room: FlexSpace = width == 0 ? .exactly(0) : FlexSpace(width, isExact: true)
    let size = tree.layOut(width: room, height: .unlimited)
    let isOther = fittedHeight != size.height || fittedWidth == nil
    fittedWidth = width
    needsFrames = true
    if isOther {
      fittedHeight = size.height
      invalidateIntrinsicContentSize()
    }
  }

  /// The height at the width that the view was laid out for.
  public override var intrinsicContentSize: CGSize {
    if tree.hasOtherTraits, let fittedWidth { fit(width: fittedWidth) }
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: fittedWidth == nil ? UIView.noIntrinsicMetric : fittedHeight)
  }

  /// The size of the tree in some room.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = FlexSpace(size.width, isExact: false)
    var fitted = bounds.size
    whileMeasuring {
      fitted = tree.layOut(width: width, height: .unlimited)
      guard let fittedWidth else { return }
      layOutMeasured(width: fittedWidth)
      if fittedWidth != bounds.width { setNeedsLayout() }
    }
    return fitted
  }

  /// Lays out anew, with the next layout, when the size of text, the direction or the display's
  /// scale has changed.
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard tree.traitsDidChange(from: previous) else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Places the views of the tree.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard !isMeasuring else {
      hasLeftOutLayout = true
      return
    }
    let isOutdated = tree.takeOtherTraits() && fittedWidth != nil
    // A view that has never had a width has none yet.
    if bounds.width > 0 || fittedWidth != nil, isOutdated || bounds.width != fittedWidth {
      layOutTree(width: bounds.width)
    }
    guard needsFrames, fittedWidth != nil else { return }
    needsFrames = false
    tree.applyFrames()
  }
}
