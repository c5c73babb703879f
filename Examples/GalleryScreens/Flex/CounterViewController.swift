import Kumiko
import UIKit

/// Counts taps.
final class CounterView: ComponentView<Int> {
  var count: (Int) -> Void = { _ in }

  override func construct() -> any ElementTree {
    let number = state ?? 0
    return VFlex(alignment: .center, spacing: 16) {
      Parts.label("\(number)", .systemFont(ofSize: 64, weight: .bold)).key("number")
        .set(\.adjustsFontSizeToFitWidth, true).set(\.minimumScaleFactor, 0.2)
      HFlex(spacing: 24) {
        Parts.button("Less") { [weak self] in self?.count(-1) }
        Parts.button("More") { [weak self] in self?.count(1) }
      }
      HFlex(spacing: 4) {
        for dot in 0..<max(number, 0) {
          Element<UIView>(reuseIdentifier: "dot").key(dot)
            .background(.systemTeal).cornerRadius(6).size(width: 12, height: 12)
        }
      }.wrap().justify(.center)
    }.padding(32)
  }
}

/// Shows a counter: the smallest component that has a state.
final class CounterViewController: ComponentScreen {
  private let counter = CounterView(frame: .zero)

  init() {
    counter.state = 3
    super.init(title: "Counter", component: counter)
    counter.count = { [weak self] in self?.count($0) }
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  /// Adds to the count.
  func count(_ difference: Int) {
    counter.state = max((counter.state ?? 0) + difference, 0)
    renderAnimated()
  }
}

extension GalleryScreen {
  static let counter = GalleryScreen(
    name: "counter",
    row: MenuRow(
      id: "counter", title: "Counter", subtitle: "A component with a state",
      symbol: "plus.circle", tint: .systemTeal),
    states: [
      State("three", of: CounterViewController.self),
      State("many", of: CounterViewController.self) { $0.count(40) },
    ],
    make: CounterViewController.init)
}
