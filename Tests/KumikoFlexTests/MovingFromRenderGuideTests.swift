import Kumiko
import Testing
import UIKit

@MainActor
@Suite("Guide: moving from Render")
struct MovingFromRenderGuideTests {
  struct AlbumState {
    var title: String
    var isExpanded: Bool
  }

  final class AlbumView: ComponentView<AlbumState> {
    override func construct() -> any ElementTree {
      Element<UIView>().configure { view in
        view.flexStyle.flexDirection = self.state?.isExpanded == true ? .row : .column
        view.backgroundColor = .black
      }.children {
        Element<UILabel>().configure { label in
          label.text = self.state?.title ?? "None"
          label.textColor = .white
        }
        if self.state?.isExpanded == false {
          Element<UILabel>().configure { label in
            label.flexStyle.justifyContent = .flexEnd
            label.text = "2016"
          }
        }
      }
    }
  }

  @Test("Render's first example")
  func album() {
    let view = AlbumView(frame: .zero)
    view.state = AlbumState(title: "Lattice Songs", isExpanded: false)
    view.renderComponent(size: .sizeConstraintToWidth(320))
    let labels = view.subviews[0].subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Lattice Songs", "2016"])
    #expect(labels[1].frame.minY == labels[0].frame.maxY)
    view.setState { $0?.isExpanded = true }
    #expect(view.subviews[0].subviews.count == 1)
  }
}
