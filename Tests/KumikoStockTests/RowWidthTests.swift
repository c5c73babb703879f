import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `The room of a row's texts` {
  /// A row of 358 points: texts have 326.
  func row<View: RowView>(_ component: some StockRow, as type: View.Type) throws -> View {
    let stage = ListStage()
    stage.render { component }
    let row = try #require(stage.row(0, as: View.self))
    #expect(row.bounds.width == 358)
    return row
  }

  func width(_ text: String) -> CGFloat {
    TextProperties(numberOfLines: 1)
      .size(of: .plain(text), width: .infinity, traits: UIScreen.main.traitCollection).width
  }

  @Test func `is a value's as long as the title does not need it`() throws {
    let value = "vincent.de.gaulle@example.com"
    try #require(width(value) > 0.6 * 326)
    let view = try row(ListRow("Mail", value: value), as: ListRowView.self)
    #expect(view.valueLabel.bounds.width == width(value), "it is not cut")
    #expect(view.titleLabel.bounds.width >= width("Mail"))
    #expect(view.bounds.height == 44)
  }

  @Test func `is shared where title and value together do not fit`() throws {
    let (title, value) = ("Electronic mail address of the owner", "vincent.de.gaulle@example.com")
    let view = try row(ListRow(title, value: value), as: ListRowView.self)
    #expect(abs(view.valueLabel.bounds.width - 0.6 * 326) < 1)
    #expect(abs(view.titleLabel.bounds.width - (0.4 * 326 - 12)) < 1)
    #expect(view.bounds.height > 44, "the title breaks its lines")
  }

  @Test func `is what a short title leaves to a long value`() throws {
    let value = String(repeating: "wide value ", count: 8)
    let view = try row(ListRow("Mail", value: value), as: ListRowView.self)
    #expect(abs(view.valueLabel.bounds.width - (326 - 12 - width("Mail"))) < 1)
    #expect(abs(view.titleLabel.bounds.width - width("Mail")) < 1)
  }

  @Test func `is less beside a badge, where a title breaks its lines sooner`() throws {
    let title = "A title that just fits into a row alone"
    try #require(width(title) <= 326 && width(title) > 326 - 16 - width("New"))
    let stage = ListStage()
    stage.render {
      ListRow(title).id(0)
      ListRow(title).badge("New").id(1)
      ListRow(title).badge("Brand new").id(2)
      ListRow(title).badge("New").id(3)
    }
    let labels = try (0..<4).map { row in
      try #require(stage.row(row, as: ListRowView.self)).titleLabel
    }
    for (row, label) in labels.enumerated() {
      let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
      #expect(label.bounds.height >= label.sizeThatFits(room).height, "row \(row) is cut")
    }
    #expect(labels[0].bounds.height < labels[1].bounds.height)
  }

  @Test func `follows texts of rows that are shown in the same view`() throws {
    let stage = ListStage()
    let value = "vincent.de.gaulle@example.com"
    for title in ["Mail", "Electronic mail address", "Mail"] {
      stage.render { ListRow(title, value: value).id(0) }
      let view = try #require(stage.row(0, as: ListRowView.self))
      let wanted = min(width(value), max(0.6 * 326, 326 - 12 - width(title)))
      #expect(abs(view.valueLabel.bounds.width - wanted) < 1, "\(title)")
    }
  }

  @Test(arguments: ["Name", "Postal code", "Date of birth and so on and on"])
  func `is as much as the title of a field needs, up to two fifths`(title: String) throws {
    let view = try row(TextInput(title, text: ""), as: TextInputView.self)
    let wanted = min(max(0.25 * 326, width(title)), 0.4 * 326)
    #expect(abs(view.titleLabel.bounds.width - wanted) < 1)
    #expect(abs(view.textField.frame.minX - (16 + wanted + 12)) < 1)
    #expect(view.textField.frame.maxX == 342)
  }

  /// The parts of a row from its leading edge.
  private func parts(
    _ component: some StockRow, _ direction: UITraitEnvironmentLayoutDirection
  ) throws -> [[CGFloat]] {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    let stage = TestStage(view: table, layoutDirection: direction)
    defer {
      stage.display.layoutDirection = .leftToRight
      stage.close()
    }
    let list = TableRenderer(table)
    list.render([Section(id: 0) { component }])
    stage.settle()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? any ComponentRenderable
    let row = try #require(cell?.renderedContent as? RowView)
    return row.subviews.map { view in
      let isMirrored = direction == .rightToLeft
      let leading = isMirrored ? row.bounds.width - view.frame.maxX : view.frame.minX
      return [leading, view.frame.minY, view.frame.width, view.frame.height]
    }
  }

  @Test func `is the same where one reads from the right`() throws {
    let value = "vincent.de.gaulle@example.com"
    let rows: [any StockRow] = [
      ListRow("Mail", value: value, icon: .symbol("envelope")),
      ListRow("Electronic mail address of the owner", value: value), TextInput("Name", text: "Ada"),
      TextInput("Date of birth and so on and on", text: ""), ToggleRow("Wi-Fi"),
      StepperRow("Guests", value: 2), SegmentedRow("Day", options: ["1", "2"], selectedIndex: 0),
      DateRow("Day", date: Date(timeIntervalSince1970: 1_790_000_000)),
    ]
    for row in rows {
      let usual = try parts(row, .leftToRight)
      let mirrored = try parts(row, .rightToLeft)
      #expect(!usual.isEmpty)
      #expect(usual.count == mirrored.count)
      for (one, other) in zip(usual.joined(), mirrored.joined()) {
        #expect(abs(one - other) < 1, "\(type(of: row)): \(usual), mirrored \(mirrored)")
      }
    }
  }

  /// Nobody has said yet how wide the row will be, so that no text may break.
  @Test func `is enough for the title of a field before the row has a width`() {
    let row = TextInput("Date of birth", text: "")
    let view = row.renderContent()
    row.render(in: view)
    #expect(view.intrinsicContentSize.height == 44)
    #expect(view.intrinsicContentSize.width >= 32 + width("Date of birth") / 0.4)
  }

  @Test func `may be none at all`() {
    let row = TextInput("Date of birth", text: "")
    let view = row.renderContent()
    row.render(in: view)
    for width in [300, 0] as [CGFloat] {
      view.fit(width: width)
      #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    }
  }

  @Test func `is what the style says where that is more`() throws {
    let view = try row(
      TextInput("Name", text: "").style(\.titleFraction, 0.5), as: TextInputView.self)
    #expect(view.titleLabel.bounds.width == 163)
  }
}

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Headers of sections` {
  func header(
    _ style: UITableView.Style, _ header: SectionHeader
  ) throws -> (label: UILabel, height: CGFloat) {
    let table = UITableView(frame: .zero, style: style)
    let stage = TestStage(view: table)
    let list = TableRenderer(table)
    list.render([Section(id: 0, header: header) { ListRow("Row") }])
    stage.settle()
    let view = try #require(
      table.headerView(forSection: 0) as? UITableViewComponentHeaderFooterView)
    let content = try #require(view.renderedContent as? SectionTitleView)
    return (content.titleLabel, view.bounds.height)
  }

  @Test func `are as the system's in plain tables`() throws {
    let system = UIListContentConfiguration.plainHeader()
    let (label, height) = try header(.plain, SectionHeader("A"))
    #expect(label.font == system.textProperties.font)
    #expect(label.textColor == system.textProperties.color)
    let margins = system.directionalLayoutMargins
    let line = label.sizeThatFits(.zero).height
    #expect(abs(height - (margins.top + line + margins.bottom)) <= 0.5)
  }

  @Test func `are small and gray in grouped ones`() throws {
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let (label, _) = try header(style, SectionHeader("Networks"))
      #expect(label.font == .preferredFont(forTextStyle: .footnote))
      #expect(label.textColor == .secondaryLabel)
    }
  }

  /// A list layout with rows enough to scroll.
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> (list: UICollectionView, stage: TestStage, show: (Section) -> Void) {
    let adapter = UICollectionViewCompositionalAdapter()
    let list = UICollectionView(frame: .zero, collectionViewLayout: adapter.makeLayout())
    let stage = TestStage(view: list)
    let renderer = Renderer(adapter: adapter, updater: UICollectionViewUpdater())
    renderer.target = list
    let show = { (section: Section) in
      renderer.render([section])
      stage.settle()
    }
    show(section(appearance))
    return (list, stage, show)
  }

  private func section(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> Section {
    Section(id: 0, header: SectionHeader("A")) {
      for row in 0..<40 { ListRow("Row").id(row) }
    }
    .list(appearance)
  }

  private func headerView(
    _ list: UICollectionView
  ) throws -> UICollectionViewComponentReusableView {
    let kind = UICollectionView.elementKindSectionHeader
    return try #require(
      list.supplementaryView(forElementKind: kind, at: [0, 0])
        as? UICollectionViewComponentReusableView)
  }

  private func label(in list: UICollectionView) throws -> UILabel {
    try #require(try headerView(list).renderedContent as? SectionTitleView).titleLabel
  }

  @Test func `are as the system's in plain lists of collections`() throws {
    let system = UIListContentConfiguration.plainHeader()
    let (list, stage, _) = list(.plain)
    defer { stage.close() }
    let label = try label(in: list)
    #expect(label.font == system.textProperties.font)
    #expect(label.textColor == system.textProperties.color)
    let margins = system.directionalLayoutMargins
    let line = label.sizeThatFits(.zero).height
    #expect(
      abs(try headerView(list).bounds.height - (margins.top + line + margins.bottom)) <= 0.5)
  }

  @Test func `are small and gray in other lists of collections, also after a change`() throws {
    let (list, stage, show) = list(.insetGrouped)
    defer { stage.close() }
    let (small, large) = (
      UIFont.preferredFont(forTextStyle: .footnote), UIFont.preferredFont(forTextStyle: .headline)
    )
    #expect(try label(in: list).font == small)
    show(section(.plain))
    #expect(try label(in: list).font == large)
    show(section(.grouped))
    #expect(try label(in: list).font == small)
  }

  /// What is behind a view's content.
  private func effects(in view: UIView) -> [UIVisualEffect?] {
    view.subviews.compactMap { $0 as? UIVisualEffectView }.map(\.effect)
  }

  private let material: [UIVisualEffect?] = [UIBlurEffect(style: .systemChromeMaterial)]

  @Test func `have the material of bars in plain lists while rows pass below them`() throws {
    let (list, stage, show) = list(.plain)
    defer { stage.close() }
    #expect(try effects(in: headerView(list)).isEmpty)
    list.contentOffset.y = 100
    stage.settle()
    #expect(try effects(in: headerView(list)) == material)
    #expect(try headerView(list).frame.minY == 100)
    #expect(try #require(try headerView(list).subviews.first).frame == headerView(list).bounds)
    show(section(.plain))
    #expect(try effects(in: headerView(list)) == material)
    list.contentOffset.y = 0
    stage.settle()
    #expect(try effects(in: headerView(list)).isEmpty)
  }

  @Test func `have no material in lists whose headers go with the rows`() throws {
    let (list, stage, show) = list(.grouped)
    defer { stage.close() }
    show(section(.grouped))
    list.contentOffset.y = 20
    stage.settle()
    #expect(try headerView(list).frame.minY < 20)
    #expect(try effects(in: headerView(list)).isEmpty)
  }

  /// A plain table that was scrolled so that its header floats above rows.
  private func scrolledTable(
    _ header: some Component
  ) throws -> (header: UITableViewHeaderFooterView, stage: TestStage) {
    let table = UITableView(frame: .zero, style: .plain)
    let stage = TestStage(view: table)
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    renderer.target = table
    renderer.render {
      Section(id: 0, header: header) { for row in 0..<40 { ListRow("Row").id(row) } }
    }
    stage.settle()
    table.contentOffset.y = 100
    stage.settle()
    let view = try #require(table.headerView(forSection: 0))
    #expect(view.frame.minY == 100)
    withExtendedLifetime(renderer) {}
    return (view, stage)
  }

  @Test func `have the material of bars in plain tables while rows pass below them`() throws {
    let (header, stage) = try scrolledTable(SectionHeader("A"))
    defer { stage.close() }
    #expect(effects(in: header) == material)
  }

  @Test func `of an app's own stay as clear as they are`() throws {
    let (header, stage) = try scrolledTable(ListRow("A"))
    defer { stage.close() }
    #expect(effects(in: header).isEmpty)
  }
}
