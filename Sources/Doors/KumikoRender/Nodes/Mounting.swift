import KumikoComponents
import UIKit

/// A render of nodes as a tree of the language's: first all views are mounted, then all are
/// configured.
@MainActor
final class Mounting {
  /// Whether all views are mounted.
  var isComplete = false

  /// Handles a node that has got its view.
  func visit(_ node: any ComponentNodeType, _ view: UIView, in parent: (any ComponentNodeType)?) {
    guard isComplete else {
      if node.renderedView !== view { node.renderedView = view }
      _ = view.style
      return node.prepareForMount()
    }
    (node as? any ConfiguringNode)?.configureView()
    view.style.flexStyle.resolveBasis(inRow: parent?.renderedView?.style.flexStyle.isRow ?? false)
  }
}

extension ComponentNodeType {
  /// What describes the node to the language: nodes continue those at the same place with the same
  /// identifier.
  func element(
    _ mounting: Mounting, in parent: (any ComponentNodeType)?
  ) -> any ElementTree {
    for (index, child) in children.enumerated() { child.index = index }
    if let node = self as? any ConfiguringNode { return node.typedElement(mounting, in: parent) }
    return element(of: UIView.self, mounting, in: parent)
  }

  func element<View: UIView>(
    of viewClass: View.Type, _ mounting: Mounting, in parent: (any ComponentNodeType)?
  ) -> any ElementTree {
    Element<View>(reuseIdentifier: reuseIdentifier) {
      self.buildView()
      return self.renderedView as? View ?? View()
    }
    .key(index)
    .configure { mounting.visit(self, $0, in: parent) }
    .children(children.map { $0.element(mounting, in: self) })
  }
}

extension ConfiguringNode {
  fileprivate func typedElement(
    _ mounting: Mounting, in parent: (any ComponentNodeType)?
  ) -> any ElementTree { element(of: ViewType.self, mounting, in: parent) }
}
