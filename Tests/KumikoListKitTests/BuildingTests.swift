import KumikoListKit
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("ListKit's sections and groups", .serialized, .closesWindows)
@MainActor
struct BuildingTests {
  @Test("a group may be left out by an if without else", arguments: [true, false])
  func optionalGroup(isThere: Bool) {
    let stage = ListStage()
    stage.render {
      Section(id: 0) {
        if isThere {
          HGroup(width: .fractionalWidth(1), height: .absolute(40)) { TextLine("a") }
        }
      }
      .boundarySupplementaryItem(ListTitle(id: "title", text: "Title"))
    }
    #expect(stage.list.texts == [isThere ? ["a"] : []])
    #expect(stage.list.supplementaryTexts == ["Title"])
  }

  @Test("a group of nothing is a section without items, and left out of other groups")
  func emptyGroups() {
    let stage = ListStage()
    stage.render {
      Section(id: 0) {
        HGroup(of: [Int](), width: .fractionalWidth(1), height: .absolute(40)) { TextLine("\($0)") }
      }
      Section(id: 1) {
        VGroup(width: .fractionalWidth(1), height: .estimated(40)) {
          HGroup(of: [Int](), width: .fractionalWidth(1), height: .absolute(40)) {
            TextLine("\($0)")
          }
          TextLine("a")
        }
      }
    }
    #expect(stage.list.texts == [[], ["a"]])
    #expect(stage.list.frame(at: [1, 0]) == "0 0 400 40")
  }

  @Test("sections are listed by if, else, for and results that are kept")
  func sections() {
    let kept = SectionBuilder.buildBlock(section(9))
    let stage = ListStage()
    for isOdd in [true, false] {
      stage.render {
        if isOdd { section(1) } else { section(2) }
        for number in 3..<5 { section(number) }
        if isOdd { section(5) }
        kept
      }
      #expect(stage.list.texts.joined().joined(separator: " ") == (isOdd ? "1 3 4 5 9" : "2 3 4 9"))
    }
  }

  private func section(_ number: Int) -> Section {
    Section(id: number) {
      HGroup(width: .fractionalWidth(1), height: .absolute(40)) { TextLine("\(number)") }
    }
  }

  @Test("modifiers change the element that they return")
  func sharedElements() {
    let group = HGroup(width: .fractionalWidth(1), height: .absolute(40)) { TextLine("a") }
    let modified: any Group = group.contentInsets(leading: 20)
    #expect(modified.group === group.group)
    #expect(group.group.contentInsets.leading == 20)
    let kept = Section(id: 0) { group }
    _ = kept.interGroupSpacing(5).contentInsets(top: 7)
    #expect(kept.toNSCollectionLayoutSections().first?.interGroupSpacing == 5)
    let stage = ListStage()
    stage.render { kept }
    #expect(stage.list.frame(at: [0, 0]) == "20 7 380 40")
    _ = kept.contentInsets(top: 9)
    stage.render { kept }
    #expect(stage.list.frame(at: [0, 0]) == "20 9 380 40")
  }

  @Test("groups have sizes, templates and UIKit's group")
  func groups() {
    let vertical = VGroup(width: .absolute(50), height: .absolute(80)) { TextLine("a") }
    #expect(vertical.width.dimension == 50)
    #expect(vertical.height.dimension == 80)
    #expect(vertical.items.count == 1)
    #expect(vertical.toNSCollectionLayoutItems() == [vertical.group])
    #expect(vertical.toNSCollectionLayoutGroup() === vertical.group)
    let horizontal = HGroup(width: .absolute(50), height: .absolute(80)) { vertical }
    #expect(horizontal.items == [vertical.group])
    #expect(horizontal.width.dimension == 50)
    #expect(horizontal.group.subitems.count == 1)
  }

  @Test("a group of the app's own stands in others, with its components")
  func ownGroup() {
    struct Pair: Group {
      let inner: HGroup
      @MainActor
      init(_ first: String, _ second: String) {
        inner = HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
          FaceBox(face: first)
          FaceBox(face: second)
        }
      }
      var width: NSCollectionLayoutDimension { inner.width }
      var height: NSCollectionLayoutDimension { inner.height }
      var items: [NSCollectionLayoutItem] { inner.items }
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
        ])
      func toNSCollectionLayoutItems() -> [NSCollectionLayoutItem] { [group] }
      func toNSCollectionLayoutGroup() -> NSCollectionLayoutGroup { group }
    }
    let stage = ListStage()
    stage.render {
      Section(id: 0) { Pair("a", "b") }
      Section(id: 1) {
        VGroup(width: .fractionalWidth(1), height: .estimated(80)) {
          TextLine("title")
          Pair("c", "d")
        }
      }
    }
    #expect(stage.list.texts == [["a", "b"], ["title", "c", "d"]])
    #expect(stage.list.frame(at: [1, 2]) == "0 160 400 40")
  }

  @Test("components are asked for what they carry once each time they are taken")
  func carriedOnce() {
    final class Counter { var count = 0 }
    struct Carrying: Component {
      let counter: Counter
      let id: AnyHashable = 0
      func contentView() -> UIView { UIView() }
      func layoutSize() -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      }
      func supplementComponents() -> [AnySupplementaryComponent] {
        counter.count += 1
        return [AnySupplementaryComponent(Badge(id: UUID(), count: counter.count))]
      }
      func render(in content: UIView) {}
    }
    let counter = Counter()
    let stage = ListStage()
    stage.render {
      Section(id: 0) {
        HGroup(width: .fractionalWidth(1), height: .absolute(40)) { Carrying(counter: counter) }
      }
    }
    #expect(stage.list.supplementaryTexts == ["1"])
    #expect(counter.count == 1)
  }

  @Test("badges of one id show what is said of each item; groups' signs likewise")
  func badges() {
    let stage = ListStage()
    func render(_ counts: [Int]) {
      stage.render {
        for section in 0..<2 {
          Section(id: section) {
            VGroup(width: .fractionalWidth(1), height: .estimated(100)) {
              for (number, count) in counts.enumerated() {
                HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
                  Mailbox(name: "\(number)", unread: count + 100 * section)
                }
                .supplementaryItem(GroupSign(id: "sign", text: "g\(count)"))
              }
            }
          }
        }
      }
    }
    render([1, 2])
    #expect(stage.list.supplementaryTexts == ["1", "101", "102", "2", "g1", "g1", "g2", "g2"])
    render([3, 4])
    #expect(stage.list.supplementaryTexts == ["103", "104", "3", "4", "g3", "g3", "g4", "g4"])
  }

  @Test("headers of one id show what each section says")
  func headers() {
    let stage = ListStage()
    stage.renderer.render(of: ["a", "b"]) { text in
      Section(id: text) {
        HGroup(width: .fractionalWidth(1), height: .absolute(40)) { TextLine(text) }
      }
      .boundarySupplementaryItem(ListTitle(id: "title", text: "Title \(text)"))
      .boundarySupplementaryItem(ListFooter(id: "footer", text: "Footer \(text)"))
    }
    #expect(
      stage.list.supplementaryTexts == ["Footer a", "Footer b", "Title a", "Title b"])
  }

  @Test("headers whose ids are new in each render do not pile up")
  func newHeaders() {
    let stage = ListStage()
    for number in 0..<5 {
      stage.render {
        Section(id: 0) {
          HGroup(width: .fractionalWidth(1), height: .absolute(40)) { TextLine("a") }
        }
        .boundarySupplementaryItem(ShelfHeader(title: "\(number)"))
      }
      #expect(stage.list.supplementaryTexts == ["\(number)"])
    }
  }

  @Test("backgrounds of equal names in different types are different views")
  func decorations() {
    enum Other {
      final class ShelfBackgroundView: UICollectionReusableView {}
      struct Background: DecorationComponent {
        func contentViewClass() -> AnyClass { ShelfBackgroundView.self }
        func zIndex() -> Int { -2 }
      }
    }
    let (one, two) = (
      ShelfBackground().toNSCollectionLayoutDecorationItem(),
      Other.Background().toNSCollectionLayoutDecorationItem()
    )
    #expect(one.elementKind != two.elementKind)
    #expect(one.elementKind == "KumikoListKitTests.ShelfBackgroundView")
    #expect(one.contentInsets.top == 4)
    #expect(two.zIndex == -2)
    let stage = ListStage()
    stage.render {
      Section(id: 0) {
        HGroup(width: .fractionalWidth(1), height: .absolute(40)) { TextLine("a") }
      }
      .decorationItem(ShelfBackground())
      .decorationItem(Other.Background())
    }
    #expect(stage.list.subviews.contains { $0 is ShelfBackgroundView })
    #expect(stage.list.subviews.contains { $0 is Other.ShelfBackgroundView })
  }
}
