import KumikoComponents
import UIKit

/// What a list view keeps that nobody else keeps a renderer for: a view nobody sees, so that it
/// lives as long as the list view does.
final class RendererHost<HostedUpdater: Updater>: UIView
where HostedUpdater.Target: UIScrollView {
  let renderer: Renderer<HostedUpdater>

  private init(_ renderer: Renderer<HostedUpdater>) {
    self.renderer = renderer
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// The renderer that a list view keeps; nil if it keeps none.
  static func renderer(of list: HostedUpdater.Target) -> Renderer<HostedUpdater>? {
    list.subviews.lazy.compactMap { $0 as? RendererHost }.first?.renderer
  }

  /// Has a list view keep a renderer instead of the one before.
  static func keep(_ renderer: Renderer<HostedUpdater>, in list: HostedUpdater.Target) {
    for case let host as RendererHost in list.subviews { host.removeFromSuperview() }
    list.addSubview(RendererHost(renderer))
    if renderer.target !== list { renderer.target = list }
  }
}

extension UITableView {
  /// A renderer that the table keeps, made when first asked for.
  package var keptRenderer: Renderer<UITableViewUpdater<UITableViewAdapter>> {
    get {
      typealias Host = RendererHost<UITableViewUpdater<UITableViewAdapter>>
      if let renderer = Host.renderer(of: self) { return renderer }
      let renderer = TableRenderer(self)
      Host.keep(renderer, in: self)
      return renderer
    }
    set { RendererHost.keep(newValue, in: self) }
  }

  /// Shows sections by the renderer that the table keeps.
  package func renderSections(_ sections: [Section], animated: Bool) {
    let renderer = keptRenderer
    renderer.updater.isAnimationEnabled = animated
    renderer.render(sections)
  }
}

extension UICollectionView {
  /// A renderer that the collection view keeps, made when first asked for.
  package var keptRenderer: Renderer<UICollectionViewUpdater<UICollectionViewAdapter>> {
    get {
      typealias Host = RendererHost<UICollectionViewUpdater<UICollectionViewAdapter>>
      if let renderer = Host.renderer(of: self) { return renderer }
      let renderer = Renderer(
        adapter: UICollectionViewFlowLayoutAdapter() as UICollectionViewAdapter,
        updater: UICollectionViewUpdater())
      Host.keep(renderer, in: self)
      return renderer
    }
    set { RendererHost.keep(newValue, in: self) }
  }
}
