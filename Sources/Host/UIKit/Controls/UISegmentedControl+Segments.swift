import QuartzCore

extension UISegmentedControl {
  /// One segment: what it shows and the view that shows it.
  @MainActor
  struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var isEnabled = true
    var view: UIView?
    var divider = UIView()

    init(title: String?, image: UIImage?) { (self.title, self.image) = (title, image) }

    init(action: UIAction) {
      self.init(title: action.image == nil ? action.title : nil, image: action.image)
      self.action = action
    }
  }

  func checked(_ index: Int) -> Segment {
    precondition(
      segments.indices.contains(index),
      "UISegmentedControl: there is no segment \(index); there are \(segments.count).")
    return segments[index]
  }

  func insert(_ segment: Segment, at wanted: Int, _ animated: Bool) {
    let index = min(max(wanted, 0), segments.count)
    segments.insert(segment, at: index)
    insertSubview(segments[index].divider, at: 0)
    segments[index].divider.isUserInteractionEnabled = false
    if storedSelection >= index { storedSelection += 1 }
    if let held = pressed, held >= index { pressed = held + 1 }
    updateSegment(index)
    segmentsDidChange(animated)
  }

  func remove(at index: Int, _ animated: Bool) {
    guard segments.indices.contains(index) else { return }
    let segment = segments.remove(at: index)
    segment.view?.removeFromSuperview()
    segment.divider.removeFromSuperview()
    if storedSelection == index {
      storedSelection = Self.noSegment
    } else if storedSelection > index {
      storedSelection -= 1
    }
    if let held = pressed, held >= index { pressed = held == index ? nil : held - 1 }
    segmentsDidChange(animated)
  }

  func changeSegment(_ index: Int, _ change: (inout Segment) -> Void) {
    _ = checked(index)
    let (view, divider) = (segments[index].view, segments[index].divider)
    change(&segments[index])
    (segments[index].view, segments[index].divider) = (view, divider)
    updateSegment(index)
    segmentsDidChange(false)
  }

  /// Takes in that segments may want other widths.
  func segmentsDidChange(_ animated: Bool) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  // MARK: Views

  func setUp() {
    layer.cornerRadius = 9
    addSubview(thumb)
    recolor()
  }

  func recolor() {
    backgroundColor = .tertiarySystemFill
    let isDark = traitCollection.userInterfaceStyle == .dark
    thumb.backgroundColor = selectedSegmentTintColor ?? (isDark ? .systemGray2 : .white)
    for segment in segments { segment.divider.backgroundColor = .separator }
  }

  /// Shows what a segment has, in the look of its state.
  func updateSegment(_ index: Int) {
    let segment = segments[index]
    segment.divider.backgroundColor = .separator
    let view = segment.image == nil ? label(for: index) : imageView(for: index)
    if segment.view !== view {
      segment.view?.removeFromSuperview()
      addSubview(view)
      segments[index].view = view
    }
    let isFaded = !isEnabled || !segment.isEnabled || (pressed == index && !isOn(index))
    view.alpha = isFaded ? 0.3 : 1
  }

  private func isOn(_ index: Int) -> Bool { storedSelection == index }

  private func label(for index: Int) -> UIView {
    let label = segments[index].view as? UILabel ?? UILabel()
    let isOn = isOn(index)
    label.textAlignment = .center
    label.text = segments[index].title
    let chosen = attributes[(isOn ? State.selected : .normal).rawValue] ?? attributes[0] ?? [:]
    label.font =
      chosen[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isOn ? .semibold : .medium)
    label.textColor = chosen[.foregroundColor] as? UIColor ?? .label
    return label
  }

  private func imageView(for index: Int) -> UIView {
    let view = segments[index].view as? UIImageView ?? UIImageView()
    view.contentMode = .center
    view.tintColor = .label
    view.image = segments[index].image
    return view
  }

  // MARK: Layout

  private func contentWidth(_ segment: Segment) -> CGFloat {
    let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let natural = segment.image?.size.width ?? segment.view?.sizeThatFits(limit).width ?? 0
    return segment.width > 0 ? segment.width : natural + 20
  }

  var naturalSize: CGSize {
    let widths = segments.map(contentWidth)
    let isEven = !apportionsSegmentWidthsByContent && segments.allSatisfy { $0.width == 0 }
    let width =
      isEven ? (widths.max() ?? 0) * CGFloat(widths.count) : widths.reduce(0, +)
    return CGSize(width: width, height: Self.height)
  }

  /// The widths of all segments, which together fill the bounds.
  private var widths: [CGFloat] {
    let fixed = segments.map(\.width)
    let free = segments.map { $0.width > 0 ? 0 : contentWidth($0) }
    let count = CGFloat(free.count { $0 > 0 })
    let rest = max(0, bounds.width - fixed.reduce(0, +))
    let wanted = free.reduce(0, +)
    return zip(fixed, free).map { fixed, free in
      if fixed > 0 { return fixed }
      return apportionsSegmentWidthsByContent && wanted > 0 ? rest * free / wanted : rest / count
    }
  }

  func frames() -> [CGRect] {
    var x: CGFloat = 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return widths.map { width in
      defer { x += width }
      return CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
  }

  func placeSegments() {
    let frames = frames()
    for (index, frame) in frames.enumerated() {
      segments[index].view?.frame = frame.shrunk(dx: 4, dy: 2)
      let isHidden = index == 0 || isOn(index) || isOn(index - 1)
      let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.maxX : frame.minX
      segments[index].divider.frame = CGRect(
        x: x - 0.5, y: bounds.midY - 8, width: 1, height: 16)
      segments[index].divider.alpha = isHidden ? 0 : 1
    }
    placeThumb(frames)
  }

  private func placeThumb(_ frames: [CGRect]) {
    guard !isMomentary, frames.indices.contains(storedSelection) else { return thumb.alpha = 0 }
    thumb.alpha = 1
    let isHeld = pressed == storedSelection
    thumb.frame = frames[storedSelection].shrunk(dx: isHeld ? 4 : 2, dy: isHeld ? 4 : 2)
  }

  // MARK: Choosing

  func select(_ index: Int) {
    precondition(
      index == Self.noSegment || segments.indices.contains(index),
      "UISegmentedControl: segment \(index) cannot be selected; there are \(segments.count).")
    guard index != storedSelection else { return }
    storedSelection = index
    for index in segments.indices { updateSegment(index) }
    setNeedsLayout()
  }

  private func index(at point: CGPoint) -> Int? {
    let index = frames().firstIndex { point.x >= $0.minX && point.x < $0.maxX }
    return index.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  func press(at point: CGPoint) {
    pressed = index(at: point)
    update()
  }

  /// A held thumb goes where the finger is; else the finger presses another segment.
  func follow(_ point: CGPoint) {
    let inside = CGPoint(x: point.x.clamped(to: 0...max(0, bounds.width - 1)), y: 0)
    guard let index = index(at: inside), index != pressed else { return }
    let holdsThumb = pressed == storedSelection && !isMomentary
    // What hears of the choice may insert and remove segments, which this follows.
    pressed = index
    if holdsThumb { choose(index) }
    update()
  }

  func release(isInside: Bool) {
    let index = pressed
    pressed = nil
    if isInside, let index { choose(index) }
    update()
  }

  /// Chooses the next segment that can be chosen, in either direction.
  func step(by way: Int) {
    var index = storedSelection + (storedSelection == Self.noSegment && way < 0 ? 0 : way)
    while segments.indices.contains(index), !segments[index].isEnabled { index += way }
    guard isEnabled, segments.indices.contains(index) else { return }
    choose(index)
    update()
  }

  /// Chooses a segment and sends the event once the thumb slides, which a layout that the event
  /// leads to does not cut short.
  private func choose(_ index: Int) {
    guard segments.indices.contains(index), isMomentary || index != storedSelection else { return }
    storedSelection = index
    update()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if let action = segments.indices.contains(index) ? segments[index].action : nil {
      sendAction(action)
    }
    if isMomentary { storedSelection = Self.noSegment }
  }

  private func update() {
    for index in segments.indices { updateSegment(index) }
    guard window != nil else { return setNeedsLayout() }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: placeSegments,
      completion: nil)
  }
}

/// The raised piece behind the chosen segment.
final class SegmentThumb: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = 7
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
