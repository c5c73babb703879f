import KumikoComponents
import UIKit

/// What a style sheet makes of a stock row: what decides where things are, and what its view alone
/// needs to know.
@MainActor
struct RowStyling {
  /// That of a sheet that sets nothing.
  static let standard = RowStyling()

  fileprivate(set) var appearance = StockRowAppearance.standard
  /// The settings that are left for the view.
  fileprivate(set) var settings: [PropertySetting] = []
  /// Whether the settings that are left may change the height, so that the row has to be measured.
  fileprivate(set) var isMeasured = false
}

extension StyleSheet where View: RowView {
  /// A sheet for stock rows of all kinds, for those of one kind.
  public init(_ sheet: StyleSheet<RowView>) { self.init(settings: sheet.settings) }

  /// What the sheet makes of a row.
  var rowStyling: RowStyling {
    isEmpty ? .standard : RowProperties.of(View.self).styling(by: settings)
  }

  /// What the sheet says of where things are, and of texts.
  package var rowAppearance: StockRowAppearance { rowStyling.appearance }
}

/// The properties of a kind of row that decide where things are, by their key paths: rows compute
/// their heights although no view has the properties yet.
@MainActor
private final class RowProperties {
  private struct Change {
    /// Which text is changed; nil for anything else.
    var text: Int?
    var apply: (inout StockRowAppearance, Any) -> Void
  }

  private static var known: [ObjectIdentifier: RowProperties] = [:]

  /// How many texts below each other are told apart.
  private static let textCount = 8
  /// How many sheets are remembered: the rows of a section have one, or a few.
  private static let memory = 8

  private var changes: [AnyKeyPath: Change] = [:]
  /// The properties that change no height, apart from those above.
  private var colors: Set<AnyKeyPath> = []
  private var recent: [(settings: [PropertySetting], styling: RowStyling)] = []

  static func of<View: RowView>(_ type: View.Type) -> RowProperties {
    if let known = known[ObjectIdentifier(type)] { return known }
    let properties = RowProperties()
    properties.add(RowView.self)
    if View.self != RowView.self { properties.add(View.self) }
    known[ObjectIdentifier(type)] = properties
    return properties
  }

  func styling(by settings: [PropertySetting]) -> RowStyling {
    let same = recent.first { old in
      old.settings.count == settings.count
        && zip(old.settings, settings).allSatisfy { $0.isEqual(to: $1) }
    }
    if let same { return same.styling }
    let styling = makeStyling(by: settings)
    recent.insert((settings, styling), at: 0)
    if recent.count > Self.memory { recent.removeLast() }
    return styling
  }

  private func makeStyling(by settings: [PropertySetting]) -> RowStyling {
    var styling = RowStyling.standard
    var texts: [(index: Int, change: Change, value: Any)] = []
    for setting in settings {
      if let change = setting.path.flatMap({ changes[$0] }) {
        if let text = change.text {
          texts.append((text, change, setting.anyValue))
        } else {
          change.apply(&styling.appearance, setting.anyValue)
        }
      } else {
        styling.settings.append(setting)
        if setting.path.map(colors.contains) != true { styling.isMeasured = true }
      }
    }
    // Texts without a style have that of the text above, which is decided first.
    for index in Set(texts.map(\.index)).sorted() {
      for text in texts where text.index == index {
        text.change.apply(&styling.appearance, text.value)
      }
    }
    return styling
  }

  // MARK: Properties

  private func add<View: RowView>(_: View.Type) {
    add(\View.verticalMargin) { $0.verticalMargin = $1 }
    add(\View.horizontalMargin) { $0.horizontalMargin = $1 }
    add(\View.horizontalSpacing) { $0.horizontalSpacing = $1 }
    add(\View.verticalSpacing) { $0.verticalSpacing = $1 }
    add(\View.minimumHeight) { $0.minimumHeight = $1 }
    add(\View.titleFraction) { $0.titleFraction = $1 }
    add(\View.isCard) { $0.isCard = $1 }
    addLabel(\View.valueLabel, text: nil) { $1(&$0.value) }
    addLabel(\View.titleLabel, text: 0) { $0.changeText(at: 0, $1) }
    addLabel(\View.subtitleLabel, text: 1) { $0.changeText(at: 1, $1) }
    for index in 0..<Self.textCount {
      addLabel(\View.[text: index], text: index) { $0.changeText(at: index, $1) }
    }
    colors.formUnion([
      \View.backgroundColor, \View.tintColor, \View.alpha, \View.clipsToBounds,
      \View.layer.cornerRadius, \View.layer.borderWidth, \View.layer.borderColor,
      \View.layer.shadowOpacity, \View.layer.shadowRadius, \View.layer.shadowOffset,
    ])
  }

  private func addLabel<View: RowView>(
    _ label: KeyPath<View, StyledLabel>, text: Int?,
    _ change: @escaping (inout StockRowAppearance, (inout TextProperties) -> Void) -> Void
  ) {
    func add<Value>(
      _ path: KeyPath<StyledLabel, Value>, _ set: @escaping (inout TextProperties, Value) -> Void
    ) {
      self.add(label.appending(path: path), text: text) { appearance, value in
        change(&appearance) { set(&$0, value) }
      }
    }
    add(\.textStyle) { $0.textStyle = $1 }
    add(\.weight) { $0.weight = $1 }
    add(\.baseFont) { $0.font = $1 }
    add(\.font) { $0.exactFont = $1 }
    add(\.textColor) { $0.color = $1 ?? .label }
    add(\.alignment) { $0.alignment = $1 }
    add(\.numberOfLines) { $0.numberOfLines = $1 }
  }

  private func add<View: RowView, Value>(
    _ path: KeyPath<View, Value>, text: Int? = nil,
    _ set: @escaping (inout StockRowAppearance, Value) -> Void
  ) {
    changes[path] = Change(text: text) { appearance, value in
      if let value = value as? Value { set(&appearance, value) }
    }
  }
}
