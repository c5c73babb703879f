import KumikoComponents
import UIKit

extension Renderer where Updater.Adapter: ListAdapter {
  /// Draws the eye to a row: it grows a little, and shrinks back.
  ///
  /// The newest data counts: right after a render whose data is not shown yet, the row pulses as
  /// soon as it is. Nothing happens if there is no such row, or if it is not in view then.
  ///
  /// ```swift
  /// let result = await list.scroll(to: message.id, at: .middle).result
  /// if result == .arrived { list.pulse(message.id) }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identifier of the row.
  ///   - section: The identifier of its section; any by default.
  ///   - count: How often; twice by default.
  public func pulse(_ id: some Hashable, in section: AnyHashable? = nil, count: Int = 2) {
    adapter.pulse(AnyHashable(id), in: section, count: count)
  }
}

extension ListAdapter {
  private static var pulseKey: String { "KumikoPulse" }

  fileprivate func pulse(_ id: AnyHashable, in section: AnyHashable?, count: Int) {
    guard count > 0 else { return }
    guard phase == .idle, announcedUpdateCount == 0 else {
      return NextTurn.add { [weak self] in self?.pulse(id, in: section, count: count) }
    }
    guard let list = list as? any FeatureList, list.window != nil,
      let path = data.indexPath(of: id, in: section), let cell = list.existingCell(at: path)
    else { return }
    // What lies behind the content does not grow.
    let content =
      (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
    let layer = (content ?? cell).layer
    let growth = CABasicAnimation(keyPath: "transform")
    growth.fromValue = CATransform3DIdentity
    growth.toValue = CATransform3DMakeScale(1.06, 1.06, 1)
    growth.duration = 0.18
    growth.autoreverses = true
    growth.repeatCount = Float(min(count, 10))
    growth.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    // Only what is seen changes: a cell that is used for another row is as large as ever.
    layer.add(growth, forKey: Self.pulseKey)
  }
}
