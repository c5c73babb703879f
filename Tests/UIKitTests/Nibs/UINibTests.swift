import KumikoNibs
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite("UINib", .closesWindows) struct UINibTests {
  /// The card of a fresh nib, and who owns it.
  private func makeCard() throws -> (CardView, CardOwner) {
    let owner = CardOwner()
    let objects = UINib(nibName: "ProfileCard", bundle: .module).instantiate(withOwner: owner)
    return (try #require(objects.first as? CardView), owner)
  }

  @Test("returns the objects on the top level, without placeholders")
  func topLevel() {
    let objects = UINib(nibName: "ProfileCard", bundle: .module).instantiate(withOwner: nil)
    #expect(objects.count == 2)
    #expect(objects.first is CardView)
    #expect(objects.last is UITapGestureRecognizer)
  }

  @Test("reads everything in a file as Interface Builder writes it")
  func nothingIsLeftOut() {
    for name in ["ProfileCard", "MessageCell", "TileCell", "BannerHeader", "FormView"] {
      let owner: Any = name == "FormView" ? FormViewController() : CardOwner()
      let reports = collectingReports {
        _ = UINib(nibName: name, bundle: .module).instantiate(
          withOwner: ["ProfileCard", "FormView"].contains(name) ? owner : nil)
      }
      #expect(reports == [])
    }
  }

  @Test("gives views their frames, masks and common attributes")
  func views() throws {
    let (card, owner) = try makeCard()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(card.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(card.backgroundColor == .systemBackground)
    #expect(card.accessibilityLabel == "Profile")
    #expect(card.isAccessibilityElement)
    #expect(card.accessibilityTraits == .button)
    let badge = owner.badges[1]
    #expect(badge.isHidden)
    #expect(badge.alpha == 0.5)
    #expect(badge.tag == 7)
    #expect(badge.autoresizingMask == [.flexibleLeftMargin, .flexibleBottomMargin])
    #expect(owner.badges[0].backgroundColor == UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))
  }

  @Test("gives labels their text, fonts and colors")
  func labels() throws {
    let (card, _) = try makeCard()
    #expect(card.nameLabel.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(card.nameLabel.textColor == .label)
    #expect(!card.nameLabel.isUserInteractionEnabled)
    #expect(card.nameLabel.contentHuggingPriority(for: .horizontal).rawValue == 251)
    let bio = try #require(card.bioLabel)
    #expect(bio.text == "Two\nlines")
    #expect(bio.font == .preferredFont(forTextStyle: .body))
    #expect(bio.adjustsFontForContentSizeCategory)
    #expect(bio.numberOfLines == 0)
    #expect(bio.textAlignment == .center)
    #expect(bio.textColor == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    #expect(bio.highlightedTextColor == UIColor(white: 0.33, alpha: 1))
  }

  @Test("arranges the views of stacks, and symbols in image views")
  func stacksAndImages() throws {
    let (card, _) = try makeCard()
    let stack = try #require(card.subviews.compactMap { $0 as? UIStackView }.first)
    #expect(stack.arrangedSubviews == [card.nameLabel, card.bioLabel])
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .fillEqually)
    #expect(stack.alignment == .leading)
    #expect(stack.spacing == 4)
    let picture = try #require(card.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(picture.image == UIImage(systemName: "star.fill"))
    #expect(picture.contentMode == .scaleAspectFit)
    #expect(picture.tintColor == .systemOrange)
    #expect(
      picture.preferredSymbolConfiguration
        == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large))
  }

  @Test("places views by constraints with identifiers, multipliers, priorities and guides")
  func constraints() throws {
    let (card, _) = try makeCard()
    card.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    card.layoutIfNeeded()
    let stack = try #require(card.subviews.compactMap { $0 as? UIStackView }.first)
    #expect(stack.frame == CGRect(x: 72, y: 16, width: 312, height: 44))
    #expect(card.gap?.identifier == "gap")
    #expect(card.gap?.constant == 12)
    let limit = try #require(card.constraints.first { $0.relation == .lessThanOrEqual })
    #expect(limit.multiplier == 0.5)
    #expect(limit.priority == .defaultHigh)
    #expect(card.constraints.count == 9)
    card.gap?.constant = 20
    card.layoutIfNeeded()
    #expect(stack.frame.minX == 80)
  }

  @Test("loads everything before init(coder:) returns to a subclass, then connects, then awakes")
  func order() throws {
    let (card, _) = try makeCard()
    #expect(card.awakenings == ["init with 5 subviews in 320 points", "awake with Name"])
  }

  @Test("sets runtime attributes of UIKit's and of custom classes")
  func runtimeAttributes() throws {
    let (card, owner) = try makeCard()
    #expect(card.inset == 2.5)
    #expect(card.caption == "From the nib")
    #expect(card.ring == .systemGreen)
    #expect(owner.badges[0].layer.cornerRadius == 12)
    #expect(owner.badges[0].layer.masksToBounds)
  }

  @Test("connects actions of controls with owner, views and the responder chain")
  func actions() throws {
    let (card, owner) = try makeCard()
    let controller = ReportingController()
    let stage = Stage(root: controller)
    defer { stage.close() }
    controller.view.addSubview(card)
    let button = try #require(card.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.buttonType == .system)
    #expect(button.titleColor(for: .normal) == .systemRed)
    #expect(button.title(for: .disabled) == "Gone")
    button.sendActions(for: .touchUpInside)
    #expect(owner.followed == ["Follow"])
    #expect(card.taps == 1)
    #expect(controller.reports == 1)
  }

  @Test("attaches gesture recognizers and connects them")
  func gestures() throws {
    let (card, owner) = try makeCard()
    let stage = Stage(root: UIViewController())
    stage.window.rootViewController?.view.addSubview(card)
    stage.frame()
    for _ in 0..<2 {
      stage.touch(.began, at: CGPoint(x: 20, y: 120))
      stage.touch(.ended, at: CGPoint(x: 20, y: 120))
    }
    stage.advance(by: 0.5)
    #expect(owner.likes == 1)
  }

  @Test("makes toolbars with their items")
  func toolbar() throws {
    let owner = ToolbarOwner()
    let nib = UINib(
      data: document(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
        <connections><outlet property="share" destination="i03" id="o03"/></connections>
        </placeholder>
        <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill"
          barStyle="black" translucent="NO" id="t01">
        <rect key="frame" x="0.0" y="400" width="320" height="44"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
        <items>
        <barButtonItem title="Go" style="done" tag="4" width="60" id="i01">
        <color key="tintColor" systemColor="systemRedColor"/>
        <connections><action selector="go:" destination="-1" id="a01"/></connections>
        </barButtonItem>
        <barButtonItem style="plain" systemItem="flexibleSpace" id="i02"/>
        <barButtonItem enabled="NO" systemItem="action" id="i03"/>
        <barButtonItem image="star" catalog="system" id="i04"/>
        <barButtonItem width="12" style="plain" systemItem="fixedSpace" id="i05"/>
        <barButtonItem style="plain" id="i06">
        <switch key="customView" opaque="NO" on="YES" id="s01">
        <rect key="frame" x="0.0" y="0.0" width="51" height="31"/></switch>
        </barButtonItem>
        </items>
        <color key="barTintColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
        </toolbar>
        """), bundle: nil)
    var objects: [Any] = []
    let reports = collectingReports { objects = nib.instantiate(withOwner: owner) }
    #expect(reports == [])
    let bar = try #require(objects.first as? UIToolbar)
    #expect(bar.frame == CGRect(x: 0, y: 400, width: 320, height: 44))
    #expect(bar.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    #expect(bar.barStyle == .black)
    #expect(!bar.isTranslucent)
    #expect(bar.barTintColor == UIColor(white: 0.5, alpha: 1))
    let items = try #require(bar.items)
    try #require(items.count == 6)
    #expect(items[0].title == "Go")
    #expect(items[0].style == .done)
    #expect(items[0].tag == 4)
    #expect(items[0].width == 60)
    #expect(items[0].tintColor == .systemRed)
    #expect(items[0].target === owner)
    #expect(items[0].action != nil)
    #expect(!items[2].isEnabled)
    #expect(owner.share === items[2])
    #expect(items[3].image == UIImage(systemName: "star"))
    #expect(items[4].width == 12)
    #expect((items[5].customView as? UISwitch)?.isOn == true)
  }

  @Test("takes a system's color by its name, whatever components it falls back to")
  func systemColors() throws {
    let nib = UINib(
      data: document(
        """
        <view id="v01"><color key="backgroundColor" systemColor="secondaryLabelColor"
          cocoaTouchSystemColor="darkTextColor" red="0.2" green="0.3" blue="0.4"
          alpha="0.59999999999999998" colorSpace="custom" customColorSpace="sRGB"/></view>
        <view id="v02"><color key="backgroundColor" systemColor="unheardColor" white="0.25"
          alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view>
        """), bundle: nil)
    var objects: [Any] = []
    let reports = collectingReports { objects = nib.instantiate(withOwner: nil) }
    #expect(
      objects.compactMap { ($0 as? UIView)?.backgroundColor } == [
        .secondaryLabel, UIColor(white: 0.25, alpha: 1),
      ])
    #expect(reports.count == 1)
    #expect(reports.first?.contains("there is no system color \"unheardColor\"") == true)
  }

  @Test("takes the components of a color for those of its color space")
  func colorSpaces() throws {
    let nib = UINib(
      data: document(
        """
        <view id="v01"><color key="backgroundColor" red="0.5" green="0.25" blue="0.75" alpha="0.5"
          colorSpace="custom" customColorSpace="displayP3"/></view>
        <view id="v02"><color key="backgroundColor" red="0.5" green="0.25" blue="0.75" alpha="1"
          colorSpace="displayP3"/></view>
        <view id="v03"><color key="backgroundColor" red="0.5" green="0.25" blue="0.75" alpha="1"
          colorSpace="custom" customColorSpace="sRGB"/></view>
        """), bundle: nil)
    let wide = UIColor(displayP3Red: 0.5, green: 0.25, blue: 0.75, alpha: 1)
    #expect(
      nib.instantiate(withOwner: nil).compactMap { ($0 as? UIView)?.backgroundColor } == [
        wide.withAlphaComponent(0.5), wide, UIColor(red: 0.5, green: 0.25, blue: 0.75, alpha: 1),
      ])
  }

  @Test("the contentView of an effect view follows its size, whatever the canvas says")
  func effectContent() throws {
    let nib = UINib(
      data: document(
        """
        <visualEffectView opaque="NO" contentMode="scaleToFill" id="e01">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES"
          contentMode="center" translatesAutoresizingMaskIntoConstraints="NO" id="w01">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <autoresizingMask key="autoresizingMask"/>
        </view>
        <blurEffect style="regular"/>
        </visualEffectView>
        """), bundle: nil)
    var objects: [Any] = []
    let reports = collectingReports { objects = nib.instantiate(withOwner: nil) }
    #expect(reports == [])
    let view = try #require(objects.first as? UIVisualEffectView)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(view.contentView.clipsToBounds)
    view.frame.size = CGSize(width: 320, height: 480)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("gives views and items the identifiers and all traits that tests and readers look for")
  func accessibility() throws {
    let nib = UINib(
      data: document(
        """
        <label text="12" id="l01">
        <accessibility key="accessibilityConfiguration" identifier="score" hint="Points">
        <accessibilityTraits key="traits" staticText="YES" updatesFrequently="YES"/>
        </accessibility>
        </label>
        <view id="v01">
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="box"/>
        </userDefinedRuntimeAttributes>
        </view>
        <toolbar id="t01"><items>
        <barButtonItem image="star" catalog="system" id="i01">
        <accessibility key="accessibilityConfiguration" identifier="mark" label="Favorite"/>
        </barButtonItem>
        </items></toolbar>
        """), bundle: nil)
    var objects: [Any] = []
    let reports = collectingReports { objects = nib.instantiate(withOwner: nil) }
    #expect(reports == [])
    try #require(objects.count == 3)
    let label = try #require(objects[0] as? UILabel)
    #expect(label.accessibilityIdentifier == "score")
    #expect(label.accessibilityHint == "Points")
    #expect(label.accessibilityTraits == [.staticText, .updatesFrequently])
    #expect((objects[1] as? UIView)?.accessibilityIdentifier == "box")
    let item = try #require((objects[2] as? UIToolbar)?.items?.first)
    #expect(item.accessibilityIdentifier == "mark")
    #expect(item.accessibilityLabel == "Favorite")
  }

  @Test("reads texts that Interface Builder writes as Base64")
  func encodedTexts() throws {
    let nib = UINib(
      data: document(
        """
        <label id="l01"><string key="text" base64-UTF8="YES">
        Wm/Dqwo
        </string></label>
        <label id="l02"><string key="text" base64-UTF8="YES">YeKAqGI=</string></label>
        <label id="l03"><string key="text">Wm/Dqwo</string></label>
        """), bundle: nil)
    var objects: [Any] = []
    let reports = collectingReports { objects = nib.instantiate(withOwner: nil) }
    #expect(reports == [])
    let texts = objects.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["Zo\u{EB}\n", "a\u{2028}b", "Wm/Dqwo"])
  }

  @Test("stands for placeholders that the options name")
  func externalObjects() throws {
    let nib = UINib(
      data: document(
        """
        <placeholder placeholderIdentifier="helper" id="h01"/>
        <textField id="f01"><connections>
        <outlet property="delegate" destination="h01" id="o01"/></connections></textField>
        """), bundle: nil)
    let helper = FieldHelper()
    let objects = nib.instantiate(
      withOwner: nil, options: [.externalObjects: ["helper": helper]])
    #expect((objects.first as? UITextField)?.delegate === helper)
  }
}

extension UINibTests {
  @Test("connects the drag and drop delegates of collection views")
  func dragDelegates() throws {
    let nib = UINib(
      data: document(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <collectionView id="c01">
        <collectionViewFlowLayout key="collectionViewLayout" id="f01"/>
        <connections>
        <outlet property="dragDelegate" destination="-1" id="o01"/>
        <outlet property="dropDelegate" destination="-1" id="o02"/>
        </connections>
        </collectionView>
        """), bundle: nil)
    let helper = DragHelper()
    var objects: [Any] = []
    let reports = collectingReports { objects = nib.instantiate(withOwner: helper) }
    #expect(reports == [])
    let list = try #require(objects.first as? UICollectionView)
    #expect(list.dragDelegate === helper)
    #expect(list.dropDelegate === helper)
  }
}

private final class ReportingController: UIViewController, NibConnectable {
  var reports = 0

  func report(_ sender: UIButton) { reports += 1 }

  static let nibConnections: [NibConnection] = [.action("report:", ReportingController.report)]
}

private final class ToolbarOwner: NSObject, NibConnectable {
  weak var share: UIBarButtonItem?

  func go(_ sender: UIBarButtonItem) {}

  static let nibConnections: [NibConnection] = [
    .outlet("share", \ToolbarOwner.share), .action("go:", ToolbarOwner.go),
  ]
}

private final class FieldHelper: NSObject, UITextFieldDelegate {}

private final class DragHelper: NSObject, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}
