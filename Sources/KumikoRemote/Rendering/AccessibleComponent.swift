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
    if !words.isEmpty {
      traits = words.compactMap { Words.traits[$0] }.reduce(into: []) { $0.formUnion($1) }
    }
  }

  var isEmpty: Bool {
    label == nil && value == nil && hint == nil && traits == nil && identifier == nil
      && isGrouped == nil
  }

  /// Says it of a view, and takes back what was said before.
  @MainActor
  func apply(to view: UIView) {
    let isElement = isGrouped ?? (label != nil)
    view.isAccessibilityElement = isElement
    view.accessibilityLabel = label ?? (isElement ? Self.texts(of: view) : nil)
    view.accessibilityValue = value
    view.accessibilityHint = hint
    view.accessibilityTraits = traits ?? []
    view.accessibilityIdentifier = identifier
  }

  /// Says it of a view of a tree, which gets back what it had when a later tree does not.
  @MainActor
  func sheet(_ values: ElementValues) -> StyleSheet<UIView> {
    var sheet = StyleSheet<UIView>()
    let isElement = isGrouped ?? (label == nil ? nil : true)
    if let isElement { sheet.set(\.isAccessibilityElement, isElement) }
    let words = label ?? (isElement == true ? Self.texts(of: values) : nil)
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

/// A component with what is read of it.
struct AccessibleComponent: Component {
  let base: AnyComponent
  let accessibility: RowAccessibility

  var reuseIdentifier: String { "Accessible " + base.reuseIdentifier }

  func renderContent() -> Any { base.renderContent() }

  func render(in content: Any) {
    base.render(in: content)
    apply(to: content)
  }

  func setBehaviors(in content: Any) {
    base.setBehaviors(in: content)
    apply(to: content)
  }

  private func apply(to content: Any) {
    if let view = content as? UIView { accessibility.apply(to: view) }
  }

  func referenceSize(in bounds: CGRect) -> CGSize? { base.referenceSize(in: bounds) }

  func shouldContentUpdate(with next: AccessibleComponent) -> Bool {
    base.shouldContentUpdate(with: next.base)
  }

  func shouldRender(next: AccessibleComponent, in content: Any) -> Bool {
    accessibility != next.accessibility || base.shouldRender(next: next.base, in: content)
  }

  func layout(content: Any, in container: UIView) { base.layout(content: content, in: container) }
  func intrinsicContentSize(for content: Any) -> CGSize { base.intrinsicContentSize(for: content) }
  func contentWillDisplay(_ content: Any) { base.contentWillDisplay(content) }
  func contentDidEndDisplay(_ content: Any) { base.contentDidEndDisplay(content) }

  func didMount(to content: Any, storage: ViewStorage) {
    base.didMount(to: content, storage: storage)
  }

  func willUnmount(from content: Any, storage: ViewStorage) {
    base.willUnmount(from: content, storage: storage)
  }
}
