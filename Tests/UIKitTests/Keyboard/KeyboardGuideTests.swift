import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct KeyboardGuideTests {
  private let controller = UIViewController()
  private let bar = UIView()
  private let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
  private let stage: Stage

  init() {
    stage = Stage(root: controller)
    guard let view = controller.view else { return }
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    view.addSubview(field)
    field.inputView = plate(200)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
    ])
    stage.frame()
  }

  private func settle() { stage.advance(by: 0.5) }

  @Test func `what is tied to the guide moves up with the keyboard, and back`() throws {
    #expect(bar.frame == CGRect(x: 0, y: 794, width: 390, height: 50))
    field.becomeFirstResponder()
    stage.advance(by: 0.125)
    #expect(bar.frame.minY == 594)
    let drawn = try #require(bar.layer.presentation()).frame.minY
    #expect(drawn > 600)
    #expect(drawn < 790)
    settle()
    #expect(bar.layer.presentation()?.frame.minY == 594)
    field.resignFirstResponder()
    settle()
    #expect(bar.frame.minY == 794)
  }

  @Test func `without a keyboard the guide is the bottom of the safe area`() throws {
    let view = try #require(controller.view)
    controller.additionalSafeAreaInsets.bottom = 30
    stage.frame()
    #expect(bar.frame.maxY == 814)
    #expect(
      view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 814, width: 390, height: 30))
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    stage.frame()
    #expect(bar.frame.maxY == 844)
  }

  @Test func `the guide of a part of the window ends where the part ends`() {
    let part = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 400))
    stage.window.addSubview(part)
    #expect(part.keyboardLayoutGuide.layoutFrame.height == 0)
    field.becomeFirstResponder()
    #expect(part.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 344, width: 200, height: 56))
  }

  @Test func `the guide of a view that comes later knows the keyboard that is there`() {
    field.becomeFirstResponder()
    settle()
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    part.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: part.keyboardLayoutGuide.topAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.widthAnchor.constraint(equalTo: part.keyboardLayoutGuide.widthAnchor),
      line.leadingAnchor.constraint(equalTo: part.keyboardLayoutGuide.leadingAnchor),
    ])
    stage.window.addSubview(part)
    stage.frame()
    #expect(line.frame == CGRect(x: 0, y: 644, width: 390, height: 1))
  }

  @Test func `constraints for a guide near the bottom hold, those away from it do not`() throws {
    let guide = try #require(controller.view).keyboardLayoutGuide
    let near = bar.heightAnchor.constraint(equalToConstant: 50)
    let away = bar.heightAnchor.constraint(equalToConstant: 70)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    #expect(near.isActive)
    #expect(!away.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
    #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [away])
    let nearer = bar.heightAnchor.constraint(equalToConstant: 50)
    guide.setConstraints([nearer], activeWhenNearEdge: .bottom)
    #expect(!near.isActive, "another constraint has taken its place")
    #expect(nearer.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!nearer.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }
}
