import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

extension ListRowView {
  /// Counts how often a style sets something.
  fileprivate static var writes = 0
  fileprivate var mark: Int {
    get { tag }
    set {
      Self.writes += 1
      tag = newValue
    }
  }
}

@MainActor
@Suite(.serialized, .closesWindows, .timeLimit(.minutes(1))) struct `Styles of stock rows` {
  let stage = ListStage()
  let context = HeightContext(width: 358)

  func height(_ row: some StockRow) -> CGFloat? { row.height(in: context) }

  @Test func `name properties of the row's view, and computed heights follow`() {
    #expect(height(ListRow("Title").style(\.minimumHeight, 60)) == 60)
    #expect(height(ListRow("Title").style(\.minimumHeight, 0).style(\.verticalMargin, 30)) == 81)
    let title = ListRow("Title").style(\.titleLabel.textStyle, .largeTitle)
    #expect(height(title) ?? 0 > 60)
    let long = String(repeating: "word ", count: 40)
    #expect(height(ListRow(long).style(\.titleLabel.numberOfLines, 1)) == 44)
    let inset = ListRow(long).style(\.horizontalMargin, 100)
    #expect(height(inset) ?? 0 > height(ListRow(long)) ?? 0)
    let spaced = ListRow("Title", subtitle: "Text").style(\.verticalSpacing, 20)
    #expect(height(spaced) == height(ListRow("Title", subtitle: "Text")).map { $0 + 18 })
  }

  @Test func `are sheets, of the view or of a part of it`() throws {
    let sheet = StyleSheet<ListRowView> {
      $0.verticalMargin = 20
      $0.set(\.titleLabel.textColor, .systemRed)
    }
    stage.render {
      ListRow("Title", subtitle: "Text", value: "Value").id(1)
        .style(sheet)
        .style(\.subtitleLabel, .text(.caption1, weight: .bold))
        .style(\.valueLabel.alignment, .leading)
    }
    let view = try #require(stage.row(0, as: ListRowView.self))
    #expect(view.verticalMargin == 20)
    #expect(view.titleLabel.textColor == .systemRed)
    #expect(view.subtitleLabel.textStyle == .caption1 && view.subtitleLabel.weight == .bold)
    #expect(view.subtitleLabel.textColor == .label)
    #expect(view.valueLabel.textAlignment == .left)
  }

  @Test func `are those of one kind of row, or of all`() throws {
    let all = StyleSheet<RowView> { $0.verticalMargin = 30 }
    stage.render {
      ListRow("Title").style(all)
      ToggleRow("Title", isOn: true).style(all).style(\.toggle.onTintColor, .systemPink)
    }
    #expect(try #require(stage.row(0, as: ListRowView.self)).verticalMargin == 30)
    let toggle = try #require(stage.row(1, as: ToggleRowView.self))
    #expect(toggle.verticalMargin == 30 && toggle.toggle.onTintColor == .systemPink)
  }

  @Test func `give texts without one that of the text above`() throws {
    let row = ListRow(texts: ["One", "Two", "Three", "Four"])
      .style(\.[text: 2].textStyle, .caption2)
      .style(\.subtitleLabel.textColor, .systemRed)
    stage.render { row }
    let view = try #require(stage.row(0, as: ListRowView.self))
    #expect(view.titleLabel.textColor == .label)
    #expect((1..<4).map { view[text: $0].textColor } == [.systemRed, .systemRed, .systemRed])
    #expect((1..<4).map { view[text: $0].textStyle } == [.subheadline, .caption2, .caption2])
  }

  @Test func `add to each other, and the last value wins`() {
    let row = ListRow("Title").style(\.minimumHeight, 60).style(\.minimumHeight, 70)
      .style(StyleSheet<ListRowView> { $0.verticalMargin = 1 })
    #expect(height(row) == 70)
    #expect(row.style.count == 2)
    #expect(height(DescriptionRow("Text").style(\.verticalMargin, 2)) == 25, "no least height")
  }

  @Test func `are UIKit's words for labels, too`() throws {
    let font = UIFont.systemFont(ofSize: 40)
    let row = ListRow("Title").style(\.titleLabel.font, font)
    #expect(height(row) ?? 0 > 60)
    stage.render { row }
    #expect(try #require(stage.row(0, as: ListRowView.self)).titleLabel.font == font)
  }

  @Test func `leave a row to be measured that they change in other ways`() throws {
    let row = ListRow("Title").style(\.titleLabel.transform, CGAffineTransform(scaleX: 2, y: 2))
    #expect(height(row) == nil)
    #expect(height(ListRow("Title").style(\.layer.borderWidth, 2)) == 44)
    stage.render { row }
    #expect(try #require(stage.row(0, as: ListRowView.self)).titleLabel.transform.a == 2)
  }

  @Test func `touch no view where they are equal, and are taken back`() throws {
    ListRowView.writes = 0
    func render(_ text: String, _ mark: Int?) {
      stage.render {
        let row = ListRow(text)
        mark.map { row.style(\.mark, $0).style(\.alpha, 0.5) } ?? row
      }
    }
    render("One", 3)
    let view = try #require(stage.row(0, as: ListRowView.self))
    #expect(view.tag == 3 && view.alpha == 0.5 && ListRowView.writes == 1)
    render("Two", 3)
    #expect(ListRowView.writes == 1)
    render("Three", 4)
    #expect(view.tag == 4 && ListRowView.writes == 3, "taken back, and set anew")
    render("Four", nil)
    #expect(stage.row(0, as: ListRowView.self) === view)
    #expect(view.tag == 0 && view.alpha == 1)
  }

  @Test func `can be set on a row's view, which lays itself out`() throws {
    let view = ListRowView(frame: CGRect(x: 0, y: 0, width: 300, height: 0))
    ListRow("Title").render(in: view)
    view.minimumHeight = 90
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 90)
    view.titleLabel.textStyle = .title1
    #expect(view.titleLabel.font == .preferredFont(forTextStyle: .title1))
    view.titleLabel.baseFont = .systemFont(ofSize: 50)
    #expect(view.titleLabel.font.pointSize == 50)
  }

  @available(*, deprecated)
  @Test func `were values of their own, which say the same still`() {
    let style = RowStyle()
      .compose(\.texts[0], TextProperties(.title1, weight: .bold, color: .systemRed))
      .compose(\.verticalMargin, 20).compose(\.minimumHeight, 0).compose(\.titleFraction, nil)
    let row = ListRow("Title", subtitle: "Text", style: style)
    let same = ListRow("Title", subtitle: "Text")
      .style(\.titleLabel, .text(.title1, weight: .bold, color: .systemRed))
      .style(\.verticalMargin, 20).style(\.minimumHeight, 0).style(\.titleFraction, nil)
    #expect(height(row) == height(same))
    #expect(height(ListRow("Title", subtitle: "Text").style(style)) == height(same))
    let one = ListRow("Title", value: "Value")
      .style(\.texts[0].color, .systemRed).style(\.value.weight, .bold)
    stage.render { one }
    let view = stage.row(0, as: ListRowView.self)
    #expect(view?.titleLabel.textColor == .systemRed && view?.valueLabel.weight == .bold)
    #expect(height(DescriptionRow("Text", style: DescriptionRow.defaultStyle)) == 43)
    #expect(height(DescriptionRow("Text", style: RowStyle())) == 44)
  }
}
