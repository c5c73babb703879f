import KumikoNibs
import Testing
import UIKit

/// The data of a nib with objects.
func document(_ objects: String) -> Data {
  Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
    \(objects)
    </objects>
    </document>
    """.utf8)
}

/// What was reported while a block ran.
@MainActor
func collectingReports(_ body: () -> Void) -> [String] {
  let report = Diagnostics.report
  defer { Diagnostics.report = report }
  var messages: [String] = []
  Diagnostics.report = { messages.append($0) }
  body()
  return messages
}

@MainActor
@Suite("Faults in nibs") struct NibFaultTests {
  private func objects(of data: Data) -> [Any] {
    UINib(data: data, bundle: nil).instantiate(withOwner: nil)
  }

  @Test("a missing file is reported in UIKit's words and makes nothing")
  func missing() {
    let reports = collectingReports {
      #expect(UINib(nibName: "Nowhere", bundle: .module).instantiate(withOwner: nil).isEmpty)
      #expect(Bundle.module.loadNibNamed("Nowhere2", owner: nil) == nil)
    }
    #expect(reports.count == 2)
    #expect(reports.first?.hasPrefix("Could not load NIB in bundle: 'NSBundle <") == true)
    #expect(reports.first?.contains("with name 'Nowhere'") == true)
  }

  @Test(
    "what is no nib is reported",
    arguments: [
      ("<document><objects></document>", "The XML is malformed at line 1"),
      ("", "The XML is malformed"),
      ("<html/>", "The file holds <html> and no document of Interface Builder"),
      (
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>",
        "Storyboards are not supported"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
        "is of type com.apple.InterfaceBuilder3.Cocoa.XIB and not for UIKit"
      ),
      ("NIBArchive\u{1}", "The file is compiled"),
      (String(repeating: "<view>", count: 100_000), "The XML is malformed at line 1"),
    ])
  func unreadable(text: String, message: String) {
    let reports = collectingReports { #expect(objects(of: Data(text.utf8)).isEmpty) }
    #expect(reports.count == 1)
    #expect(reports.first?.contains(message) == true)
  }

  @Test("what a file has and UIKit lacks is named with its line, and the rest is made")
  func unsupported() {
    let data = document(
      """
      <view id="v1" alpha="much" wobble="YES">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <subviews>
          <mapView id="m1"><rect key="frame" x="0" y="0" width="9" height="9"/></mapView>
        </subviews>
        <hologram key="depth"/>
      </view>
      <sceneKitThing/>
      """)
    var made: [Any] = []
    let reports = collectingReports { made = objects(of: data) }
    #expect(
      reports == [
        "data.xib:4: alpha=\"much\" of <view> is not understood",
        "data.xib:7: <mapView> is not supported; a plain view stands in its place",
        "data.xib:4: wobble=\"YES\" of <view> is not supported",
        "data.xib:9: <hologram> for \"depth\" is not supported and was left out",
        "data.xib:11: <sceneKitThing> is not supported and was left out",
      ])
    #expect((made.first as? UIView)?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((made.first as? UIView)?.subviews.first?.frame.width == 9)
  }

  @Test("unknown classes and classes of another kind are reported; UIKit's own take their place")
  func unknownClasses() {
    let data = document(
      """
      <label customClass="Nobody" customModule="Nowhere" text="1"/>
      <view customClass="CardOwner" customModule="UIKitTests"/>
      <view customClass="UILabel"/>
      <view customClass="BannerHeader" customModule="AppOnlyOnApple"/>
      <view customClass="a.b..c" customModule="😀"/>
      """)
    var made: [Any] = []
    let reports = collectingReports {
      made = UINib(data: data, bundle: nil).instantiate(withOwner: CardOwner())
    }
    #expect(
      reports == [
        "data.xib:4: Unknown class Nowhere.Nobody in Interface Builder file.",
        "data.xib:5: CardOwner is no subclass of UIView, which <view> asks for",
        "data.xib:8: Unknown class 😀.a.b..c in Interface Builder file.",
      ])
    #expect((made[0] as? UILabel)?.text == "1")
    #expect(made[2] is UILabel)
    #expect(made[3] is BannerHeader)
  }

  @Test("connections that lead nowhere are reported")
  func connections() {
    let data = document(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="card" destination="l1" id="o1"/>
      <outlet property="nothing" destination="l1" id="o2"/>
      <outlet property="card" destination="gone" id="o3"/>
      </connections></placeholder>
      <label id="l1"/>
      <button id="b1"><connections>
      <action selector="vanish:" destination="-1" eventType="touchUpInside" id="a1"/>
      <segue destination="x" kind="show" id="s1"/>
      </connections></button>
      """)
    let reports = collectingReports {
      _ = UINib(data: data, bundle: nil).instantiate(withOwner: CardOwner())
    }
    #expect(
      reports == [
        "data.xib:5: \"card\" of CardOwner cannot hold a UILabel",
        "data.xib:6: [<CardOwner> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key nothing. List it in the class's nibConnections "
          + "(NibConnectable).",
        "data.xib:7: the outlet \"card\" leads to \"gone\", which was not made",
        "data.xib:11: -[CardOwner vanish:]: unrecognized selector. List it in the class's "
          + "nibConnections (NibConnectable).",
        "data.xib:12: <segue> is not supported and was left out",
      ])
  }

  @Test("an action of something that its method does not take is reported once")
  func otherSender() throws {
    let data = document(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <switch id="s1"><connections>
      <action selector="follow:" destination="-1" eventType="valueChanged" id="a1"/>
      <action selector="see:" destination="-1" eventType="valueChanged" id="a2"/>
      </connections></switch>
      """)
    let owner = StrictOwner()
    let control = UINib(data: data, bundle: nil).instantiate(withOwner: owner).first as? UISwitch
    let reports = collectingReports {
      for _ in 0..<2 { control?.sendActions(for: .valueChanged) }
    }
    #expect(
      reports == [
        "-[StrictOwner]: a method takes UIButton as its sender, but it is sent by a UISwitch, so "
          + "it is not called. Let it take what sends it, or Any.",
        "-[StrictOwner]: a method takes Optional<UIButton> as its sender, but it is sent by a "
          + "UISwitch, so it is called with nil. Let it take what sends it, or Any.",
      ])
    #expect(owner.followed == 0)
    #expect(owner.seen == 2)
  }

  @Test("constraints that UIKit stops at are left out")
  func constraints() throws {
    let data = document(
      """
      <view id="v1"><subviews><view id="v2"/></subviews><constraints>
      <constraint firstItem="v2" firstAttribute="leading" secondItem="v1" secondAttribute="top" id="c1"/>
      <constraint firstItem="v2" firstAttribute="leading" secondItem="v1" secondAttribute="right" id="c2"/>
      <constraint firstItem="v2" firstAttribute="leading" constant="4" id="c3"/>
      <constraint firstItem="v2" firstAttribute="width" secondItem="gone" secondAttribute="width" id="c4"/>
      <constraint firstItem="v3" firstAttribute="width" constant="1" id="c5"/>
      <constraint firstItem="v2" firstAttribute="width" constant="1e300" multiplier="1:0" priority="-4" id="c6"/>
      </constraints></view>
      <view id="v3"/>
      """)
    var made: [Any] = []
    let reports = collectingReports { made = objects(of: data) }
    #expect(reports.count == 6)
    let view = try #require(made.first as? UIView)
    #expect(view.constraints.count == 1)
    view.layoutIfNeeded()
  }

  @Test("a class that loads its own nib while it is made comes to an end")
  func recursion() {
    let reports = collectingReports {
      _ = UINib(data: Recursive.data, bundle: nil).instantiate(withOwner: nil)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("It is made again while it is being made") == true)
  }

  @Test("a named color that stands for itself comes to an end")
  func colorsWithoutEnd() {
    let data = document(
      """
      <view id="v1"><color key="backgroundColor" name="Loop"/></view>
      <view id="v2"><color key="backgroundColor" name="Ring"/></view>
      </objects>
      <resources>
      <namedColor name="Loop"><color name="Loop"/></namedColor>
      <namedColor name="Ring"><color name="Loop" white="0.5" alpha="1"/></namedColor>
      </resources>
      <objects>
      """)
    var made: [Any] = []
    let reports = collectingReports { made = objects(of: data) }
    #expect(
      reports == [
        "data.xib:8: the color \"Loop\" has no components: it names \"Loop\"",
        "data.xib:9: the color \"Ring\" has no components: it names \"Loop\"",
      ])
    #expect(made.count == 2)
    #expect((made.last as? UIView)?.backgroundColor == UIColor(white: 0.5, alpha: 1))
  }

  @Test("what UIKit stops at is left out, or put where it belongs")
  func fatalValues() throws {
    let data = document(
      """
      <segmentedControl selectedSegmentIndex="-7" id="s1">
      <segments><segment title="One"/><segment title="Two"/></segments>
      </segmentedControl>
      <visualEffectView id="e1">
      <subviews><label text="In front" id="l1"/></subviews>
      </visualEffectView>
      """)
    var made: [Any] = []
    let reports = collectingReports { made = objects(of: data) }
    try #require(made.count == 2)
    let segments = try #require(made[0] as? UISegmentedControl)
    #expect(segments.numberOfSegments == 2)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    let effect = try #require(made[1] as? UIVisualEffectView)
    #expect(effect.contentView.subviews.first is UILabel)
    #expect(
      reports == [
        "data.xib:8: <label> was put into the contentView of UIVisualEffectView"
      ])
  }

  @Test("a nib without a cell, registered for cells, gives a cell without content")
  func wrongRegistration() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UINib(data: document("<view/>"), bundle: nil), forCellReuseIdentifier: "a")
    var cell: UITableViewCell?
    let reports = collectingReports { cell = table.dequeueReusableCell(withIdentifier: "a") }
    #expect(cell?.reuseIdentifier == "a")
    #expect(
      reports == [
        "invalid nib registered for identifier (a) - nib must contain exactly one top level object "
          + "which must be a UITableViewCell instance"
      ])
  }

  @Test("a controller whose nib sets no view gets a plain one")
  func noViewOutlet() {
    let controller = UIViewController(nibName: "BannerHeader", bundle: .module)
    let reports = collectingReports { controller.loadViewIfNeeded() }
    #expect(controller.view.subviews.isEmpty)
    #expect(
      reports == [
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"BannerHeader\" nib but the "
          + "view outlet was not set."
      ])
  }
}

@MainActor
private final class StrictOwner: NSObject, NibConnectable {
  var followed = 0
  var seen = 0

  func follow(_ sender: UIButton) { followed += 1 }

  func see(_ sender: UIButton?) { seen += 1 }

  static let nibConnections: [NibConnection] = [
    .action("follow:", StrictOwner.follow),
    .action("see:", StrictOwner.see),
  ]
}

private final class Recursive: UIView {
  static let data = document("<view customClass=\"RecursiveView\" customModule=\"UIKitTests\"/>")
}

final class RecursiveView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = UINib(data: Recursive.data, bundle: nil).instantiate(withOwner: self)
  }
}
