import KumikoFlexLayout
import UIKit

/// An element whose view is in a tree of views.
@MainActor
final class MountedElement {
  let view: UIView
  let kind: ElementKind
  /// What the element said when it was last rendered.
  private(set) var node: ElementNode
  var children: [MountedElement] = []
  let flexNode: FlexNode
  /// Whether the view came with this render, so that it appears rather than moves.
  var isNew = true
  /// Whether the view is not just one that holds others.
  let hasContent: Bool
  /// Whether the layout measures the view.
  var isMeasured = false
  /// Whether the view scrolls over what the tree has laid out inside.
  var scrollsOverChildren = false
  private var settings = AppliedSettings()
  private var labelContent: LabelContent?
  /// The recognizers that the view had when it came into the tree.
  private let ownRecognizers: Set<ObjectIdentifier>
  /// How opaque the view was when it came into the tree.
  private let ownAlpha: CGFloat
  private let ownTransform: CGAffineTransform
  private let ownInput: UserInput

  init(_ node: ElementNode, view: UIView, flexNode: FlexNode) {
    self.node = node
    self.view = view
    self.flexNode = flexNode
    kind = node.kind
    hasContent = type(of: view) != UIView.self
    ownRecognizers = view.recognizerIdentifiers
    ownAlpha = view.alpha
    ownTransform = view.transform
    ownInput = UserInput(of: view)
  }

  var key: AnyHashable? { node.key }

  /// Whether a node may be shown by this element's view.
  func matches(_ node: ElementNode) -> Bool { kind == node.kind && key == node.key }

  /// Sets in the view what a node says, and remembers the node. What is new appears as it is: only
  /// views that stay change with an animation.
  ///
  /// - Returns: Whether the view may have another size than before.
  func apply(_ node: ElementNode) -> Bool {
    guard isNew, UIView.inheritedAnimationDuration > 0 else { return set(node) }
    var mayDiffer = false
    UIView.performWithoutAnimation { mayDiffer = set(node) }
    return mayDiffer
  }

  private func set(_ node: ElementNode) -> Bool {
    let isSet = !isNew && self.node === node ? false : apply(node.settings)
    self.node = node
    for configure in node.configurations { configure(view) }
    guard isSet || isNew || !node.configurations.isEmpty else { return false }
    return contentDidChange()
  }

  private func apply(_ next: [PropertySetting]) -> Bool {
    var settings = settings
    if settings.hasApplied(next) { return false }
    self.settings = AppliedSettings()
    defer { self.settings = settings }
    return settings.apply(next, to: view)
  }

  /// Gives the view back what it had before it came into the tree.
  func restore() {
    _ = apply([])
    view.alpha = ownAlpha
    if view.transform != ownTransform { view.transform = ownTransform }
    ownInput.bringBack(to: view)
    if scrollsOverChildren { (view as? UIScrollView)?.contentSize = .zero }
    if view.layer.animationKeys()?.isEmpty == false { view.layer.removeAllAnimations() }
  }

  /// Whether the view's class may have subviews that nobody else put there.
  private var bringsSubviews: Bool {
    let type = type(of: view)
    return type != UIView.self && type != UILabel.self && type != UIImageView.self
      && view.elementContainer === view
  }

  /// Whether the view can be shown by other elements: all that its element did can be taken back,
  /// and it holds nothing that somebody else put there: no further recognizers, and no subviews
  /// where its class brings none along.
  var isReusable: Bool {
    node.canBeReused && (bringsSubviews || view.elementContainer.subviews.isEmpty)
      && view.recognizerIdentifiers == ownRecognizers
  }

  /// Whether the view may have another size than in the last render; known of labels only, but not
  /// of their subclasses, whose size may depend on more.
  private func contentDidChange() -> Bool {
    guard type(of: view) == UILabel.self, let label = view as? UILabel else { return true }
    let content = LabelContent(label)
    defer { labelContent = content }
    return content != labelContent
  }
}

extension UIView {
  fileprivate var recognizerIdentifiers: Set<ObjectIdentifier> {
    Set((gestureRecognizers ?? []).map { ObjectIdentifier($0) })
  }
}

/// What the size of a label depends on.
private struct LabelContent: Equatable {
  var text: NSAttributedString?
  var plainText: String?
  var font: UIFont?
  var numberOfLines: Int
  var isHidden: Bool

  @MainActor
  init(_ label: UILabel) {
    text = label.attributedText
    plainText = label.text
    font = label.font
    numberOfLines = label.numberOfLines
    isHidden = label.isHidden || label.alpha < 0.01
  }
}
