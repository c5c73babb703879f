import UIKit

extension Component {
  /// A wheel for a date, as a row or in place of the keyboard.
  @preconcurrency @MainActor
  public final class DatePicker: AutoRenderable, CustomInput {
    /// Gives the view its date.
    public let configurator: (View) -> Void
    /// Gives the view its look.
    public let styleSheet: StyleSheet

    /// Makes a wheel.
    ///
    /// - Parameters:
    ///   - date: The date that it shows; now, at each render, by default.
    ///   - minDate: The earliest date; none by default.
    ///   - maxDate: The latest date; none by default.
    ///   - calendar: How days and months are named; the user's way by default.
    ///   - datePickerMode: Whether it shows days, times or both; days by default.
    ///   - styleSheet: The look.
    ///   - didPickDate: Called when the user has picked a date.
    public init(
      date: Date? = nil, minDate: Date? = nil, maxDate: Date? = nil, calendar: Calendar? = nil,
      datePickerMode: UIDatePicker.Mode = .date, styleSheet: StyleSheet = StyleSheet(),
      didPickDate: ((Date) -> Void)? = nil
    ) {
      self.styleSheet = styleSheet
      configurator = { view in
        let picker = view.picker
        picker.datePickerMode = datePickerMode
        picker.preferredDatePickerStyle = .wheels
        picker.calendar = calendar ?? .current
        (picker.minimumDate, picker.maximumDate) = (minDate, maxDate)
        picker.date = date ?? Date()
        view.didPickDate = didPickDate
      }
    }

    /// The view.
    public final class View: BaseView {
      let picker = UIDatePicker()
      var didPickDate: ((Date) -> Void)?

      init() {
        super.init(frame: .zero)
        setUp()
      }

      override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
      }

      /// Views are made in code.
      @available(*, unavailable)
      public required init?(coder: NSCoder) { nil }

      private func setUp() {
        fill(layoutMarginsGuide, with: picker)
        picker.addAction(
          UIAction { [weak self] _ in self.map { $0.didPickDate?($0.picker.date) } },
          for: .valueChanged)
      }
    }

    /// The look.
    public final class StyleSheet: BaseViewStyleSheet<View> {}
  }

  /// A wheel with options, as a row or in place of the keyboard.
  @preconcurrency @MainActor
  public final class OptionPicker: AutoRenderable, CustomInput {
    /// Gives the view its options.
    public let configurator: (View) -> Void
    /// Gives the view its look.
    public let styleSheet: StyleSheet

    /// Makes a wheel.
    ///
    /// - Parameters:
    ///   - options: What can be picked.
    ///   - selected: What is picked; with nil, or what is no option, the wheel stays where it is.
    ///   - didPickItem: Called when the user has picked an option.
    ///   - styleSheet: The look.
    public init<Option: KumikoBento.Option>(
      options: [Option], selected: Option?, didPickItem: ((Option) -> Void)? = nil,
      styleSheet: StyleSheet = StyleSheet()
    ) {
      self.styleSheet = styleSheet
      configurator = { view in
        let adapter: ListPickerAdapter<Option> = view.picker.getAdapter()
        adapter.didPickItem = didPickItem
        if adapter.items != options {
          adapter.items = options
          view.picker.reloadAllComponents()
        }
        if let row = selected.flatMap({ options.firstIndex(of: $0) }) {
          view.picker.selectRow(row, inComponent: 0, animated: false)
        }
      }
    }

    /// The view.
    public final class View: BaseView {
      let picker = UIPickerView()

      /// Makes a view.
      public override init(frame: CGRect) {
        super.init(frame: frame)
        fill(layoutMarginsGuide, with: picker)
      }

      /// Views are made in code.
      @available(*, unavailable)
      public required init?(coder: NSCoder) { nil }
    }

    /// The look.
    public final class StyleSheet: BaseViewStyleSheet<View> {}
  }
}
