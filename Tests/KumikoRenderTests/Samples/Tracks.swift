import KumikoRender

/// A tree that depends on the state.
struct Song: ComponentStateType {
  var name: String
  var isPlaying: Bool
}

class SongView: ComponentView {
  var song: Song? { return self.state as? Song }

  override func construct() -> ComponentNodeType {
    return ComponentNode<UIView>().configure({ view in
      view.style.flexDirection = (self.song?.isPlaying ?? false) ? .column : .row
      view.backgroundColor = .black
    }).children([
      ComponentNode<UILabel>(reuseIdentifier: "name").configure({
        $0.text = self.song?.name ?? "nothing"
      }),
      when(
        self.song?.isPlaying ?? false,
        ComponentNode<UILabel>(reuseIdentifier: "time").configure({ $0.text = "3:21" })),
      when(
        !(self.song?.isPlaying ?? true), ComponentNode<UIImageView>(reuseIdentifier: "cover")),
    ])
  }
}

/// Nodes that are added one by one.
class Stars: ComponentView {
  override func construct() -> ComponentNodeType {
    let row = ComponentNode<UIView>().configure({ $0.style.flexDirection = .row })
    row.addChildren(5) { index in
      ComponentNode<UIView>(reuseIdentifier: "star").configure({
        $0.style.dimensions = (20, 20)
        $0.tag = index
      })
    }
    row.addChild(ComponentNode<UILabel>(reuseIdentifier: "count").configure({ $0.text = "5" }))
    return row
  }
}

/// A tree that never changes.
class Badge: StaticComponentView {
  var constructions = 0
  var configurations = 0

  override func construct() -> ComponentNodeType {
    constructions += 1
    return ComponentNode<UIView>(reuseIdentifier: "box").configure({ view in
      self.configurations += 1
      view.style.dimensions = (64, 24)
      view.isHidden = self.state == nil
    })
  }
}
