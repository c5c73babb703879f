import KumikoComponents
import UIKit

/// A row with a slider, below its title if it has one.
///
/// ```swift
/// SliderRow("Brightness", value: 0.7) { brightness = $0 }
/// ```
public struct SliderRow: StockRow {
  /// The title; empty for none.
  public var title: TextValue
  /// What stands beside the title; nil for nothing.
  public var valueText: TextValue?
  /// What stands at the beginning; nil for nothing.
  public var icon: RowIcon?
  /// The value.
  public var value: Float
  /// The least and the greatest value.
  public var range: ClosedRange<Float>
  /// What the row looks like.
  public var style = StyleSheet<SliderRowView>()
  /// Called with the new value while the user changes it.
  public var didChange: (@MainActor (Float) -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: The title; nothing by default.
  ///   - valueText: What stands beside the title; nil for nothing. Nil by default.
  ///   - icon: What stands at the beginning; nil for nothing. Nil by default.
  ///   - value: The value.
  ///   - range: The least and the greatest value; 0...1 by default.
  ///   - didChange: Called with the new value when the user has changed it; nil by default.
  public init(
    _ title: any TextConvertible = "", valueText: (any TextConvertible)? = nil,
    icon: RowIcon? = nil, value: Float, range: ClosedRange<Float> = 0...1,
    didChange: (@MainActor (Float) -> Void)? = nil
  ) {
    self.title = title.textValue
    self.valueText = valueText?.textValue
    self.icon = icon
    self.value = value
    self.range = range
    self.didChange = didChange
  }

  /// Shows the row.
  public func render(in view: SliderRowView) {
    view.slider.minimumValue = range.lowerBound
    view.slider.maximumValue = range.upperBound
    view.show(value)
    view.configure(content(for: view.traitCollection), bottom: view.slider)
    view.slider.accessibilityLabel = title.string
  }

  /// Takes over the handler.
  public func setBehaviors(in view: SliderRowView) { view.didChange = didChange }
}

extension SliderRow: RowDescribing {
  func content(for traits: UITraitCollection) -> RowContent {
    var content = RowContent(texts: [title], value: valueText, icon: icon, style: style)
    content.bottom = SliderRowView.height
    return content
  }
}

/// What a ``SliderRow`` is drawn in.
public final class SliderRowView: RowView {
  static let height = UISlider().intrinsicContentSize.height

  /// The slider.
  public let slider = UISlider()
  fileprivate var didChange: (@MainActor (Float) -> Void)?
  /// The value that was rendered since a finger has moved the knob that it holds; nil for none.
  private var heldValue: Float?

  override func setUp() {
    slider.addAction(UIAction { [weak self] _ in self?.tell() }, for: .valueChanged)
    slider.addAction(
      UIAction { [weak self] _ in self?.release() },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  /// Shows a value, once no finger holds the knob.
  fileprivate func show(_ value: Float) {
    heldValue = slider.isTracking ? value : nil
    if heldValue == nil { slider.value = value }
  }

  /// Shows what the app has answered to the finger, which may be another value than it went to.
  private func release() {
    guard let value = heldValue else { return }
    heldValue = nil
    slider.value = value
  }

  private func tell() {
    // What was rendered before is no answer to this change.
    heldValue = nil
    didChange?(slider.value)
  }
}
