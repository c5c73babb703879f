import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("A render with an animation", .closesWindows, .serialized, .timeLimit(.minutes(1)))
@MainActor
struct RenderAnimationTests {
  private func stage(_ kind: ListKind) -> AbilityStage {
    let stage = AbilityStage(kind)
    stage.render(nil, stage.rows(0..<6))
    stage.screen.settle()
    return stage
  }

  @Test("moves rows at the list's pace, or at none", arguments: ListKind.allCases)
  func automatic(kind: ListKind) {
    let stage = stage(kind)
    stage.render(animation: .automatic, stage.rows(1..<6))
    stage.advance(0.1)
    #expect(!stage.isResting(1))
    stage.advance(0.3)
    #expect(stage.isResting(1))
    stage.render(animation: .none, stage.rows(2..<6))
    stage.advance(0.02)
    #expect(stage.isResting(2))
    #expect(stage.cell(1) == nil)
  }

  @Test("moves rows along a curve of its duration", arguments: ListKind.allCases)
  func curve(kind: ListKind) throws {
    let stage = stage(kind)
    let start = try #require(stage.drawn(1))
    stage.render(animation: .curve(.linear, duration: 1), stage.rows(1..<6))
    stage.advance(0.5)
    let (middle, end) = (try #require(stage.drawn(1)), try #require(stage.cell(1)).frame)
    #expect(abs(middle.midX - (start.midX + end.midX) / 2) < 4)
    #expect(abs(middle.midY - (start.midY + end.midY) / 2) < 4)
    stage.advance(0.6)
    #expect(stage.isResting(1))
  }

  @Test("moves rows as on springs", arguments: ListKind.allCases)
  func spring(kind: ListKind) throws {
    let stage = stage(kind)
    let start = try #require(stage.drawn(1))
    stage.render(animation: .spring(duration: 1, dampingRatio: 0.3), stage.rows(1..<6))
    let end = try #require(stage.cell(1)).frame
    var isBeyond = false
    for _ in 0..<60 {
      stage.advance(1.0 / 60)
      let now = try #require(stage.drawn(1))
      let (way, rest) = (
        CGVector(dx: end.midX - start.midX, dy: end.midY - start.midY),
        CGVector(dx: now.midX - end.midX, dy: now.midY - end.midY)
      )
      if way.dx * rest.dx + way.dy * rest.dy > 10 { isBeyond = true }
    }
    #expect(isBeyond)
    stage.screen.settle()
    #expect(stage.isResting(1))
  }

  @Test("lets rows come from the side that they say", arguments: ListKind.allCases)
  func insertion(kind: ListKind) throws {
    let stage = stage(kind)
    stage.render(animation: .curve(.linear, duration: 1), stage.rows([9] + Array(0..<6), .left))
    stage.advance(0.1)
    let (now, end) = (try #require(stage.cell(9)), try #require(stage.cell(9)).frame)
    // In the cards of a form rows slide inside of their cells.
    let slide = kind == .form ? now.layer.presentation()?.bounds.minX ?? 0 : 0
    let shown = (now.layer.presentation() ?? now.layer).frame.minX - slide
    #expect(shown < end.minX - 100, "it is on its way from the left")
    stage.screen.settle()
    #expect(stage.isResting(9))
    #expect(now.bounds.minX == 0)
    #expect(now.alpha == 1)
  }

  @Test("lets rows leave as they say, and as the render says", arguments: ListKind.allCases)
  func removal(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    stage.render(nil, stage.rows(0..<6, .right))
    stage.screen.settle()
    let cell = try #require(stage.cell(0))
    let start = cell.frame
    stage.render(animation: .curve(.linear, duration: 1).transition(.left), stage.rows(1..<6))
    stage.advance(0.5)
    let slide = kind == .form ? cell.layer.presentation()?.bounds.minX ?? 0 : 0
    let shown = (cell.layer.presentation() ?? cell.layer).frame.minX - slide
    #expect(shown > start.minX + 100, "the row's own transition counts")
    stage.screen.settle()

    let other = try #require(stage.cell(3))
    let place = other.frame
    stage.render(
      animation: .curve(.linear, duration: 1).transition(.left), stage.rows([1, 2, 4, 5]))
    stage.advance(0.5)
    let otherSlide = kind == .form ? other.layer.presentation()?.bounds.minX ?? 0 : 0
    let now = (other.layer.presentation() ?? other.layer).frame.minX - otherSlide
    #expect(now < place.minX - 100, "else that of the render")
    stage.screen.settle()
    #expect(stage.cell(3) == nil)
  }

  @Test("keeps its animation while it waits, unless a later one has another")
  func waiting() {
    let stage = stage(.table)
    /// A row that renders while the list asks for it.
    struct Caller: Component {
      var id: String { "caller" }
      var action: @MainActor () -> Void
      func render(in label: UILabel) { action() }
      func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: 50) }
    }
    var isArmed = false
    func show() {
      stage.table?.render([
        Section(id: "caller") {
          Caller {
            guard isArmed else { return }
            isArmed = false
            stage.table?.render([stage.rows(2..<6)], animation: .none)
            stage.table?.render([stage.rows(3..<6)])
          }
        },
        stage.rows(0..<6),
      ])
    }
    show()
    stage.screen.settle()
    isArmed = true
    show()
    stage.advance(0.02)
    #expect(!isArmed)
    #expect(stage.count == 3)
    #expect(stage.isResting(3))
    #expect(stage.cell(0) == nil && stage.cell(2) == nil)
  }

  @Test("can be told to animate nothing", arguments: ListKind.allCases)
  func withoutAnimation(kind: ListKind) {
    let stage = stage(kind)
    stage.withoutAnimation { stage.render(nil, stage.rows(1..<6)) }
    stage.advance(0.02)
    #expect(stage.isResting(1))
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("reaches the render that follows from observed state")
  func observation() {
    let stage = AbilityStage(.table)
    @Bound var numbers = [0, 1, 2, 3]
    stage.table?.observe { stage.rows(numbers) }
    stage.screen.settle()
    stage.table?.withoutAnimation { numbers.removeFirst() }
    stage.advance(0.02)
    #expect(stage.count == 3)
    #expect(stage.isResting(1))
    numbers.removeFirst()
    stage.advance(0.1)
    #expect(stage.count == 2)
    #expect(!stage.isResting(2), "only that one")
    stage.table?.withAnimation(.curve(.linear, duration: 2)) { numbers.removeFirst() }
    stage.advance(1)
    #expect(!stage.isResting(3))
  }

  @Test("that is bad for a display changes what is shown", arguments: ListKind.allCases)
  func badNumbers(kind: ListKind) {
    let stage = stage(kind)
    let animations: [ListAnimation] = [
      .curve(duration: -1), .curve(duration: .nan), .spring(duration: .infinity),
      .spring(dampingRatio: -3), .spring(dampingRatio: .nan), .spring(dampingRatio: 90),
    ]
    for (number, animation) in animations.enumerated() {
      stage.render(animation: animation, stage.rows(number % 2..<6))
      stage.screen.settle()
      #expect(stage.count == 6 - number % 2)
      #expect(stage.isResting(4))
    }
  }

  @Test("lets a row pulse that is in view", arguments: ListKind.allCases)
  func pulse(kind: ListKind) throws {
    let stage = stage(kind)
    stage.pulse(1)
    stage.pulse(99)
    stage.advance(0.15)
    let cell = try #require(stage.cell(1))
    let content = try #require(
      (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView)
    #expect((content.layer.presentation()?.transform.m11 ?? 1) > 1.03)
    stage.screen.settle()
    #expect(content.layer.presentation()?.transform.m11 ?? 1 == 1)
    #expect(content.transform == .identity)
  }
}
