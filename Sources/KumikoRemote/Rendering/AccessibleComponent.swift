import KumikoComponents
import KumikoDocuments
import UIKit

/// What a document says about a row, or a view of a tree, for those who do not see it.
struct RowAccessibility: Equatable {
  private var label: String?
  private var value: String?
  private var hint: String?
  private var traits: UIAccessibilityTraits?
  private var identifier: String?
  private var isGrouped: Bool?

  @MainActor
  init(_ values: ElementValues) {
    guard CommonProperties.accessibility.contains(where: { values.has($0.name) }) else { return }
    label = values.text("accessibilityLabel")
    value = values.text("accessibilityValue")
    hint = values.text("accessibilityHint")
    identifier = values.string("accessibilityIdentifier")
    isGrouped = values.bool("accessibilityGrouped")
    let words = values.texts("accessibilityTraits")
    guard !words.isEmpty else { return }
    var traits = words.compactMap { Words.traits[$0] }
    // What takes no touches says so, whatever else it is.
    if values.bool("isDisabled") == true { traits.append(.notEnabled) }
    self.traits = UIAccessibilityTraits(traits)
  }

  var isEmpty: Bool {
    label == nil && value == nil && hint == nil && traits == nil && identifier == nil
      && isGrouped == nil
  }

  /// Says it of the view of a row. What it does not say is as the row itself has it.
  ///
  /// - Returns: What takes it back.
  @MainActor
  func apply(to view: UIView) -> StyleSheet<UIView> {
    sheet { view.accessibilityLabel ?? Self.texts(of: view) }.apply(to: view)
  }

  /// Says it of a view of a tree, which gets back what it had when a later tree does not.
  @MainActor
  func sheet(_ values: ElementValues) -> StyleSheet<UIView> { sheet { Self.texts(of: values) } }

  /// What is said, and nothing else.
  ///
  /// - Parameter texts: What is read if parts are read as one and there is no label.
  @MainActor
  private func sheet(texts: () -> String) -> StyleSheet<UIView> {
    var sheet = StyleSheet<UIView>()
    let isElement = isGrouped ?? (label == nil ? nil : true)
    if let isElement { sheet.set(\.isAccessibilityElement, isElement) }
    let words = label ?? (isElement == true ? texts() : nil)
    if let words { sheet.set(\.accessibilityLabel, words) }
    if let value { sheet.set(\.accessibilityValue, value) }
    if let hint { sheet.set(\.accessibilityHint, hint) }
    if let traits { sheet.set(\.accessibilityTraits, traits) }
    if let identifier { sheet.set(\.accessibilityIdentifier, identifier) }
    return sheet
  }

  /// What is read of an element whose parts are read as one.
  @MainActor
  private static func texts(of values: ElementValues) -> String {
    let parts = values.has("children") ? values.nested("children").map { texts(of: $0) } : []
    let own = values.text("accessibilityLabel") ?? values.text("text") ?? values.text("title")
    return ([own ?? ""] + parts).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What is read of a view whose parts are read as one.
  @MainActor
  private static func texts(of view: UIView) -> String {
    let own = (view as? UILabel)?.text ?? ""
    return ([own] + view.subviews.map { texts(of: $0) }).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}

/// A component with what is read of it: beside what it says itself, and as long as it is shown.
@dynamicMemberLookup
struct AccessibleComponent: ComponentWrapping {
  /// What takes back what was said of the view.
  private static let former = ViewStorage.Key<StyleSheet<UIView>>()

  let wrapped: AnyComponent
  let accessibility: RowAccessibility

  var reuseIdentifier: String { "Accessible " + wrapped.reuseIdentifier }

  func shouldRender(next: AccessibleComponent, in content: Any) -> Bool {
    accessibility != next.accessibility || wrapped.shouldRender(next: next.wrapped, in: content)
  }

  func didMount(to content: Any, storage: ViewStorage) {
    wrapped.didMount(to: content, storage: storage)
    if let view = content as? UIView { storage[Self.former] = accessibility.apply(to: view) }
  }

  func willUnmount(from content: Any, storage: ViewStorage) {
    if let view = content as? UIView { storage[Self.former]?.apply(to: view) }
    wrapped.willUnmount(from: content, storage: storage)
  }
}
