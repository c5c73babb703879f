import HeadlessHost
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct ValueControlTests {
  private let stage = Stage()

  private func show<Control: UIView>(_ control: Control, width: CGFloat = 200) -> Control {
    control.frame = CGRect(
      x: 50, y: 50, width: width, height: control.sizeThatFits(.zero).height)
    stage.window.addSubview(control)
    stage.frame()
    return control
  }

  // MARK: Switch

  @Test func `a switch keeps its size, is tapped and tells`() {
    let toggle = show(UISwitch())
    #expect(UISwitch(frame: .zero).bounds.size == CGSize(width: 51, height: 31))
    let log = ControlLog(toggle)
    stage.tap(at: CGPoint(x: 70, y: 65))
    #expect(toggle.isOn)
    #expect(log.entries.filter { $0 == "value" } == ["value"])
    #expect(toggle.accessibilityValue == "1")
    stage.tap(at: CGPoint(x: 70, y: 65))
    #expect(!toggle.isOn)
  }

  @Test func `setting a switch tells nobody`() {
    let toggle = show(UISwitch())
    let log = ControlLog(toggle)
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(log.entries.isEmpty)
  }

  @Test func `a switch is dragged over and back`() {
    let toggle = show(UISwitch())
    let log = ControlLog(toggle)
    stage.touch(.began, at: CGPoint(x: 60, y: 65))
    stage.touch(.moved, at: CGPoint(x: 90, y: 65))
    #expect(toggle.isOn)
    stage.touch(.moved, at: CGPoint(x: 60, y: 65))
    stage.touch(.ended, at: CGPoint(x: 60, y: 65))
    #expect(!toggle.isOn)
    #expect(!log.entries.contains("value"))
  }

  @Test func `a control that changes keeps the opacity that it was given`() {
    let (toggle, slider) = (show(UISwitch()), show(UISlider()))
    for control in [toggle, slider] as [UIControl] {
      control.alpha = 0.25
      control.isHighlighted = true
      control.isHighlighted = false
      #expect(control.alpha == 0.25)
      control.isEnabled = false
      #expect(control.alpha == 0.125)
      control.isEnabled = true
      #expect(control.alpha == 0.25)
    }
    toggle.isOn = true
    #expect(toggle.alpha == 0.25)
  }

  // MARK: Slider

  @Test func `a slider keeps its value in range`() {
    let slider = show(UISlider())
    slider.value = 2
    #expect(slider.value == 1)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5)
    #expect(slider.value == 5)
    slider.maximumValue = 10
    slider.value = .nan
    #expect(slider.value == 5)
    slider.maximumValue = .infinity
    slider.value = .infinity
    #expect(slider.accessibilityValue == "0%", "it is nowhere on its way")
    slider.minimumValue = -.greatestFiniteMagnitude
    slider.maximumValue = .greatestFiniteMagnitude
    slider.value = 0
    #expect(slider.accessibilityValue == "50%")
  }

  @Test func `a slider follows the finger from its knob`() {
    let slider = show(UISlider())
    let log = ControlLog(slider)
    stage.tap(at: CGPoint(x: 200, y: 65))
    #expect(slider.value == 0)
    stage.touch(.began, at: CGPoint(x: 65, y: 65))
    stage.touch(.moved, at: CGPoint(x: 151, y: 65))
    #expect(abs(slider.value - 0.5) < 0.02)
    stage.touch(.moved, at: CGPoint(x: 400, y: 65))
    stage.touch(.ended, at: CGPoint(x: 400, y: 65))
    #expect(slider.value == 1)
    #expect(log.entries.filter { $0 == "value" }.count == 2)
    #expect(slider.accessibilityValue == "100%")
  }

  @Test func `a slider may tell only at the end`() {
    let slider = show(UISlider())
    slider.isContinuous = false
    let log = ControlLog(slider)
    stage.touch(.began, at: CGPoint(x: 65, y: 65))
    stage.touch(.moved, at: CGPoint(x: 100, y: 65))
    stage.touch(.moved, at: CGPoint(x: 120, y: 65))
    #expect(!log.entries.contains("value"))
    stage.touch(.ended, at: CGPoint(x: 120, y: 65))
    #expect(log.entries.filter { $0 == "value" }.count == 1)
  }

  @Test func `a slider that assistive technology moves tells only of changes`() {
    let slider = show(UISlider())
    slider.value = 0.95
    let log = ControlLog(slider)
    slider.accessibilityIncrement()
    #expect(slider.value == 1)
    #expect(log.entries.contains("value"))
    log.clear()
    slider.accessibilityIncrement()
    #expect(slider.value == 1)
    #expect(log.entries.isEmpty)
    slider.accessibilityDecrement()
    #expect(slider.value < 1)
    #expect(log.entries.contains("value"))
  }

  @Test func `a slider in a scroll view keeps its drag`() {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 2000, height: 2000)
    stage.window.addSubview(scroll)
    let slider = UISlider(frame: CGRect(x: 50, y: 50, width: 200, height: 31))
    scroll.addSubview(slider)
    stage.frame()
    stage.touch(.began, at: CGPoint(x: 65, y: 65))
    stage.advance(by: 0.2)
    stage.touch(.moved, at: CGPoint(x: 150, y: 65))
    #expect(slider.value > 0.3)
    #expect(scroll.contentOffset == .zero)
  }

  // MARK: Stepper

  @Test func `a stepper goes by steps and stops at its limits`() {
    let stepper = show(UIStepper())
    stepper.maximumValue = 2
    stepper.stepValue = 1.5
    let (minus, plus) = (CGPoint(x: 60, y: 60), CGPoint(x: 130, y: 60))
    stage.tap(at: plus)
    #expect(stepper.value == 1.5)
    stage.tap(at: plus)
    #expect(stepper.value == 2)
    for _ in 0..<3 { stage.tap(at: minus) }
    #expect(stepper.value == 0)
    stepper.wraps = true
    stage.tap(at: minus)
    #expect(stepper.value == 2)
  }

  @Test func `a stepper goes on while a finger stays`() {
    let stepper = show(UIStepper())
    let log = ControlLog(stepper)
    stage.touch(.began, at: CGPoint(x: 130, y: 60))
    stage.advance(by: 1.5)
    let value = stepper.value
    #expect(value >= 3)
    stage.touch(.ended, at: CGPoint(x: 130, y: 60))
    stage.advance(by: 1)
    #expect(stepper.value == value)
    #expect(log.entries.filter { $0 == "value" }.count == Int(value))
  }

  @Test func `a stepper that is disabled under a finger stops`() {
    let stepper = show(UIStepper())
    stepper.addAction(
      UIAction { [weak stepper] _ in if stepper?.value == 2 { stepper?.isEnabled = false } },
      for: .valueChanged)
    stage.touch(.began, at: CGPoint(x: 130, y: 60))
    stage.advance(by: 3)
    #expect(stepper.value == 2)
    stage.touch(.ended, at: CGPoint(x: 130, y: 60))
    stage.advance(by: 1)
    #expect(stepper.value == 2)
  }

  @Test func `controls that draw themselves are seen in the first frame`() {
    let display = HeadlessDisplay.install()
    let pages = UIPageControl()
    pages.numberOfPages = 2
    for control in [show(UIStepper()), show(pages)] as [UIView] {
      #expect(display.textSnapshot(of: control).contains("fill"))
    }
  }

  // MARK: Pages and progress

  @Test func `a page control keeps its page in range and turns by taps`() {
    let pages = show(UIPageControl())
    pages.currentPage = 3
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 3
    let log = ControlLog(pages)
    stage.tap(at: CGPoint(x: 200, y: 60))
    #expect(pages.currentPage == 1)
    stage.tap(at: CGPoint(x: 60, y: 60))
    stage.tap(at: CGPoint(x: 60, y: 60))
    #expect(pages.currentPage == 0)
    #expect(log.entries.filter { $0 == "value" }.count == 2)
    pages.currentPage = 2
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    #expect(pages.size(forNumberOfPages: 4).width > pages.size(forNumberOfPages: 3).width)
  }

  @Test func `a page control that is disabled does not turn`() {
    let pages = show(UIPageControl())
    pages.numberOfPages = 3
    pages.isEnabled = false
    let log = ControlLog(pages)
    pages.accessibilityIncrement()
    #expect(pages.currentPage == 0)
    #expect(log.entries.isEmpty)
    pages.isEnabled = true
    pages.accessibilityIncrement()
    #expect(pages.currentPage == 1)
  }

  @Test func `of a million pages those around the present one have dots`() {
    let pages = show(UIPageControl())
    pages.numberOfPages = 1_000_000
    pages.currentPage = 999_999
    stage.frame()
    let dots = pages.layer.displayNode(at: 0).debugDescription.components(separatedBy: "fill")
    #expect(dots.count > 5)
    #expect(dots.count < 20)
  }

  @Test func `progress is kept between 0 and 1`() {
    let bar = show(UIProgressView(progressViewStyle: .default))
    bar.progress = 0.25
    #expect(bar.accessibilityValue == "25%")
    bar.setProgress(3, animated: true)
    #expect(bar.progress == 1)
    bar.progress = -.infinity
    #expect(bar.progress == 0)
  }

  @Test func `an activity indicator hides while it stands still`() {
    let wheel = show(UIActivityIndicatorView(style: .large))
    #expect(wheel.isHidden)
    #expect(wheel.intrinsicContentSize == CGSize(width: 37, height: 37))
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    #expect(wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test func `an activity indicator that is started again goes on turning`() throws {
    let wheels = (0..<2).map { _ in show(UIActivityIndicatorView()) }
    func angles() throws -> [CGFloat] {
      try wheels.map { wheel in
        let spokes = try #require(wheel.layer.sublayers?.first?.presentation())
        return atan2(spokes.transform.m12, spokes.transform.m11)
      }
    }
    for wheel in wheels { wheel.startAnimating() }
    stage.advance(by: 0.3)
    #expect(try angles()[0] != 0)
    wheels[1].startAnimating()
    stage.frame()
    #expect(try angles()[1] == angles()[0])
  }

  // MARK: Segments

  @Test func `segments are chosen by taps`() {
    let segments = show(UISegmentedControl(items: ["One", "Two", "Three"]), width: 300)
    #expect(segments.numberOfSegments == 3)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    let log = ControlLog(segments)
    stage.tap(at: CGPoint(x: 200, y: 65))
    #expect(segments.selectedSegmentIndex == 1)
    stage.tap(at: CGPoint(x: 200, y: 65))
    #expect(log.entries.filter { $0 == "value" }.count == 1)
    segments.setEnabled(false, forSegmentAt: 2)
    stage.tap(at: CGPoint(x: 330, y: 65))
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test func `the thumb is dragged over segments`() {
    let segments = show(UISegmentedControl(items: ["One", "Two", "Three"]), width: 300)
    segments.selectedSegmentIndex = 0
    stage.drag([CGPoint(x: 60, y: 65), CGPoint(x: 200, y: 65), CGPoint(x: 330, y: 65)])
    #expect(segments.selectedSegmentIndex == 2)
    stage.touch(.ended, at: CGPoint(x: 330, y: 65))
    #expect(segments.selectedSegmentIndex == 2)
  }

  @Test func `constraints follow the widths that titles and shares want`() {
    let segments = UISegmentedControl(items: ["A", "A long title"])
    segments.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(segments)
    NSLayoutConstraint.activate([
      segments.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      segments.topAnchor.constraint(equalTo: stage.window.topAnchor),
    ])
    stage.frame()
    let usual = segments.bounds.width
    segments.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 24)], for: .normal)
    stage.frame()
    let large = segments.bounds.width
    #expect(large > usual + 20)
    segments.apportionsSegmentWidthsByContent = true
    stage.frame()
    #expect(segments.bounds.width < large - 20)
  }

  @Test func `the selection follows its segment`() {
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    segments.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 2)
    #expect(segments.titleForSegment(at: 0) == "Zero")
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 1)
    segments.removeSegment(at: 1, animated: false)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    segments.removeAllSegments()
    #expect(segments.numberOfSegments == 0)
  }

  @Test func `a segment that is taken away under a finger is not chosen`() {
    let segments = show(UISegmentedControl(items: ["One", "Two", "Three"]), width: 300)
    let log = ControlLog(segments)
    let last = CGPoint(x: 330, y: 65)
    stage.touch(.began, at: last)
    segments.removeSegment(at: 2, animated: false)
    stage.touch(.ended, at: last)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!log.entries.contains("value"))
  }

  @Test func `a finger chooses the segment that it pressed wherever that is by now`() {
    let segments = show(UISegmentedControl(items: ["One", "Two"]), width: 200)
    let first = CGPoint(x: 60, y: 65)
    stage.touch(.began, at: first)
    segments.insertSegment(withTitle: "Zero", at: 0, animated: false)
    segments.insertSegment(withTitle: "Half", at: 0, animated: false)
    segments.removeSegment(at: 0, animated: false)
    stage.touch(.ended, at: first)
    #expect(segments.selectedSegmentIndex == 1)
    #expect(segments.titleForSegment(at: 1) == "One")
  }

  @Test func `momentary segments stay chosen no longer than they are touched`() {
    let segments = show(UISegmentedControl(items: ["One", "Two"]), width: 200)
    segments.isMomentary = true
    var chosen: [Int] = []
    segments.addAction(
      UIAction { [weak segments] _ in chosen.append(segments?.selectedSegmentIndex ?? -2) },
      for: .valueChanged)
    stage.tap(at: CGPoint(x: 70, y: 65))
    stage.tap(at: CGPoint(x: 70, y: 65))
    #expect(chosen == [0, 0])
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a segment's action runs when it is chosen`() {
    var ran: [String] = []
    let actions = ["A", "B"].map { name in
      UIAction(title: name, identifier: .init(name)) { _ in ran.append(name) }
    }
    let segments = show(UISegmentedControl(frame: .zero, actions: actions), width: 200)
    stage.tap(at: CGPoint(x: 200, y: 65))
    #expect(ran == ["B"])
    #expect(segments.segmentIndex(identifiedBy: .init("B")) == 1)
  }

  // MARK: Sliding

  private func segments() -> (control: UISegmentedControl, thumb: UIView?) {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 50, y: 50, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    stage.window.addSubview(control)
    stage.frame()
    return (control, control.subviews.first { $0.layer.cornerRadius == 7 })
  }

  @Test func `a handler that sets the chosen index and lays out lets the thumb slide`() throws {
    let (control, thumb) = segments()
    let start = try #require(thumb).frame.minX
    control.addAction(
      UIAction { [weak control] _ in
        guard let control else { return }
        control.selectedSegmentIndex = control.selectedSegmentIndex
        control.setNeedsLayout()
        control.layoutIfNeeded()
      }, for: .valueChanged)
    stage.tap(at: CGPoint(x: 300, y: 65))
    stage.advance(by: 0.05)
    let end = try #require(thumb).frame.minX
    let shown = try #require(thumb?.layer.presentation()).frame.minX
    #expect(end > start + 150)
    #expect(shown > start)
    #expect(shown < end - 20)
    control.selectedSegmentIndex = 2
    stage.frame()
    #expect(try #require(thumb?.layer.presentation()).frame.minX == shown)
    stage.advance(by: 1)
    #expect(try #require(thumb?.layer.presentation()).frame.minX == end)
  }

  @Test func `the chosen index set again moves nothing`() throws {
    let (control, thumb) = segments()
    control.selectedSegmentIndex = 0
    stage.advance(by: 0.05)
    #expect(try #require(thumb).layer.animationKeys() == nil)
  }

  @Test func `a stepper tells only of changes`() {
    let stepper = show(UIStepper())
    stepper.maximumValue = 1
    stepper.value = 1
    let log = ControlLog(stepper)
    let plus = CGPoint(x: 130, y: 60)
    stage.tap(at: plus)
    stage.touch(.began, at: plus)
    stage.advance(by: 2)
    stage.touch(.ended, at: plus)
    stepper.accessibilityIncrement()
    #expect(!log.entries.contains("value"))
    stepper.maximumValue = 9
    stage.touch(.began, at: plus)
    stage.touch(.moved, at: CGPoint(x: 300, y: 400))
    stage.touch(.ended, at: CGPoint(x: 300, y: 400))
    #expect(stepper.value == 1)
    #expect(!log.entries.contains("value"))
    stage.tap(at: plus)
    #expect(stepper.value == 2)
    #expect(log.entries.filter { $0 == "value" }.count == 1)
  }
}
