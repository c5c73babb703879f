import KumikoRender

/// A state and its component, as most lists have them.
struct Note: ComponentStateType {
  let text: String
}

class NoteView: ComponentView {
  override func construct() -> ComponentNodeType {
    return ComponentNode<UILabel>().configure({ label in
      label.numberOfLines = 0
      label.font = UIFont.systemFont(ofSize: 17)
      label.text = (self.state as? Note)?.text
    })
  }
}

/// A state that is told apart by a name.
struct Article: ComponentStateType, ComponentStateTypeUniquing {
  let name: String
  var title: String
  var stateUniqueIdentifier: String { return name }
}

class ArticleView: ComponentView {
  override func construct() -> ComponentNodeType {
    return ComponentNode<UIView>().configure({ $0.style.padding = (8, 8, 8, 8, 8, 8) }).children([
      ComponentNode<UILabel>(reuseIdentifier: "title").configure({ label in
        label.text = (self.state as? Article)?.title
      })
    ])
  }
}
