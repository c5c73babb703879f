import KumikoRender
import Testing

@MainActor
@Suite("Guide: moving from Render, through the door")
struct GuideTests {
  @Test("The first component")
  func greeting() {
    let view = GreetingView()
    view.state = Person(name: "Ada")
    view.renderComponent(CGSize.sizeConstraintToWidth(320))
    let label: UILabel? = view.root.viewWithIdentifier("name")
    #expect(label?.text == "Ada")
    let control = view.root.children[1].renderedView
    #expect(control?.frame.maxX == 312)
    #expect(label?.frame.maxX == control?.frame.minX)
    #expect((control as? UISwitch)?.isOn == true)
  }
}
