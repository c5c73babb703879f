/// A message that came to an account.
struct Message: Identifiable, Hashable {
  /// Newer messages have greater ones.
  let id: Int
  let sender, subject, text, date: String
  /// Where it lies.
  var mailbox: Mailbox.ID
  var isRead: Bool
  var isFlagged = false

  /// Puts it into a mailbox of its account, such as its archive.
  mutating func move(to name: String) { mailbox = "\(mailbox.prefix { $0 != "/" })/\(name)" }

  /// Whether it mentions all words of a text.
  func mentions(_ text: String) -> Bool {
    let all = "\(sender) \(subject) \(self.text)".lowercased()
    return text.lowercased().split(separator: " ").allSatisfy { all.contains($0) }
  }
}

/// An account, or a mailbox in one.
struct Mailbox: Identifiable {
  /// Its path.
  let id: String
  let symbol: String
  /// What lies below it; nil for what holds messages.
  var children: [Mailbox]?

  var name: String { id.split(separator: "/").last.map(String.init) ?? id }

  func shows(_ message: Message) -> Bool {
    id == Self.everything.id ? message.mailbox.hasSuffix("/Inbox") : message.mailbox == id
  }

  /// The inboxes of all accounts as one.
  static let everything = Mailbox(id: "All Inboxes", symbol: "tray.2")

  static let accounts = ["Home", "Workshop", "Guild"].map { account in
    let box = { (path: String, symbol: String) in Mailbox(id: account + path, symbol: symbol) }
    var projects = box("/Projects", "folder")
    projects.children = ["Tea House", "Library"].map { box("/Projects/\($0)", "folder") }
    let (archive, trash) = (box("/Archive", "archivebox"), box("/Trash", "trash"))
    let children = [box("/Inbox", "tray"), projects, archive, trash]
    return Mailbox(id: account, symbol: "person.crop.circle", children: children)
  }
}

extension Message {
  /// The message of a number, the same at every launch. Number 599 is of this minute, 9:41.
  static func sample(_ number: Int) -> Message {
    let (hours, topic) = (max(0, 599 - number) * 2, topics[number * 7 % topics.count])
    return Message(
      id: number, sender: topic.0, subject: topic.1, text: topic.2, date: date(hoursAgo: hours),
      mailbox: "\(Mailbox.accounts[number % 3].id)/Inbox", isRead: number % 4 != 3 && hours > 8,
      isFlagged: number % 17 == 11)
  }

  private static func date(hoursAgo hours: Int) -> String {
    let days = (hours + 14) / 24
    let names = ["Yesterday", "Wednesday", "Tuesday", "Monday", "Sunday", "Saturday"]
    if days == 0 { return "\(9 - hours):41 AM" }
    return days <= names.count ? names[days - 1] : "\(11 - days / 28)/\(28 - days % 28)/25"
  }

  private static let topics = [
    ("Jules Moreau", "The screen for the tea house", "The cedar is here: straight and no knots."),
    ("Mia Tanaka", "Photographs", "Here is the lattice from all sides. Which ones shall I print?"),
    ("Guild", "Meeting on Monday", "We meet at six in the upper room. Tom brings the tea."),
    ("Nadia Haddad", "Re: Chisels", "Sharpened and oiled, ready to be fetched any morning."),
    ("Ferry", "Your tickets", "Two persons and one crate. Please be there half an hour early."),
    ("Tom Lindqvist", "An order from Uppsala", "A library asks for six doors after your pattern."),
    ("Emi Sato", "Lunch", "Noodles, Saturday, the place with the red lantern?"),
    ("Ama Boateng", "The workshop key", "It hangs behind the blue door now, on the second hook."),
  ]
}
