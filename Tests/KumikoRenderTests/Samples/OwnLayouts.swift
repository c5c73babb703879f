import KumikoRender

/// A component that lays itself out.
class Label: BaseComponentView {
  private let label = UILabel(frame: .zero)
  var initializations = 0

  override func initalizeComponent() {
    super.initalizeComponent()
    initializations += 1
    addSubview(label)
  }

  override func renderComponent(_ size: CGSize) {
    super.renderComponent(size)
    label.text = (state as? Note)?.text
    frame.size = CGSize(width: parentSize.width, height: 32)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 6, dy: 0)
  }
}

@MainActor
func label(in parent: UIView) -> ComponentViewType {
  let label: ComponentViewType = Label()
  label.state = Note(text: "read")
  label.parentView = parent
  label.renderComponent(parent.bounds.size)
  return label
}

/// Plain views that flexbox lays out without a component.
@MainActor
func card() -> UIView {
  return UIView().configure(
    { $0.style.flexDirection = .row },
    children: [
      UIView().configure({ $0.style.dimensions = (40, 40) }),
      UIView().configure(
        { $0.style.flex = Flex.Max },
        children: [
          UIView().configure({ $0.style.dimensions.height = 10 }),
          UIView().configure({ $0.style.dimensions.height = 20 }),
        ]),
    ])
}

/// Boxes without views.
@MainActor
func boxes() -> [Position] {
  let row = Node { node in
    node.style.flexDirection = .row
    node.style.dimensions = (300, 100)
  }
  row.children = [
    Node(with: { $0.style.flex = 1 }),
    Node(with: { $0.style.flex = 2 }),
    Node(with: {
      $0.style.dimensions = (60, 20)
      $0.style.alignSelf = .flexEnd
    }),
  ]
  row.layout()
  return (row.children ?? []).map { $0.layout.position }
}
