import KumikoTesting
import Testing
import UIKit

@testable import GalleryScreens

@MainActor
@Suite struct `The Settings screen` {
  private let screen = SettingsViewController()
  private let stage: TestStage

  init() { stage = TestStage(root: UINavigationController(rootViewController: screen)) }

  @Test func `shows nothing but its switch in airplane mode, and all again after it`() throws {
    let before = stage.texts
    try turn("airplane")
    #expect(stage.texts == ["Settings", "Edit", "Airplane mode"])
    try turn("airplane")
    #expect(stage.texts == before)
  }

  @Test func `mirrors its networks from right to left`() throws {
    stage.display.layoutDirection = .rightToLeft
    stage.settle()
    let row = try #require(networkRow(in: screen.tableView))
    let name = row.name.convert(row.name.bounds, to: row)
    let check = row.check.convert(row.check.bounds, to: row)
    let lock = row.lock.convert(row.lock.bounds, to: row)
    #expect(check.minX > name.maxX)
    #expect(name.minX > lock.maxX)
  }

  private func networkRow(in view: UIView) -> NetworkRowView? {
    if let row = view as? NetworkRowView { return row }
    for subview in view.subviews {
      if let row = networkRow(in: subview) { return row }
    }
    return nil
  }

  @Test func `brings a section in and out with its switch`() throws {
    try turn("wifi")
    #expect(!stage.texts.contains("My networks"))
    #expect(stage.texts.contains("My devices"))
    try turn("bluetooth")
    #expect(!stage.texts.contains("My devices"))
    try turn("wifi")
    #expect(stage.texts.contains("My networks"))
  }

  @Test func `spins as long as it looks for networks`() throws {
    #expect(try stage.view(of: UIActivityIndicatorView.self).isAnimating)
    screen.endSearch()
    stage.settle()
    #expect(throws: TestStageError.self) { try stage.view(of: UIActivityIndicatorView.self) }
    #expect(stage.texts.contains("Kyoto free"))
    #expect(stage.texts.filter { $0 == "Tea house" }.count == 1)
  }

  @Test func `moves the network that is joined to the top`() throws {
    screen.endSearch()
    stage.settle()
    let row = try stage.view(called: "Kyoto free")
    try stage.tap(on: "Kyoto free")
    stage.settle()
    #expect(try stage.view(called: "Kyoto free") === row)
    #expect(try top(of: "Kyoto free") < top(of: "Workshop"))
    #expect(screen.settings.joined?.id == "Kyoto free")
  }

  @Test func `explains below the switch and warns above it`() throws {
    let below = "Every network gets to see another address, so none can follow you."
    let above = "Networks can follow this device from place to place by its address."
    #expect(try top(of: below) > top(of: "Private address"))
    try turn("private")
    #expect(!stage.texts.contains(below))
    #expect(try top(of: above) < top(of: "Private address"))
  }

  @Test func `forgets a network that is swiped away, and finds it again`() throws {
    try stage.swipe(on: "Library", by: -330)
    stage.settle()
    #expect(screen.settings.known.map(\.id) == ["Workshop", "Tea house"])
    #expect(try top(of: "Library") > top(of: "Other networks"))
  }

  @Test func `keeps a network that was forgotten while it looks for others`() {
    screen.change { $0.forget("Library") }
    screen.endSearch()
    #expect(screen.settings.found.first?.id == "Library")
    screen.endSearch()
    #expect(Set(screen.settings.found).count == screen.settings.found.count)
  }

  @Test func `unpairs a device by the control beside it`() throws {
    try stage.tap(on: "Edit")
    stage.settle()
    let frame = try frame(of: "Keyboard")
    stage.display.tap(at: CGPoint(x: 36, y: frame.midY))
    stage.settle()
    try stage.tap(on: "Unpair")
    stage.settle()
    #expect(screen.settings.devices.map(\.id) == ["Headphones", "Printer"])
    #expect(!stage.texts.contains("Keyboard"))
  }

  @Test func `moves a device by its handle`() throws {
    try stage.tap(on: "Edit")
    stage.settle()
    let (start, end) = (try frame(of: "Headphones"), try frame(of: "Printer"))
    stage.display.drag(
      from: CGPoint(x: 354, y: start.midY), to: CGPoint(x: 354, y: end.midY + 4), hold: 0.2)
    stage.settle()
    #expect(screen.settings.devices.map(\.id) == ["Keyboard", "Printer", "Headphones"])
    #expect(try top(of: "Headphones") > top(of: "Printer"))
  }

  private func turn(_ id: String) throws {
    try stage.tap(on: id)
    stage.settle()
  }

  private func top(of name: String) throws -> CGFloat { try frame(of: name).minY }

  private func frame(of name: String) throws -> CGRect {
    let view = try stage.view(called: name)
    return view.convert(view.bounds, to: stage.window)
  }
}
