import QuartzCore

/// A date picker's wheels.
final class DateWheelsView: UIView, DatePickerContent, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  private var wheels: DateWheels
  private let order: [DateWheels.Wheel]
  private let changed: (Date) -> Void
  private let picker = UIPickerView()
  private var shown = Date()

  init(wheels: DateWheels, changed: @escaping (Date) -> Void) {
    (self.wheels, self.changed, order) = (wheels, changed, wheels.wheels)
    super.init(frame: .zero)
    picker.dataSource = self
    picker.delegate = self
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  var naturalSize: CGSize { picker.intrinsicContentSize }

  func setDate(_ date: Date, animated: Bool) {
    shown = date
    if !wheels.reaches(date) {
      wheels.base = date
      picker.reloadAllComponents()
    }
    for (component, row) in wheels.rows(for: date).enumerated()
    where picker.selectedRow(inComponent: component) != row {
      picker.selectRow(row, inComponent: component, animated: animated)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { order.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels.count(of: order[component])
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch order[component] {
    case .month: 150
    case .anyDay: 140
    case .year: 80
    case .day, .hour, .minute, .half: 50
    }
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { wheels.title(of: order[component], row: row) }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    let rows = order.indices.map { pickerView.selectedRow(inComponent: $0) }
    changed(wheels.date(rows: rows, basedOn: shown))
  }
}
