import KumikoLoading

/// Why an action is done, also what it begins and does not wait for.
enum ActionCause: Sendable {
  /// A tap, or a choice from a menu; or the app asks.
  case tap
  /// The user has typed or chosen a value, or has gone to a field or left it.
  case input
  /// Something was shown or has gone; nobody has done anything.
  case trigger

  /// Why what is done now is done, for those who are asked by actions and not told.
  @TaskLocal static var current = ActionCause.tap

  /// Why the actions of a property are done; nil if another action has led to them, whose cause
  /// counts.
  init?(of property: String) {
    switch property {
    case "onAppear", "onDisplay", "onEndDisplay", "onImpression": self = .trigger
    case "onChange", "onSearch", "onBeginEditing", "onEndEditing": self = .input
    case "onSuccess", "onFailure": return nil
    default: self = .tap
    }
  }

  /// What is wrong with a document that leads on again and again.
  static let secondScreen = "more than one screen without a tap"

  /// Why something is loaded for it: at once after a tap alone.
  var ofLoading: LoadCause { self == .tap ? .user : .automatic }
}
