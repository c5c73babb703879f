import Testing
import UIKit

@MainActor
@Suite("Nibs of cells and controllers") struct NibListTests {
  @Test("a table makes registered cells and headers of their nibs")
  func table() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(
      UINib(nibName: "MessageCell", bundle: .module), forCellReuseIdentifier: "message")
    table.register(
      UINib(nibName: "BannerHeader", bundle: .module), forHeaderFooterViewReuseIdentifier: "banner")
    let source = FormViewController()
    table.dataSource = source
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? MessageCell)
    #expect(cell.reuseIdentifier == "message")
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(cell.selectionStyle == .none)
    #expect(cell.messageLabel?.superview === cell.contentView)
    let text = try #require(cell.messageLabel?.intrinsicContentSize.height)
    #expect(abs(cell.bounds.height - (text + 50)) < 1)
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "banner")
    #expect(header is BannerHeader)
    #expect(header?.reuseIdentifier == "banner")
  }

  @Test("a cell of a built-in style takes over what the nib says of its labels")
  func styledCell() throws {
    let nib = UINib(
      data: document(
        """
        <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="t01" detailTextLabel="d01" id="c01">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" tableViewCell="c01" id="v01">
            <subviews>
              <label text="Title" id="t01"><color key="textColor" systemColor="systemRedColor"/></label>
              <label text="Detail" id="d01"/>
            </subviews>
          </tableViewCellContentView>
        </tableViewCell>
        """), bundle: nil)
    let cell = try #require(nib.instantiate(withOwner: nil).first as? UITableViewCell)
    #expect(cell.textLabel?.text == "Title")
    #expect(cell.textLabel?.textColor == .systemRed)
    #expect(cell.detailTextLabel?.text == "Detail")
  }

  @Test("images may stand in elements of their own, with their scale")
  func imageReferences() throws {
    let nib = UINib(
      data: document(
        """
        <imageView id="i01">
          <imageReference key="image" image="house" catalog="system" symbolScale="large"/>
        </imageView>
        """), bundle: nil)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIImageView)
    let scale = UIImage.SymbolConfiguration(scale: .large)
    #expect(view.image == UIImage(systemName: "house", withConfiguration: scale))
  }

  @Test("a collection view makes registered cells of their nibs")
  func collection() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 150, height: 90)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = TileSource()
    list.dataSource = source
    list.register(
      UINib(nibName: "TileCell", bundle: .module), forCellWithReuseIdentifier: "TileCell")
    list.layoutIfNeeded()
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? TileCell)
    #expect(cell.frame.size == CGSize(width: 150, height: 90))
    cell.layoutIfNeeded()
    #expect(cell.titleLabel?.frame == CGRect(x: 0, y: 0, width: 150, height: 90))
    let configured = try #require(
      list.cellForItem(at: IndexPath(item: 1, section: 0)) as? TileCell)
    #expect(configured.titleLabel?.text == "Item 1")
  }

  @Test("a collection view in a nib has the layout that the nib says")
  func layout() throws {
    let nib = UINib(
      data: document(
        """
        <collectionView dataMode="none" id="l01">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="3" id="f01">
            <size key="itemSize" width="60" height="70"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
          </collectionViewFlowLayout>
        </collectionView>
        """), bundle: nil)
    let list = try #require(nib.instantiate(withOwner: nil).first as? UICollectionView)
    let layout = try #require(list.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 60, height: 70))
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.minimumLineSpacing == 3)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test("a view controller takes its view from its nib")
  func controller() throws {
    let form = FormViewController(nibName: "FormView", bundle: .module)
    #expect(form.nibName == "FormView")
    let view: UIView = form.view
    #expect(view.backgroundColor == UIColor(white: 1, alpha: 1))
    let field = try #require(form.emailField)
    #expect(field.delegate === form)
    #expect(field.placeholder == "E-mail")
    #expect(field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .next)
    #expect(field.autocorrectionType == .no)
    field.sendActions(for: .editingChanged)
    #expect(form.changes == 1)
    let table = try #require(form.list)
    #expect(table.style == .insetGrouped)
    #expect(table.dataSource === form)
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.tableHeaderView?.bounds.height == 40)
  }

  @Test("controls in a nib have the values that it says")
  func controls() throws {
    let form = FormViewController(nibName: "FormView", bundle: .module)
    let views: [UIView] = form.view.subviews
    func find<View: UIView>(_: View.Type) throws -> View {
      try #require(views.compactMap { $0 as? View }.first)
    }
    let toggle = try find(UISwitch.self)
    #expect(toggle.isOn)
    #expect(toggle.onTintColor == .systemPink)
    let slider = try find(UISlider.self)
    #expect(slider.minimumValue == 1)
    #expect(slider.maximumValue == 5)
    #expect(slider.value == 3)
    let segments = try find(UISegmentedControl.self)
    #expect(segments.numberOfSegments == 2)
    #expect(segments.selectedSegmentIndex == 1)
    #expect(segments.titleForSegment(at: 1) == "Second")
    #expect(try find(UIActivityIndicatorView.self).isAnimating)
    #expect(try find(UIProgressView.self).progress == 0.25)
    let stepper = try find(UIStepper.self)
    #expect(stepper.value == 20)
    #expect(stepper.maximumValue == 40)
    #expect(stepper.stepValue == 5)
    let notes = try find(UITextView.self)
    #expect(notes.text == "Notes & terms")
    #expect(!notes.isEditable)
    #expect(notes.font == .italicSystemFont(ofSize: 14))
    let button = try find(UIButton.self)
    #expect(button.configuration?.title == "Add")
    #expect(button.configuration?.cornerStyle == .capsule)
    #expect(button.configuration?.baseBackgroundColor == .systemIndigo)
  }
}

/// Two tiles: one of a registered nib, one of a registration object with a nib.
@MainActor
private final class TileSource: NSObject, UICollectionViewDataSource {
  let registration = UICollectionView.CellRegistration<TileCell, String>(
    cellNib: UINib(nibName: "TileCell", bundle: Bundle.module)
  ) { cell, _, item in cell.titleLabel?.text = item }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard indexPath.item == 0 else {
      return collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: "Item \(indexPath.item)")
    }
    return collectionView.dequeueReusableCell(
      withReuseIdentifier: "TileCell", for: indexPath)
  }
}
