import QuartzCore

/// The views of list content, made when there is something to show.
@MainActor
final class ListContentParts {
  private(set) var image: UIImageView?
  private(set) var text: UILabel?
  private(set) var secondaryText: UILabel?

  func apply(_ configuration: UIListContentConfiguration, in view: UIListContentView) {
    text = label(
      text, configuration.text, configuration.attributedText, configuration.textProperties, view)
    secondaryText = label(
      secondaryText, configuration.secondaryText, configuration.secondaryAttributedText,
      configuration.secondaryTextProperties, view)
    showImage(configuration, in: view)
  }

  func tint(_ configuration: UIListContentConfiguration, _ tint: UIColor) {
    guard let image else { return }
    let looks = configuration.imageProperties
    image.tintColor = looks.resolvedTintColor(for: tint)
    image.layer.borderWidth = looks.strokeWidth
    guard looks.strokeWidth > 0 else { return }
    let color = looks.resolvedStrokeColor(for: tint)
    image.layer.borderColor = color.cgColor(in: image.traitCollection)
  }

  private func label(
    _ old: UILabel?, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, _ view: UIView
  ) -> UILabel? {
    guard (attributed?.length ?? text?.utf16.count ?? 0) > 0 else {
      old?.removeFromSuperview()
      return nil
    }
    let label = old ?? UILabel(frame: .zero)
    properties.apply(to: label)
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transformed)
    }
    if label.superview !== view { view.addSubview(label) }
    return label
  }

  private func showImage(
    _ configuration: UIListContentConfiguration, in view: UIListContentView
  ) {
    guard let picture = configuration.image else {
      image?.removeFromSuperview()
      return image = nil
    }
    let imageView = image ?? UIImageView(frame: .zero)
    let looks = configuration.imageProperties
    imageView.preferredSymbolConfiguration = looks.preferredSymbolConfiguration
    imageView.image = picture
    imageView.layer.cornerRadius = looks.cornerRadius
    imageView.clipsToBounds = looks.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    if imageView.superview !== view { view.addSubview(imageView) }
    image = imageView
    tint(configuration, view.tintColor)
  }
}

extension UIListContentConfiguration.TextProperties {
  @MainActor
  fileprivate func apply(to label: UILabel) {
    label.font = font
    label.textColor = resolvedColor()
    label.numberOfLines = numberOfLines
    label.lineBreakMode = lineBreakMode
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    switch alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
  }
}
