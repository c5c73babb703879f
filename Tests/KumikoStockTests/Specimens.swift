import Kumiko
import UIKit

/// One of every stock component, in the shapes that its height depends on.
@MainActor
enum Specimens {
  static let languages = [
    "en": "Wi-Fi networks nearby", "de": "Datenschutzeinstellungen für Ortungsdienste",
    "ar": "إعدادات الخصوصية", "ja": "プライバシーとセキュリティの設定",
  ]

  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
    .image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) }

  static func all(_ text: String) -> [(name: String, component: AnyComponent)] {
    rows(text) + controls(text) + others(text)
  }

  private static func rows(_ text: String) -> [(String, AnyComponent)] {
    let long = text + ", " + text + ", " + text
    return [
      ("title", AnyComponent(ListRow(text))),
      ("long title", AnyComponent(ListRow(long))),
      ("subtitle", AnyComponent(ListRow(text, subtitle: long))),
      ("value", AnyComponent(ListRow(text, value: "On"))),
      ("long value", AnyComponent(ListRow(text, value: long))),
      ("icon", AnyComponent(ListRow(text, icon: .tile("wifi", .systemBlue)))),
      (
        "everything",
        AnyComponent(
          ListRow(
            long, subtitle: long, value: text, icon: .initials("AB"),
            accessory: .icon(picture)
          ).onAccessoryTap {})
      ),
      ("three texts", AnyComponent(ListRow(texts: [text, long, text]))),
      ("spinner", AnyComponent(ListRow(text, accessory: .activityIndicator))),
      ("description", AnyComponent(DescriptionRow(long, accessoryIcon: picture))),
      ("plain description", AnyComponent(DescriptionRow(text))),
      ("placeholder", AnyComponent(PlaceholderRow(iconSide: 40).id(0))),
      (
        "styled",
        AnyComponent(
          ListRow(text, subtitle: text)
            .style(\.titleLabel, .text(.title1, weight: .bold))
            .style(\.subtitleLabel, .text(.caption2))
            .style(\.verticalSpacing, 9).style(\.verticalMargin, 3))
      ),
      ("card", AnyComponent(Card { ListRow(long, subtitle: text) })),
    ]
  }

  private static func controls(_ text: String) -> [(String, AnyComponent)] {
    let long = text + ", " + text
    return [
      ("toggle", AnyComponent(ToggleRow(text, subtitle: long, isOn: true))),
      ("refreshing toggle", AnyComponent(ToggleRow(long, isRefreshing: true))),
      ("stepper", AnyComponent(StepperRow(text, value: 12))),
      ("slider", AnyComponent(SliderRow(text, valueText: "40 %", value: 0.4))),
      ("plain slider", AnyComponent(SliderRow(value: 0.4))),
      ("segments", AnyComponent(SegmentedRow(options: ["A", "B"], selectedIndex: 0))),
      (
        "titled segments",
        AnyComponent(SegmentedRow(text, options: ["A", "B"], selectedIndex: 0))
      ),
      ("progress", AnyComponent(ProgressRow(text, subtitle: long, progress: 0.3))),
      ("field", AnyComponent(TextInput(text, text: "text"))),
      (
        "field with icon",
        AnyComponent(TextInput(text, text: "text", accessory: .icon(picture)))
      ),
      ("untitled field", AnyComponent(TextInput(placeholder: text, text: ""))),
      (
        "fitting field",
        AnyComponent(TextInput(text, text: "text").style(\.titleFraction, nil))
      ),
      ("text", AnyComponent(MultilineTextInput(placeholder: text, text: long + "\n" + long))),
      ("empty text", AnyComponent(MultilineTextInput(placeholder: text, text: ""))),
      ("search", AnyComponent(SearchRow())),
      ("date", AnyComponent(DateRow(text, date: Date(timeIntervalSince1970: 0)))),
      ("date wheels", AnyComponent(DatePicker(date: Date(timeIntervalSince1970: 0)))),
      ("option wheel", AnyComponent(OptionPicker(options: ["A", "B"]))),
      ("button", AnyComponent(ButtonRow(text))),
      ("filled button", AnyComponent(ButtonRow(long, configuration: .filled))),
      ("loading button", AnyComponent(ButtonRow(text, isLoading: true, configuration: .gray))),
      (
        "hugging button",
        AnyComponent(
          ButtonRow(text, configuration: ButtonConfiguration(.filled, hugsContent: true)))
      ),
    ]
  }

  private static func others(_ text: String) -> [(String, AnyComponent)] {
    let long = text + ", " + text
    return [
      ("spinner row", AnyComponent(ActivityRow(isLoading: true))),
      ("spinner with text", AnyComponent(ActivityRow(isLoading: true, text: long))),
      ("error", AnyComponent(ErrorRow(text, message: long) {})),
      ("error without button", AnyComponent(ErrorRow(text))),
      ("space", AnyComponent(EmptySpace(height: 24))),
      ("avatar", AnyComponent(ImageOrLabel(.text("KU")))),
      ("picture", AnyComponent(ImageRow(UIImage(systemName: "star"), height: 120))),
      ("header", AnyComponent(SectionHeader(long))),
      (
        "prominent header", AnyComponent(SectionHeader(long, prominence: .prominent, button: "All"))
      ),
      ("busy header", AnyComponent(SectionHeader(text, isBusy: true))),
      ("footer", AnyComponent(SectionFooter(long, button: "More"))),
    ]
  }
}
