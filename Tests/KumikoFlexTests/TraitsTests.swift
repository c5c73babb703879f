import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `Trees of elements follow the traits of their view` {
  /// A button and a label that follow the size of text, as wide as they are.
  private static var row: some ElementTree {
    HFlex(spacing: 4) {
      Element<UIButton>(reuseIdentifier: "button") {
        let button = UIButton(type: .system)
        button.titleLabel?.font = UIFont.preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        return button
      }.set(\.[title: .normal], "Comments")
      Element<UILabel>().set(\.text, "12:30")
        .set(\.font, UIFont.preferredFont(forTextStyle: .body))
        .set(\.adjustsFontForContentSizeCategory, true).shrink(0)
    }
  }

  private final class RowView: ComponentView<Int> {
    override func construct() -> any ElementTree { row }
  }

  private final class RenderingView: ComponentView<Int> {
    override func construct() -> any ElementTree { row }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      renderComponent()
      super.traitCollectionDidChange(previous)
    }
  }

  private final class SingleView: StaticComponentView<Int> {
    override func construct() -> any ElementTree { row }
  }

  private static func makeElementView() -> UIView {
    let view = ElementView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    view.show(row)
    return view
  }

  private static func made<View: ComponentView<Int>>(_ view: View) -> UIView {
    view.renderComponent(size: .sizeConstraintToWidth(390))
    return view
  }

  enum Host: CaseIterable, Sendable {
    case elementView, component, renderingComponent, staticComponent
  }

  private func make(_ host: Host) -> UIView {
    switch host {
    case .elementView: Self.makeElementView()
    case .component: Self.made(RowView())
    case .renderingComponent: Self.made(RenderingView())
    case .staticComponent: Self.made(SingleView())
    }
  }

  private func parts(_ view: UIView) -> [UIView] { view.subviews.first?.subviews ?? [] }

  private func places(_ view: UIView) -> [CGRect] { parts(view).map(\.frame) }

  /// Expects a view to be as large as its content, to the pixel.
  private func expectFit(_ view: UIView, location: SourceLocation = #_sourceLocation) {
    let (size, wanted) = (view.bounds.size, view.sizeThatFits(view.bounds.size))
    #expect(abs(size.width - wanted.width) <= 0.5, sourceLocation: location)
    #expect(abs(size.height - wanted.height) <= 0.5, sourceLocation: location)
  }

  @Test(arguments: Host.allCases)
  func `views are as large as their text when the user has it larger or smaller`(host: Host) {
    let view = make(host)
    let stage = TestStage(view: UIView())
    stage.window.addSubview(view)
    stage.settle()
    for category in [UIContentSizeCategory.accessibilityExtraLarge, .extraSmall, .large] {
      stage.contentSizeCategory = category
      stage.settle()
      #expect(parts(view).count == 2)
      for part in parts(view) {
        expectFit(part)
      }
      #expect(view.intrinsicContentSize.height == view.subviews.first?.frame.maxY)
    }
  }

  @Test(arguments: Host.allCases)
  func `views begin where lines begin`(host: Host) {
    let view = make(host)
    let stage = TestStage(view: UIView())
    stage.window.addSubview(view)
    stage.settle()
    let before = places(view)
    stage.display.layoutDirection = .rightToLeft
    defer { stage.display.layoutDirection = .leftToRight }
    stage.settle()
    #expect(before.first?.minX == 0)
    #expect(
      places(view)
        == before.map { CGRect(x: 390 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
  }

  @Test(arguments: Host.allCases)
  func `views that come back from outside of a window have the present size`(host: Host) {
    let view = make(host)
    let stage = TestStage(view: UIView())
    defer { stage.contentSizeCategory = .large }
    stage.window.addSubview(view)
    stage.settle()
    view.removeFromSuperview()
    stage.contentSizeCategory = .accessibilityExtraLarge
    stage.settle()
    stage.window.addSubview(view)
    stage.settle()
    for part in parts(view) {
      expectFit(part)
    }
  }

  @Test(arguments: Host.allCases)
  func `views that were made before the user changed the size have the present one`(host: Host) {
    let stage = TestStage(view: UIView())
    defer { stage.contentSizeCategory = .large }
    let view = make(host)
    stage.contentSizeCategory = .accessibilityExtraLarge
    stage.window.addSubview(view)
    stage.settle()
    #expect(view.frame.height > 40)
    for part in parts(view) { expectFit(part) }
  }

  private struct Note: Component {
    func render(in label: UILabel) {
      label.text = "3 new"
      label.font = UIFont.preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    for subview in view.subviews {
      if let found = self.label(text, in: subview) { return found }
    }
    return nil
  }

  @Test func `accessories of rows in a tree are as large as their text`() throws {
    let view = ElementView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    view.show(VFlex { ListRow("Inbox").accessory(Note()) })
    let stage = TestStage(view: UIView())
    defer { stage.contentSizeCategory = .large }
    stage.window.addSubview(view)
    stage.settle()
    let note = try #require(label("3 new", in: view))
    let before = note.bounds.size
    stage.contentSizeCategory = .accessibilityExtraLarge
    stage.settle()
    #expect(note.bounds.width > before.width * 1.3)
    #expect(note.bounds.height > before.height * 1.3)
    #expect(note.convert(note.bounds, to: view).maxX <= 390 - 15)
  }

  @Test func `constraints around a view follow its text`() {
    let view = ElementView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.show(Self.row)
    let stage = TestStage(view: UIView())
    stage.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: stage.window.topAnchor),
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 390),
    ])
    stage.settle()
    let before = view.frame.height
    defer { stage.contentSizeCategory = .large }
    stage.contentSizeCategory = .accessibilityExtraLarge
    stage.settle()
    #expect(view.frame.height > before)
    #expect(view.frame.height == view.subviews.first?.frame.maxY)
  }
}
