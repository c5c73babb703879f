import KumikoBento
import KumikoTesting
import Testing
import _UIKitTestSupport

/// What the parts of components look like, and what they do.
@MainActor
@Suite("Bento: parts of components", .closesWindows)
struct ComponentPartTests {
  private func list(_ rows: [any Renderable]) -> Box<Int, Int> {
    let nodes = rows.enumerated().map { index, row in
      Node(id: index, component: row.asAnyRenderable())
    }
    return Box(sections: [Section(id: 0, items: nodes)])
  }

  @Test("A field without a text keeps what is typed, until its cell shows another row")
  func keptText() throws {
    let stage = BoxStage()
    func render(_ ids: [Int], text: TextValue? = nil) {
      let input = Component.TextInput(title: "Code", text: text, styleSheet: .init())
      stage.render(
        Box<Int, Int>(sections: [
          Section(id: 0, items: ids.map { Node(id: $0, component: input) })
        ]))
    }
    render([1])
    let field = try #require(stage.content(0)?.firstDescendant(UITextField.self))
    #expect(field.becomeFirstResponder())
    try stage.screen.type("12")
    render([1])
    #expect(field.text == "12" && field.isFirstResponder)
    render([1], text: "34")
    #expect(field.text == "34")
    render([1])
    #expect(field.text == "34")
    field.resignFirstResponder()
    render([])
    render([2])
    #expect(stage.content(0)?.firstDescendant(UITextField.self) === field, "the cell is used again")
    #expect(field.text?.isEmpty != false)
  }

  @Test("Items of collection views forget what was typed, too")
  func keptTextInItems() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    let stage = TestStage(view: view, size: CGSize(width: 320, height: 400))
    view.prepareForBoxRendering(with: GridAdapter<Int, Int>(with: view))
    func render(_ ids: [Int]) {
      let input = Component.TextInput(styleSheet: .init())
      view.render(
        Box<Int, Int>(sections: [
          Section(id: 0, items: ids.map { Node(id: $0, component: input) })
        ]), animated: false)
      stage.settle()
    }
    render([1])
    let field = try #require(view.firstDescendant(UITextField.self))
    field.text = "12"
    render([])
    render([2])
    #expect(view.visibleCells.first?.firstDescendant(UITextField.self)?.text?.isEmpty != false)
    stage.close()
  }

  @Test("An empty title takes no more room than none")
  func emptyTitle() throws {
    let view = Component.TextInput.View(frame: .zero)
    for (title, isHidden) in [(nil, true), ("", true), ("Name", false)] as [(String?, Bool)] {
      Component.TextInput(title: title, styleSheet: .init()).render(in: view)
      let label = try #require(view.firstDescendant(of: UILabel.self))
      #expect(label.isHidden == isHidden, "\(title ?? "nil")")
    }
  }

  @Test("A button is 44 points high within its margins, unless it need not be")
  func buttonHeight() {
    let margins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    func row(isHigh: Bool) -> Component.Button {
      let sheet = Component.Button.StyleSheet(button: ButtonStyleSheet())
      sheet.compose(\.enforcesMinimumHeight, isHigh)
      return Component.Button(title: "Save", styleSheet: sheet)
    }
    #expect(row(isHigh: true).height(forWidth: 320, inheritedMargins: margins) == 60)
    #expect(row(isHigh: false).height(forWidth: 320, inheritedMargins: margins) < 60)
    for isHigh in [true, false] {
      let measured = Node(id: 0, component: row(isHigh: isHigh))
        .sizeBoundTo(width: 320, inheritedMargins: margins).height
      let computed = row(isHigh: isHigh).height(forWidth: 320, inheritedMargins: margins)
      #expect(abs(measured - computed) < 0.51)
    }
    let view = Component.Button.View(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    for isHigh in [true, false, true] {
      row(isHigh: isHigh).render(in: view)
      let size = view.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect((size.height == 60) == isHigh)
    }
  }

  @Test("Icons of buttons at the end of rows keep their colors")
  func iconColors() throws {
    let icon = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let stage = BoxStage()
    stage.render(
      list([
        Component.Description(
          text: "Row", accessoryIcon: icon, didTapAccessoryButton: {}, styleSheet: .init()),
        Component.TextInput(
          title: "Field", accessory: .icon(icon), didTapAccessory: {}, styleSheet: .init()),
        Component.Image(
          image: icon, styleSheet: .init(accessory: ButtonStyleSheet(images: [.normal: icon])),
          didTapAccessory: {}),
      ]))
    let picture = stage.screen.display.snapshot()
    for row in 0..<3 {
      let button = try #require(
        stage.content(row)?.firstDescendant { ($0 as? UIButton)?.image(for: .normal) === icon })
      #expect((button as? UIButton)?.buttonType == .custom)
      let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
      let point = button.convert(middle, to: nil)
      let color = try #require(picture.color(at: point)?.components)
      #expect(color[0] > 0.9 && color[1] < 0.1 && color[2] < 0.1, "row \(row): \(color)")
    }
  }

  @Test("A detail has one line, however long it is, and whatever its look says")
  func detailLines() throws {
    let long = String(repeating: "word ", count: 30)
    let sheet = Component.DetailedDescription.StyleSheet(detail: .init(numberOfLines: 3))
    let stage = BoxStage()
    stage.render(
      list([
        Component.DetailedDescription(texts: ["Title"], detail: .plain(long)),
        Component.DetailedDescription(texts: ["Title"], detail: .plain(long), styleSheet: sheet),
      ]))
    for row in 0..<2 {
      let detail = stage.content(row)?.firstDescendant { ($0 as? UILabel)?.text == long }
      #expect((detail as? UILabel)?.numberOfLines == 1)
    }
  }

  @Test("An image or a short text is as high as its row, and a square is behind it")
  func imageOrLabel() throws {
    let sheet = Component.ImageOrLabel.StyleSheet(
      imageOrLabel: .init(fixedSize: CGSize(width: 60, height: 40)),
      background: ViewStyleSheet(backgroundColor: .red))
    let row = Component.ImageOrLabel(imageOrLabel: .text("★"), styleSheet: sheet)
    let margins = UIEdgeInsets(top: 9, left: 16, bottom: 9, right: 16)
    #expect(row.height(forWidth: 320, inheritedMargins: margins) == 40)
    #expect(Node(id: 0, component: row).sizeBoundTo(width: 320).height == 40)
    let view = Component.ImageOrLabel.View(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    row.render(in: view)
    view.layoutIfNeeded()
    let content = try #require(view.firstDescendant(ImageOrLabelView.self))
    let square = try #require(view.firstDescendant { $0.backgroundColor == .red })
    #expect(content.frame == CGRect(x: 130, y: 0, width: 60, height: 40))
    #expect(square.frame == CGRect(x: 140, y: 0, width: 40, height: 40))
  }

  @Test("A tap on a description's button takes the keys first, or leaves them alone")
  func buttonTakesKeys() throws {
    let behaviors: [InteractionBehavior] = [.becomeFirstResponder, []]
    for behavior in behaviors {
      let stage = BoxStage()
      var field: UITextField?
      var hasKeys: Bool?
      stage.render(
        list([
          Component.TextInput(title: "Field", styleSheet: .init()),
          Component.Description(
            text: "Row", accessoryIcon: UIImage(systemName: "star"),
            didTapAccessoryButton: { hasKeys = field?.isFirstResponder },
            interactionBehavior: behavior, styleSheet: .init()),
        ]))
      field = stage.content(0)?.firstDescendant(UITextField.self)
      #expect(field?.becomeFirstResponder() == true)
      let button = try #require(stage.content(1)?.firstDescendant(UIButton.self))
      button.sendActions(for: .primaryActionTriggered)
      #expect(hasKeys == behavior.isEmpty)
    }
  }

  @Test("A view of the app's at the end of a row keeps its size, also in one row after the other")
  func customAccessory() throws {
    let size = CGSize(width: 20, height: 12)
    let dot = UIView(frame: CGRect(origin: .zero, size: size))
    let stage = BoxStage()
    func render(_ accessories: [AccessoryView.Accessory]) {
      stage.render(
        list(
          accessories.map { Component.DetailedDescription(texts: ["Row"], accessory: $0) }))
    }
    for row in [0, 1, 0] {
      render((0..<2).map { $0 == row ? .custom(dot) : .none })
      #expect(dot.bounds.size == size, "row \(row)")
      let accessory = try #require(dot.superview as? AccessoryView)
      #expect(accessory.bounds.width == size.width && !accessory.isHidden)
      #expect(stage.content(row).map { accessory.isDescendant(of: $0) } == true)
    }
    render([.none, .none])
    #expect(dot.superview == nil && dot.constraints.isEmpty)
    #expect(dot.translatesAutoresizingMaskIntoConstraints && dot.bounds.size == size)
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
    render([.custom(control), .none])
    #expect(control.bounds.height == 31, "it asks for a size itself")
  }

  @Test("A view of the app's that another row had comes back to the first one with its next render")
  func returningAccessory() throws {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 12))
    let stage = BoxStage()
    for count in [2, 1] {
      stage.render(
        list(
          (0..<count).map { _ in
            Component.DetailedDescription(texts: ["Row"], accessory: .custom(dot))
          }))
    }
    let row = try #require(stage.content(0))
    #expect(dot.isDescendant(of: row))
    #expect(dot.bounds.size == CGSize(width: 20, height: 12))
    #expect(dot.superview?.isHidden == false && dot.superview?.bounds.width == 20)
  }

  @Test("An image keeps to its margins, left and right in any direction of reading")
  func imageMargins() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let view = ImageOrLabelView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      view.semanticContentAttribute = direction
      view.content = .image(image)
      view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
      view.layoutIfNeeded()
      let shown = try #require(view.firstDescendant(UIImageView.self))
      #expect(shown.frame == CGRect(x: 10, y: 0, width: 40, height: 40))
    }
  }

  @Test("A short text has the room that it takes in a later look, too")
  func laterLook() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = ImageOrLabelView(frame: .zero)
    view.content = .text("A")
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    for size in [CGFloat(12), 48] {
      let font = UIFont.systemFont(ofSize: size)
      ImageOrLabelView.StyleSheet(label: ImageOrLabelView.labelStyleSheet(font: font))
        .apply(to: view)
      container.layoutIfNeeded()
      #expect(abs(view.bounds.height - font.lineHeight) <= 1)
    }
  }

  @Test("What an empty field of several lines says stands where its text will")
  func alignedPlaceholder() throws {
    let stage = BoxStage()
    let sheet = Component.MultilineTextInput.StyleSheet(
      placeholderTextColor: .gray,
      textContainerInset: UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 4),
      text: TextStyleSheet(textAlignment: .trailing))
    stage.render(
      list([
        Component.MultilineTextInput(
          text: "", placeholder: "Say", didFinishEditing: { _ in }, styleSheet: sheet)
      ]))
    let field = try #require(stage.content(0)?.firstDescendant(UITextView.self))
    let found = stage.content(0)?.firstDescendant { ($0 as? UILabel)?.text == "Say" }
    let label = try #require(found as? UILabel)
    #expect(label.textAlignment == field.textAlignment)
    #expect(label.frame.minX == field.frame.minX + 10)
    #expect(label.frame.maxX == field.frame.maxX - 4)
    #expect(label.frame.minY == field.frame.minY + 6)
  }
}
