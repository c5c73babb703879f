import Kumiko
import UIKit

/// A paired device and whether it is connected.
struct DeviceRow: IdentifiableComponent, Equatable {
  var device: Device

  var id: Device.ID { device.id }

  func renderContent() -> DeviceRowView { DeviceRowView() }

  func render(in content: DeviceRowView) {
    content.tile.icon = RowIcon(symbol: device.symbol, tint: .systemGray)
    content.name.text = device.id
    content.state.text = device.isConnected ? "Connected" : "Not connected"
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: bounds.width, height: RowMetrics.single)
  }
}

/// What a ``DeviceRow`` is drawn in.
final class DeviceRowView: UIView {
  let tile = RowIconView()
  let name = UILabel()
  let state = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.font = .preferredFont(forTextStyle: .body)
    state.font = .preferredFont(forTextStyle: .body)
    state.textColor = .secondaryLabel
    state.textAlignment = .right
    for view in [tile, name, state] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = tile.place(in: bounds)
    let width = bounds.width - left - RowMetrics.margin
    name.frame = CGRect(x: left, y: 0, width: width * 0.55, height: bounds.height)
    state.frame = CGRect(
      x: name.frame.maxX, y: 0, width: width * 0.45, height: bounds.height)
  }
}
