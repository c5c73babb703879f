import UIKit

/// What can be picked on a wheel.
public protocol Option: Equatable {
  /// What the wheel says.
  var displayName: String { get }
}

extension String: Option {
  /// The string itself.
  public var displayName: String { self }
}

/// What answers a wheel with options.
@preconcurrency @MainActor
public final class ListPickerAdapter<Option: KumikoBento.Option>: NSObject, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  /// The options; none by default.
  public var items: [Option] = []

  /// Called when the user has picked one; nil by default.
  public var didPickItem: ((Option) -> Void)?

  public func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  /// The number of options.
  public func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int { items.count }

  /// What an option says.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { items.indices.contains(row) ? items[row].displayName : nil }

  /// Tells which option was picked.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { if items.indices.contains(row) { didPickItem?(items[row]) } }

  /// A label with what an option says, as small as it has to be.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.font = .preferredFont(forTextStyle: .title3)
    label.adjustsFontSizeToFitWidth = true
    label.textAlignment = .center
    label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    return label
  }
}

/// A view that keeps the adapter of a wheel as long as the wheel lives.
private final class PickerAdapterKeeper: UIView {
  let adapter: NSObject

  init(_ adapter: NSObject) {
    self.adapter = adapter
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }
}

extension UIPickerView {
  /// The adapter for options of a type; made, and given to the wheel, when first asked for.
  public func getAdapter<Option>() -> ListPickerAdapter<Option> {
    let keeper = subviews.lazy.compactMap { $0 as? PickerAdapterKeeper }.first
    if let adapter = keeper?.adapter as? ListPickerAdapter<Option> { return adapter }
    keeper?.removeFromSuperview()
    let adapter = ListPickerAdapter<Option>()
    addSubview(PickerAdapterKeeper(adapter))
    (dataSource, delegate) = (adapter, adapter)
    return adapter
  }
}

/// A button whose title may have several lines: it is as high as they are.
@preconcurrency @MainActor
public class Button: UIButton {
  var roundsCorners = false { didSet { setNeedsLayout() } }

  /// Lays out title and image, and rounds the corners if they are to be.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard roundsCorners else { return }
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    layer.masksToBounds = true
  }
}
