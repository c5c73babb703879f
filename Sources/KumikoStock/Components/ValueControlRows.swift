import KumikoComponents
import UIKit

/// A row with a value and a stepper.
///
/// ```swift
/// StepperRow("Guests", value: 2, range: 1...8) { guests = Int($0) }
/// ```
public struct StepperRow: StockRow {
  /// The title.
  public var title: TextValue
  /// The value.
  public var value: Double
  /// The least and the greatest value.
  public var range: ClosedRange<Double>
  /// By how much a tap changes the value; 1 by default.
  public var step: Double
  /// How the value is written; without a fraction by default. See ``valueFormat(_:)``.
  public var format: @MainActor (Double) -> String
  /// What the row looks like.
  public var style = StyleSheet<StepperRowView>()
  /// Called with the new value when the user has changed it.
  public var didChange: (@MainActor (Double) -> Void)?

  /// Makes a row. Values are written without a fraction by default.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  ///   - range: The least and the greatest value; 0...100 by default.
  ///   - step: By how much a tap changes the value; 1 by default.
  ///   - didChange: Called with the new value when the user has changed it; nil by default.
  public init(
    _ title: any TextConvertible, value: Double, range: ClosedRange<Double> = 0...100,
    step: Double = 1,
    didChange: (@MainActor (Double) -> Void)? = nil
  ) {
    self.title = title.textValue
    self.value = value
    self.range = range
    self.step = step
    format = { "\(Int($0))" }
    self.didChange = didChange
  }

  /// This row with its value written in another way.
  ///
  /// ```swift
  /// StepperRow("Weight", value: weight, step: 0.5) { weight = $0 }.valueFormat { "\($0) kg" }
  /// ```
  public func valueFormat(_ format: @escaping @MainActor (Double) -> String) -> StepperRow {
    var copy = self
    copy.format = format
    return copy
  }

  /// Shows the row.
  public func render(in view: StepperRowView) {
    view.stepper.minimumValue = range.lowerBound
    view.stepper.maximumValue = range.upperBound
    view.stepper.stepValue = step
    view.stepper.value = value
    view.show(content(for: view.traitCollection), trailing: view.stepper)
    view.describe(label: [title], value: format(value), traits: .adjustable)
  }

  /// Takes over the handler.
  public func setBehaviors(in view: StepperRowView) { view.didChange = didChange }
}

extension StepperRow: RowDescribing {
  func content(for traits: UITraitCollection) -> RowContent {
    var content = RowContent(texts: [title], value: .plain(format(value)), style: style)
    content.trailing = StepperRowView.size
    return content
  }
}

/// What a ``StepperRow`` is drawn in.
public final class StepperRowView: RowView {
  static let size = UIStepper().intrinsicContentSize

  /// The stepper.
  public let stepper = UIStepper()
  fileprivate var didChange: (@MainActor (Double) -> Void)?

  override func setUp() {
    stepper.addAction(UIAction { [weak self] _ in self?.tell() }, for: .valueChanged)
  }

  private func tell() { didChange?(stepper.value) }

  /// Goes one step up.
  public nonisolated override func accessibilityIncrement() {
    MainActor.assumeIsolated { change(by: stepper.stepValue) }
  }

  /// Goes one step down.
  public nonisolated override func accessibilityDecrement() {
    MainActor.assumeIsolated { change(by: -stepper.stepValue) }
  }

  private func change(by step: Double) {
    stepper.value += step
    tell()
  }
}

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
    if !view.slider.isTracking { view.slider.value = value }
    view.show(content(for: view.traitCollection), bottom: view.slider)
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

  override func setUp() {
    slider.addAction(UIAction { [weak self] _ in self?.tell() }, for: .valueChanged)
  }

  private func tell() { didChange?(slider.value) }
}

/// A row with segments, below its title if it has one.
///
/// ```swift
/// SegmentedRow(options: ["Day", "Week", "Month"], selectedIndex: 1) { period = $0 }
/// ```
public struct SegmentedRow: StockRow {
  /// The title; empty for none.
  public var title: TextValue
  /// What the segments say.
  public var options: [String]
  /// Which one is chosen; nil for none.
  public var selectedIndex: Int?
  /// What the row looks like.
  public var style = StyleSheet<SegmentedRowView>()
  /// Called with the index when the user has chosen a segment.
  public var didSelect: (@MainActor (Int) -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: The title; nothing by default.
  ///   - options: What the segments say.
  ///   - selectedIndex: Which one is chosen; nil for none.
  ///   - didSelect: Called with the index when the user has chosen a segment; nil by default.
  public init(
    _ title: any TextConvertible = "", options: [String], selectedIndex: Int?,
    didSelect: (@MainActor (Int) -> Void)? = nil
  ) {
    self.title = title.textValue
    self.options = options
    self.selectedIndex = selectedIndex
    self.didSelect = didSelect
  }

  /// Shows the row.
  public func render(in view: SegmentedRowView) {
    view.show(options, selectedIndex)
    view.show(content(for: view.traitCollection), bottom: view.control)
    view.control.accessibilityLabel = title.string
  }

  /// Takes over the handler.
  public func setBehaviors(in view: SegmentedRowView) { view.didSelect = didSelect }
}

extension SegmentedRow: RowDescribing {
  func content(for traits: UITraitCollection) -> RowContent {
    var content = RowContent(texts: [title], style: style)
    content.bottom = SegmentedRowView.height
    return content
  }
}

/// What a ``SegmentedRow`` is drawn in.
public final class SegmentedRowView: RowView {
  static let height: CGFloat = 32

  /// The segments.
  public let control = UISegmentedControl()
  private var options: [String] = []
  fileprivate var didSelect: (@MainActor (Int) -> Void)?

  override func setUp() {
    control.addAction(UIAction { [weak self] _ in self?.tell() }, for: .valueChanged)
  }

  fileprivate func show(_ options: [String], _ selected: Int?) {
    if options != self.options {
      self.options = options
      control.removeAllSegments()
      for (index, title) in options.enumerated() {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
    let valid = selected.flatMap { options.indices.contains($0) ? $0 : nil }
    control.selectedSegmentIndex = valid ?? UISegmentedControl.noSegment
  }

  private func tell() { didSelect?(control.selectedSegmentIndex) }
}

/// A row that tells how far something has come.
///
/// ```swift
/// ProgressRow("Downloading", progress: 0.4, valueText: "40 %")
/// ```
public struct ProgressRow: StockRow {
  /// The title and the text below it.
  public var texts: [TextValue]
  /// What stands beside the title; nil for nothing.
  public var valueText: TextValue?
  /// How far it has come, from 0 to 1.
  public var progress: Float
  /// What the row looks like.
  public var style = StyleSheet<ProgressRowView>()

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The text below the title; nothing by default.
  ///   - progress: How far it has come, from 0 to 1.
  ///   - valueText: What stands beside the title; nil for nothing. Nil by default.
  public init(
    _ title: any TextConvertible, subtitle: (any TextConvertible)? = nil, progress: Float,
    valueText: (any TextConvertible)? = nil
  ) {
    texts = [title, subtitle].compactMap { $0?.textValue }
    self.valueText = valueText?.textValue
    self.progress = progress
  }

  /// Shows the row.
  public func render(in view: ProgressRowView) {
    view.show(content(for: view.traitCollection), bottom: view.bar)
    view.bar.setProgress(progress, animated: view.window != nil)
    let percent = "\(Int((min(max(progress, 0), 1) * 100).rounded())) %"
    view.describe(label: texts, value: percent, traits: .updatesFrequently)
  }
}

extension ProgressRow: RowDescribing {
  func content(for traits: UITraitCollection) -> RowContent {
    var content = RowContent(texts: texts, value: valueText, style: style)
    content.bottom = 4
    return content
  }
}

/// What a ``ProgressRow`` is drawn in.
public final class ProgressRowView: RowView {
  /// The bar.
  public let bar = UIProgressView(progressViewStyle: .default)
}
