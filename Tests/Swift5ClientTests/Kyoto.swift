import Kumiko
import UIKit

struct KyotoPhoto: IdentifiableComponent {
  var name: String

  var id: String {
    name
  }

  func renderContent() -> PhotoView {
    PhotoView()
  }

  func render(in content: PhotoView) {
    content.label.text = name
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: bounds.width, height: 120)
  }
}

final class PhotoView: UIControl {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// A component that decorates another.
struct Tappable<Wrapped: IdentifiableComponent>: ComponentWrapping, IdentifiableComponent {
  var wrapped: Wrapped
  var onTap: () -> Void

  var id: Wrapped.ID {
    wrapped.id
  }
}

extension IdentifiableComponent {
  func tappable(_ onTap: @escaping () -> Void) -> Tappable<Self> {
    Tappable(wrapped: self, onTap: onTap)
  }
}

final class KyotoHeaderView: UITableViewHeaderFooterView, ComponentRenderable {}

/// Says more of the delegate's methods, and is a prefetch data source, too.
class KyotoAdapter: UITableViewAdapter, UITableViewDataSourcePrefetching {
  var offsets: [CGFloat] = []
  var prefetched: [IndexPath] = []

  override func headerViewRegistration(
    tableView: UITableView, section: Int, node: ViewNode
  ) -> ViewRegistration {
    ViewRegistration(class: KyotoHeaderView.self)
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    footerNode(in: section) == nil && !cellNodes(in: section).isEmpty ? "No photos" : nil
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    offsets.append(scrollView.contentOffset.y)
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths
  }
}

class KyotoViewController: UITableViewController {
  let renderer = Renderer(adapter: KyotoAdapter(), updater: UITableViewUpdater())
  var names = ["Fushimi Inari", "Kinkaku-ji", "Arashiyama"]
  var opened: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    renderer.target = tableView
    tableView.prefetchDataSource = renderer.adapter
    renderer.render {
      Section(id: "top", header: ViewNode(Header("KYOTO")), footer: ViewNode(Footer("京都")))

      Section(id: "photos", header: Header("PHOTOS"), footer: Footer("Photos by many")) {
        Group(of: names) { name -> Tappable<KyotoPhoto> in
          let photo = KyotoPhoto(name: name)
          return photo.tappable { [weak self] in self?.opened.append(name) }
        }
      }
    }
  }
}
