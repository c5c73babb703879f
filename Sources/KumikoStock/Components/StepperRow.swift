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
  /// By how much a tap changes the value; 1 by default. What is not above 0 counts as 1.
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
    format = { Self.whole($0) }
    self.didChange = didChange
  }

  /// A value without its fraction; what no whole number is near of is written as it is.
  private static func whole(_ value: Double) -> String {
    Int(exactly: value.rounded(.towardZero)).map { "\($0)" } ?? "\(value)"
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
    view.setLimits(range)
    // UIKit takes no other steps, and ends the process.
    view.stepper.stepValue = step > 0 ? step : 1
    view.stepper.value = value
    view.configure(content(for: view.traitCollection), trailing: view.stepper)
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

  /// Sets the limits, in an order in which the least stays below the greatest wherever the range
  /// has more than one value: UIKit demands that.
  fileprivate func setLimits(_ range: ClosedRange<Double>) {
    if range.lowerBound >= stepper.maximumValue { stepper.maximumValue = range.upperBound }
    stepper.minimumValue = range.lowerBound
    stepper.maximumValue = range.upperBound
  }

  /// Goes one step up.
  public nonisolated override func accessibilityIncrement() {
    MainActor.assumeIsolated { change(by: stepper.stepValue) }
  }

  /// Goes one step down.
  public nonisolated override func accessibilityDecrement() {
    MainActor.assumeIsolated { change(by: -stepper.stepValue) }
  }

  private func change(by step: Double) {
    guard stepper.isEnabled else { return }
    let old = stepper.value
    stepper.value += step
    if stepper.value != old { tell() }
  }
}
