import QuartzCore
import Testing
import UIKit

private class OccurrenceKey: UIView {
  let number: Int

  override init(frame: CGRect) {
    number = 42
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

private class Plain: UIView { var list = [1, 2] }

private final class Generic<Element>: UIView { var elements: [Element] = [] }

private class OwnInit: UIView {
  let word: String

  init() {
    word = "own"
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

private class Convenient: UIView {
  convenience init() { self.init(frame: CGRect(x: 9, y: 9, width: 9, height: 9)) }
}

private class DerivedOwnInit: OwnInit {
  var list = [1, 2, 3]
}

private final class DerivedConvenient: Convenient {
  var list = [4, 5, 6]
}

private final class Badge: UIView {
  convenience init() {
    self.init(frame: .zero)
    tag = 7
  }
}

private final class Big: UIView {
  let isBig: Bool

  init(big: Bool) {
    isBig = big
    super.init(frame: .zero)
  }

  convenience init() { self.init(big: true) }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

private final class OnlyBig: UIView {
  init(big: Bool) { super.init(frame: .zero) }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

private final class OnlyBigCell: UITableViewCell {
  init(big: Bool) { super.init(style: .default, reuseIdentifier: nil) }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

private final class GenericOwnInit<Element>: UIView {
  var elements: [Element]

  init() {
    elements = []
    super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

private final class OwnController: UIViewController {
  let word: String

  init() {
    word = "own"
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

private final class OwnCell: UITableViewCell {
  convenience init() { self.init(style: .value1, reuseIdentifier: "own") }
}

private class GlassLayer: CALayer {
  var thickness = 3
}

private class Glass: UIView {
  override class var layerClass: AnyClass { GlassLayer.self }
}

private final class Row: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier.map { $0 + "!" })
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

private final class Header: UITableViewHeaderFooterView {
  var words: [String] = ["none"]

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    words.append(reuseIdentifier ?? "")
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

private class Titled: UIViewController {
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "made"
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

@MainActor
@Suite struct ConstructionTests {
  private func make<T: UIView>(_: T.Type) -> T { T() }

  @Test func `views are made without arguments`() {
    #expect(UIView().frame == .zero)
    #expect(OccurrenceKey().number == 42)
    #expect(Plain().list == [1, 2])
    #expect(OwnInit().word == "own")
    #expect(Convenient().frame.minX == 9)
  }

  @Test func `a generic function makes the class it is asked for`() {
    #expect(make(OccurrenceKey.self).number == 42)
    #expect(make(Generic<Int>.self).elements.isEmpty)
    let function: () -> UIView = Plain.init
    #expect(function() is Plain)
  }

  @Test func `an own initializer without arguments is the one that is called`() {
    for _ in 0..<3 {
      #expect(make(OwnInit.self).word == "own")
      #expect(make(DerivedOwnInit.self).word == "own")
      #expect(make(DerivedOwnInit.self).list == [1, 2, 3])
      #expect(make(Convenient.self).frame.minX == 9)
      #expect(make(DerivedConvenient.self).frame.minX == 9)
      #expect(make(DerivedConvenient.self).list == [4, 5, 6])
      #expect(make(Big.self).isBig)
      #expect(make(GenericOwnInit<[Int]>.self).frame.width == 7)
      #expect(make(OwnCell.self).reuseIdentifier == "own")
    }
    let kinds: [UIView.Type] = [OwnInit.self, Convenient.self, Big.self]
    #expect(zip(kinds, kinds.map { $0.init() }).allSatisfy { $0 == type(of: $1) })
    let controller: UIViewController.Type = OwnController.self
    #expect((controller.init() as? OwnController)?.word == "own")
  }

  @Test func `an initializer that an optimized build may leave out is reported once`() {
    var reports: [String] = []
    let usual = Diagnostics.report
    Diagnostics.report = { reports.append($0) }
    defer { Diagnostics.report = usual }
    for _ in 0..<2 { #expect(make(Badge.self).tag == 7) }
    _ = (make(OccurrenceKey.self), make(OwnInit.self), make(Plain.self))
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("Badge is made by its convenience init().") == true)
    #expect(reports.first?.contains("Move what it does to init(frame:)") == true)
  }

  @Test func `a view that cannot be made says how it could be`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let kind: UIView.Type = OnlyBig.self
      _ = kind.init()
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("OnlyBig has no init(frame:)."))
    #expect(message.contains("by init() or init(frame:). Declare one of them"))
    #expect(message.contains("Use of unimplemented initializer 'init(frame:)'"))
  }

  @Test func `a registered cell that cannot be made says how it could be`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      table.register(OnlyBigCell.self, forCellReuseIdentifier: "cell")
      _ = table.dequeueReusableCell(withIdentifier: "cell")
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("OnlyBigCell has no init(style:reuseIdentifier:)."))
    #expect(message.contains("Override it"))
  }

  @Test func `what an own initializer made is released`() {
    weak var view: OwnInit?
    do {
      let made = make(OwnInit.self)
      view = made
      #expect(view != nil)
      withExtendedLifetime(made) {}
    }
    #expect(view == nil)
  }

  @Test func `an initializer of an extension keeps the class`() {
    #expect(Plain(tagged: 7).list.count == 2)
    #expect(Plain(tagged: 7).tag == 7)
  }

  @Test func `the layer is of the class that the view names`() {
    #expect((Glass().layer as? GlassLayer)?.thickness == 3)
    #expect(type(of: UIView().layer) == CALayer.self)
    let glass = Glass()
    #expect(glass.layer.delegate === glass)
  }

  @Test func `metatypes make views through the overridden initializer`() {
    let registered: UIView.Type = OccurrenceKey.self
    let made = registered._make(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((made as? OccurrenceKey)?.number == 42)
    #expect(made.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `class values make views of the class that they name`() {
    let kinds: [UIView.Type] = [UIView.self, OccurrenceKey.self, Plain.self, UILabel.self]
    let made = kinds.map { $0.init() }
    #expect(zip(kinds, made).allSatisfy { $0 == type(of: $1) })
    #expect((made[1] as? OccurrenceKey)?.number == 42)
    #expect((made[2] as? Plain)?.list == [1, 2])
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let framed = kinds.map { $0.init(frame: frame) }
    #expect(zip(kinds, framed).allSatisfy { $0 == type(of: $1) && $1.frame == frame })
    #expect((framed[1] as? OccurrenceKey)?.number == 42)
  }

  @Test func `class values make cells, headers and controllers`() {
    let cell: UITableViewCell.Type = Row.self
    let name = ["a long name", "that is no small string"].joined(separator: " ")
    for _ in 0..<3 {
      let made = cell.init(style: .default, reuseIdentifier: name)
      #expect(made is Row)
      #expect(made.reuseIdentifier == name + "!")
    }
    #expect(cell.init(style: .default, reuseIdentifier: nil).reuseIdentifier == nil)
    #expect(cell.init() is Row)
    let header: UITableViewHeaderFooterView.Type = Header.self
    #expect((header.init(reuseIdentifier: name) as? Header)?.words == ["none", name])
    let controller: UIViewController.Type = Titled.self
    #expect(controller.init(nibName: name, bundle: .main).title == "made")
    #expect(controller.init().title == "made")
    #expect(name.hasSuffix("small string"))
  }

  @Test func `view controllers are made without arguments`() {
    #expect(Titled().title == "made")
    #expect(UIViewController().title == nil)
  }
}

extension UIView {
  fileprivate convenience init(tagged tag: Int) {
    self.init()
    self.tag = tag
  }
}
