import KumikoBento

struct JourneyLook: BoxAppearance { var traits: UITraitCollection }

/// The form of a journey.
struct PlanRenderer: BoxRenderer {
  enum SectionID: Hashable { case trip, more, book }
  enum ItemID: Hashable { case heading, place, day, travel, comingBack, notes, space, book }

  let observer: (JourneyAction) -> Void
  let appearance: JourneyLook

  init(observer: @escaping (JourneyAction) -> Void, appearance: JourneyLook, config: Void) {
    (self.observer, self.appearance) = (observer, appearance)
  }

  var styleSheet: ViewStyleSheet<UIView> {
    return ViewStyleSheet(backgroundColor: .systemBackground)
  }

  func render(state: Journey) -> Screen<SectionID, ItemID> {
    return Screen(
      title: "Plan", focusMode: .never, box: box(state),
      pinnedToBottomBox: .empty
        |-+ Section(id: .book)
        |---+ Node(
          id: .book,
          component: Component.Button(
            title: "Book", isEnabled: state.isComplete, didTap: { self.observer(.book) },
            styleSheet: Looks.button(isEnabled: state.isComplete))))
  }

  @MainActor
  private func box(_ state: Journey) -> Box<SectionID, ItemID> {
    return .empty
      |-+ Section(id: .trip)
      |---+ Node(
        id: .heading, component: Component.Description(text: "Where to?", styleSheet: Looks.heading)
      )
      |---+ Node(
        id: .place,
        component: Component.TextInput(
          title: "Destination", placeholder: "Required", text: .plain(state.destination),
          textDidChange: { self.observer(.go(to: $0 ?? "")) }, styleSheet: Looks.field))
      |---+ Node(id: .day, component: day(state))
      |---+ Node(id: .travel, component: travel(state))
      |-+ Section(id: .more)
      |---+ renderSpace(height: 24, rowId: .space)
      |---+ Node(
        id: .comingBack,
        component: Component.Toggle(
          title: "Come back the same way", isOn: state.isReturning,
          styleSheet: Component.Toggle.StyleSheet(text: Looks.text),
          didChangeValue: { self.observer(.comeBack($0)) }))
      |---+ Node(
        id: .notes,
        component: Component.MultilineTextInput(
          text: state.notes, placeholder: "Notes",
          didFinishEditing: { self.observer(.note($0)) }, styleSheet: Looks.notes))
  }

  @MainActor
  private func day(_ state: Journey) -> AnyRenderable {
    return Component.DetailedDescription(
      texts: ["Day"], detail: .plain(state.day.map { Dates.long.string(from: $0) } ?? "Choose"),
      accessory: .none, styleSheet: Looks.row
    )
    .customInput(
      Component.DatePicker(date: state.day, didPickDate: { self.observer(.leave(on: $0)) }),
      contentStatus: state.day == nil ? .empty : .populated, highlightColor: .systemGray5)
  }

  @MainActor
  private func travel(_ state: Journey) -> AnyRenderable {
    return Component.DetailedDescription(
      texts: ["By"], detail: .plain(state.travel?.displayName ?? "Choose"), accessory: .none,
      styleSheet: Looks.row
    )
    .customInput(
      Component.OptionPicker(
        options: Travel.all, selected: state.travel, didPickItem: { self.observer(.take($0)) }),
      contentStatus: state.travel == nil ? .empty : .populated, highlightColor: .systemGray5)
  }
}
