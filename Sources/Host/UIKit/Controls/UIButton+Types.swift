import QuartzCore

extension UIButton {
  /// What a button looks like without a configuration.
  public enum ButtonType: Int, Sendable {
    /// Nothing but its contents, white text.
    case custom = 0
    /// Text and pictures in the tint color that fade when pressed.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle.
    case infoLight = 3
    /// An i in a circle.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross on a gray disc of 30 points.
    case close = 7

    /// Another word for ``system``.
    public static var roundedRect: ButtonType { .system }

    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }

    /// What assistive technology calls a button of the type without a title.
    var spokenName: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: "More Info"
      case .close: "Close"
      case .custom, .system, .contactAdd: nil
      }
    }

    /// How the symbol is drawn.
    var symbolConfiguration: UIImage.SymbolConfiguration {
      self == .close ? .init(pointSize: 12, weight: .bold) : .init(scale: .large)
    }

    /// The size below which a button of the type without a configuration does not go.
    var leastSize: CGSize { self == .close ? CGSize(width: 30, height: 30) : .zero }

    var followsTint: Bool { self != .custom }
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal
    /// What most users want: the return key presses it.
    case primary
    /// Goes back without doing anything.
    case cancel
    /// Takes something away.
    case destructive
  }

  /// What a button shows in one state.
  struct Content: Equatable {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }
}
