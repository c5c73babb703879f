import KumikoRender

/// The looks that screens share.
enum Looks {
  private static func text(_ size: CGFloat, _ weight: UIFont.Weight) -> ComponentStyle<UILabel> {
    return ComponentStyle<UILabel>() { label in
      label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight))
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
  }

  static let title = text(17, .semibold)
  static let body = text(16, .regular)
  static let note =
    text(14, .regular) + ComponentStyle<UILabel>() { $0.textColor = .secondaryLabel }
  static let large = text(28, .bold)

  static let centered = ComponentStyle<UIView>() { view in
    view.style.justifyContent = .center
    view.style.alignItems = .center
  }

  static let cover =
    centered
    + ComponentStyle<UIView>() { view in
      view.style.dimensions = (64, 64)
      view.layer.cornerRadius = 8
      view.clipsToBounds = true
    }

  static let symbol = ComponentStyle<UIImageView>() { view in
    view.style.dimensions = (30, 30)
    view.contentMode = .scaleAspectFit
    view.tintColor = .white
  }

  static let card = ComponentStyle<UIView>() { view in
    view.style.padding = (16, 16, 16, 16, 16, 16)
    view.backgroundColor = .secondarySystemGroupedBackground
    view.layer.cornerRadius = 14
  }

  static let button = ComponentStyle<UIButton>() { button in
    button.titleLabel?.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16))
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.setTitleColor(.systemBlue, for: .normal)
  }
}
