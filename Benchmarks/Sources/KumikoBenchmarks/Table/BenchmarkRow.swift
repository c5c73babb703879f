import Kumiko
import UIKit

/// A row of two labels, as most lists have: 60 points high.
struct BenchmarkRow: Component {
  var id: Int
  var isMarked = false

  func renderContent() -> BenchmarkRowView { BenchmarkRowView(frame: .zero) }

  func render(in content: BenchmarkRowView) {
    content.title.text = isMarked ? "Marked row \(id)" : "Row \(id)"
    content.detail.text = "The quick brown fox jumps over the lazy dog, message \(id &* 7919)"
  }

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 60) }
}

/// What a ``BenchmarkRow`` is drawn in.
final class BenchmarkRowView: UIView {
  let title = UILabel()
  let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    detail.font = .systemFont(ofSize: 15)
    detail.textColor = .secondaryLabel
    addSubview(title)
    addSubview(detail)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 8, width: bounds.width - 32, height: 22)
    detail.frame = CGRect(x: 16, y: 32, width: bounds.width - 32, height: 20)
  }
}
