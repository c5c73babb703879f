import Testing
import UIKit

@MainActor
@Suite struct ListContentTests {
  private func view(
    _ configuration: UIListContentConfiguration, width: CGFloat = 320
  ) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    view.frame.size = view.sizeThatFits(CGSize(width: width, height: 0))
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  @Test func `factories differ where they should`() {
    #expect(UIListContentConfiguration.cell() == .cell())
    #expect(!UIListContentConfiguration.subtitleCell().prefersSideBySideTextAndSecondaryText)
    let value = UIListContentConfiguration.valueCell()
    #expect(value.prefersSideBySideTextAndSecondaryText)
    #expect(value.secondaryTextProperties.color == .secondaryLabel)
    #expect(value.secondaryTextProperties.font == value.textProperties.font)
    let header = UIListContentConfiguration.groupedHeader()
    #expect(header.textProperties.transform == .uppercase)
    #expect(header.textProperties.color == .secondaryLabel)
    let plain = UIListContentConfiguration.plainHeader().textProperties.font
    #expect(plain == .preferredFont(forTextStyle: .headline))
  }

  @Test func `texts and image appear as they are set, and go again`() {
    var content = UIListContentConfiguration.subtitleCell()
    let view = view(content)
    #expect(view.subviews.isEmpty)
    content.text = "Title"
    content.secondaryText = "Detail"
    content.image = UIImage(systemName: "star")
    view.configuration = content
    #expect(labels(view).map(\.text) == ["Title", "Detail"])
    #expect(view.subviews.contains { $0 is UIImageView })
    content.image = nil
    content.secondaryText = ""
    view.configuration = content
    #expect(labels(view).map(\.text) == ["Title"])
    #expect(view.subviews.count == 1)
  }

  @Test func `a cell is never lower than a finger needs, and grows with its lines`() {
    var content = UIListContentConfiguration.cell()
    #expect(view(content).bounds.height == 44)
    content.text = "One line"
    #expect(view(content).bounds.height == 44)
    content.text = String(repeating: "many words ", count: 30)
    #expect(view(content).bounds.height > 150)
    content.textProperties.numberOfLines = 1
    #expect(view(content).bounds.height == 44)
  }

  @Test func `as part of a cell it asks for as much as in its place`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Two words"
    let long = String(repeating: "and many more words ", count: 8)
    for secondary in [nil, long] {
      content.secondaryText = secondary
      let rows = Rows(count: 2)
      rows.makeCell = { [content] _, path in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if path.row == 0 {
          cell.contentConfiguration = content
          return cell
        }
        let view = UIListContentView(configuration: content)
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        for edge in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
          NSLayoutConstraint(
            item: view, attribute: edge, relatedBy: .equal, toItem: cell.contentView,
            attribute: edge, multiplier: 1, constant: 0
          ).isActive = true
        }
        return cell
      }
      let table = makeTable(rows) { _ in }
      let heights = table.visibleCells.map(\.frame.height)
      #expect(heights[0] == heights[1])
      #expect((secondary != nil || heights[0] == 44))
      let views = [
        table.visibleCells[0].contentView, table.visibleCells[1].contentView.subviews[0],
      ]
      for view in views { view.layoutIfNeeded() }
      #expect(labels(views[0]).map(\.frame) == labels(views[1]).map(\.frame))
    }
  }

  @Test func `a value stands at the end of the line, and below when both do not fit`() {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Name", "Value")
    content.directionalLayoutMargins = .init(top: 10, leading: 20, bottom: 10, trailing: 30)
    var shown = labels(view(content))
    #expect(shown[0].frame.minX == 20)
    #expect(abs(shown[1].frame.maxX - 290) < 1)
    #expect(shown[0].frame.midY == shown[1].frame.midY)
    content.secondaryText = "A value that is far too long to stand beside its name"
    shown = labels(view(content))
    #expect(shown[1].frame.minX == 20)
    #expect(shown[1].frame.minY > shown[0].frame.maxY)
    content.secondaryText = "Value"
    content.prefersSideBySideTextAndSecondaryText = false
    shown = labels(view(content))
    #expect(
      shown[1].frame.minY == shown[0].frame.maxY + content.textToSecondaryTextVerticalPadding)
  }

  @Test func `symbols are centered in one width so that texts align`() {
    let starts = ["star", "ellipsis", "person.3"].map { name in
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.image = UIImage(systemName: name)
      return labels(view(content))[0].frame.minX
    }
    #expect(Set(starts).count == 1)
  }

  @Test func `image sizes are limited, reserved and kept in proportion`() throws {
    let picture = try #require(
      UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal))
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = picture
    content.imageProperties.maximumSize = CGSize(width: 10, height: 0)
    content.imageProperties.reservedLayoutSize = CGSize(width: 100, height: 90)
    let view = view(content)
    let image = try #require(view.subviews.first { $0 is UIImageView })
    #expect(image.frame.width == 10)
    #expect(abs(image.frame.midX - (view.layoutMargins.left + 50)) <= 0.5)
    #expect(view.bounds.height >= 90 + 22)
    let text = labels(view)[0].frame
    #expect(text.minX == view.layoutMargins.left + 100 + content.imageToTextPadding)
  }

  @Test func `guides lie where image and texts stand, and constraints can follow them`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.image = UIImage(systemName: "star")
    let view = view(content)
    #expect(view.secondaryTextLayoutGuide == nil)
    #expect(view.textLayoutGuide?.layoutFrame == labels(view)[0].frame)
    #expect(
      view.imageLayoutGuide?.layoutFrame == view.subviews.first { $0 is UIImageView }?.frame)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    if let guide = view.textLayoutGuide {
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        line.topAnchor.constraint(equalTo: guide.bottomAnchor),
        line.widthAnchor.constraint(equalToConstant: 10),
        line.heightAnchor.constraint(equalToConstant: 1),
      ])
    }
    view.layoutIfNeeded()
    #expect(line.frame.minX == labels(view)[0].frame.minX)
    #expect(line.frame.minY == labels(view)[0].frame.maxY)
    content.text = "A title that is so long that it must certainly be broken into several lines"
    view.configuration = content
    view.frame.size.height = 100
    view.layoutIfNeeded()
    #expect(line.frame.minY == labels(view)[0].frame.maxY)
  }

  @Test func `from right to left everything is mirrored`() {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Name", "Value")
    content.directionalLayoutMargins = .init(top: 0, leading: 20, bottom: 0, trailing: 30)
    let view = view(content)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    let shown = labels(view)
    #expect(abs(shown[0].frame.maxX - 300) < 1)
    #expect(shown[1].frame.minX == 30)
  }

  @Test func `fonts follow the size of text in the state's surroundings`() {
    let content = UIListContentConfiguration.valueCell()
    let traits = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let large = content.updated(for: UICellConfigurationState(traitCollection: traits))
    #expect(large.textProperties.font.pointSize > content.textProperties.font.pointSize * 2)
    var own = content
    own.textProperties.font = .systemFont(ofSize: 12)
    own = own.updated(for: UICellConfigurationState(traitCollection: traits))
    #expect(own.textProperties.font == .systemFont(ofSize: 12))
  }

  @Test func `letters are changed as wanted`() {
    var content = UIListContentConfiguration.cell()
    content.text = "two words"
    let shown = [
      UIListContentConfiguration.TextProperties.TextTransform.none, .uppercase, .lowercase,
      .capitalized,
    ].map { transform in
      content.textProperties.transform = transform
      return labels(view(content))[0].text
    }
    #expect(shown == ["two words", "TWO WORDS", "two words", "Two Words"])
  }

  @Test func `attributed text wins over plain text`() {
    var content = UIListContentConfiguration.cell()
    content.text = "plain"
    content.attributedText = NSAttributedString(string: "rich")
    #expect(labels(view(content)).map(\.text) == ["rich"])
  }

  @Test func `a disabled state changes colors, but not those that were set`() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection.current)
    state.isDisabled = true
    var content = UIListContentConfiguration.cell()
    #expect(content.updated(for: state).textProperties.color != content.textProperties.color)
    content.textProperties.color = .red
    #expect(content.updated(for: state).textProperties.color == .red)
    state.isDisabled = false
    let back = UIListContentConfiguration.cell().updated(for: state)
    #expect(back.textProperties.color == .label)
  }

  @Test func `transformers make the colors that are shown`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(labels(view(content))[0].textColor == .green)
    content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer {
      $0 == .red ? .blue : .yellow
    }
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .blue)
  }

  @Test func `configurations are equal as long as nothing was changed`() {
    var changed = UIListContentConfiguration.cell()
    changed.textProperties.colorTransformer = .grayscale
    let copy = changed
    #expect(copy == changed)
    #expect(changed != .cell())
    #expect(Set([changed, copy, .cell()]).count == 2)
  }

  @Test func `states keep keys of your own`() {
    let key = UIConfigurationStateCustomKey("archived")
    var state = UICellConfigurationState(traitCollection: UITraitCollection.current)
    #expect(state[key] == nil)
    state[key] = true
    #expect(state[key] as? Bool == true)
    var other = UICellConfigurationState(traitCollection: state.traitCollection)
    #expect(other != state)
    other[key] = true
    #expect(other == state)
  }

  @Test func `text with a bold part can be configured again and again`() {
    let text = NSMutableAttributedString(string: "plain bold")
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 6, length: 4))
    var content = UIListContentConfiguration.cell()
    content.attributedText = text
    let view = view(content)
    for size in [17, 20] as [CGFloat] {
      content.textProperties.font = .systemFont(ofSize: size)
      view.configuration = content
      #expect(labels(view).first?.text == "plain bold")
    }
  }
}
