import KumikoFlexLayout
import UIKit

/// A node whose view is in a tree of views.
@MainActor
final class MountedNode {
  let view: UIView
  let reuseIdentifier: String
  let viewType: ObjectIdentifier
  var key: AnyHashable?
  var isReusable: Bool
  var settings = AppliedSettings()
  var children: [MountedNode] = []
  let flexNode: FlexNode
  /// Whether the view came with this render, so that it appears rather than moves.
  var isNew = true
  private var labelContent: LabelContent?
  /// The recognizers that the view had when it came into the tree.
  private let ownRecognizers: Set<ObjectIdentifier>

  init(_ description: NodeDescription, view: UIView, flexNode: FlexNode) {
    self.view = view
    self.flexNode = flexNode
    reuseIdentifier = description.reuseIdentifier
    viewType = description.viewType
    key = description.key
    isReusable = description.canBeReused
    ownRecognizers = view.recognizerIdentifiers
  }

  /// Whether the view holds nothing that somebody else put there: no further recognizers, and no
  /// subviews where its class brings none along.
  var isClean: Bool {
    let bringsSubviews = type(of: view) != UIView.self && view.nodeContainer === view
    return (bringsSubviews || view.nodeContainer.subviews.isEmpty)
      && view.recognizerIdentifiers == ownRecognizers
  }

  /// Whether the view may have another size than in the last render; known of labels only.
  func contentDidChange() -> Bool {
    guard let label = view as? UILabel else { return true }
    let content = LabelContent(label)
    defer { labelContent = content }
    return content != labelContent
  }

  /// Whether a description may be shown by this node's view.
  func matches(_ description: NodeDescription) -> Bool {
    reuseIdentifier == description.reuseIdentifier && viewType == description.viewType
      && key == description.key
  }
}

extension UIView {
  fileprivate var recognizerIdentifiers: Set<ObjectIdentifier> {
    Set((gestureRecognizers ?? []).map { ObjectIdentifier($0) })
  }
}

extension NodeDescription {
  /// Whether a view that showed this can show another of its kind.
  var canBeReused: Bool { isReusable || configurations.isEmpty }
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
