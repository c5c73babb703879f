import KumikoComponents
import KumikoDiff
import Testing
import UIKit

/// Runs `body` and returns what was reported meanwhile.
@MainActor
func diagnostics(of body: () -> Void) -> [KumikoDiagnostic] {
  let handler = KumikoDiagnostics.handler
  defer { KumikoDiagnostics.handler = handler }
  var reported: [KumikoDiagnostic] = []
  KumikoDiagnostics.handler = { reported.append($0) }
  body()
  return reported
}

@MainActor
@Suite struct `Diagnostics` {
  struct Sized: Component {
    var size: CGSize
    func render(in content: UIView) {}
    func referenceSize(in bounds: CGRect) -> CGSize? { size }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `report a reference size that is no number, and measure instead`(height: CGFloat) {
    let reported = diagnostics {
      let size = AnyComponent(Sized(size: CGSize(width: 10, height: height)))
        .referenceSize(in: .zero)
      #expect(size == nil)
    }
    #expect(reported == [.invalidReferenceSize(component: String(reflecting: Sized.self))])
  }

  @Test func `leave finite sizes alone`() {
    let size = CGSize(width: 1, height: 2)
    #expect(AnyComponent(Sized(size: size)).referenceSize(in: .zero) == size)
  }

  @Test func `report content of another component, and leave it alone`() {
    let reported = diagnostics {
      let content = UIView(frame: .zero)
      AnyComponent(Row("text")).render(in: content)
      #expect(AnyComponent(Row("text")).intrinsicContentSize(for: content) == .zero)
    }
    #expect(reported.count == 2)
    #expect(reported.allSatisfy { $0.description.contains("Row met content of type UIKit.UIView") })
  }

  @Test func `name rule, offenders and remedy`() {
    let cell = KumikoDiagnostic.duplicateCell(
      id: "7", first: ElementPath(element: 1, section: 0),
      second: ElementPath(element: 4, section: 0))
    #expect(cell.description.contains("must differ within a section"))
    #expect(cell.description.contains("[0, 1] and [0, 4]"))
    let section = KumikoDiagnostic.duplicateSection(id: "a", first: 2, second: 3)
    #expect(section.description.contains("a identifies sections 2 and 3"))
  }
}
