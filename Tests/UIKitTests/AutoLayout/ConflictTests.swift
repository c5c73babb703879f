import Testing
import UIKit

@Suite(.serialized) @MainActor struct ConflictTests {
  let world = LayoutWorld()
  let view = UIView()

  init() {
    world.add(view)
    world.layout(
      view.leadingAnchor.constraint(equalTo: world.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: world.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
  }

  /// What is reported while `body` runs.
  private func reports(of body: () -> Void) -> [String] {
    let old = Diagnostics.report
    defer { Diagnostics.report = old }
    var messages: [String] = []
    Diagnostics.report = { messages.append($0) }
    body()
    return messages
  }

  @Test func `of two constraints that contradict each other one is broken and both are named`()
    throws
  {
    let (small, large) = (
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 200)
    )
    large.identifier = "large"
    let messages = reports { world.layout(small, large) }
    #expect(messages.count == 1)
    let message = try #require(messages.first)
    #expect(message.contains("Unable to simultaneously satisfy constraints."))
    #expect(message.contains(small.description))
    #expect(message.contains(large.description))
    #expect(!message.contains("height"))
    let recovery = message.components(separatedBy: "breaking constraint").last ?? ""
    #expect(recovery.contains(large.description))
    #expect(!recovery.contains(small.description))
    #expect(view.frame == CGRect(0, 0, 100, 10))
    #expect(small.isActive)
    #expect(large.isActive)
  }

  @Test func `a broken constraint is reported once and holds again when it can`() {
    let small = view.widthAnchor.constraint(equalToConstant: 100)
    let large = view.widthAnchor.constraint(equalToConstant: 200)
    _ = reports { world.layout(small, large) }
    let messages = reports {
      world.layout()
      world.root.setNeedsLayout()
      world.layout()
      small.isActive = false
      world.layout()
    }
    #expect(messages.isEmpty)
    #expect(view.frame.width == 200)
  }

  @Test func `the rest of the layout goes on`() {
    let other = UIView()
    world.add(other)
    _ = reports {
      world.layout(
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
        other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5),
        other.topAnchor.constraint(equalTo: view.topAnchor),
        other.widthAnchor.constraint(equalToConstant: 7),
        other.heightAnchor.constraint(equalTo: view.heightAnchor))
    }
    #expect(other.frame == CGRect(105, 0, 7, 10))
  }

  @Test func `wishes never conflict`() {
    let messages = reports {
      world.layout(
        view.widthAnchor.constraint(equalToConstant: 100).at(999),
        view.widthAnchor.constraint(equalToConstant: 200).at(999.5))
    }
    #expect(messages.isEmpty)
    #expect(view.frame.width == 200)
  }

  @Test func `margins that do not fit a given frame conflict with it`() throws {
    let messages = reports {
      world.layout(
        view.widthAnchor.constraint(equalToConstant: 300),
        view.trailingAnchor.constraint(equalTo: world.root.trailingAnchor, constant: -40))
    }
    let message = try #require(messages.first)
    #expect(message.contains("width == 320"))
    #expect(world.root.frame.width == 320)
  }

  @Test func `a forgotten mask is explained`() throws {
    let card = UIView(frame: CGRect(10, 10, 50, 50))
    world.root.addSubview(card)
    let messages = reports {
      world.layout(card.widthAnchor.constraint(equalToConstant: 100))
    }
    let message = try #require(messages.first)
    #expect(message.contains("<NSAutoresizingMaskLayoutConstraint"))
    #expect(message.contains("translatesAutoresizingMaskIntoConstraints"))
    #expect(card.frame == CGRect(10, 10, 50, 50))
  }

  @Test func `a room too small for its margins is a conflict, since no width is negative`() {
    let messages = reports {
      world.root.frame.size.width = 20
      world.layout(view.leadingAnchor.constraint(equalTo: world.root.leadingAnchor, constant: 0))
      let inset = UIView()
      world.add(inset)
      world.layout(
        inset.leadingAnchor.constraint(equalTo: world.root.leadingAnchor, constant: 16),
        inset.trailingAnchor.constraint(equalTo: world.root.trailingAnchor, constant: -16))
      #expect(inset.frame.width >= 0)
    }
    #expect(messages.count == 1)
  }
}
