import KumikoBento
import KumikoTesting
import Testing
import _UIKitTestSupport

struct NameRow: Renderable {
  let name: String

  func render(in view: UILabel) { view.text = name }
}

enum SectionID: Hashable { case user, devices }
enum RowID: Hashable { case name, admin, device(Int) }

struct User {
  var name = "Ada"
  var isAdmin = true
  var devices = ["Phone", "Watch"]
}

@MainActor
func profile(_ user: User) -> Box<SectionID, RowID> {
  return .empty
    |-+ Section(id: .user, header: Component.EmptySpace(height: 24))
    |---+ Node(id: .name, component: NameRow(name: user.name))
    |---? .iff(user.isAdmin) {
      Node(id: .admin, component: NameRow(name: "Administrator"))
    }
    |-+ Section(id: .devices)
    |---* user.devices.enumerated().map { number, device in
      Node(id: .device(number), component: NameRow(name: device))
    }
}

@MainActor
@Suite("Guide: moving from Bento, through the door", .closesWindows)
struct GuideTests {
  @Test("The first box")
  func profileBox() {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let stage = TestStage(view: tableView, size: CGSize(width: 320, height: 400))
    var user = User()
    tableView.render(profile(user))
    stage.settle()
    #expect(stage.texts == ["Ada", "Administrator", "Phone", "Watch"])
    user.isAdmin = false
    tableView.render(profile(user))
    stage.settle()
    #expect(stage.texts == ["Ada", "Phone", "Watch"])
    stage.close()
  }
}
