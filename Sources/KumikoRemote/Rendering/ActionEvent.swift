/// What the actions of a property are done for.
enum ActionEvent {
  /// A tap, or a choice from a menu.
  case tap
  /// The user has typed or chosen a value, or has gone to a field or left it.
  case input
  /// Something was shown or has gone; nobody has done anything.
  case trigger
  /// Another action has ended, whose cause counts.
  case consequence

  init(_ property: String) {
    switch property {
    case "onAppear", "onDisplay", "onEndDisplay", "onImpression": self = .trigger
    case "onChange", "onSearch", "onBeginEditing", "onEndEditing": self = .input
    case "onSuccess", "onFailure": self = .consequence
    default: self = .tap
    }
  }
}
