import KumikoComponents
import UIKit

/// A gray picture of a row whose content is on its way, as high as the row will be.
///
/// ```swift
/// if movies.isEmpty { for index in 0..<5 { PlaceholderRow(iconSide: 40).id(index) } }
/// ```
public struct PlaceholderRow: StockRow {
  /// How many texts the row will have.
  public var textCount: Int
  /// Whether the row will have an icon, and how large, in points.
  public var iconSide: CGFloat?
  /// What the row will look like.
  public var style = StyleSheet<PlaceholderRowView>()

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - textCount: How many texts the row will have; 2 by default.
  ///   - iconSide: How large its icon will be, in points; nil, for none, by default.
  public init(
    textCount: Int = 2, iconSide: CGFloat? = nil
  ) {
    self.textCount = textCount
    self.iconSide = iconSide
  }

  /// Shows the row.
  public func render(in view: PlaceholderRowView) {
    view.configure(content(for: view.traitCollection))
    view.cover()
    view.describe(label: ["Loading"], value: nil, traits: .updatesFrequently)
  }

  /// Lets the gray pulse.
  public func contentWillDisplay(_ view: PlaceholderRowView) { view.pulse(true) }

  /// Lets the gray rest.
  public func contentDidEndDisplay(_ view: PlaceholderRowView) { view.pulse(false) }
}

extension PlaceholderRow: RowDescribing {
  func content(for traits: UITraitCollection) -> RowContent {
    let texts = (0..<max(1, textCount)).map { _ in TextValue.plain("\u{2007}") }
    var content = RowContent(texts: texts, style: style)
    content.style.texts = content.style.texts.map { $0.compose(\.numberOfLines, 1) }
    if let iconSide { content.icon = .initials("", color: .secondarySystemFill, side: iconSide) }
    return content
  }

  func describe(_ traits: inout RowTraits) { traits.isSelectable = false }
}

/// What a ``PlaceholderRow`` is drawn in.
public final class PlaceholderRowView: RowView {
  private var bars: [UIView] = []

  fileprivate func cover() {
    while bars.count < labels.count {
      let bar = UIView()
      bar.backgroundColor = .secondarySystemFill
      addSubview(bar)
      bars.append(bar)
    }
  }

  fileprivate func pulse(_ isOn: Bool) {
    for view in bars + [iconView] {
      view.layer.removeAllAnimations()
      view.alpha = 1
      guard isOn, UIView.areAnimationsEnabled else { continue }
      UIView.animate(
        withDuration: 0.9, delay: 0, options: [.repeat, .autoreverse, .allowUserInteraction]
      ) { view.alpha = 0.4 }
    }
  }

  /// Places a bar over each text.
  public override func layoutSubviews() {
    super.layoutSubviews()
    for (index, bar) in bars.enumerated() {
      let label = labels[index]
      bar.isHidden = label.superview == nil
      let height = (label.bounds.height * 0.6).rounded()
      var frame = label.frame.insetBy(dx: 0, dy: (label.bounds.height - height) / 2)
      let width = frame.width * (index == 0 ? 0.55 : 0.8)
      if effectiveUserInterfaceLayoutDirection == .rightToLeft {
        frame.origin.x = frame.maxX - width
      }
      frame.size.width = width
      bar.frame = frame
      bar.layer.cornerRadius = height / 2
    }
  }
}
