import KumikoRender
import UIKit

/// A table in Render's words.
struct RenderLine: ComponentStateType {
  var text: String
}

class RenderLineView: ComponentView {
  override func construct() -> ComponentNodeType {
    return ComponentNode<UIView>().configure({ $0.style.minDimensions.height = 30 }).children([
      ComponentNode<UILabel>().configure({ label in
        label.text = (self.state as? RenderLine)?.text
      })
    ])
  }
}

@MainActor
final class RenderPart {
  let list = ComponentTableView()

  func render(_ texts: [String]) {
    list.items = texts.map {
      ListComponentItem<RenderLineView, RenderLine>(state: RenderLine(text: $0))
    }
  }
}
