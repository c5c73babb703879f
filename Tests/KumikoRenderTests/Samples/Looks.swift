import KumikoRender

/// Looks that add up across classes of views.
let middle = ComponentStyle<UIView>() { view in
  view.style.justifyContent = .center
  view.style.alignSelf = .center
}
let headline = ComponentStyle<UILabel>() {
  $0.textAlignment = .right
  $0.numberOfLines = 3
}

func margin(_ length: Float) -> ComponentStyle<UIView> {
  return ComponentStyle<UIView> {
    $0.style.margin = (length, length, length, length, length, length)
  }
}

class Cover: ComponentView {
  override func construct() -> ComponentNodeType {
    return ComponentNode<UIView>().configure({ $0.applyComponentStyle(margin(5) + middle) })
      .children([
        ComponentNode<UILabel>(reuseIdentifier: "h1", style: margin(2) + middle + headline)
          .configure({ view in view.text = "Tide" }),
        ComponentNode<UIImageView>(reuseIdentifier: "art", style: headline),
      ])
  }
}
