import Kumiko
import Testing
import UIKit

@Suite("Groups", .serialized)
@MainActor
struct GroupTests {
  @Test("place components beside each other, by the room that each asks for")
  func row() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0) {
        HGroup(width: .fractionalWidth(1), height: .absolute(100)) {
          for id in 0..<6 { Quarter(id: id) }
        }
      })
    #expect(
      stage.frames() == [
        "0 0 100 100", "100 0 100 100", "200 0 100 100", "300 0 100 100", "0 100 100 100",
        "100 100 100 100",
      ])
    #expect(stage.text(at: 5) == "5")
  }

  @Test("refer fractions to the group that contains them, and keep the declared order")
  func nested() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0) {
        HGroup(width: .fractionalWidth(1), height: .absolute(100)) {
          Word(0).layoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
          VGroup(of: [1, 2], width: .fractionalWidth(0.25), height: .fractionalHeight(1)) {
            Word($0).layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.5))
          }
          VGroup(width: .fractionalWidth(0.25), height: .fractionalHeight(1)) {
            Word(3).layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.3))
            Word(4).layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.7))
          }
        }
      })
    #expect(
      stage.frames() == [
        "0 0 200 100", "200 0 100 50", "200 50 100 50", "300 0 100 30", "300 30 100 70",
      ])
    #expect((0..<5).map { stage.text(at: $0) } == ["0", "1", "2", "3", "4"])
  }

  @Test("stand below each other in a section, and beside rows")
  func severalInASection() {
    let stage = GroupStage()
    func half(_ id: Int) -> some Component<Int> {
      Word(id).layoutSize(width: .fractionalWidth(0.25), height: .fractionalHeight(1))
    }
    stage.render(
      Section {
        Word(0).layoutSize(width: .fractionalWidth(1), height: .absolute(30))
        for start in [1, 3] {
          HGroup(width: .fractionalWidth(1), height: .absolute(50)) {
            half(start)
            half(start + 1)
          }
        }
        Word(5).layoutSize(width: .fractionalWidth(0.5), height: .absolute(20))
      })
    #expect(
      stage.frames() == [
        "0 0 400 30", "0 30 100 50", "100 30 100 50", "0 80 100 50", "100 80 100 50",
        "0 130 200 20",
      ])
    #expect((0..<6).map { stage.text(at: $0) } == ["0", "1", "2", "3", "4", "5"])
  }

  @Test("that are alike stand below each other, as full as they were made")
  func alikeInASection() {
    let stage = GroupStage()
    stage.render(
      Section {
        for start in [0, 2] {
          HGroup(of: [start, start + 1], width: .fractionalWidth(1), height: .absolute(50)) {
            Word($0).layoutSize(width: .fractionalWidth(0.25), height: .fractionalHeight(1))
          }
        }
      })
    #expect(
      stage.frames() == ["0 0 100 50", "100 0 100 50", "0 50 100 50", "100 50 100 50"])
  }

  @Test("inside of others hold as many items as were put into them")
  func nestedGroupsAreNotFilledUp() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0) {
        HGroup(width: .fractionalWidth(1), height: .absolute(100)) {
          VGroup(width: .fractionalWidth(0.5), height: .fractionalHeight(1)) {
            Word(0).layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.25))
          }
          VGroup(width: .fractionalWidth(0.5), height: .fractionalHeight(1)) {
            Word(1).layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.25))
            Word(2).layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.25))
          }
        }
      })
    #expect(stage.frames() == ["0 0 200 25", "200 0 200 25", "200 25 200 25"])
  }

  @Test("keep space between, around and inside of what they hold")
  func spacing() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0) {
        HGroup(width: .fractionalWidth(1), height: .absolute(60)) {
          Word(0).layoutSize(width: .absolute(100), height: .fractionalHeight(1))
            .layoutInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
          Word(1).layoutSize(width: .absolute(100), height: .fractionalHeight(1))
            .edgeSpacing(leading: .fixed(7))
        }
        .interItemSpacing(.fixed(10))
        .contentInsets(leading: 20, trailing: 20)
      })
    #expect(stage.frames() == ["25 5 90 50", "137 0 100 60"])
  }

  @Test("inside of groups hold as many items as they were given, also with space around these")
  func innerSpacing() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0) {
        HGroup(width: .fractionalWidth(1), height: .absolute(100)) {
          for column in 0..<2 {
            VGroup(
              of: [column * 2, column * 2 + 1], width: .fractionalWidth(0.5),
              height: .fractionalHeight(1)
            ) { id in
              Word(id).layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.25))
                .edgeSpacing(top: .fixed(5))
            }
          }
        }
      })
    #expect(stage.frames() == ["0 5 200 25", "0 35 200 25", "200 5 200 25", "200 35 200 25"])
  }

  @Test("take `if`, `if else`, `switch` and optionals")
  func control() {
    let stage = GroupStage()
    func render(_ isLong: Bool) {
      stage.render(
        Section(id: 0) {
          if isLong {
            HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
              if isLong { Quarter(id: 0) }
              Quarter(id: 1)
              Optional<Quarter>.none
            }
          } else {
            VGroup(width: .fractionalWidth(1), height: .absolute(80)) {
              Word(1).layoutSize(width: .fractionalWidth(1), height: .absolute(40))
            }
          }
        })
    }
    render(true)
    #expect(stage.frames() == ["0 0 100 40", "100 0 100 40"])
    render(false)
    stage.screen.settle()
    #expect(stage.frames() == ["0 0 400 40"])
  }

  @Test("place items where a function says")
  func custom() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0) {
        CustomGroup(width: .fractionalWidth(1), height: .absolute(100)) {
          for id in 0..<3 { Word(id) }
        } frames: { environment in
          let width = environment.container.contentSize.width / 2
          return [
            NSCollectionLayoutGroupCustomItem(
              frame: CGRect(x: 0, y: 0, width: width, height: 100)),
            NSCollectionLayoutGroupCustomItem(
              frame: CGRect(x: width, y: 50, width: width, height: 50)),
          ]
        }
      })
    #expect(stage.frames() == ["0 0 200 100", "200 50 200 50", "0 100 200 100"])
  }

  @Test("without items, and components of hostile sizes, lose nothing")
  func hostile() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0) { HGroup(width: .fractionalWidth(1), height: .absolute(40)) {} },
      Section(id: 1) {
        HGroup(width: .fractionalWidth(1), height: .absolute(40)) { Quarter(id: 0) }
      })
    #expect(stage.list.numberOfItems(inSection: 0) == 0)
    #expect(stage.frames(ofSection: 1) == ["0 0 100 40"])
  }
}
