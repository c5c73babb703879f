import KumikoComponents
import KumikoDocuments
import KumikoStock

extension StockElements {
  static let choices: [ElementDefinition] = [
    ElementDefinition(
      "ChoiceRow", .row, "one of several things of which one is chosen",
      choiceProperties(.string, "the value of state, which is that of the chosen row")
        + icon + rowStyle,
      .row { AnyComponent(choiceRow($0, allowsSeveral: false)) }),
    ElementDefinition(
      "MultipleChoiceRow", .row, "one of several things of which any are chosen",
      choiceProperties(.list(of: .string), "the list of state of the values of chosen rows")
        + icon + rowStyle,
      .row { AnyComponent(choiceRow($0, allowsSeveral: true)) }),
  ]

  private static func choiceProperties(_ type: RemoteType, _ words: String) -> [ElementProperty] {
    [
      ElementProperty("title", .text, "what it says", isRequired: true),
      ElementProperty("subtitle", .text, "a text below that"),
      ElementProperty("value", .string, "what it stands for", isRequired: true),
      ElementProperty("bind", .binding(type), words),
      ElementProperty("onChange", .actions, "what is done after the user has chosen it"),
    ]
  }

  @MainActor
  private static func choiceRow(_ values: ElementValues, allowsSeveral: Bool) -> ListRow {
    let value = values.string("value") ?? ""
    var bound: Bound<Set<String>>?
    if allowsSeveral {
      bound = values.bound(
        standard: [],
        read: { list in
          guard case .list(let values) = list else { return nil }
          return Set(values.compactMap(\.text))
        },
        write: { .list($0.sorted().map { .string($0) }) })
    } else {
      bound = values.bound(
        standard: [], read: { $0.text.map { [$0] } }, write: { .string($0.first ?? "") })
    }
    let isChosen = bound?.wrappedValue.contains(value) ?? false
    let texts = [values.text("title") ?? "", values.text("subtitle")].compactMap(\.self)
    return ListRow(
      texts: texts, icon: icon(values), accessory: isChosen ? .checkmark : .none,
      didTap: {
        guard let bound else { return }
        if allowsSeveral {
          bound.wrappedValue.formSymmetricDifference([value])
        } else {
          bound.wrappedValue = [value]
        }
      }
    ).style(style(values))
  }
}
