import UIKit

/// Shows a controller in another text size and direction of reading than the display's.
final class PreviewContainer: UIViewController {
  private let content: UIViewController
  private let traits: UITraitCollection

  /// - Parameters:
  ///   - content: What is shown.
  ///   - textSize: The size of text.
  ///   - isRightToLeft: Whether it is shown as for languages that are read from right to left; as
  ///     the display has it otherwise.
  init(_ content: UIViewController, textSize: UIContentSizeCategory, isRightToLeft: Bool) {
    self.content = content
    var traits = [UITraitCollection(preferredContentSizeCategory: textSize)]
    if isRightToLeft { traits.append(UITraitCollection(layoutDirection: .rightToLeft)) }
    self.traits = UITraitCollection(traitsFrom: traits)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    setOverrideTraitCollection(traits, forChild: content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
}
