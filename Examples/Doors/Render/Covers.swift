import KumikoRender

/// A record as a tile.
class CoverView: ComponentView {
  var record: Record? { return self.state as? Record }

  override func construct() -> ComponentNodeType {
    return ComponentNode<UIView>().configure({
      let width = floor(~self.parentSize.width / 2)
      $0.style.dimensions = (width, width)
      $0.style.padding = (8, 8, 8, 8, 8, 8)
    }).children([
      ComponentNode<UIView>(reuseIdentifier: "tile", style: Looks.centered).configure({
        $0.style.flex = Flex.Max
        $0.backgroundColor = self.record?.color
        $0.layer.cornerRadius = 12
      }).children([
        ComponentNode<UIImageView>(reuseIdentifier: "symbol", style: Looks.symbol).configure({
          $0.style.dimensions = (56, 56)
          $0.image = UIImage(systemName: self.record?.symbol ?? "music.note")
        }),
        ComponentNode<UILabel>(reuseIdentifier: "title", style: Looks.title).configure({
          $0.text = self.record?.title
          $0.textColor = .white
          $0.style.margin = (0, 12, 0, 0, 0, 0)
        }),
      ])
    ])
  }
}

/// A collection of covers, two in a line.
public final class CoversViewController: UIViewController {
  private let list = ComponentCollectionView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Covers"
    view.backgroundColor = .systemBackground
    list.backgroundColor = .systemBackground
    list.configure() {
      guard let list = $0 as? ComponentCollectionView else { return }
      list.frame.size = list.parentSize
      list.items = Record.all.map { ListComponentItem<CoverView, Record>(state: $0) }
    }
    view.addSubview(list)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.renderComponent(view.bounds.size)
  }
}
