import UIKit

/// The stock views that the screen of controls shows.
@MainActor
enum Specimens {
  // MARK: Buttons

  static func buttonStyles() -> UIView {
    let styles: [(String, UIButton.Configuration)] = [
      ("Filled", .filled()), ("Tinted", .tinted()), ("Gray", .gray()), ("Plain", .plain()),
    ]
    return UIView.row(styles.map { button($0, $1) })
  }

  static func buttonSizes() -> UIView {
    let sizes: [(String, UIButton.Configuration.Size)] = [
      ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
    ]
    return UIView.row(
      sizes.map { title, size in
        var configuration = UIButton.Configuration.tinted()
        configuration.buttonSize = size
        return button(title, configuration)
      }, spacing: 8)
  }

  static func buttonStates() -> UIView {
    var toggle = UIButton.Configuration.gray()
    toggle.image = UIImage(systemName: "star.fill")
    let chosen = button(nil, toggle)
    chosen.changesSelectionAsPrimaryAction = true
    chosen.isSelected = true
    chosen.accessibilityLabel = "Favorite"
    let disabled = button("Off", .filled())
    disabled.isEnabled = false
    let destructive = button("Delete", .tinted())
    destructive.role = .destructive
    var busy = UIButton.Configuration.filled()
    busy.showsActivityIndicator = true
    busy.imagePadding = 6
    return UIView.row([chosen, disabled, destructive, button("Busy", busy)])
  }

  static func buttonContents() -> UIView {
    var cart = UIButton.Configuration.filled()
    cart.image = UIImage(systemName: "cart.badge.plus")
    cart.imagePadding = 8
    cart.subtitle = "Two left"
    cart.cornerStyle = .large
    var share = UIButton.Configuration.tinted()
    share.image = UIImage(systemName: "square.and.arrow.up")
    share.imagePlacement = .top
    share.imagePadding = 4
    return UIView.row([button("Add to cart", cart), button("Share", share)])
  }

  static func buttonTypes() -> UIView {
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let disabled = UIButton(type: .system)
    disabled.setTitle("Disabled", for: .normal)
    disabled.isEnabled = false
    let types: [(UIButton.ButtonType, String)] = [
      (.detailDisclosure, "More info"), (.contactAdd, "Add"), (.close, "Close"),
    ]
    let signs = types.map { type, name in
      let button = UIButton(type: type)
      button.accessibilityLabel = name
      return button
    }
    return UIView.row([system, disabled] + signs, spacing: 16)
  }

  static func menuButton() -> UIView {
    let button = UIButton(type: .system)
    button.menu = UIMenu(
      options: .singleSelection,
      children: ["Newest first", "Oldest first", "By name"].map {
        UIAction(title: $0, state: $0 == "By name" ? .on : .off) { _ in }
      })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  private static func button(
    _ title: String?, _ configuration: UIButton.Configuration
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    return UIButton(configuration: configuration)
  }

  // MARK: Values

  static func switches() -> UIView {
    let (on, off, disabled) = (UISwitch(), UISwitch(), UISwitch())
    on.isOn = true
    disabled.isOn = true
    disabled.isEnabled = false
    on.accessibilityLabel = "First"
    off.accessibilityLabel = "Second"
    disabled.accessibilityLabel = "Disabled"
    return UIView.row([on, off, disabled])
  }

  static func slider() -> UIView {
    let slider = UISlider()
    slider.minimumValueImage = UIImage(systemName: "speaker.fill")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
    slider.value = 0.4
    return slider
  }

  static func stepper() -> UIView {
    let (label, stepper) = (UILabel(), UIStepper())
    label.font = UIFontMetrics.default.scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.text = "0"
    stepper.accessibilityLabel = "Count"
    stepper.addAction(
      UIAction { [weak label, weak stepper] _ in
        label?.text = stepper.map { String(Int($0.value)) }
      }, for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [label, stepper])
    (row.spacing, row.alignment) = (12, .center)
    return row
  }

  static func segments() -> UIView {
    let control = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
    control.selectedSegmentIndex = 1
    return control
  }

  static func pages() -> UIView {
    let control = UIPageControl()
    (control.numberOfPages, control.currentPage) = (5, 1)
    (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) =
      (.tertiaryLabel, .label)
    return control
  }

  static func progress() -> UIView {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = 0.6
    return view
  }

  static func spinners() -> UIView {
    let views = [UIActivityIndicatorView.Style.medium, .large].map(UIActivityIndicatorView.init)
    for view in views { view.startAnimating() }
    return UIView.row(views)
  }

  // MARK: Dates and text

  /// A picker at noon on a summer's day, the same whenever it is looked at.
  static func datePicker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIView {
    let picker = UIDatePicker()
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.locale = Locale(identifier: "en_US")
    picker.date = Date(timeIntervalSinceReferenceDate: 677_332_800)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    return picker
  }

  static func textField() -> UIView {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.clearButtonMode = .always
    field.text = "Mia Tanaka"
    return field
  }

  static func searchBar() -> UIView {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.placeholder = "Search"
    return bar
  }

  static func textView() -> UIView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .preferredFont(forTextStyle: .body)
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 8
    view.text = "Lattice screens of cedar and paper, with joints that need neither nails nor glue."
    return view
  }

  // MARK: Symbols

  static func symbols(_ names: [String]) -> UIView {
    // All of them stand beside each other on a narrow phone at the largest size, too.
    let most = max(22, min(34, 170 / CGFloat(max(1, names.count))))
    let size = min(most, UIFontMetrics(forTextStyle: .title2).scaledValue(for: 22))
    let configuration = UIImage.SymbolConfiguration(pointSize: size)
    let views = names.map { name in
      let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
      view.contentMode = .center
      return view
    }
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .fillEqually
    row.heightAnchor.constraint(equalToConstant: 12 + size).isActive = true
    return row
  }

  static func symbolWeights() -> UIView {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let views = weights.map { weight in
      let configuration = UIImage.SymbolConfiguration(pointSize: 24, weight: weight)
      return UIImageView(image: UIImage(systemName: "bell", withConfiguration: configuration))
    }
    let row = UIStackView(arrangedSubviews: views)
    (row.distribution, row.alignment) = (.equalSpacing, .center)
    return row
  }
}
