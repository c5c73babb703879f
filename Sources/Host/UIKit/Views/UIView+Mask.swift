import QuartzCore

extension UIView {
  /// A view that is not kept alive.
  final class WeakView {
    weak var view: UIView?

    init(_ view: UIView) { self.view = view }
  }

  func setMask(_ mask: UIView?) {
    guard mask !== storage.mask else { return }
    storage.mask?.storage.masked = nil
    storage.mask = mask
    if let mask {
      mask.storage.masked?.view?.setMask(nil)
      mask.removeFromSuperview()
      mask.storage.masked = WeakView(self)
      mask.inheritTraits()
    }
    layer.mask = mask?.layer
  }
}
