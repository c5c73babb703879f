import UIKit

/// What stands at the end of a row where no cell shows it: a badge, then a sign or a view.
package final class BadgedAccessoryView: UIView {
  private let label = UILabel()
  private let sign = UIImageView()
  private lazy var button = makeButton()
  private var onTap: (@MainActor () -> Void)?
  private var parts: [UIView] = []
  private var showsChevron = false
  private let spacing: CGFloat = 8

  package override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    sign.contentMode = .center
  }

  package required init?(coder: NSCoder) { nil }

  private func makeButton() -> UIButton {
    let button = UIButton(type: .detailDisclosure)
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    return button
  }

  /// Shows a text, or none, and beside it a sign or a view.
  package func configure(
    _ text: String?, _ type: UITableViewCell.AccessoryType, _ view: UIView?,
    onTap: (@MainActor () -> Void)?
  ) {
    label.text = text
    self.onTap = onTap
    let wanted = (text == nil ? [] : [label]) + (view.map { [$0] } ?? signs(for: type))
    for part in parts where !wanted.contains(part) { part.removeFromSuperview() }
    for part in wanted where part.superview !== self { addSubview(part) }
    parts = wanted
    fit()
  }

  private func signs(for type: UITableViewCell.AccessoryType) -> [UIView] {
    switch type {
    case .checkmark: [configureSign("checkmark", .tintColor)]
    case .detailButton: [button]
    case .detailDisclosureButton: [button, configureSign("chevron.right", .tertiaryLabel)]
    case .disclosureIndicator: [configureSign("chevron.right", .tertiaryLabel)]
    default: []
    }
  }

  private func configureSign(_ symbol: String, _ color: UIColor) -> UIView {
    let weight = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    sign.image = UIImage(systemName: symbol, withConfiguration: weight)
    sign.tintColor = color
    showsChevron = symbol == "chevron.right"
    return sign
  }

  /// A view of the app's has the size that it was given.
  private func size(of part: UIView) -> CGSize {
    part is UILabel || part is UIImageView || part is UIButton
      ? part.intrinsicContentSize : part.bounds.size
  }

  /// Takes the size of what is shown.
  func fit() {
    let sizes = parts.map(size)
    let width = sizes.reduce(0) { $0 + $1.width } + spacing * CGFloat(max(0, parts.count - 1))
    let size = CGSize(width: width.rounded(.up), height: sizes.map(\.height).max() ?? 0)
    setNeedsLayout()
    guard bounds.size != size else { return }
    frame.size = size
    superview?.setNeedsLayout()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fit()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The chevron points to where reading leads; a check is the same in all scripts.
    let isMirrored = isReversed && showsChevron
    let transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    if sign.transform != transform { sign.transform = transform }
    var start: CGFloat = 0
    for part in parts {
      let size = size(of: part)
      part.bounds.size = size
      part.center = CGPoint(
        x: isReversed ? bounds.width - start - size.width / 2 : start + size.width / 2,
        y: bounds.midY)
      start += size.width + spacing
    }
  }
}
