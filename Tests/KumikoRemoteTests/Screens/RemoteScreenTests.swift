import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite("A screen of a document", .closesWindows, .timeLimit(.minutes(1)))
struct RemoteScreenTests {
  /// A document of rows.
  private func rows(_ rows: String, more: String = "") -> String {
    """
    { "kumiko": "1.0", "type": "Screen", "id": "test", \(more)
      "sections": [ { "type": "Section", "id": "only", "rows": [ \(rows) ] } ] }
    """
  }

  @Test("shows rows with values of its data and state")
  func values() throws {
    let stage = try DocumentStage(
      rows(
        """
        { "type": "ListRow", "title": "${data.name}", "value": "${currency(data.price, 'EUR')}" },
        { "type": "ListRow", "if": "${state.isOpen}", "title": "open" },
        { "type": "ListRow", "else": true, "title": "closed" },
        { "type": "ListRow", "for": "tag in data.tags", "where": "${tag != 'b'}", "id": "${tag}",
          "title": "tag ${tag}" }
        """,
        more: """
          "data": { "name": "Tea pot", "price": 29.9, "tags": ["a", "b", "c"] },
          "state": { "isOpen": false },
          """))
    #expect(stage.problems == [])
    #expect(stage.texts == ["Tea pot", "€29.90", "closed", "tag a", "tag c"])
  }

  @Test("looks as a newer version wants it to")
  func appearance() throws {
    let row = #"{ "type": "ListRow", "id": "a", "title": "A" }"#
    let stage = try DocumentStage(rows(row))
    let list = stage.controller.listView
    #expect(list.visibleCells.first?.frame.minX == 16)
    try stage.show(rows(row, more: #""appearance": "plain","#))
    #expect(list.visibleCells.first?.frame.minX == 0)
    #expect(stage.controller.view.backgroundColor == .systemBackground)
  }

  @Test("keeps what is in its bar while it looks the same, which does what it says now")
  func barItems() throws {
    func document(_ page: String, isEnabled: Bool = true, title: String = "Go") -> String {
      rows(
        #"{ "type": "ListRow", "id": "a", "title": "A" }"#,
        more: """
          "rightBarItems": [ { "type": "BarItem", "title": "\(title)", "isEnabled": \(isEnabled),
            "onSelect": { "type": "Navigate", "to": "/\(page)" } } ],
          """)
    }
    let stage = try DocumentStage(document("one"))
    func item() throws -> UIBarButtonItem {
      try #require(stage.controller.navigationItem.rightBarButtonItems?.first)
    }
    let first = try item()
    try stage.show(document("two"))
    #expect(try item() === first)
    try stage.stage.tap(on: "Go")
    #expect(stage.spy?.take() == ["navigate /two"])
    try stage.show(document("two", isEnabled: false))
    #expect(try item() === first)
    #expect(!first.isEnabled)
    try stage.show(document("two", title: "Next"))
    #expect(try item() !== first)
    #expect(try item().title == "Next")
  }

  @Test("pins to the bottom above the safe area, on a ground that reaches the screen's end")
  func ground() throws {
    let stage = try DocumentStage(
      rows(
        #"{ "type": "ListRow", "title": "A" }"#,
        more: """
          "pinnedToBottom": [ { "type": "Section", "id": "pay", "rows": [
            { "type": "ButtonRow", "id": "pay", "title": "Pay" } ] } ],
          """))
    stage.controller.additionalSafeAreaInsets.bottom = 34
    stage.stage.settle()
    let view = try #require(stage.controller.view)
    let pinned = try #require(
      view.subviews.compactMap { $0 as? ListView }.last { !$0.isHidden })
    #expect(pinned.frame.maxY == view.bounds.maxY)
    let cell = try #require(pinned.visibleCells.first)
    #expect(pinned.convert(cell.frame, to: view).maxY == view.bounds.maxY - 34)
    // A line as thin as a pixel parts it from what scrolls past it.
    let line = try #require(
      view.subviews.last { !$0.isHidden && $0.backgroundColor == .separator })
    let pixel = 1 / stage.controller.traitCollection.displayScale
    #expect(line.frame == CGRect(x: 0, y: pinned.frame.minY, width: 390, height: pixel))
    try stage.show(rows(#"{ "type": "ListRow", "title": "A" }"#))
    #expect(line.isHidden)
  }

  @Test("takes what is typed while a newer version, and one after it, are still coming into view")
  func typedMeanwhile() throws {
    func version(_ number: Int) -> String {
      let more = (0..<number).map { #"{ "type": "ListRow", "id": "\#($0)0", "title": "\#($0)" },"# }
      return rows(
        more.joined()
          + #"{ "type": "TextInput", "id": "name", "title": "Name", "bind": "state.name" }"#,
        more: #""state": { "name": "" },"#)
    }
    let stage = try DocumentStage(version(1))
    try stage.stage.tap(on: "Name")
    try stage.stage.type("a")
    for number in 2...4 {
      let reading = RemoteScreen.read(Data(version(number).utf8), file: "test.json")
      stage.controller.show(try #require(reading.screen))
      stage.stage.runFrame()
      try stage.stage.type("b")
    }
    stage.stage.settle()
    #expect(stage.controller.model.state(at: "state.name") == "abbb")
    #expect(stage.texts.contains("abbb"))
    stage.stage.window.endEditing(true)
  }

  @Test("gives rows what their rarer parameters say")
  func parameters() throws {
    let stage = try DocumentStage(
      rows(
        #"""
        { "type": "TextInput", "id": "code", "title": "Code", "bind": "state.code",
          "accessorySymbol": "camera", "onAccessoryTap": { "type": "Navigate", "to": "/scan" } },
        { "type": "MultilineTextInput", "id": "about", "bind": "state.about",
          "textStyle": "title1", "showsFocusToolbar": false },
        { "type": "ToggleRow", "id": "sync", "title": "Sync", "bind": "state.isOn",
          "isRefreshing": true },
        { "type": "SearchRow", "id": "q", "bind": "state.code", "keyboard": "URL" },
        { "type": "EmptyState", "id": "none", "title": "None", "button": "Add",
          "buttonStyle": "filled", "onButton": { "type": "Navigate", "to": "/add" } },
        { "type": "SectionFooter", "id": "end", "text": "End", "color": "systemRed" }
        """#,
        more: #""state": { "code": "", "about": "a", "isOn": false },"#))
    #expect(stage.problems == [])
    let wheel = try stage.stage.view(of: UIActivityIndicatorView.self)
    #expect(wheel.isAnimating)
    let end = try #require(stage.stage.view(called: "End") as? UILabel)
    #expect(end.textColor == .systemRed)
    let text = try stage.stage.view(of: UITextView.self)
    #expect(text.font?.pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
    let field = try stage.stage.view(of: UISearchBar.self)
    #expect(field.keyboardType == .URL)
    let input = try stage.stage.view(of: TextInputView.self)
    func button(in view: UIView) -> UIButton? {
      view as? UIButton ?? view.subviews.lazy.compactMap { button(in: $0) }.first
    }
    try stage.stage.tap(try #require(button(in: input)))
    stage.stage.settle()
    #expect(stage.spy?.take() == ["navigate /scan"])
  }

  @Test("leaves no row selected, whatever is tapped")
  func selection() throws {
    let stage = try DocumentStage(
      rows(
        #"""
        { "type": "ListRow", "title": "Nothing" },
        { "type": "ListRow", "title": "Go", "onSelect": { "type": "Navigate", "to": "/a" } }
        """#,
        more: """
          "pinnedToBottom": [ { "type": "Section", "id": "pay", "rows": [
            { "type": "ListRow", "id": "pay", "title": "Total" } ] } ],
          """))
    for title in ["Nothing", "Go", "Total"] {
      try stage.stage.tap(on: title)
      stage.stage.settle()
    }
    let lists = stage.controller.view.subviews.compactMap { $0 as? ListView }
    #expect(lists.count == 3)
    #expect(lists.allSatisfy { $0.indexPathsForSelectedItems?.isEmpty != false })
    #expect(stage.spy?.take() == ["navigate /a"])
  }

  @Test("keeps what is pinned, and its rows, above the keyboard")
  func keyboard() throws {
    let stage = try DocumentStage(
      rows(
        #"{ "type": "TextInput", "id": "name", "title": "Name", "bind": "state.name" }"#,
        more: """
          "state": { "name": "" },
          "pinnedToBottom": [ { "type": "Section", "id": "pay", "rows": [
            { "type": "ButtonRow", "id": "pay", "title": "Pay" } ] } ],
          """))
    let view = try #require(stage.controller.view)
    let pinned = try #require(
      view.subviews.compactMap { $0 as? ListView }.last { !$0.isHidden })
    for height in [0, 300] as [CGFloat] {
      stage.stage.display.keyboardHeight = height
      try stage.stage.tap(on: "Name")
      stage.stage.settle()
      let top = view.keyboardLayoutGuide.layoutFrame.minY
      #expect(top < view.bounds.maxY - height, "there is a bar above the keys")
      let cell = try #require(pinned.visibleCells.first)
      #expect(pinned.convert(cell.frame, to: view).maxY == top)
      #expect(
        stage.controller.listView.contentInset.bottom == view.bounds.maxY - top + cell.frame.height)
    }
    view.endEditing(true)
    stage.stage.settle()
    #expect(stage.controller.listView.contentInset.bottom == pinned.frame.height)
    #expect(pinned.frame.maxY == view.bounds.maxY)
  }

  @Test("pins rows as high as they are, wherever they come to stand")
  func pinnedRows() throws {
    let stage = try DocumentStage(
      rows(
        #"{ "type": "ListRow", "title": "A" }"#,
        more: """
          "state": { "count": 1 },
          "pinnedToBottom": [ { "type": "Section", "id": "pay", "rows": [
            { "type": "StepperRow", "id": "count", "title": "Cups", "bind": "state.count" },
            { "type": "ButtonRow", "id": "pay", "title": "Pay" } ] } ],
          """))
    stage.stage.display.size = CGSize(width: 800, height: 50)
    stage.stage.settle()
    let pinned = try #require(
      stage.controller.view.subviews.compactMap { $0 as? ListView }.last { !$0.isHidden })
    #expect(pinned.visibleCells.map(\.frame.height).sorted() == [44, 44])
  }

  @Test("shows an alert above another one, and none that is there already")
  func alerts() throws {
    let stage = try DocumentStage(
      rows(
        """
        { "type": "ListRow", "title": "More", "onSelect":
          { "type": "Alert", "title": "First", "message": "Nothing was sent." } }
        """))
    let alert = { UIAlertController(title: $0, message: $1, preferredStyle: .alert) }
    try stage.stage.tap(on: "More")
    stage.stage.settle()
    stage.controller.present(alert("First", "Nothing was sent."))
    let first = try #require(stage.controller.presentedViewController)
    #expect(first.presentedViewController == nil)
    stage.controller.present(alert("Second", "Nothing was sent."))
    stage.stage.settle()
    #expect((first.presentedViewController as? UIAlertController)?.title == "Second")
  }

  @Test("does what taps on rows and views inside of a tree say, and nothing else")
  func taps() throws {
    func count(_ name: String) -> String {
      """
      "onSelect": { "type": "SetState", "path": "state.\(name)", "to": "${state.\(name) + 1}" }
      """
    }
    let stage = try DocumentStage(
      rows(
        """
        { "type": "VFlex", "id": "tree", \(count("tree")), "children": [
          { "type": "ListRow", "title": "Row", \(count("row")) },
          { "type": "ToggleRow", "title": "Toggle", "bind": "state.isOn", "badge": "new" },
          { "type": "HFlex", \(count("view")), "children": [
            { "type": "TextElement", "text": "Inner" } ] },
          { "type": "TextElement", "text": "Text", \(count("text")) },
          { "type": "TextElement", "text": "Plain" } ] },
        { "type": "DescriptionRow",
          "text": "${state.tree} ${state.row} ${state.view} ${state.text}" }
        """, more: #""state": { "tree": 0, "row": 0, "view": 0, "text": 0, "isOn": false },"#))
    #expect(stage.problems == [])
    for (title, counts) in [
      ("Row", "0 1 0 0"), ("Inner", "0 1 1 0"), ("Text", "0 1 1 1"), ("Plain", "1 1 1 1"),
      ("Row", "1 2 1 1"),
    ] {
      try stage.stage.tap(on: title)
      stage.stage.settle()
      #expect(stage.texts.contains(counts), "\(title)")
    }
    #expect(stage.texts.contains("new"))
  }

  @Test("warns its author of what does nothing in a tree")
  func ignoredInTrees() throws {
    let stage = try DocumentStage(
      rows(
        """
        { "type": "VFlex", "id": "tree", "reorderable": true, "children": [
          { "type": "ListRow", "title": "Row", "badge": "1", "onDelete": { "type": "Refresh" } },
          { "type": "TextElement", "text": "Text", "badge": "2" } ] }
        """))
    let warnings = stage.controller.model.remoteScreen.authorWarnings
    #expect(warnings.map(\.code) == [.ignoredProperty, .ignoredProperty])
    #expect(
      warnings.map(\.message) == [
        "onDelete does nothing in a tree of views; give it to the row they stand in",
        "badge does nothing in a tree of views; give it to the row they stand in",
      ])
  }

  @Test("is rendered again when its state changes")
  func state() throws {
    let stage = try DocumentStage(
      rows(
        """
        { "type": "ToggleRow", "title": "Gift", "bind": "state.isGift" },
        { "type": "TextInput", "title": "Note", "if": "${state.isGift}", "bind": "state.note" },
        { "type": "ListRow", "title": "More", "onSelect":
          { "type": "SetState", "path": "state.count", "to": "${state.count + 1}" } },
        { "type": "DescriptionRow", "text": "${state.count} ${state.note}" }
        """, more: #""state": { "isGift": false, "note": "", "count": 1 },"#))
    #expect(stage.texts == ["Gift", "More", "1 "])
    try stage.stage.tap(stage.stage.view(of: UISwitch.self))
    stage.stage.settle()
    #expect(stage.controller.model.state(at: "state.isGift") == true)
    try stage.stage.tap(on: "More")
    stage.stage.settle()
    try stage.stage.tap(on: "Note")
    try stage.stage.type("Hi")
    stage.stage.settle()
    #expect(stage.texts.contains("2 Hi"))
    #expect(stage.problems == [])
  }

  @Test("does what its actions say")
  func actions() async throws {
    let stage = try DocumentStage(
      rows(
        """
        { "type": "ListRow", "title": "Go", "onSelect": { "type": "Navigate", "to": "/p/${data.id}" } },
        { "type": "ListRow", "title": "Web", "onSelect":
          { "type": "Open", "url": "https://example.org" } },
        { "type": "ListRow", "title": "Evil", "onSelect":
          { "type": "Open", "url": "file:///etc/passwd" } },
        { "type": "ButtonRow", "title": "Send", "onSelect": { "type": "Submit", "to": "/form",
          "form": { "name": "${state.name}" }, "problems": "state.problems" } },
        { "type": "DescriptionRow", "if": "${state.problems.name != null}",
          "text": "${state.problems.name}" }
        """,
        more: #""data": { "id": 7 }, "state": { "name": "", "problems": { "name": null } },"#))
    for title in ["Go", "Web", "Open", "Evil", "Send"] {
      try stage.stage.tap(on: title)
      stage.stage.settle()
    }
    await stage.stage.settleRenders()
    #expect(
      stage.spy?.take() == ["navigate /p/7", "open https://example.org", "POST /form [\"name\"]"])
    #expect(stage.problems.map(\.code) == [.refusedURL])
    for _ in 0..<20 { await Task.yield() }
    stage.stage.settle()
    #expect(stage.texts.last == "Who are you?")
  }

  @Test("leaves out what nobody knows, and says so once with its place")
  func unknown() throws {
    let stage = try DocumentStage(
      rows(
        """
        { "type": "ListRow", "title": "before" },
        { "type": "LisstRow", "title": "what" },
        { "type": "Hologram", "fallback": { "type": "ListRow", "title": "flat" } },
        { "type": "ListRow", "title": "after", "titel": 3 }
        """))
    #expect(stage.texts == ["before", "flat", "after"])
    #expect(
      stage.problems.map(\.description) == [
        "test.json:3:1: error: sections[0].rows[1]: unknown element LisstRow; "
          + "did you mean ListRow? [K301]",
        "test.json:4:1: warning: sections[0].rows[2]: unknown element Hologram [K301]",
        "test.json:5:49: warning: sections[0].rows[3].titel: ListRow has no titel; did you mean title? [K302]",
      ])
  }

  @Test("keeps what is typed when a newer document comes")
  func merging() throws {
    let first = rows(
      """
      { "type": "TextInput", "id": "name", "title": "Name", "bind": "state.name" },
      { "type": "DescriptionRow", "text": "${data.greeting} ${state.name} ${state.size}" }
      """,
      more: #""state": { "name": "", "size": "S" }, "data": { "greeting": "Hello" },"#)
    let stage = try DocumentStage(first)
    try stage.stage.tap(on: "Name")
    try stage.stage.type("Ada")
    stage.stage.settle()
    try stage.show(
      first.replacingOccurrences(of: "Hello", with: "Welcome")
        .replacingOccurrences(of: "\"S\"", with: "\"M\""))
    #expect(stage.texts.contains("Welcome Ada M"))
    let field = try stage.stage.view(of: UITextField.self)
    #expect(field.isFirstResponder && field.text == "Ada")
  }

  @Test("has templates with parameters")
  func templates() throws {
    let stage = try DocumentStage(
      rows(
        """
        { "type": "Product", "for": "p in data.products", "id": "${p.id}", "product": "${p}" }
        """,
        more: """
          "data": { "products": [ { "id": "a", "name": "Pot" }, { "id": "b", "name": "Cup" } ] },
          "templates": { "Product": { "params": { "product": {}, "unit": "each" }, "body":
            { "type": "HFlex", "spacing": 8, "padding": 12, "children": [
              { "type": "TextElement", "text": "${product.name}", "grow": 1 },
              { "type": "TextElement", "text": "${unit}", "textStyle": "footnote" } ] } } },
          """))
    #expect(stage.problems == [])
    #expect(stage.texts == ["Pot", "each", "Cup", "each"])
  }

  @Test("has widths that are words")
  func widths() throws {
    let words = ["50%", "maxContent", "fitContent", "stretch"]
    let texts = words.map { word in
      """
      { "type": "TextElement", "text": "Tea", "width": "\(word)" },
      { "type": "TextElement", "text": "Tea", "minimumWidth": "\(word)", "align": "start" }
      """
    }
    let stage = try DocumentStage(
      rows(
        """
        { "type": "VFlex", "children": [ { "type": "TextElement", "text": "Tea", "align": "start" },
          \(texts.joined(separator: ", ")) ] }
        """))
    #expect(stage.problems == [])
    let row = try stage.stage.view(of: ElementView.self)
    let widths = row.subviews.flatMap(\.subviews).map(\.frame.width)
    let (whole, text) = (row.bounds.width, widths[0])
    #expect(text < whole / 2)
    let half = (whole / 2).rounded(.up)
    #expect(widths.dropFirst().prefix(2).allSatisfy { abs($0 - half) <= 1 })
    #expect(widths.dropFirst(3) == [text, text, text, text, whole, whole])
  }

  @Test("has waterfalls")
  func waterfall() throws {
    let stage = try DocumentStage(
      """
      { "kumiko": "1.0", "type": "Screen", "id": "notes", "requires": { "Stock": 3 },
        "data": { "heights": [50, 30, 20] }, "sections": [
          { "type": "Section", "id": "notes",
            "layout": { "type": "Waterfall", "columns": 2, "spacing": 10, "estimatedHeight": 0 },
            "rows": [
            { "type": "EmptySpace", "for": "h in data.heights", "id": "${h}", "height": "${h}" } ] } ] }
      """)
    #expect(stage.problems == [])
    let frames = (0..<3).map { stage.controller.listView.frame(at: $0) }
    #expect(frames.map(\.height) == [50, 30, 20])
    #expect(frames[2].minX == frames[1].minX && frames[2].minY == frames[1].maxY + 10)
  }

  @Test("arranges sections as its layouts say, and pins what is to be pinned")
  func layouts() throws {
    let stage = try DocumentStage(
      """
      { "kumiko": "1.0", "type": "Screen", "title": "Shop",
        "data": { "items": [1, 2, 3, 4, 5] },
        "sections": [
          { "type": "Section", "id": "grid", "header": "Grid",
            "layout": { "type": "Grid", "columns": 2, "height": "60" },
            "rows": [ { "type": "VFlex", "for": "n in data.items", "id": "${n}", "children":
              [ { "type": "TextElement", "text": "item ${n}" } ] } ] } ],
        "pinnedToBottom": [ { "type": "Section", "id": "pay", "rows": [
          { "type": "ButtonRow", "title": "Pay" } ] } ] }
      """)
    #expect(stage.problems == [])
    #expect(
      stage.texts == ["Shop", "Grid", "item 1", "item 2", "item 3", "item 4", "item 5", "Pay"])
    let list = stage.controller.listView
    #expect(list.contentInset.bottom == 44)
    let (first, second) = (list.frame(at: 0), list.frame(at: 1))
    #expect(first.minY == second.minY && first.width == second.width && first.height == 60)
  }

  @Test("takes components and actions of the app")
  func app() throws {
    struct Tile: Decodable, Sendable {
      var title: String
      var count: Int?
    }
    struct Add: Decodable, Sendable { var product: String }
    var registry = ScreenRegistry.stock
    var added: [String] = []
    registry.register(Tile.self, as: "ShopTile", module: "Shop", version: 2) { tile in
      ListRow("\(tile.title) × \(tile.count ?? 1)")
    }
    let log = Log()
    registry.register(Add.self, as: "AddToCart") { action, _ in log.events.append(action.product) }
    let stage = try DocumentStage(
      rows(
        """
        { "type": "ShopTile", "title": "Pot", "count": 3,
          "onSelect": { "type": "AddToCart", "product": "pot" } },
        { "type": "ShopTile", "title": "Old", "requires": { "Shop": 3 } },
        { "type": "ShopTile", "count": 1 }
        """), registry: registry)
    try stage.stage.tap(on: "Pot × 3")
    stage.stage.settle()
    added = log.events
    #expect(added == ["pot"])
    #expect(stage.texts == ["Pot × 3"])
    #expect(stage.problems.map(\.code) == [.missingModule, .missingProperty])
  }
}

@MainActor
private final class Log {
  var events: [String] = []
}

extension UICollectionView {
  fileprivate func frame(at item: Int) -> CGRect {
    layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
  }
}
