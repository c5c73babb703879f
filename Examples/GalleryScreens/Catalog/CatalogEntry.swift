import Kumiko
import UIKit

/// A stock component, and how it looks with different values and styles.
@MainActor
struct CatalogEntry {
  /// One way to look.
  @MainActor
  struct Variant {
    var name: String
    private let make: @MainActor (CatalogValues) -> AnyComponent

    init<Shown: Component>(
      _ name: String, _ component: @autoclosure @escaping @MainActor () -> Shown
    ) {
      self.name = name
      make = { _ in AnyComponent(component()) }
    }

    /// A variant with a value that users change.
    ///
    /// - Parameter component: Makes the component from the value and from what is called with
    ///   another one.
    init<Value, Shown: Component>(
      _ name: String, of value: Value,
      _ component: @escaping @MainActor (Value, @escaping @MainActor (Value) -> Void) -> Shown
    ) {
      self.name = name
      make = { values in
        AnyComponent(
          component(values[name] as? Value ?? value) { [weak values] in values?[name] = $0 })
      }
    }

    /// The component with its value, made anew: it may hold a view, which stands in one place only.
    func component(with values: CatalogValues) -> AnyComponent { make(values) }
  }

  var name: String
  var about: String
  var variants: [Variant]

  static let all = rows + controls + fields + states + frames
}

extension CatalogEntry {
  private static let long =
    "A long text that does not fit into a line, so that it goes on in the next one"

  private static let info = UIImage(systemName: "info.circle") ?? UIImage()

  /// A view of the application's own, which has a natural size.
  private static var meter: UIProgressView {
    let meter = UIProgressView(progressViewStyle: .default)
    meter.progress = 0.6
    meter.widthAnchor.constraint(equalToConstant: 60).isActive = true
    return meter
  }

  private static let rows = [
    CatalogEntry(
      name: "ListRow", about: "Icon, texts, value, accessory",
      variants: [
        Variant("Title", ListRow("Title")),
        Variant("Subtitle", ListRow("Title", subtitle: "Subtitle")),
        Variant("Value", ListRow("Title", value: "Value")),
        Variant("Disclosure", ListRow("Title", value: "Value") {}),
        Variant("Check", ListRow("Title", accessory: .checkmark) {}),
        Variant("At work", ListRow("Title", accessory: .activityIndicator)),
        Variant(
          "Icon at the end",
          ListRow("Title", accessory: .icon(info)) {}.onAccessoryTap {}),
        Variant("View at the end", ListRow("Title", value: "Value", accessory: .custom(meter))),
        Variant("Tile", ListRow("Wi-Fi", value: "Home", icon: .tile("wifi", .systemBlue)) {}),
        Variant("Symbol", ListRow("Star", icon: .symbol("star.fill", tint: .systemYellow))),
        Variant(
          "Initials and badge",
          ListRow("Mika Aalto", subtitle: "Online", icon: .initials("MA").badge(.systemGreen))),
        Variant("Long", ListRow(long, subtitle: long, value: "Value")),
        Variant(
          "Styled",
          ListRow("Title", subtitle: "Subtitle")
            .style(\.titleLabel, .text(.title2, weight: .bold, color: .systemPink))
            .style(\.verticalSpacing, 6)),
      ]),
    CatalogEntry(
      name: "DescriptionRow", about: "Running text",
      variants: [
        Variant("Text", DescriptionRow(long)),
        Variant(
          "Icon",
          DescriptionRow(
            long, accessoryIcon: UIImage(systemName: "info.circle")
          ).onAccessoryTap {}),
      ]),
    CatalogEntry(
      name: "ImageRow", about: "A picture",
      variants: [
        Variant("Fitting", ImageRow(picture, height: 120)),
        Variant(
          "Filling",
          ImageRow(picture, height: 90, contentMode: .scaleAspectFill)),
      ]),
    CatalogEntry(
      name: "ImageOrLabel", about: "An avatar",
      variants: [
        Variant("Letters", ImageOrLabel(.text("KU"), color: .systemTeal)),
        Variant("Image", ImageOrLabel(.image(picture))),
      ]),
    CatalogEntry(
      name: "Card", about: "Any component on a card",
      variants: [
        Variant(
          "Card", Card { ListRow("On a card", subtitle: long) }),
        Variant(
          "Shadow",
          Card(hasShadow: true) { ListRow("Above the others") }),
      ]),
  ]

  private static let controls = [
    CatalogEntry(
      name: "ToggleRow", about: "A switch",
      variants: [
        Variant("Off", of: false) { ToggleRow("Title", isOn: $0, didChange: $1) },
        Variant("On", of: true) {
          ToggleRow("Title", subtitle: "Subtitle", isOn: $0, didChange: $1)
        },
        Variant("Icon", of: true) {
          ToggleRow(
            "Title", icon: .tile("airplane", .systemOrange), isOn: $0, didChange: $1)
        },
        Variant("Disabled", ToggleRow("Title", isOn: true, isEnabled: false)),
        Variant("Refreshing", ToggleRow("Title", isRefreshing: true)),
      ]),
    CatalogEntry(
      name: "ButtonRow", about: "A button",
      variants: [
        Variant("Plain", ButtonRow("Title")),
        Variant("Destructive", ButtonRow("Title", configuration: .destructive)),
        Variant("Filled", ButtonRow("Title", configuration: .filled)),
        Variant("Gray", ButtonRow("Title", configuration: .gray)),
        Variant("Loading", ButtonRow("Title", isLoading: true, configuration: .filled)),
        Variant("Disabled", ButtonRow("Title", isEnabled: false, configuration: .filled)),
        Variant(
          "Round",
          ButtonRow(
            "Title",
            configuration: ButtonConfiguration(
              .filled, tint: .systemPink, hugsContent: true, autoRoundsCorners: true))),
      ]),
    CatalogEntry(
      name: "StepperRow", about: "A value and a stepper",
      variants: [
        Variant("Value", of: 2) { StepperRow("Guests", value: $0, didChange: $1) }
      ]),
    CatalogEntry(
      name: "SliderRow", about: "A slider",
      variants: [
        Variant("Title", of: 0.4) {
          SliderRow("Volume", valueText: "\(Int($0 * 100)) %", value: $0, didChange: $1)
        },
        Variant("Plain", of: 0.7) { SliderRow(value: $0, didChange: $1) },
      ]),
    CatalogEntry(
      name: "SegmentedRow", about: "Segments",
      variants: [
        Variant("Plain", of: 1) {
          SegmentedRow(options: ["Day", "Week", "Month"], selectedIndex: $0, didSelect: $1)
        },
        Variant("Title", of: 0) {
          SegmentedRow("Period", options: ["Day", "Week"], selectedIndex: $0, didSelect: $1)
        },
      ]),
    CatalogEntry(
      name: "ProgressRow", about: "How far something has come",
      variants: [
        Variant("Value", ProgressRow("Downloading", progress: 0.4, valueText: "40 %")),
        Variant("Subtitle", ProgressRow("Downloading", subtitle: "12 MB", progress: 0.8)),
      ]),
  ]

  private static let fields = [
    CatalogEntry(
      name: "TextInput", about: "A line of text",
      variants: [
        Variant("Empty", TextInput("Name", placeholder: "Required", text: "")),
        Variant("Text", TextInput("Name", text: "Vincent")),
        Variant("No title", TextInput(placeholder: "Name", text: "")),
        Variant("Secure", TextInput("Password", text: "secret", isSecure: true)),
        Variant("Disabled", TextInput("Name", text: "Vincent", isEnabled: false)),
        Variant(
          "Fitting title",
          TextInput("A longer title", text: "Text").style(\.titleFraction, nil)),
      ]),
    CatalogEntry(
      name: "MultilineTextInput", about: "Lines of text",
      variants: [
        Variant("Empty", MultilineTextInput(placeholder: "Notes", text: "")),
        Variant("Text", MultilineTextInput(text: long + ".\n" + long + ".")),
      ]),
    CatalogEntry(
      name: "SearchRow", about: "A search bar", variants: [Variant("Empty", SearchRow())]),
    CatalogEntry(
      name: "DateRow", about: "A date that opens a calendar",
      variants: [
        Variant("Date", of: date) { DateRow("Arrival", date: $0, didPick: $1) }
      ]),
    CatalogEntry(
      name: "DatePicker", about: "Wheels for a date",
      variants: [Variant("Day", of: date) { DatePicker(date: $0, didPick: $1) }]),
    CatalogEntry(
      name: "OptionPicker", about: "A wheel of options",
      variants: [
        Variant("Options", of: "Medium") {
          OptionPicker(options: ["Small", "Medium", "Large"], selected: $0, didPick: $1)
        }
      ]),
  ]

  private static let states = [
    CatalogEntry(
      name: "ActivityRow", about: "Something is on its way",
      variants: [
        Variant("Spinner", ActivityRow(isLoading: true)),
        Variant("Text", ActivityRow(isLoading: true, text: "Looking for movies")),
      ]),
    CatalogEntry(
      name: "PlaceholderRow", about: "A row whose content is on its way",
      variants: [
        Variant("Texts", PlaceholderRow()),
        Variant("Icon", PlaceholderRow(iconSide: 40)),
      ]),
    CatalogEntry(
      name: "ErrorRow", about: "Something went wrong",
      variants: [
        Variant("Retry", ErrorRow("No connection", message: "Are you in a tunnel?") {}),
        Variant("Only a text", ErrorRow("Nothing here", symbol: nil)),
      ]),
  ]

  private static let frames = [
    CatalogEntry(
      name: "SectionHeader", about: "Above a section",
      variants: [
        Variant("Plain", SectionHeader("HEADER")),
        Variant("Busy", SectionHeader("HEADER", isBusy: true)),
        Variant("Prominent", SectionHeader("Header", prominence: .prominent)),
        Variant("Button", SectionHeader("Header", prominence: .prominent, button: "See All") {}),
      ]),
    CatalogEntry(
      name: "SectionFooter", about: "Below a section",
      variants: [
        Variant("Text", SectionFooter(long)),
        Variant("Button", SectionFooter("Text", button: "Learn more") {}),
      ]),
    CatalogEntry(
      name: "EmptySpace", about: "Room",
      variants: [Variant("24 points", EmptySpace(height: 24, color: .systemTeal))]),
  ]

  private static let date = Date(timeIntervalSince1970: 86_400 * 365)

  /// Hills under a sun.
  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200))
    .image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
      UIColor.systemYellow.setFill()
      UIBezierPath(ovalIn: CGRect(x: 200, y: 30, width: 50, height: 50)).fill()
      UIColor.systemGreen.setFill()
      UIBezierPath(ovalIn: CGRect(x: -60, y: 110, width: 280, height: 220)).fill()
      UIBezierPath(ovalIn: CGRect(x: 120, y: 130, width: 260, height: 180)).fill()
    }
}
