/// A folder of mail, or an account.
struct Folder: Identifiable {
  var id: String { path }
  var path: String
  var symbol = "folder"
  var unread = 0
  /// Whether nothing can be put into it now.
  var isLocked = false
  var children: [Folder]?

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// What a new user has.
  static let accounts = [
    Folder(
      path: "Home", symbol: "house",
      children: [
        Folder(path: "Home/Inbox", symbol: "tray", unread: 12),
        Folder(path: "Home/Drafts", symbol: "doc", unread: 1),
        Folder(
          path: "Home/Projects",
          children: [
            Folder(path: "Home/Projects/Garden shed", unread: 3),
            Folder(
              path: "Home/Projects/Book",
              children: [
                Folder(path: "Home/Projects/Book/Chapters"),
                Folder(path: "Home/Projects/Book/Letters from readers", unread: 1_204),
              ]),
          ]),
        Folder(path: "Home/Archive", symbol: "archivebox", isLocked: true),
      ]),
    Folder(
      path: "Work", symbol: "briefcase",
      children: [
        Folder(path: "Work/Inbox", symbol: "tray", unread: 4),
        Folder(path: "Work/Sent", symbol: "paperplane"),
        Folder(path: "Work/Trash", symbol: "trash"),
      ]),
    Folder(path: "Notes", symbol: "note.text"),
  ]

  /// A folder and those below it, from top to bottom.
  var all: [Folder] { [self] + (children ?? []).flatMap(\.all) }
}
