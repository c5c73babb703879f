import KumikoBento
import KumikoTesting
import Testing
import _UIKitTestSupport

@MainActor
@Suite("Bento: samples", .closesWindows)
struct SampleTests {
  @Test("Operators, optionals and conditions say which sections and rows there are")
  func operators() {
    var asked = 0
    let bare = meal(nil, sides: [], isLarge: false) { asked += 1 }
    #expect(bare.sections.map(\.id) == [.soup, .sides])
    #expect(bare.sections.map { $0.items.map(\.id) } == [[], [.nothing]])
    #expect(bare.sections[1].has(.footer) && !bare.sections[1].has(.header))
    #expect(asked == 0, "what stands behind a condition that does not hold is not asked")
    let full = meal("Ramen", sides: [3, 1], isLarge: true) { asked += 1 }
    #expect(full.sections.map(\.id) == [.soup, .sides, .extras])
    #expect(
      full.sections.map { $0.items.map(\.id) } == [
        [.bowl, .size], [.side(3), .side(1)], [.wish],
      ])
    #expect(asked == 1)
    #expect(rows(nil).items.map(\.id) == [1, 2])
    #expect(rows(Node(id: 9, component: Note(text: ""))).items.map(\.id) == [1, 2, 9])
  }

  @Test("Sections have what stands around their rows, once for each place")
  func supplements() {
    let section = framed()
    #expect(section.has(.header) && section.has(.footer) && section.has(.custom("badge")))
    #expect(section.component(of: .header, as: Note.self)?.text == "above")
    let other = section.adding(.header, Note(text: "other"))
    #expect(other.component(of: .header, as: Note.self)?.text == "other")
    #expect(!other.removing(.header, Note(text: "other")).has(.header))
    #expect(section.component(of: .footer, as: Card.self) == nil)
    #expect(section.debugDescription.contains("Note"))
  }

  @Test("A component may be an object; types are found where no context tells them")
  func readme() {
    let stage = BoxStage()
    stage.render(contacts("Ada", isLoading: true, hint: nil))
    #expect(stage.screen.texts == ["Ada"])
    #expect(stage.table.headerView(forSection: 0)?.bounds.height == 24)
    #expect(stage.content(0, section: 1)?.firstDescendant(UIActivityIndicatorView.self) != nil)
    let view = stage.content(0)
    stage.render(contacts("Grace", isLoading: false, hint: "none"))
    #expect(stage.screen.texts == ["Grace", "none"])
    #expect(stage.content(0) === view)
  }

  @Test("Looks are put together by key paths")
  func paths() throws {
    let stage = BoxStage()
    stage.render(paragraph(String(repeating: "word ", count: 50)))
    let label = try #require(stage.content(0)?.firstDescendant(UILabel.self))
    #expect(label.font == .boldSystemFont(ofSize: 31) && label.numberOfLines == 2)
    #expect(abs(label.bounds.height - 2 * label.font.lineHeight) < 3)
    let plain = UILabel()
    caption().apply(to: plain)
    #expect(plain.numberOfLines == 3 && plain.font == .preferredFont(forTextStyle: .body))
  }

  @Test("An app adds words of its own")
  func ownWords() {
    let stage = BoxStage()
    stage.render(words(["Fruit", "Tea"], ["red", "green"]))
    #expect(stage.screen.texts == ["Fruit", "red", "green", "Tea", "red", "green"])
  }

  @Test("Fields of an app's own are found, and lead to each other")
  func ownFields() throws {
    let stage = BoxStage()
    func render(_ status: FocusEligibility.ContentStatus) {
      let slots = [
        Slot(name: "a", focusEligibility: .eligible(status)),
        Slot(name: "b", focusEligibility: .ineligible),
        Slot(name: "c", focusEligibility: .eligible(.empty)),
      ]
      stage.render(
        Box<Int, String>.empty
          |-+ Section(id: 0, items: slots.map { Node(id: $0.name, component: $0) }))
    }
    render(.populated)
    stage.table.focus(direction: .forward, skipsPopulatedComponents: true, animated: true)
    stage.screen.settle()
    let last = try #require(stage.content(2) as? SlotView)
    #expect(last.isFirstResponder)
    #expect(!last.leave(.backward), "there is none below")
    #expect(last.leave(.forward))
    stage.screen.settle()
    let first = try #require(stage.content(0) as? SlotView)
    #expect(first.isFirstResponder)
  }

  @Test("A table shows a box, with headers and footers")
  func table() {
    let stage = BoxStage()
    stage.render(meal("Ramen", sides: [3], isLarge: false))
    #expect(stage.screen.texts == ["Ramen", "side 3"])
    let box = Box(sections: [framed()])
    let other = BoxStage()
    other.render(box)
    #expect(other.screen.texts == ["above", "between", "below"])
  }

  @Test("The style sheet comes first, then the configurator: content wins")
  func autoRenderable() {
    let view = CardView()
    let sheet = brightSheet()
    Card("x", sheet).render(in: view)
    #expect(view.backgroundColor == .yellow)
    #expect(view.title.font == .boldSystemFont(ofSize: 22))
    #expect(view.title.numberOfLines == 1)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(sheet.compose(\.gap, 1) === sheet)
    #expect(sheet.gap == 1, "compose changes its receiver")
  }

  @Test("A tapped row takes the keys and gives them back, then calls what it was given")
  func taps() throws {
    let stage = BoxStage()
    var (taps, wasFirst) = (0, false)
    let field = UITextField(frame: CGRect(x: 0, y: 500, width: 100, height: 40))
    stage.screen.window.addSubview(field)
    stage.render(
      Box<Int, Int>.empty
        |-+ Section(id: 0)
        |---+ Node(
          id: 0,
          component: Gate(name: "north") {
            taps += 1
            wasFirst = field.isFirstResponder
          })
        |---+ Node(id: 1, component: Gate(name: "closed", didTap: nil)))
    #expect(field.becomeFirstResponder())
    try stage.screen.tap(on: "north")
    #expect(taps == 1 && !wasFirst)
    #expect(stage.content(0)?.backgroundColor == nil)
    let closed = try #require(stage.content(1) as? Gate.GateView)
    #expect(!closed.highlightingGesture.isEnabled)
    #expect(!closed.isFirstResponder)
  }

  @Test("A picker, a wheel of dates and a box stand in place of the keyboard")
  func customInputs() throws {
    let stage = BoxStage()
    var picked: [String] = []
    func render(_ chosen: Size?, day: Date? = Date(timeIntervalSince1970: 0)) {
      let nodes = choices(
        [Size(displayName: "small"), Size(displayName: "large")], chosen,
        pick: { picked.append($0.displayName) }, day: day, setDay: { _ in })
      stage.render(Box<Int, String>.empty |-+ Section(id: 0, items: nodes))
    }
    render(nil)
    try stage.screen.tap(on: "Size")
    stage.screen.settle()
    let container = try #require(stage.content(0)?.superview)
    #expect(container.isFirstResponder)
    let wheel = try #require(container.inputView?.firstDescendant(UIPickerView.self))
    wheel.delegate?.pickerView(wheel, didSelectRow: 1, inComponent: 0)
    #expect(picked == ["large"])
    render(Size(displayName: "large"))
    #expect(wheel.selectedRow(inComponent: 0) == 1)
    #expect(container.isFirstResponder)
    try stage.screen.tap(on: "own keyboard")
    stage.screen.settle()
    #expect(stage.content(3)?.superview?.isFirstResponder == true)
    #expect(stage.screen.texts.contains("key"))
  }

  @Test("A row may open its keyboard by itself, and is no field")
  func autodisplaying() async throws {
    let stage = BoxStage()
    let keys =
      Box<Int, Int>.empty |-+ Section(id: 0) |---+ Node(id: 0, component: Note(text: "key"))
    func render(_ input: (any CustomInput)?) {
      stage.render(
        Box<Int, Int>.empty
          |-+ Section(id: 0)
          |---+ Node(
            id: 0, component: Note(text: "auto").autodisplayingCustomInput(input)))
    }
    render(nil)
    #expect(stage.content(0)?.superview?.isFirstResponder == false)
    stage.table.focus()
    #expect(stage.content(0)?.superview?.isFirstResponder == false)
    render(keys)
    stage.screen.settle()
    #expect(stage.content(0)?.superview?.isFirstResponder == true)
    render(nil)
    #expect(stage.content(0)?.superview?.isFirstResponder == false)
  }

  @Test("An adapter of an app's own is data source and delegate, and is kept")
  func adapters() throws {
    let screen = TallyScreen()
    let stage = TestStage(root: screen, size: CGSize(width: 320, height: 600))
    stage.settle()
    let adapter = try #require(screen.adapter)
    #expect(screen.table.dataSource === adapter)
    #expect(screen.table.delegate === adapter)
    #expect(adapter.sections.map { $0.items.map(\.id) } == [["a"]])
    #expect(adapter.displayed == 1)
    try stage.tap(on: "a")
    #expect(adapter.selected == ["a"], "further methods of the subclass are called")
    stage.close()
  }

  @Test("A collection view shows a box")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    let stage = TestStage(view: list, size: CGSize(width: 320, height: 400))
    list.prepareForBoxRendering(with: GridAdapter<Course, Dish>(with: list))
    var done = 0
    list.render(meal("Ramen", sides: [1], isLarge: true), animated: true) { done += 1 }
    stage.settle()
    #expect(stage.texts == ["Ramen", "large", "side 1", "extra noodles"])
    #expect(list.visibleCells.allSatisfy { $0.bounds.size == CGSize(width: 60, height: 40) })
    list.render(meal(nil, sides: [1], isLarge: true), animated: false) { done += 1 }
    #expect(done == 2, "a reload is done at once")
    stage.settle()
    #expect(stage.texts == ["large", "side 1"])
    stage.close()
  }

  @Test("Looks are taken back")
  func looks() throws {
    var label = UILabel()
    label.textColor = .blue
    let look = alertLook()
    let inverse = look.apply(to: &label)
    #expect(label.textColor == .orange && label.alpha == 1)
    inverse.apply(to: &label)
    #expect(label.textColor == .blue)
    #expect(look.value(for: \.textColor) == .orange)
    #expect(look.value(for: \.alpha) == nil)
    var paper = Paper()
    let narrow = wide().apply(to: &paper)
    #expect(paper.width == 7)
    narrow.apply(to: &paper)
    #expect(paper.width == 1)
    let stage = BoxStage()
    func render(_ row: AnyRenderable) {
      stage.render(Box<Int, Int>.empty |-+ Section(id: 0) |---+ Node(id: 0, component: row))
    }
    render(alerting("x"))
    let styled = try #require(stage.content(0) as? UILabel)
    #expect(styled.textColor == .orange)
    render(Note(text: "x").asAnyRenderable())
    #expect(styled.textColor != .orange)
  }
}

extension UIView {
  /// The first view of a class inside.
  func firstDescendant(of type: UIView.Type) -> UIView? {
    for view in subviews {
      if Swift.type(of: view) == type { return view }
      if let found = view.firstDescendant(of: type) { return found }
    }
    return nil
  }

  /// The first view inside of which something holds.
  func firstDescendant(where holds: (UIView) -> Bool) -> UIView? {
    for view in subviews {
      if let found = holds(view) ? view : view.firstDescendant(where: holds) { return found }
    }
    return nil
  }

  /// The first view of a class inside.
  func firstDescendant<View: UIView>(_ type: View.Type) -> View? {
    for view in subviews {
      if let found = view as? View ?? view.firstDescendant(type) { return found }
    }
    return nil
  }
}
