import KumikoBento
import KumikoTesting
import Testing
import _UIKitTestSupport

@MainActor
@Suite("Bento: components", .closesWindows)
struct ComponentTests {
  let stage = BoxStage()
  let log = Log()

  init() { stage.render(form(name: "", isOn: false, text: "") { [log] in log.note($0) }) }

  private func height(_ row: Int) -> CGFloat { stage.table.rectForRow(at: [0, row]).height }

  @Test("Rows say what they were given, 44 points high at least but for texts and wheels")
  func rows() {
    let texts = [
      "Name", "Number", "12", "News", "Search", "Save", "Help", "★", "Details", "more", "3",
    ]
    #expect(Set(stage.screen.texts).isSuperset(of: texts))
    for row in [0, 1, 2, 3, 4, 5, 8] { #expect(height(row) >= 44, "row \(row)") }
    for row in [6, 7] { #expect(height(row) < 44, "row \(row)") }
  }

  @Test("The parts of a row stand in its middle")
  func middles() throws {
    let toggle = try #require(stage.content(3))
    for part in [UILabel.self, UISwitch.self] as [UIView.Type] {
      let view = try #require(toggle.firstDescendant(of: part))
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: toggle)
      #expect(abs(middle.y - toggle.bounds.midY) < 1, "\(part): \(middle) \(toggle.bounds)")
    }
    #expect(toggle.firstDescendant(UISwitch.self)?.bounds.height == 31, "it is not squeezed")
    let details = try #require(stage.content(8)?.firstDescendant(AccessoryView.self))
    #expect(details.bounds.height < 30)
  }

  @Test("Typing is told with each change; fields that are not enabled are passed over")
  func typing() throws {
    stage.table.focus()
    try stage.screen.type("Al")
    #expect(log.take() == ["name A", "name Al"])
    let field = try #require(stage.content(0)?.firstDescendant(UITextField.self))
    #expect(field.returnKeyType == .next)
    stage.screen.press(.return)
    stage.screen.settle()
    #expect(stage.content(2)?.firstDescendant(UITextView.self)?.isFirstResponder == true)
  }

  @Test("A refused change is not made, nor told")
  func refusing() throws {
    var changes: [String] = []
    let node = Node(
      id: 0,
      component: Component.TextInput(
        title: "Code", text: "1",
        textWillChange: {
          changes.append("\($0.current ?? "")+\($0.change)=\($0.result)")
          return $0.change != "x"
        }, textDidChange: { changes.append($0 ?? "") }, styleSheet: .init()))
    let stage = BoxStage()
    stage.render(Box(sections: [Section(id: 0, items: [node])]))
    let field = try #require(stage.content(0)?.firstDescendant(UITextField.self))
    #expect(field.becomeFirstResponder())
    try stage.screen.type("2x")
    #expect(changes == ["1+2=12", "12", "12+x=12x"])
    #expect(field.text == "12")
  }

  @Test("A text of several lines grows its row in tables that listen")
  func growing() throws {
    let table = BentoTableView(frame: .zero, style: .plain)
    let stage = BoxStage(table)
    var texts: [String] = []
    let input = Component.MultilineTextInput(
      text: "a", placeholder: "", didChangeText: { texts.append($0) }, didFinishEditing: { _ in },
      styleSheet: .init(
        font: .systemFont(ofSize: 17), textColor: .black, placeholderTextColor: .gray))
    stage.render(
      Box<Int, Int>(sections: [Section(id: 0, items: [Node(id: 0, component: input)])]))
    let before = table.rectForRow(at: [0, 0]).height
    let field = try #require(stage.content(0)?.firstDescendant(UITextView.self))
    #expect(field.becomeFirstResponder())
    field.insertText("\nb\nc\nd")
    stage.screen.settle()
    #expect(texts.last == "a\nb\nc\nd")
    #expect(table.rectForRow(at: [0, 0]).height > before + 30)
    #expect(field.isFirstResponder)
  }

  @Test("Switches, buttons and rows tell of taps")
  func taps() throws {
    let toggle = try #require(stage.content(3)?.firstDescendant(UISwitch.self))
    try stage.screen.tap(toggle)
    stage.screen.settle()
    try stage.screen.tap(on: "Save")
    try stage.screen.tap(on: "Help")
    try stage.screen.tap(on: "Details")
    let accessory = try #require(stage.content(8)?.firstDescendant(AccessoryView.self))
    try stage.screen.tap(accessory)
    #expect(log.take() == ["news true", "save", "help", "details", "accessory"])
  }

  @Test("Without something to do of its own a tap on the accessory is one on the row")
  func accessoryWithoutTap() throws {
    var taps = 0
    let row = Component.DetailedDescription(texts: ["Row"], didTap: { taps += 1 })
    let stage = BoxStage()
    stage.render(Box<Int, Int>(sections: [Section(id: 0, items: [Node(id: 0, component: row)])]))
    let accessory = try #require(stage.content(0)?.firstDescendant(AccessoryView.self))
    try stage.screen.tap(accessory)
    #expect(taps == 1)
  }

  /// Where the parts of a row stand in it.
  private func frames(
    in stage: BoxStage, _ row: Component.DetailedDescription
  ) throws -> (badge: CGRect, image: CGRect, text: CGRect) {
    stage.render(Box<Int, Int>.empty |-+ Section(id: 0) |---+ Node(id: 0, component: row))
    let view = try #require(stage.content(0) as? Component.DetailedDescription.View)
    let image = try #require(view.firstDescendant(ImageOrLabelView.self))
    let badge = try #require(
      view.firstDescendant { $0 is UIImageView && $0.bounds.width == 12 && !$0.isHidden })
    let text = try #require(view.firstDescendant { ($0 as? UILabel)?.text == "Title" })
    return (
      badge.convert(badge.bounds, to: view), image.convert(image.bounds, to: view),
      text.convert(text.bounds, to: view)
    )
  }

  @Test("A badge stands at the lower corner of the image, or before the texts if there is none")
  func badges() throws {
    typealias Row = Component.DetailedDescription
    let stage = BoxStage()
    let icon = UIImage(systemName: "circle.fill")
    let image = UIImage(systemName: "star").map { ImageOrLabel.image($0) }
    for _ in 0..<2 {
      let beside = try frames(in: stage, Row(texts: ["Title"], image: image, badgeIcon: icon))
      #expect(abs(beside.badge.midX - beside.image.maxX) < 1)
      #expect(abs(beside.badge.midY - beside.image.maxY) < 1)
      #expect(beside.text.minX == beside.image.maxX + 16)
      let alone = try frames(in: stage, Row(texts: ["Title"], badgeIcon: icon))
      #expect(alone.badge.minX == 16 && abs(alone.badge.midY - alone.text.midY) < 1)
      #expect(alone.text.minX == alone.badge.maxX + 16)
    }
    let sheet = Row.StyleSheet(badgeOffset: CGPoint(x: -3, y: -5))
    let moved = try frames(
      in: stage, Row(texts: ["Title"], image: image, badgeIcon: icon, styleSheet: sheet))
    #expect(abs(moved.badge.midX - moved.image.maxX + 3) < 1)
    #expect(abs(moved.badge.midY - moved.image.maxY + 5) < 1)
    stage.render(
      Box<Int, Int>.empty |-+ Section(id: 0) |---+ Node(id: 0, component: Row(texts: ["Title"])))
    let text = stage.content(0)?.firstDescendant { ($0 as? UILabel)?.text == "Title" }
    #expect(text?.convert(.zero, to: stage.content(0)).x == 16, "no room is kept")
  }

  @Test("Computed heights are those of the layout")
  func computedHeights() {
    let long = String(repeating: "word ", count: 30)
    let components: [any HeightCustomizing & Renderable] = [
      Component.Description(text: long, styleSheet: .init()),
      Component.Toggle(title: long, styleSheet: .init(text: LabelStyleSheet())),
      Component.Button(title: "Save", styleSheet: .init(button: ButtonStyleSheet())),
      Component.EmptySpace(height: 17),
      Component.ImageOrLabel(imageOrLabel: .text("★"), styleSheet: .init()),
    ]
    for component in components {
      func check(_ component: some HeightCustomizing & Renderable) {
        let node = Node(id: 0, component: component)
        let margins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        let measured = node.sizeBoundTo(width: 320, inheritedMargins: margins).height
        let computed = component.height(forWidth: 320, inheritedMargins: margins)
        #expect(abs(measured - computed) < 0.51, "\(type(of: component)): \(measured) \(computed)")
      }
      check(component)
    }
  }

  @Test("A row with a switch is as high as its own text in its own look")
  func toggleHeight() {
    let text = NSAttributedString(
      string: String(repeating: "word ", count: 12),
      attributes: [.font: UIFont.systemFont(ofSize: 34)])
    for spacing: CGFloat in [9, 90] {
      let row = Component.Toggle(
        title: "short", attributedTitle: text,
        styleSheet: .init(text: LabelStyleSheet(numberOfLines: 0), spacing: spacing))
      let margins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      let measured = Node(id: 0, component: row).sizeBoundTo(width: 320, inheritedMargins: margins)
      let computed = row.height(forWidth: 320, inheritedMargins: margins)
      #expect(computed > 160)
      #expect(abs(measured.height - computed) < 0.51)
    }
  }

  @Test("What is typed into a field without a text is all of the text")
  func firstLetter() {
    final class Bare: UITextField {
      override var text: String? {
        get { nil }
        set {}
      }
    }
    var results: [String] = []
    let view = Component.TextInput.View(frame: .zero)
    Component.TextInput(
      title: "Code",
      textWillChange: {
        results.append($0.result)
        return true
      }, styleSheet: .init()
    ).render(in: view)
    _ = view.textField(
      Bare(), shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "7")
    #expect(results == ["7"])
  }

  @Test("The button is as wide as its row, or as its title where that is wanted")
  func buttonWidth() throws {
    func width(_ sheet: Component.Button.StyleSheet) throws -> CGFloat {
      let stage = BoxStage()
      let row = Component.Button(title: "OK", styleSheet: sheet)
      stage.render(Box<Int, Int>(sections: [Section(id: 0, items: [Node(id: 0, component: row)])]))
      return try #require(stage.content(0)?.firstDescendant(UIButton.self)).bounds.width
    }
    let wide = try width(.init(button: ButtonStyleSheet()))
    let narrow = try width(.init(button: ButtonStyleSheet(), hugsContent: true))
    #expect(wide > 250)
    #expect(narrow < 100)
  }

  @Test("A wheel turns in place of a button's title")
  func loading() throws {
    let view = Component.Button.View(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let sheet = Component.Button.StyleSheet(button: ButtonStyleSheet())
    Component.Button(title: "Save", isLoading: true, styleSheet: sheet).render(in: view)
    #expect(view.isLoading && !view.button.isEnabled)
    let button = view.button
    sheet.compose(\.buttonType, .custom)
    Component.Button(title: "Save", styleSheet: sheet).render(in: view)
    #expect(view.button !== button && view.button.isEnabled)
  }

  @Test("The search key puts the keyboard away; what the look says of keys stays")
  func search() throws {
    let bar = try #require(stage.content(4)?.firstDescendant(UISearchBar.self))
    #expect(bar.becomeFirstResponder())
    try stage.screen.type("so")
    #expect(log.take() == ["search s", "search so"])
    bar.delegate?.searchBarSearchButtonClicked(bar)
    #expect(!bar.searchTextField.isFirstResponder)
    let constraints = bar.searchTextField.constraints.count
    stage.render(form(name: "", isOn: false, text: "") { _ in })
    #expect(bar.searchTextField.constraints.count == constraints)
    let sheet = Component.Search.StyleSheet()
    sheet.searchBar.compose(\.keyboardType, .numberPad)
    let view = Component.Search.View(frame: .zero)
    Component.Search(styleSheet: sheet).render(in: view)
    #expect(view.firstDescendant(UISearchBar.self)?.keyboardType == .numberPad)
  }

  @Test("An image's button is there only if it does something")
  func image() throws {
    var taps = 0
    func view(_ tap: (() -> Void)?) -> Component.Image.View {
      let view = Component.Image.View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      Component.Image(
        image: UIImage(systemName: "star"), styleSheet: .init(), didTapAccessory: tap
      ).render(in: view)
      return view
    }
    #expect(view(nil).firstDescendant(UIButton.self)?.isHidden == true)
    let image = view { taps += 1 }
    let button = try #require(image.firstDescendant(UIButton.self))
    #expect(!button.isHidden)
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
  }

  @Test("A form stands in the middle, and keeps clear of the keyboard")
  func formStyle() {
    let table = BentoTableView(frame: .zero, style: .plain)
    let stage = BoxStage(table)
    stage.render(told([(0, [1])], log))
    table.preferredContentHeight = 600
    table.formStyle = .centerYAligned
    #expect(table.contentInset.top > 200)
    table.keyboardFrame = CGRect(x: 0, y: 400, width: 320, height: 200)
    #expect(table.contentInset.bottom == 200)
    #expect(table.contentInset.top < 200)
    table.formStyle = .topYAligned
    table.additionalContentInsets = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
    #expect(table.contentInset.top == 30)
    #expect(table.contentOffset.y == -30)
  }

  @Test("The content fades where it would jump; the latest transition wins")
  func transitions() {
    let table = BentoTableView(frame: .zero, style: .plain)
    let stage = BoxStage(table)
    stage.render(told([(0, [1])], log))
    var told: [String] = []
    table.transition(to: .topYAligned, removeAll: { told.append("remove") }) {
      told.append("at once \($0)")
    }
    #expect(told == ["at once false"])
    table.transition(to: .centerYAligned, removeAll: { told.append("remove") }) {
      told.append("first \($0)")
    }
    table.transition(to: .topYAligned, removeAll: {}) { told.append("second \($0)") }
    table.transition(to: .topYAlignedAlwaysFading, removeAll: {}) { told.append("third \($0)") }
    #expect(told == ["at once false"])
    stage.screen.settle()
    #expect(told == ["at once false", "remove", "first true", "third true"])
    #expect(table.alpha == 1)
  }
}
