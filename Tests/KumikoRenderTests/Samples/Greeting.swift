import KumikoRender

/// The guide's component.
struct Person: ComponentStateType {
  let name: String
}

typealias PersonItem = ListComponentItem<GreetingView, Person>

class GreetingView: ComponentView {
  override func construct() -> ComponentNodeType {
    return ComponentNode<UIView>().configure({ view in
      view.style.flexDirection = .row
      view.style.padding = (8, 8, 8, 8, 8, 8)
    }).children([
      ComponentNode<UILabel>(reuseIdentifier: "name").configure({ label in
        label.text = (self.state as? Person)?.name
        label.style.flex = Flex.Max
      }),
      when(self.state != nil, ComponentNode<UISwitch>().configure({ $0.isOn = true })),
    ])
  }
}
