import KumikoComponents
import UIKit

/// A wheel of options, at home in a row and in the place of the keyboard.
///
/// ```swift
/// ListRow("Size", value: size).customInput(
///   OptionPicker(options: ["S", "M", "L"], selected: size) { size = $0 })
/// ```
public struct OptionPicker<Option: PickerOption>: Component, HeightCustomizing {
  /// The options, from top to bottom.
  public var options: [Option]
  /// Which one stands in the middle; nil leaves the wheel as it is.
  public var selected: Option?
  /// Called with the option that the user has turned to.
  public var didPick: (@MainActor (Option) -> Void)?

  /// Makes a wheel.
  ///
  /// - Parameters:
  ///   - options: The options, from top to bottom.
  ///   - selected: Which one stands in the middle; nil leaves the wheel as it is. Nil by default.
  ///   - didPick: Called with the option that the user has turned to; nil by default.
  public init(
    options: [Option], selected: Option? = nil,
    didPick: (@MainActor (Option) -> Void)? = nil
  ) {
    self.options = options
    self.selected = selected
    self.didPick = didPick
  }

  /// Shows the options.
  public func render(in view: OptionPickerView) {
    let names = options.map(\.displayName)
    view.configure(names, selected: selected.flatMap { options.firstIndex(of: $0) })
  }

  /// Takes over the handler.
  public func setBehaviors(in view: OptionPickerView) {
    let (options, didPick) = (options, didPick)
    view.didPick = { index in
      if options.indices.contains(index) { didPick?(options[index]) }
    }
  }

  /// All wheels share their views.
  public var reuseIdentifier: String { "KumikoStock.OptionPicker" }

  /// The height of the wheel.
  public func height(in context: HeightContext) -> CGFloat? { PickerMetrics.height }
}

extension OptionPicker: RowModifying {
  package func modify(_ traits: inout RowTraits) {
    traits.look.isCard = true
    traits.isSelectable = false
  }
}

/// What an ``OptionPicker`` is drawn in.
public final class OptionPickerView: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The wheel.
  public let picker = UIPickerView()
  private var names: [String] = []
  fileprivate var didPick: (@MainActor (Int) -> Void)?

  /// Makes a wheel.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    picker.dataSource = self
    picker.delegate = self
    fill(with: picker, height: PickerMetrics.height)
  }

  /// Rows are made in code.
  public required init?(coder: NSCoder) { nil }

  fileprivate func configure(_ names: [String], selected: Int?) {
    if names != self.names {
      self.names = names
      picker.reloadAllComponents()
    }
    guard let selected, picker.selectedRow(inComponent: 0) != selected else { return }
    picker.selectRow(selected, inComponent: 0, animated: false)
  }

  public func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  /// The number of options.
  public func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int { names.count }

  /// What an option says.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { names.indices.contains(row) ? names[row] : nil }

  /// Tells which option the user has turned to.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { didPick?(row) }
}

extension UIView {
  /// Lets a view of a certain height fill this one.
  func fill(with view: UIView, height: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let wanted = view.heightAnchor.constraint(equalToConstant: height)
    wanted.priority = UILayoutPriority(998)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor), wanted,
    ])
  }
}
