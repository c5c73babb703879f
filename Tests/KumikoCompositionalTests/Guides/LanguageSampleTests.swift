import Kumiko
import KumikoTesting
import Observation
import Testing
import UIKit
import _UIKitTestSupport

/// The eight things that users of the library write most, as they are written.
@MainActor
@Suite("Samples of the language", .closesWindows)
struct LanguageSampleTests {
  struct Person: Identifiable {
    var id: Int
    var name: String
    var city = "Kyoto"
  }

  @Observable
  final class People {
    var people: [Person]
    init(_ people: [Person] = []) { self.people = people }
    func remove(_ person: Person) { people.removeAll { $0.id == person.id } }
  }

  // MARK: 1. A first screen, whole

  final class PeopleController: ListViewController {
    let model: People
    init(model: People) { self.model = model; super.init() }
    func sections() -> [Section] {
      Section("Team", footer: "\(model.people.count) people") {
        for person in model.people {
          ListRow(person.name, subtitle: person.city, icon: .initials("\(person.name.prefix(1))"))
            .id(person.id)
            .deletable { [unowned self] in model.remove(person) }
        }
      }
      if model.people.isEmpty {
        Section {
          ButtonRow("Add") { [unowned self] in model.people = [Person(id: 9, name: "Mika")] }
        }
      }
    }
  }

  // MARK: 8. A test

  @Test("a screen follows its model, and a test reads like its user")
  func screen() async throws {
    let stage = TestStage(root: PeopleController(model: People([Person(id: 1, name: "Ada")])))
    try stage.swipe(on: "Ada", by: -120)
    stage.settle()
    try stage.tap(on: "Delete")
    await stage.settleRenders()
    stage.settle()
    #expect(!stage.texts.contains("Ada"))
    try stage.tap(on: "Add")
    await stage.settleRenders()
    stage.settle()
    #expect(stage.texts.contains("Mika"))
  }

  @Test("a screen that is left is released with its rows")
  func release() async {
    weak var left: PeopleController?
    do {
      let controller = PeopleController(model: People([Person(id: 1, name: "Ada")]))
      left = controller
      let stage = TestStage(root: controller)
      stage.settle()
      stage.window.rootViewController = UIViewController()
      stage.settle()
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(left == nil)
  }

  // MARK: 2. In an existing controller

  struct TaskRow: Component {
    let id: Int
    init(_ id: Int) { self.id = id }
    func render(in label: UILabel) { label.text = "Task \(id)" }
  }

  @Test("a table is shown in two lines")
  func table() {
    let (tableView, tasks) = (UITableView(), [1, 2])
    let list = TableRenderer(tableView)
    list.render { Section("Today") { for task in tasks { TaskRow(task) } } }
    #expect(texts(in: tableView) == ["Today", "Task 1", "Task 2"])
  }

  // MARK: 3. A row of one's own, UIKit's way

  final class AvatarView: UIView {
    var name = "" {
      didSet { accessibilityLabel = name }
    }
  }

  struct AvatarRow: Component {
    let user: Person
    var id: Person.ID { user.id }
    func renderContent() -> AvatarView { AvatarView() }
    func render(in view: AvatarView) { view.name = user.name }
  }

  // MARK: 4. A row of one's own, declared

  struct Album: Identifiable {
    var id: Int
    var title: String
    var artist: String
    var cover: UIImage?
    var isFavorite = true
  }

  struct AlbumRow: Component {
    let album: Album
    var id: Album.ID { album.id }
    var body: some ElementTree {
      HFlex(spacing: 12) {
        ImageElement(album.cover).size(56).cornerRadius(8)
        VFlex {
          TextElement(album.title, .headline)
          TextElement(album.artist, .subheadline, .secondaryLabel)
        }
        .grow()
        if album.isFavorite { SymbolElement("heart.fill", tint: .systemPink) }
      }
      .padding(12)
    }
  }

  @Test("rows of both kinds stand in one list")
  func rows() throws {
    let list = ListView()
    list.render {
      AvatarRow(user: Person(id: 1, name: "Ada"))
      AlbumRow(album: Album(id: 2, title: "Sea charts", artist: "The Ferries"))
    }
    #expect(texts(in: list) == ["Sea charts", "The Ferries"])
    #expect(list.renderer.data[0].cells.map(\.id) == [1, 2])
  }

  // MARK: 5. Layouts

  @Test("layouts are a property of sections")
  func layouts() {
    let (photos, books, rooms, links) = (0..<6, 10..<14, 20..<24, ["Imprint"])
    let list = ListView()
    list.render {
      Section("Photos", layout: .grid(columns: 3, spacing: 2)) { for id in photos { TaskRow(id) } }
      Section("New", layout: .shelf(height: 180, paging: .group)) {
        for id in books { TaskRow(id) }
      }
      Section("Rooms", layout: .grid(minimumWidth: 110, spacing: 8)) {
        for id in rooms { TaskRow(id) }
      }
      Section("Notes", layout: .waterfall(columns: 2)) { for id in photos { TaskRow(id) } }
      Section("About", layout: .list(.insetGrouped)) {
        for link in links { ListRow(link) {}.id(link) }
      }
      Section("Mosaic") {
        HGroup(width: .fractionalWidth(1), height: .absolute(200)) {
          TaskRow(1).layoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
          VGroup(width: .fractionalWidth(0.5), height: .fractionalHeight(1)) {
            TaskRow(2).layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.5))
            TaskRow(3).layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.5))
          }
        }
      }
    }
    let stage = TestStage(view: list, size: CGSize(width: 390, height: 1200))
    stage.settle()
    func frame(_ section: Int, _ item: Int) -> CGRect {
      list.layoutAttributesForItem(at: [section, item])?.frame ?? .null
    }
    #expect(frame(0, 2).minY == frame(0, 0).minY && frame(0, 3).minY > frame(0, 0).minY)
    #expect(frame(1, 1).height == 180)
    #expect(frame(2, 2).minY == frame(2, 0).minY)
    #expect(frame(3, 1).minX > frame(3, 0).minX && frame(3, 2).minX == 0)
    #expect(frame(4, 0).minX > 0)
    #expect(frame(5, 2).minX == 195 && frame(5, 2).height == 100)
  }

  // MARK: 6. What lists do

  @Test("what a list does is said once for tables and collections")
  func options() async throws {
    @MainActor
    final class Inbox {
      var reloads = 0
      var pages = 0
      func reload() async { reloads += 1 }
      func loadMore() async { pages += 1 }
    }
    let inbox = Inbox()
    @Bound var query = ""
    @Bound var selected: Set<Int> = []
    let (tableView, list) = (UITableView(), ListView())
    let table = TableRenderer(tableView)
    func options() -> ListOptions {
      ListOptions()
        .refreshable { await inbox.reload() }
        .searchable(text: $query, prompt: "Search")
        .pagination { await inbox.loadMore() }
        .selection($selected)
        .anchor(.visibleRow)
    }
    table.render(options()) { Section("Inbox") { for id in 0..<3 { TaskRow(id) } } }
    list.render(options()) { Section("Inbox") { for id in 0..<3 { TaskRow(id) } } }
    for view in [tableView, list] {
      let pages = inbox.pages
      let stage = TestStage(view: view)
      stage.settle()
      await stage.settleRenders()
      #expect(inbox.pages > pages)
      #expect(view.refreshControl != nil)
      try stage.tap(on: "Task 1")
      #expect(selected.contains(1))
      selected = []
    }
  }

  // MARK: 7. A form

  struct SignUp {
    var name = ""
    var password = ""
    var birthday = Date(timeIntervalSince1970: 0)
    var newsletter = false
  }

  final class SignUpController: ListViewController {
    @Bound var form = SignUp()
    private(set) var sent: [String] = []
    func sections() -> [Section] {
      Section("Account") {
        TextInput("Name", text: $form.name)
        TextInput("Password", text: $form.password, isSecure: true)
          .validated { $0.count >= 8 ? nil : "At least 8 characters" }
        DateRow("Birthday", date: $form.birthday)
        ToggleRow("Newsletter", isOn: $form.newsletter)
        ButtonRow("Sign up") { [unowned self] in sent.append(form.name) }.disabled(!$form.isValid)
      }
    }
  }

  @Test("rows of a form need no ids, and its button knows whether all is well")
  func form() async throws {
    let controller = SignUpController()
    let stage = TestStage(root: controller)
    stage.settle()
    try stage.tap(on: "Sign up")
    #expect(controller.sent == [])
    controller.form.name = "Ada"
    controller.form.password = "long enough"
    await stage.settleRenders()
    try stage.tap(on: "Sign up")
    #expect(controller.sent == ["Ada"])
  }

  private func texts(in list: UIView) -> [String] {
    let stage = TestStage(view: list)
    stage.settle()
    return stage.texts
  }
}
