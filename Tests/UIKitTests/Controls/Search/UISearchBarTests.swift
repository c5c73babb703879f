import HeadlessHost
import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct UISearchBarTests {
  private let bar = UISearchBar()
  private let log = SearchLog()
  private let typing: TypingStage

  init() {
    typing = TypingStage()
    bar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
    bar.delegate = log
    typing.stage.window.addSubview(bar)
    typing.stage.frame()
  }

  private var field: UISearchTextField { bar.searchTextField }

  private func tap(_ view: UIView?) {
    #expect(view != nil)
    if let view {
      typing.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }
  }

  // MARK: Editing

  @Test func `a tap asks, then begins`() {
    tap(field)
    #expect(log.take() == ["begin?", "began"])
    #expect(bar.isFirstResponder)
    #expect(field.isFirstResponder)
  }

  @Test func `typing asks before the text changes and tells after`() {
    bar.becomeFirstResponder()
    log.lines = []
    typing.type("ab")
    #expect(log.take() == ["0,0=a?", "text a", "1,0=b?", "text ab"])
    log.refusals = ["2,0=c"]
    typing.type("c")
    #expect(bar.text == "ab")
    #expect(log.take() == ["2,0=c?"])
  }

  @Test func `the return key searches, but not for nothing`() {
    bar.becomeFirstResponder()
    typing.press(.return)
    #expect(!log.take().contains("search"))
    typing.type("a")
    log.lines = []
    typing.press(.return)
    #expect(log.take() == ["search"])
    #expect(bar.isFirstResponder)
  }

  @Test func `resigning asks, then ends`() {
    bar.becomeFirstResponder()
    log.lines = []
    #expect(bar.resignFirstResponder())
    #expect(log.take() == ["end?", "ended"])
  }

  @Test func `the delegate can forbid beginning and ending`() {
    log.refusals = ["begin"]
    #expect(!bar.becomeFirstResponder())
    #expect(!bar.isFirstResponder)
    log.refusals = ["end"]
    bar.becomeFirstResponder()
    #expect(!bar.resignFirstResponder())
    #expect(bar.isFirstResponder)
  }

  @Test func `the cross clears the text and begins editing`() {
    bar.text = "fern"
    typing.stage.frame()
    tap(field.button("Clear text"))
    #expect(bar.text == "")
    #expect(log.take() == ["text ", "begin?", "began"])
  }

  // MARK: Buttons

  @Test func `cancel is told and does nothing else`() {
    bar.showsCancelButton = true
    bar.text = "fern"
    bar.becomeFirstResponder()
    typing.stage.advance(by: 0.5)
    log.lines = []
    tap(bar.button("Cancel"))
    #expect(log.take() == ["cancel"])
    #expect(bar.text == "fern")
    #expect(bar.isFirstResponder)
  }

  @Test func `the field makes room for cancel, at either side`() {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      bar.semanticContentAttribute = direction
      bar.showsCancelButton = false
      bar.layoutIfNeeded()
      let wide = field.frame
      bar.setShowsCancelButton(true, animated: true)
      typing.stage.advance(by: 0.5)
      #expect(field.frame.width < wide.width - 40)
      let isLeft = direction == .forceLeftToRight
      #expect(isLeft ? field.frame.minX == wide.minX : field.frame.maxX == wide.maxX)
      let cancel = bar.button("Cancel")
      #expect(cancel.map { $0.frame.intersects(field.frame) } == false)
    }
  }

  @Test func `the book stands in the empty field, the list in its place`() {
    bar.showsBookmarkButton = true
    typing.stage.frame()
    tap(field.button("Bookmarks"))
    bar.showsSearchResultsButton = true
    typing.stage.frame()
    tap(field.button("Results"))
    #expect(log.take() == ["bookmark", "results"])
    bar.text = "fern"
    typing.stage.frame()
    #expect(field.button("Results") == nil)
    #expect(field.button("Clear text") != nil)
  }

  // MARK: Scopes

  @Test func `scopes are offered below the field and told when chosen`() {
    bar.scopeButtonTitles = ["All", "Open", "Done"]
    let plain = bar.intrinsicContentSize.height
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height > plain + 32)
    bar.sizeToFit()
    typing.stage.frame()
    let y = bar.frame.maxY - 26
    typing.tap(CGPoint(x: 195, y: y))
    #expect(log.take() == ["scope 1"])
    #expect(bar.selectedScopeButtonIndex == 1)
    typing.tap(CGPoint(x: 195, y: y))
    #expect(log.take().isEmpty)
    bar.selectedScopeButtonIndex = 2
    #expect(log.take().isEmpty)
    #expect(bar.selectedScopeButtonIndex == 2)
  }

  // MARK: Values

  @Test func `a new bar searches with its return key`() {
    #expect(bar.text == "")
    #expect(bar.placeholder == nil)
    #expect(bar.prompt == nil)
    #expect(bar.returnKeyType == .search)
    #expect(bar.enablesReturnKeyAutomatically)
    #expect(!bar.showsCancelButton)
    #expect(!bar.showsScopeBar)
    #expect(bar.searchBarStyle == .default)
  }

  @Test func `input traits are those of the field`() {
    bar.keyboardType = .emailAddress
    bar.autocapitalizationType = .words
    bar.textContentType = .name
    bar.isSecureTextEntry = true
    bar.autocorrectionType = .no
    #expect(field.keyboardType == .emailAddress)
    #expect(field.autocapitalizationType == .words)
    #expect(field.textContentType == .name)
    #expect(field.isSecureTextEntry)
    #expect(field.autocorrectionType == .no)
  }

  @Test func `a prompt takes a line above the field`() {
    let (height, y) = (bar.intrinsicContentSize.height, field.frame.minY)
    bar.prompt = "Search the garden"
    bar.sizeToFit()
    typing.stage.frame()
    #expect(bar.frame.height > height)
    #expect(field.frame.minY > y)
  }

  @Test func `the magnifying glass keeps its distance from large text`() {
    let distance = { [field] in
      field.textRect(forBounds: field.bounds).minX
        - field.leftViewRect(forBounds: field.bounds).midX
        - (field.leftView?.intrinsicContentSize.width ?? 0) / 2
    }
    let usual = distance()
    defer { UIApplication.shared.setPreferredContentSizeCategory(.large) }
    UIApplication.shared.setPreferredContentSizeCategory(.accessibilityExtraExtraExtraLarge)
    typing.stage.frame()
    #expect(distance() >= usual)
  }

  @Test func `icons and text can be moved and icons replaced`() {
    let glass = field.leftViewRect(forBounds: field.bounds)
    bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 1), for: .search)
    #expect(field.leftViewRect(forBounds: field.bounds) == glass.offsetBy(dx: 5, dy: 1))
    #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 5, vertical: 1))
    let text = field.textRect(forBounds: field.bounds)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
    #expect(field.textRect(forBounds: field.bounds).minX == text.minX + 3)
    let image = UIImage(systemName: "star")
    bar.setImage(image, for: .bookmark, state: .normal)
    #expect(image != nil)
    #expect(bar.image(for: .bookmark, state: .normal) === image)
    #expect(bar.image(for: .clear, state: .normal) == nil)
  }

  @Test func `the glass is the usual one again without a picture of the program's`() throws {
    let bar = UISearchBar()
    let glass = try #require(bar.searchTextField.leftView as? UIImageView)
    let usual = try #require(glass.image)
    bar.setImage(UIImage(systemName: "star"), for: .search, state: .normal)
    #expect(glass.image != usual)
    bar.setImage(nil, for: .search, state: .normal)
    #expect(glass.image?.size == usual.size)
  }

  @Test func `a field of its own shows its glass before the text`() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    field.placeholder = "Search"
    let glass = field.leftViewRect(forBounds: field.bounds)
    #expect(glass.minX > 0)
    #expect(field.textRect(forBounds: field.bounds).minX >= glass.maxX)
    #expect(field.placeholder == "Search")
    #expect(field.accessibilityTraits == .searchField)
  }
}
