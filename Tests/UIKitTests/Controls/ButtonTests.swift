import HeadlessHost
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct ButtonTests {
  private let stage = Stage()

  private func image(_ width: Int, _ height: Int) throws -> UIImage {
    let pixels = [UInt8](repeating: 255, count: width * height * 4)
    return UIImage(
      cgImage: try #require(
        CGImage(width: width, height: height, bytesPerRow: width * 4, pixels: pixels)))
  }

  @Test func `the disc of a close button stays in the middle of any size`() {
    let display = HeadlessDisplay.install()
    let button = UIButton(type: .close)
    button.frame = CGRect(x: 100, y: 100, width: 30, height: 30)
    stage.window.addSubview(button)
    stage.frame()
    #expect(display.textSnapshot(of: button).contains("fill 0,0 30×30"))
    button.bounds.size.width = 50
    stage.frame()
    #expect(display.textSnapshot(of: button).contains("fill 10,0 30×30"))
  }

  // MARK: Contents

  @Test func `a button is called by its title, or by its type without one`() {
    let button = UIButton(type: .system)
    #expect(button.accessibilityLabel == nil)
    button.setAttributedTitle(NSAttributedString(string: "Learn more"), for: .normal)
    #expect(button.accessibilityLabel == "Learn more")
    for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark] {
      #expect(UIButton(type: type).accessibilityLabel == "More Info")
    }
    let close = UIButton(type: .close)
    #expect(close.accessibilityLabel == "Close")
    close.accessibilityLabel = "Leave"
    #expect(close.accessibilityLabel == "Leave")
  }

  @Test func `states without a value of their own take that for normal`() {
    let button = UIButton(type: .system)
    button.setTitle("Normal", for: .normal)
    button.setTitle("Pressed", for: .highlighted)
    #expect(button.title(for: .disabled) == "Normal")
    #expect(button.title(for: [.selected, .highlighted]) == "Normal")
    #expect(button.currentTitle == "Normal")
    button.isHighlighted = true
    #expect(button.currentTitle == "Pressed")
    #expect(button.titleLabel?.text == "Pressed")
    button.setTitle(nil, for: .highlighted)
    #expect(button.titleLabel?.text == "Normal")
  }

  @Test func `a plain title takes the place of one with attributes that reads the same`() {
    let button = UIButton(type: .system)
    var isStruckThrough: Bool {
      let text = button.titleLabel?.attributedText
      return text?.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) != nil
    }
    button.setTitle("Milk", for: .normal)
    button.setAttributedTitle(
      NSAttributedString(string: "Milk", attributes: [.strikethroughStyle: 1]), for: .selected)
    button.isSelected = true
    #expect(isStruckThrough)
    button.isSelected = false
    #expect(!isStruckThrough)
    #expect(button.titleLabel?.text == "Milk")
  }

  @Test func `system buttons take the tint and custom ones are white`() {
    let system = UIButton(type: .system)
    system.tintColor = .systemRed
    #expect(system.currentTitleColor == .systemRed)
    #expect(UIButton().currentTitleColor == .white)
    system.setTitleColor(.green, for: .normal)
    #expect(system.currentTitleColor == .green)
    #expect(system.buttonType == .system)
    #expect(UIButton().buttonType == .custom)
  }

  @Test func `a primary action is shown and sent`() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stage.window.addSubview(button)
    #expect(button.currentTitle == "Go")
    stage.tap(at: CGPoint(x: 50, y: 20))
    #expect(count == 1)
    stage.touch(.began, at: CGPoint(x: 50, y: 20))
    stage.touch(.ended, at: CGPoint(x: 50, y: 400))
    #expect(count == 1)
  }

  @Test func `a button that changes its selection is toggled by presses`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.changesSelectionAsPrimaryAction = true
    stage.window.addSubview(button)
    stage.tap(at: CGPoint(x: 50, y: 20))
    #expect(button.isSelected)
    stage.tap(at: CGPoint(x: 50, y: 20))
    #expect(!button.isSelected)
  }

  @Test func `assistive technology hears the title`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == .button)
    #expect(button.isAccessibilityElement)
  }

  // MARK: Layout

  @Test func `a picture takes its size and insets add to it`() throws {
    let button = UIButton()
    button.setImage(try image(20, 10), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 26, height: 14))
  }

  @Test func `alignment places the picture`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.setImage(try image(20, 10), for: .normal)
    let area = button.contentRect(forBounds: button.bounds)
    #expect(button.imageRect(forContentRect: area) == CGRect(x: 40, y: 20, width: 20, height: 10))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    #expect(button.imageRect(forContentRect: area).origin == .zero)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    #expect(button.imageRect(forContentRect: area).origin == CGPoint(x: 80, y: 40))
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
    #expect(button.imageRect(forContentRect: area).minX == 70)
  }

  @Test func `insets move what stands at an edge in full, and in the middle by half`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.setImage(try image(20, 10), for: .normal)
    let area = button.contentRect(forBounds: button.bounds)
    button.imageEdgeInsets = UIEdgeInsets(top: 6, left: 10, bottom: 2, right: 4)
    #expect(button.imageRect(forContentRect: area).origin == CGPoint(x: 43, y: 22))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    #expect(button.imageRect(forContentRect: area).origin == CGPoint(x: 10, y: 6))
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    #expect(button.imageRect(forContentRect: area).origin == CGPoint(x: 76, y: 38))
  }

  @Test func `insets of title and picture do not move those of a configuration`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.image = try image(20, 10)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    let places = [button.titleLabel?.frame, button.imageView?.frame]
    button.titleEdgeInsets.left = 30
    button.imageEdgeInsets.left = 30
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect([button.titleLabel?.frame, button.imageView?.frame] == places)
  }

  // MARK: Configuration

  @Test func `a view behind one button stays there when another button lets go of it`() {
    let (first, second) = (UIButton(configuration: .plain()), UIButton(configuration: .plain()))
    let view = UIView()
    for button in [first, second] {
      stage.window.addSubview(button)
      button.configuration?.background.customView = view
      stage.frame()
    }
    #expect(view.isDescendant(of: second))
    first.configuration?.background.customView = nil
    stage.frame()
    #expect(view.isDescendant(of: second))
    second.configuration?.background.customView = nil
    stage.frame()
    #expect(view.superview == nil)
  }

  @Test func `a configuration adds its insets to the contents`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.image = try image(20, 10)
    let button = UIButton(configuration: configuration)
    let insets = configuration.contentInsets
    #expect(
      button.intrinsicContentSize
        == CGSize(
          width: 20 + insets.leading + insets.trailing, height: 10 + insets.top + insets.bottom))
    button.configuration?.contentInsets = .zero
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10))
  }

  private func filled(_ title: String) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 5, leading: 10, bottom: 5, trailing: 10)
    return configuration
  }

  private let longTitle = "Put it into the cart"

  @Test func `titles of a configuration break where there is no room for a line`() throws {
    let button = UIButton(configuration: filled(longTitle))
    let whole = button.sizeThatFits(.zero)
    let line = whole.height - 10
    #expect(button.sizeThatFits(CGSize(width: 1000, height: 1000)) == whole)
    let narrow = button.sizeThatFits(CGSize(width: whole.width * 0.75, height: 1000))
    #expect(narrow.width <= whole.width * 0.75)
    #expect(abs(narrow.height - (2 * line + 10)) <= 1)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(button.sizeThatFits(CGSize(width: whole.width * 0.75, height: 1000)) == whole)
  }

  @Test func `subtitles of a configuration break, too`() {
    var configuration = filled("Buy")
    configuration.subtitle = longTitle
    let button = UIButton(configuration: configuration)
    let whole = button.sizeThatFits(.zero)
    let room = CGSize(width: whole.width * 0.75, height: 1000)
    #expect(button.sizeThatFits(room).height > whole.height + 10)
    button.configuration?.subtitleLineBreakMode = .byTruncatingTail
    #expect(button.sizeThatFits(room) == whole)
  }

  @Test func `constraints give a button the height of all lines of its title`() throws {
    let button = UIButton(configuration: filled(longTitle))
    let whole = button.intrinsicContentSize
    let label = try #require(button.titleLabel)
    button.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(button)
    let width = button.widthAnchor.constraint(equalToConstant: whole.width * 0.75)
    width.isActive = true
    stage.frame()
    let line = whole.height - 10
    #expect(abs(button.bounds.height - (2 * line + 10)) <= 1)
    #expect(abs(label.frame.height - 2 * line) <= 1)
    #expect(button.bounds.contains(label.frame))
    #expect(label.textAlignment == .center)
    width.constant = whole.width + 20
    stage.frame()
    #expect(button.bounds.height == whole.height)
    button.configuration?.image = UIImage(systemName: "cart")
    stage.frame()
    #expect(label.textAlignment == .left)
  }

  @Test func `a button that is too low shows the lines that fit`() throws {
    let button = UIButton(configuration: filled("One two three four five six seven"))
    let whole = button.sizeThatFits(.zero)
    let line = whole.height - 10
    let label = try #require(button.titleLabel)
    stage.window.addSubview(button)
    button.frame = CGRect(x: 0, y: 0, width: whole.width / 2.5, height: 2 * line + 15)
    stage.frame()
    #expect(abs(label.frame.height - 2 * line) <= 1)
    #expect(button.bounds.contains(label.frame))
  }

  @Test func `a button without a configuration is as wide as its title`() throws {
    let button = UIButton(type: .system)
    button.setTitle(longTitle, for: .normal)
    button.titleLabel?.numberOfLines = 0
    let whole = button.sizeThatFits(.zero)
    #expect(button.sizeThatFits(CGSize(width: 50, height: 500)) == whole)
    stage.window.addSubview(button)
    button.frame = CGRect(x: 0, y: 0, width: whole.width * 0.75, height: 100)
    stage.frame()
    #expect(try #require(button.titleLabel).frame.height > whole.height)
  }

  @Test func `larger sizes have larger insets unless insets were set`() {
    var configuration = UIButton.Configuration.plain()
    let medium = configuration.contentInsets
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.top > medium.top)
    configuration.contentInsets.top = 1
    configuration.buttonSize = .mini
    #expect(configuration.contentInsets.top == 1)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.top < medium.top)
  }

  @Test func `the update handler hears of each change of state once`() {
    let button = UIButton(configuration: .gray())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isHighlighted ? "Pressed" : "Ready"
    }
    stage.window.addSubview(button)
    stage.frame()
    #expect(states == [.normal])
    #expect(button.titleLabel?.text == "Ready")
    stage.touch(.began, at: CGPoint(x: 50, y: 20))
    stage.frame()
    #expect(states == [.normal, .highlighted])
    #expect(button.titleLabel?.text == "Pressed")
    stage.frame()
    #expect(states.count == 2)
  }

  @Test func `a wheel takes the picture's place`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.image = try image(20, 10)
    configuration.showsActivityIndicator = true
    let button = UIButton(configuration: configuration)
    #expect(button.subviews.contains { $0 is UIActivityIndicatorView })
    button.configuration?.showsActivityIndicator = false
    #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
    #expect(button.imageView?.image?.size == CGSize(width: 20, height: 10))
  }

  @Test func `taking the configuration away shows the contents by state again`() {
    let button = UIButton(type: .system)
    button.setTitle("Plain", for: .normal)
    button.configuration = .filled()
    button.configuration?.title = "Filled"
    button.configuration?.subtitle = "Below"
    #expect(button.subtitleLabel?.text == "Below")
    button.configuration = nil
    #expect(button.titleLabel?.text == "Plain")
    #expect(button.subtitleLabel == nil)
  }
}
