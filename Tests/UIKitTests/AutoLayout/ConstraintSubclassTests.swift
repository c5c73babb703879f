import Testing
import UIKit

/// A constraint that takes a share of what it is told.
private final class ShareConstraint: NSLayoutConstraint {
  var share: CGFloat = 0.5

  override var constant: CGFloat {
    get { super.constant }
    set { super.constant = share * newValue }
  }
}

@MainActor
@Suite struct ConstraintSubclassTests {
  @Test func `constraints of a subclass are made, held and solved like others`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let width = ShareConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 30)
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 10),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    view.layoutIfNeeded()
    #expect(box.frame.width == 30)
    #expect(box.constraints.contains { $0 is ShareConstraint })
    let constraint: NSLayoutConstraint = width
    constraint.constant = 80
    view.layoutIfNeeded()
    #expect(box.frame.width == 40)
    #expect(width.share == 0.5)
  }
}
