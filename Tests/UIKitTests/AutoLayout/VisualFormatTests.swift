import Testing
import UIKit

@Suite(.timeLimit(.minutes(1))) @MainActor struct VisualFormatTests {
  let world = LayoutWorld()
  let icon = UIView()
  let title = UIView()

  init() { world.add(icon, title) }

  private func activate(_ formats: String..., options: NSLayoutConstraint.FormatOptions = []) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: ["gap": 12, "low": CGFloat(250)],
          views: ["icon": icon, "title": title]))
    }
    world.layout()
  }

  @Test func `a row between the edges of the superview`() {
    activate("H:|-16-[icon(44)]-gap-[title]-20-|", "V:|-5-[icon(30)]", "V:|[title]|")
    #expect(icon.frame == CGRect(16, 5, 44, 30))
    #expect(title.frame == CGRect(72, 0, 228, 480))
  }

  @Test func `hyphens alone are margins and the standard space`() {
    world.root.layoutMargins = UIEdgeInsets(top: 1, left: 10, bottom: 1, right: 30)
    activate("|-[icon(50)]-[title]-|", "V:|-[icon]-|", "V:|-[title]-|")
    #expect(icon.frame == CGRect(10, 1, 50, 478))
    #expect(title.frame == CGRect(68, 1, 222, 478))
  }

  @Test func `sizes can be those of other views, limits and wishes`() {
    activate(
      "[icon(title)]", "|[title(>=60,<=100,==300@low)]-(>=gap,0@low)-[icon]", "V:|[icon(7)]",
      "V:|[title(icon)]")
    #expect(title.frame == CGRect(0, 0, 100, 7))
    #expect(icon.frame == CGRect(112, 0, 100, 7))
  }

  @Test func `options line views up across the axis`() {
    activate("V:|-40-[icon(20)]")
    activate("|[icon(20)][title(30)]", options: .alignAllTop)
    activate("V:[title(10)]")
    #expect(title.frame == CGRect(20, 40, 30, 10))
  }

  @Test func `a row can run from right to left`() {
    activate("|-10-[icon(20)]-5-[title(30)]", options: .directionRightToLeft)
    #expect(icon.frame.minX == 290)
    #expect(title.frame.minX == 255)
  }

  @Test(arguments: ["|[nobody]|", "|[icon", "|-x-[icon]", "", "[icon]-"])
  func `a picture that cannot be read stops the program`(format: String) async {
    await #expect(processExitsWith: .failure) { @MainActor [format] in
      let view = UIView()
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: format, metrics: nil, views: ["icon": view])
    }
  }
}
