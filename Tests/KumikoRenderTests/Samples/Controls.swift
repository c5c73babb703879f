import KumikoRender

/// Targets that are added in each render, and a button that is made with one.
class CounterView: ComponentView {
  var count = 0
  var made = 0

  override func construct() -> ComponentNodeType {
    return ComponentNode<UIView>().configure({ view in
      view.style.padding = (4, 4, 4, 4, 4, 4)
    }).children([
      ComponentNode<UIButton>(reuseIdentifier: "plus").configure({ button in
        button.setTitle("+", for: .normal)
        button.addAction(UIAction { _ in self.count += 1 }, for: .touchUpInside)
      }),
      ComponentNode<UIButton>(
        reuseIdentifier: "made",
        initClosure: {
          let button = UIButton(type: .system)
          button.addAction(UIAction { _ in self.made += 1 }, for: .touchUpInside)
          return button
        }
      ).configure({ $0.setTitle("made", for: .normal) }),
      ComponentNode<UITextField>(reuseIdentifier: "field"),
    ])
  }
}

/// Components inside of another.
class Shelf: ComponentView {
  var notes = ["Ebb", "Flow"]

  override func construct() -> ComponentNodeType {
    return ComponentNode<UIView>().children(
      notes.map { text in
        ComponentNode<NoteView>(reuseIdentifier: "note").configure({ $0.state = Note(text: text) })
      })
  }
}
