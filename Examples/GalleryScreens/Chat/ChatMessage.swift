import Foundation

/// One message of a chat.
struct ChatMessage: Identifiable, Hashable, Sendable {
  /// Its number: later messages have greater ones.
  var id: Int
  var text: String
  /// Whether the user wrote it.
  var isMine: Bool
  /// The number of the day on which it was written, counted from a Monday.
  var day: Int
}

/// Everything that two people have written to each other so far.
struct ChatHistory {
  /// Messages of more than half a year; each run of the gallery has the same.
  static let sample = ChatHistory(count: 5_000)

  let messages: [ChatMessage]

  /// Makes up a conversation.
  init(count: Int) {
    var random = Sequence(state: 7)
    var isMine = false
    var messages: [ChatMessage] = []
    messages.reserveCapacity(count)
    for id in 0..<count {
      if random.next(5) < 2 { isMine.toggle() }
      let text = Self.text(&random)
      messages.append(ChatMessage(id: id, text: text, isMine: isMine, day: id / 24))
    }
    self.messages = messages
  }

  /// The day of a new message.
  var today: Int { messages.last?.day ?? 0 }

  private static func text(_ random: inout Sequence) -> String {
    let count = [1, 1, 1, 2, 2, 3][random.next(6)]
    // There are more phrases than steps lead through: no message says anything twice.
    let (first, step) = (random.next(phrases.count), 1 + random.next(7))
    return (0..<count).map { phrases[(first + $0 * step) % phrases.count] }.joined(separator: " ")
  }

  /// Numbers that look random and are the same in each run.
  private struct Sequence {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  private static let phrases = [
    "Are you still at the workshop?", "Yes.", "The cedar arrived this morning, all forty strips.",
    "Good!", "I cut the first joints and they hold without glue.", "Show me tomorrow?",
    "Let me check the drawing again before we glue anything that cannot be undone.", "Sure.",
    "The small pieces are the hard ones: a hair too wide and the whole pattern stands off.",
    "Tea at four?", "I can be there at half past.", "Bring the fine saw, please.", "On my way.",
    "How many pieces are in the door?", "About two thousand four hundred, I stopped counting.",
    "Wow.", "The hemp leaf pattern looks best against the window.", "Agreed.",
    "It rained all day, so I sharpened every chisel twice and read the rest of the afternoon.",
    "Thanks!", "See you then.", "Did you measure the frame?", "Twice.",
  ]
}

extension ChatMessage {
  /// The day as people say it.
  static func title(ofDay day: Int, today: Int) -> String {
    if day == today { return "Today" }
    if day == today - 1 { return "Yesterday" }
    let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    let weeks = today / 7 - day / 7
    let name = names[day % 7]
    return weeks == 0 ? name : weeks == 1 ? "\(name), last week" : "\(name), \(weeks) weeks ago"
  }
}
