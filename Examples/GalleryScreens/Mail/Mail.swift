/// A message that somebody sent.
struct Mail: Identifiable, Hashable {
  var id: Int
  var sender: String
  var subject: String
  var text: String
  /// When it came, as it stands in the list.
  var time: String
  var isRead = false
  var isFlagged = false
}

/// The mails of the Mail screen, as a value.
struct Inbox: Hashable {
  /// All mails, in the order that the user gave them; at first the newest comes first.
  private(set) var mails: [Mail]
  /// How many have come so far.
  private var received: Int
  /// How many older ones have been fetched.
  private(set) var fetched = 0

  /// How many mails have not been read.
  var unreadCount: Int { mails.count { !$0.isRead } }

  /// Whether the server has still older mails.
  var hasOlder: Bool { fetched < 3 }

  /// The mails that mention all words of a text, and that were not read if so asked.
  func mails(mentioning text: String, onlyUnread: Bool) -> [Mail] {
    let words = text.lowercased().split(separator: " ")
    return mails.filter { mail in
      let haystack = "\(mail.sender) \(mail.subject) \(mail.text)".lowercased()
      return (!onlyUnread || !mail.isRead) && words.allSatisfy { haystack.contains($0) }
    }
  }

  /// Changes all mails with certain identifiers.
  mutating func change(_ ids: Set<Mail.ID>, _ change: (inout Mail) -> Void) {
    for index in mails.indices where ids.contains(mails[index].id) { change(&mails[index]) }
  }

  /// Throws mails away.
  mutating func delete(_ ids: Set<Mail.ID>) { mails.removeAll { ids.contains($0.id) } }

  /// Stands a mail before another one, or last.
  mutating func move(_ id: Mail.ID, before next: Mail.ID?) {
    guard id != next, let index = mails.firstIndex(where: { $0.id == id }) else { return }
    let mail = mails.remove(at: index)
    let place = mails.firstIndex { $0.id == next } ?? mails.endIndex
    mails.insert(mail, at: place)
  }

  /// Puts a mail that has just come on top.
  mutating func receive() {
    let topic = Self.topics[received % Self.topics.count]
    mails.insert(Self.mail(received, topic, time: "now"), at: 0)
    received += 1
  }

  /// Adds a dozen older mails at the end.
  mutating func fetchOlder() {
    guard hasOlder else { return }
    fetched += 1
    mails += (0..<12).map { index in
      let topic = Self.topics[(index * 5 + fetched) % Self.topics.count]
      var mail = Self.mail(-fetched * 100 - index, topic, time: "\(13 - index) Oct")
      mail.isRead = true
      return mail
    }
  }
}

// MARK: Sample

extension Inbox {
  /// What the screen starts with.
  static let sample: Inbox = {
    let times = ["09:41", "08:15", "07:58", "yesterday", "yesterday", "Monday", "Monday", "Sunday"]
    let mails = topics.enumerated().map { index, topic in
      var mail = mail(index, topic, time: times[min(index, times.count - 1)])
      mail.isRead = index > 4 || index == 1
      mail.isFlagged = index == 2
      return mail
    }
    return Inbox(mails: mails, received: mails.count)
  }()

  private typealias Topic = (sender: String, subject: String, text: String)

  private static func mail(_ id: Int, _ topic: Topic, time: String) -> Mail {
    Mail(id: id, sender: topic.sender, subject: topic.subject, text: topic.text, time: time)
  }

  private static let topics: [Topic] = [
    (
      "Jules Moreau", "The screen for the tea house",
      "The cedar has come, and it is beautiful: straight grain, almost no knots. Shall we begin on "
        + "Thursday, before the rain sets in?"
    ),
    (
      "Vincent Ferreira", "Rice paper",
      "Two rolls of the heavy kind are on their way. The thin one is sold out until spring."
    ),
    (
      "Mia Tanaka", "Photographs",
      "I have put the pictures of the lattice from the exhibition together, the large ones too. "
        + "Tell me which you would like to have printed."
    ),
    (
      "Kyoto Woodcraft Guild", "Meeting on the first of December",
      "We meet at six in the upper room. On the agenda: the winter market, and who brings tea."
    ),
    ("Nadia Haddad", "Re: Chisels", "Sharpened and oiled, ready to be fetched any morning."),
    (
      "Ferry terminal", "Your tickets",
      "Two persons, one crate of 180 by 90 cm. Please be at the gate half an hour early."
    ),
    (
      "Tom Lindqvist", "An order from Uppsala",
      "A library asks for six sliding doors after your asanoha pattern. They have seen the one in "
        + "the ferry terminal and cannot stop talking about it."
    ),
    ("Emi Sato", "Lunch", "Noodles, Saturday, the place with the red lantern?"),
    (
      "Cedar & Paper", "Invoice 2041",
      "Thank you for your order. The amount is due within thirty days."
    ),
    ("Ama Boateng", "The workshop key", "It hangs behind the blue door now, on the second hook."),
    (
      "Library", "Two books are due",
      "The Art of Japanese Joinery, and Windows of the Edo Period. You can renew both once more."
    ),
    ("Oskar Weiss", "Glue, or rather none", "Came across this old joint and thought of you."),
  ]
}
