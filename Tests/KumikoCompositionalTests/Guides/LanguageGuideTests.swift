import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// The snippets of `Documentation/Language.md`, word for word, with what they need around them.
@MainActor
@Suite(.closesWindows) struct `The page of the language` {
  struct User: Identifiable {
    var id: Int
    var name: String
  }

  final class AvatarView: UIView {
    private(set) var name: String?

    func show(_ user: User) { name = user.name }
  }

  struct AvatarRow: Component {
    let user: User
    var id: User.ID { user.id }
    func renderContent() -> AvatarView { AvatarView() }
    func render(in view: AvatarView) { view.show(user) }
  }

  struct Person: Identifiable {
    var id: Int
    var name: String
    var city = "Kyoto"
  }

  struct Guest {
    var id = 1
    var name = ""
    var isVegetarian = false
    var isSent = false
  }

  struct Line { var number: Int }

  struct LogRow: Component {
    var line: Line
    func render(in label: UILabel) { label.text = "Line \(line.number)" }
  }

  struct Photo: Component {
    var id: Int
    init(_ id: Int) { self.id = id }
    func renderContent() -> UILabel { UILabel() }
    func render(in label: UILabel) { label.text = "Photo \(id)" }
  }

  struct Album: Identifiable {
    var id: Int
    var title: String
    var cover: UIImage?
    var isFavorite = false
  }

  struct AlbumRow: Component {
    let album: Album
    var id: Album.ID { album.id }
    var body: some ElementTree {
      HFlex(spacing: 12) {
        ImageElement(album.cover).size(56).cornerRadius(8)
        TextElement(album.title, .headline).grow()
        if album.isFavorite { SymbolElement("heart.fill", tint: .systemPink) }
      }
      .padding(12)
    }
  }

  /// A screen of one list view.
  private func stage(_ list: UIView) -> TestStage {
    let stage = TestStage(view: list, size: CGSize(width: 390, height: 844))
    stage.settle()
    return stage
  }

  @Test func `shows components as rows, by their ids`() throws {
    let list = ListView()
    list.render { AvatarRow(user: User(id: 7, name: "Ada")) }
    #expect(try stage(list).view(of: AvatarView.self).name == "Ada")
    #expect(list.renderer.data[0].cells.map(\.id) == [7])
  }

  @Test func `changes rows by modifiers`() throws {
    var opened: [String] = []
    var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
    func open(_ person: Person) { opened.append(person.name) }
    func remove(_ person: Person) { people.removeAll { $0.id == person.id } }
    let list = ListView()
    list.render {
      for person in people {
        ListRow(person.name, subtitle: person.city)
          .id(person.id)
          .style(\.titleLabel.textColor, .systemRed)
          .onSelect { open(person) }
          .deletable { remove(person) }
      }
    }
    let stage = stage(list)
    try stage.tap(on: "Grace")
    #expect(opened == ["Grace"])
    try stage.swipe(on: "Ada", by: -330)
    stage.settle()
    #expect(people.map(\.name) == ["Grace"])
  }

  @Test func `knows sections and rows of forms by their places`() throws {
    var people: [Person] = []
    func add() { people.append(Person(id: 1, name: "Ada")) }
    let list = ListView()
    func render() {
      list.render {
        Section("Team", footer: "\(people.count) people") {
          for person in people { ListRow(person.name).id(person.id) }
        }
        if people.isEmpty { Section { ButtonRow("Add somebody") { add() } } }
      }
    }
    render()
    let stage = stage(list)
    #expect(stage.texts == ["Team", "0 people", "Add somebody"])
    try stage.tap(on: "Add somebody")
    render()
    stage.settle()
    #expect(stage.texts == ["Team", "Ada", "1 people"])
  }

  @RowsBuilder func fields(of guest: Bound<Guest>) -> Rows {
    TextInput("Name", text: guest.name).validated { $0.isEmpty ? "Who?" : nil }
    ToggleRow("Vegetarian", isOn: guest.isVegetarian)
  }

  @Test func `lists several rows for an element, and rows that are made when they are seen`() {
    @Bound var guest = Guest(id: 1, name: "Ada")
    let lines = (0..<1_000).map { Line(number: $0) }
    let list = ListView()
    list.render {
      Section("Guest") { fields(of: $guest) }
      Section("Log") { Rows(of: lines, id: \.number) { LogRow(line: $0) } }
    }
    let texts = stage(list).texts
    #expect(texts.contains("Vegetarian"))
    #expect($guest.isValid)
    #expect(texts.contains("Line 0"))
    #expect(!texts.contains("Line 999"))
    #expect(Set(list.renderer.data[0].cells.map(\.id)).count == 2)
  }

  final class GuestController: ListViewController {
    @Bound var guest = Guest()
    func sections() -> [Section] {
      Section("Guest") { fields(of: $guest) }
      Section { ButtonRow("Send") { [unowned self] in send() }.disabled(!$guest.isValid) }
    }
  }

  @Test func `makes a screen of a form, whose button knows whether all is well`() async throws {
    let controller = GuestController()
    let stage = TestStage(root: controller)
    stage.settle()
    try stage.tap(on: "Send")
    #expect(!controller.guest.isSent)
    controller.guest.name = "Ada"
    await stage.settleRenders()
    try stage.tap(on: "Send")
    #expect(controller.guest.isSent)
  }

  @Test func `arranges sections by layouts and groups`() {
    let (photos, newest, all) = (0..<6, 6..<9, 20..<24)
    let (first, second) = (10, 11)
    let list = ListView()
    list.render {
      Section("Photos", layout: .grid(columns: 3)) { for photo in photos { Photo(photo) } }
      Section("New", layout: .shelf(height: 180)) { for photo in newest { Photo(photo) } }
      Section("All", layout: .waterfall(columns: 2)) { for photo in all { Photo(photo) } }
      Section("Mosaic") {
        HGroup(width: .fractionalWidth(1), height: .absolute(200)) {
          Photo(first).layoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
          Photo(second).layoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
        }
      }
    }
    let stage = stage(list)
    for photo in photos { #expect(stage.texts.contains("Photo \(photo)")) }
    let lines = (0..<4).map { list.layoutAttributesForItem(at: [0, $0])?.frame.minY }
    #expect(Set(lines.prefix(3)).count == 1)
    #expect(lines[3] != lines[0])
    #expect(list.layoutAttributesForItem(at: [1, 0])?.frame.height == 180)
    #expect(Set((0..<4).map { list.layoutAttributesForItem(at: [2, $0])?.frame.minX }).count == 2)
    #expect(list.layoutAttributesForItem(at: [3, 1])?.frame.minX == 195)
  }

  @Test func `shows trees of views`() {
    let list = ListView()
    list.render { AlbumRow(album: Album(id: 1, title: "Sea charts")) }
    #expect(stage(list).texts == ["Sea charts"])
    struct Switch: Component {
      var body: some ElementTree { Element<UISwitch>().set(\.isOn, true) }
    }
    list.render { Switch() }
    list.layoutIfNeeded()
    let views = sequence(first: [list as UIView]) { views in
      let inner = views.flatMap(\.subviews)
      return inner.isEmpty ? nil : inner
    }
    #expect(views.joined().compactMap { $0 as? UISwitch }.map(\.isOn) == [true])
  }

  @Test func `renders into a table in one line`() {
    struct Task {
      var id: Int
      var title: String
    }
    let tableView = UITableView()
    let tasks = [Task(id: 1, title: "Fold")]
    var loads = 0
    func loadMore() { loads += 1 }
    let list = TableRenderer(tableView)
    list.render(ListOptions().onReachEnd { loadMore() }) {
      Section("Today") { for task in tasks { ListRow(task.title).id(task.id) } }
    }
    #expect(stage(tableView).texts == ["Today", "Fold"])
    #expect(loads == 1)
  }
}

extension `The page of the language`.GuestController {
  @RowsBuilder
  fileprivate func fields(of guest: Bound<`The page of the language`.Guest>) -> Rows {
    TextInput("Name", text: guest.name).validated { $0.isEmpty ? "Who?" : nil }
    ToggleRow("Vegetarian", isOn: guest.isVegetarian)
  }

  fileprivate func send() { guest.isSent = true }
}
