import QuartzCore

/// The strip of titles at the end of a list, over which a finger jumps from section to section.
final class SectionIndexView: UIControl {
  /// The height of a line in points.
  private static let lineHeight: CGFloat = 14

  /// Called with the index of a title that was chosen.
  var onChoice: (Int) -> Void = { _ in }
  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsLayout() } } }
  var titleColor: UIColor? { didSet { setNeedsLayout() } }
  var restingColor: UIColor? { didSet { showBackground() } }
  var trackingColor: UIColor? { didSet { showBackground() } }
  private var chosen: Int?
  private var labels: [UILabel] = []
  private lazy var glass = UIImageView(
    image: UIImage(systemName: "magnifyingglass")?.withConfiguration(
      UIImage.SymbolConfiguration(pointSize: 9, weight: .semibold)))
  private lazy var finger = UILongPressGestureRecognizer { [weak self] _ in
    self?.fingerDidMove()
  }
  private var entries = SectionIndexEntries(count: 0, height: 0, lineHeight: lineHeight)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    accessibilityLabel = "Section index"
    finger.minimumPressDuration = 0
    finger.allowableMovement = .greatestFiniteMagnitude
    addGestureRecognizer(finger)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Looks

  private func showBackground() {
    let isHeld = finger.state == .began || finger.state == .changed
    backgroundColor = isHeld ? trackingColor ?? restingColor : restingColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    entries = SectionIndexEntries(
      count: titles.count, height: bounds.height - 8, lineHeight: Self.lineHeight)
    if !titles.contains(UITableView.indexSearch) { glass.removeFromSuperview() }
    while labels.count > entries.entries.count { labels.removeLast().removeFromSuperview() }
    while labels.count < entries.entries.count { labels.append(makeLabel()) }
    for (index, entry) in entries.entries.enumerated() { configureLabel(entry, at: index) }
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    return label
  }

  private func configureLabel(_ entry: SectionIndexEntries.Entry, at index: Int) {
    let label = labels[index]
    label.frame = CGRect(
      x: 0, y: top + CGFloat(index) * Self.lineHeight, width: bounds.width,
      height: Self.lineHeight)
    label.textColor = titleColor ?? tintColor
    switch entry {
    case .dot: label.text = "•"
    case .title(let title) where titles[title] == UITableView.indexSearch:
      label.text = nil
      showGlass(at: label.center)
    case .title(let title): label.text = titles[title]
    }
  }

  /// Shows the magnifying glass that stands for the search field.
  private func showGlass(at center: CGPoint) {
    glass.sizeToFit()
    glass.center = center
    glass.tintColor = titleColor ?? tintColor
    if glass.superview == nil { addSubview(glass) }
  }

  /// Where the first line begins: lines stand in the middle.
  private var top: CGFloat { ((bounds.height - entries.height) / 2).rounded() }

  // MARK: Fingers

  /// A finger takes the strip at once and keeps it, so that the list does not scroll.
  private func fingerDidMove() {
    switch finger.state {
    case .began:
      chosen = nil
      choose(at: finger.location(in: self))
    case .changed:
      choose(at: finger.location(in: self))
    default: break
    }
    showBackground()
  }

  private func choose(at point: CGPoint) {
    layoutIfNeeded()
    guard let title = entries.title(at: point.y - top, of: titles.count) else { return }
    choose(title)
  }

  private func choose(_ title: Int) {
    guard title != chosen else { return }
    chosen = title
    accessibilityValue = titles[title]
    onChoice(title)
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { true }

  override var standardTraits: UIAccessibilityTraits { .adjustable }

  override func accessibilityIncrement() { step(by: 1) }

  override func accessibilityDecrement() { step(by: -1) }

  private func step(by step: Int) {
    guard !titles.isEmpty else { return }
    choose(min(titles.count - 1, max(0, chosen.map { $0 + step } ?? 0)))
  }
}
