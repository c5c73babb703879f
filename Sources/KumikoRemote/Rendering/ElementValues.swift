import Foundation
import KumikoComponents
import KumikoDocuments
import KumikoFlexLayout
import UIKit

/// The values of the properties of an element, as they are in the present render.
///
/// What is missing is nil; what is of another type than its property was reported and is nil, too.
@preconcurrency @MainActor
public struct ElementValues {
  let element: CompiledElement
  let scope: Scope
  let model: RemoteScreenModel

  init(element: CompiledElement, scope: Scope, model: RemoteScreenModel) {
    (self.element, self.scope, self.model) = (element.whole, scope, model)
  }

  /// Whether the element, or its style sheet, says something about a property.
  public func has(_ name: String) -> Bool { property(name) != nil }

  private func property(_ name: String) -> CompiledProperty? {
    if let property = element.property(name) { return property }
    guard name != "style", case .literal(.string(let style))? = element.property("style")?.value
    else { return nil }
    return model.screen.styles[style]?.property(name)
  }

  /// The value of a property; null if it is missing.
  public func value(_ name: String) -> RemoteValue {
    guard let property = property(name) else { return .null }
    let type = element.known?.property(name)?.type
    let value =
      switch type {
      case .url, .image: model.address(of: property, isImage: type == .image, in: scope)
      case .text, .textOrElement: model.words(of: property, in: scope)
      default: model.value(of: property, in: scope)
      }
    guard value != .null, let type else { return value }
    // What says nothing of its parts is not read here.
    if case .value(let parts) = type, parts != .any, !model.isReadable(value) {
      model.report(.wrongType, at: property.place, "\(name) \(model.excess)")
      return .null
    }
    guard PropertyReading.verdict(on: value, as: type) == .fits else {
      model.report(
        .wrongType, at: property.place,
        "expected \(type.description), found \(quoted(value, of: name))")
      return .null
    }
    return value
  }

  /// A text, also of a number or a Boolean.
  public func text(_ name: String) -> String? {
    string(name).map { ReadableText.clamped($0) }
  }

  /// A word or a name.
  public func string(_ name: String) -> String? {
    let value = value(name)
    return value == .null ? nil : value.text
  }

  /// A number.
  public func number(_ name: String) -> Double? {
    if case .number(let number) = value(name) { number } else { nil }
  }

  /// A number of points.
  public func points(_ name: String) -> CGFloat? { number(name).map { CGFloat($0) } }

  /// A whole number, not less than a least one.
  public func integer(_ name: String, atLeast least: Int = .min) -> Int? {
    number(name).map { max(least, Int(near: $0)) }
  }

  /// A Boolean.
  public func bool(_ name: String) -> Bool? {
    if case .bool(let value) = value(name) { value } else { nil }
  }

  /// A list of texts.
  public func texts(_ name: String) -> [String] {
    guard case .list(let values) = value(name) else { return [] }
    return values.compactMap(\.text)
  }

  /// A list of texts that users read, each as ``text(_:)`` has it.
  func readableTexts(_ name: String) -> [String] {
    guard case .list(var values) = value(name) else { return [] }
    if case .composed(.list(let parts))? = property(name)?.value, parts.count == values.count {
      for (number, part) in parts.enumerated() {
        guard case .text(let text) = part else { continue }
        let property = CompiledProperty(name, .text(text.text), place: text.place)
        values[number] = model.words(of: property, in: scope)
      }
    }
    return values.map { ReadableText.clamped($0.text ?? "") }
  }

  /// A color.
  public func color(_ name: String) -> UIColor? { string(name).flatMap { ColorText.color($0) } }

  /// An address, which is relative to the document's if it is not absolute.
  public func url(_ name: String) -> URL? {
    let base = scope.baseURL ?? model.baseURL
    return string(name).flatMap { URL(string: $0, relativeTo: base)?.absoluteURL }
  }

  /// A day or a time, in the zone of the screen if it names none.
  public func date(_ name: String) -> Date? {
    string(name).flatMap { ISODate($0)?.date(in: model.environment.timeZone) }
  }

  /// Space on all sides.
  public func insets(_ name: String) -> NSDirectionalEdgeInsets? {
    LengthText.insets(value(name))
  }

  /// A length of flexbox.
  public func length(_ name: String) -> FlexLength? { LengthText.length(value(name)) }

  /// What a word stands for.
  func word<Meaning>(_ name: String, _ meanings: [String: Meaning]) -> Meaning? {
    string(name).flatMap { meanings[$0] }
  }

  /// A picture, once it is there; until then the list is rendered again when it comes.
  public func image(_ name: String) -> UIImage? {
    guard let source = string(name) else { return nil }
    // What is there already tells nobody anything.
    guard scope.tellsTyped else {
      return model.images.image(source, relativeTo: model.baseURL)
    }
    if let image = model.images.present(source, relativeTo: model.baseURL) { return image }
    model.report(.refusedURL, at: property(name)?.place, RemoteScreenModel.toldByPresence)
    return nil
  }

  /// A text that users read, with Markdown's signs.
  func markdown(_ name: String) -> MarkdownText {
    guard let property = property(name), case .text(let text) = property.value else {
      return MarkdownText(self.text(name) ?? "")
    }
    // A text that is one value of the server is Markdown as a whole, as an address would be one.
    let parts = model.parts(of: text, at: property.place, in: scope)
    if text.loneExpression != nil, privacy(name) == .open {
      return MarkdownText(ReadableText.clamped(parts.joined()))
    }
    var markdown = MarkdownText()
    for (part, words) in zip(text.parts, parts) {
      switch part {
      case .literal: markdown.append(ReadableText.clamped(words))
      case .expression(let expression, _):
        markdown.append(value: words, of: model.privacy(of: expression.references, in: scope))
      }
    }
    return markdown
  }

  // MARK: Parts

  /// The rows that stand in a property.
  public func components(_ name: String) -> [AnyComponent] {
    parts(name).compactMap { model.part($0.element, in: $0.scope) }
  }

  /// The views of a tree that stand in a property.
  func views(_ name: String) -> [any ElementTree] {
    parts(name).compactMap { model.view($0.element, in: $0.scope) }
  }

  /// The elements that stand in a property in this render: those whose conditions hold, as often as
  /// their loops say.
  func parts(_ name: String) -> [ExpandedElement] {
    guard case .elements(let elements)? = property(name)?.value else { return [] }
    return model.expand(elements, in: scope)
  }

  /// The values of the elements that stand in a property.
  func nested(_ name: String) -> [ElementValues] {
    parts(name).map { ElementValues(element: $0.element, scope: $0.scope, model: model) }
  }

  /// What is done when something happens; nil if nothing is.
  public func action(_ name: String) -> (@MainActor @Sendable () -> Void)? {
    action(name, adding: [:])
  }

  /// What is done when something happens, with values that its expressions can read by name.
  func action(
    _ name: String, adding names: [String: RemoteValue]
  ) -> (@MainActor @Sendable () -> Void)? {
    guard case .elements(let actions)? = property(name)?.value, !actions.isEmpty else {
      return nil
    }
    let (origin, place) = (model.rowStore.making, element.place)
    let scope = scope.withoutGlobals.acting(for: ActionCause(of: name))
    let baseURL = scope.baseURL ?? model.baseURL
    let wasOfOthers = scope.isOfOthers || model.remoteScreen.hasOthersWords
    // The next version of the screen may go on to show this row.
    return { [weak rowStore = model.rowStore] in
      let newest = origin?.newest(of: place)?.elements(name)
      // What the newest version says is of whom that is.
      let isOfOthers = newest == nil && wasOfOthers
      OthersWords.$areCurrent.withValue(isOfOthers) {
        ActionCause.$current.withValue(scope.cause ?? .trigger) {
          guard let model = rowStore?.model else { return }
          // That may have come from elsewhere.
          let scope = model.baseURL == baseURL ? scope : scope.relative(to: baseURL)
          model.perform(
            newest ?? actions, in: scope.ofOthers(isOfOthers).adding(names), at: place)
        }
      }
    }
  }

  /// A value of a property as messages name it, which do not repeat what is the user's.
  func quoted(_ value: RemoteValue, of name: String) -> String {
    privacy(name) > .open ? value.kind : value.briefly
  }

  /// Whether a property has all of the state in it.
  func readsAllState(_ name: String) -> Bool {
    property(name).map { model.readsAllState($0.reads, in: scope) } ?? false
  }

  /// Whom the value of a property is of.
  func privacy(_ name: String) -> ValuePrivacy {
    property(name).map { model.privacy(of: $0.reads, in: scope) } ?? .open
  }

  /// The values of the element where properties of it decide whether something is done.
  func decided(by names: [String]) -> ElementValues {
    let owner = names.map { privacy($0) }.max() ?? .open
    return ElementValues(element: element, scope: scope.decided(by: owner), model: model)
  }

  // MARK: State

  /// What a control reads and writes of `state`; nil if it is bound to nothing.
  ///
  /// - Parameters:
  ///   - standard: What it shows while there is no such value.
  ///   - isTyped: Whether the user types it.
  ///   - read: Makes what the control needs of the value; nil if that is of another type.
  ///   - write: Makes a value of what the user has chosen.
  func bound<Value>(
    standard: Value, isTyped: Bool = false,
    read: @escaping @MainActor (RemoteValue) -> Value?,
    write: @escaping @MainActor (Value) -> RemoteValue
  ) -> Bound<Value>? {
    guard case .string(let words) = value("bind"), let path = StatePath(words) else { return nil }
    let place = property("bind")?.place ?? element.place
    let owner = privacy("bind")
    let name = owner > .open ? "what it is bound to" : words
    let (changed, id) = (action("onChange"), model.id(of: element, scope))
    // A control may be used before it is rendered for the next version of the screen, while the
    // change to that is still seen: what is typed then is of that version.
    return Bound(
      get: { [weak rowStore = model.rowStore] in
        guard let model = rowStore?.model else { return standard }
        let value = path.value(in: model.state)
        if value == .null { return standard }
        if let value = read(value) { return value }
        model.report(.wrongType, at: place, "\(name) is a \(value.kind)")
        return standard
      },
      set: { [weak rowStore = model.rowStore] in
        rowStore?.model?.note(isTyped ? max(owner, .typed) : owner, at: path)
        rowStore?.model?.set(write($0), at: path)
        rowStore?.model?.clearError(of: id)
        changed?()
      })
  }

  /// What the server says against the field; nil if it says nothing.
  var error: String? { model.error(of: model.id(of: element, scope)) }

  /// A bound text.
  func boundText() -> Bound<String>? {
    bound(standard: "", isTyped: true, read: { $0.text }, write: { .string($0) })
  }

  /// A bound switch.
  func boundBool() -> Bound<Bool>? {
    bound(
      standard: false, read: { if case .bool(let value) = $0 { value } else { nil } },
      write: { .bool($0) })
  }

  /// A bound number.
  func boundNumber(_ standard: Double) -> Bound<Double>? {
    bound(
      standard: standard, read: { if case .number(let value) = $0 { value } else { nil } },
      write: { .number($0) })
  }
}

extension Int {
  /// The whole number next to any number, also one that is too large for it; 0 for what is none.
  init(near number: Double) {
    self = number.isNaN ? 0 : Self(Swift.max(-1e15, Swift.min(1e15, number.rounded())))
  }
}

extension RemoteValue {
  /// The value as messages name it: a word, or its kind.
  var briefly: String {
    if case .string(let word) = self { word.quotedBriefly } else { kind }
  }
}
