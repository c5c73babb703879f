import Kumiko
import UIKit

/// A chat: it opens at its end, older messages load when its beginning comes near, and the bar
/// below follows the keyboard.
final class ChatViewController: UIViewController, TableScreen {
  /// How many messages are shown at first, and come with each load.
  static let pageLength = 60

  let tableView = UITableView(frame: .zero, style: .plain)
  let bar = ChatInputBar()
  private let renderer: TableRenderer
  private let news = UIButton(type: .system)

  private let history: ChatHistory
  private var newer: [ChatMessage] = []
  /// The place of the oldest message that is shown.
  private var start: Int
  private var loading: Task<Void, Never>?
  private(set) var unreadCount = 0

  init(history: ChatHistory = .sample) {
    self.history = history
    start = max(0, history.messages.count - Self.pageLength)
    renderer = TableRenderer(tableView)
    super.init(nibName: nil, bundle: nil)
    title = "Chat"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.keyboardDismissMode = .interactive
    tableView.sectionHeaderTopPadding = 0
    tableView.estimatedRowHeight = 60
    tableView.contentInset.bottom = 10
    bar.onSend = { [weak self] in self?.send($0) }
    news.addAction(UIAction { [weak self] _ in self?.showNews() }, for: .touchUpInside)
    addViews()
    update()
  }

  // MARK: Messages

  /// The messages that are shown.
  var messages: [ChatMessage] { history.messages[start...] + newer }

  /// Whether older messages are on their way.
  var isLoading: Bool { loading != nil }

  /// Adds a message by the user and goes to it.
  func send(_ text: String) {
    add(text, isMine: true)
    renderer.scrollToEnd()
  }

  /// Adds a message by the other one. Where that is out of view, a button tells of it.
  func receive(_ text: String) {
    unreadCount += 1
    add(text, isMine: false)
    updateNews()
  }

  /// Asks for older messages, unless they are on their way or there are none.
  func loadOlder() {
    guard start > 0, loading == nil else { return }
    loading = Task { [weak self] in
      guard (try? await Task.sleep(for: .seconds(0.8))) != nil else { return }
      self?.receiveOlder()
    }
    update()
  }

  /// Shows older messages, as when they have been loaded.
  func receiveOlder() {
    loading?.cancel()
    loading = nil
    start = max(0, start - Self.pageLength)
    update()
  }

  /// Goes to a message, counted from the newest.
  func show(_ number: Int, animated: Bool = false) {
    let messages = messages
    let index = max(0, messages.count - 1 - number)
    renderer.scroll(to: messages[index].id, at: .top, animated: animated)
  }

  /// Goes to the oldest message that is shown, and to what stands above it.
  func showOldest() { renderer.scrollToStart(animated: false) }

  private func add(_ text: String, isMine: Bool) {
    let id = (newer.last ?? history.messages.last).map { $0.id + 1 } ?? 0
    newer.append(ChatMessage(id: id, text: text, isMine: isMine, day: history.today))
    update()
  }

  // MARK: Showing

  private func update() {
    let options = ListOptions()
      .anchor(.bottom)
      .header(start > 0 ? ChatOlderRow(isLoading: isLoading) : nil)
      .onReachStart(threshold: 8) { [weak self] in self?.loadOlder() }
      .onReachEnd { [weak self] in self?.markRead() }
    renderer.render(options) {
      for messages in days {
        Section(
          id: messages[0].day, header: ChatDayHeader(title: title(of: messages[0].day))
        ) {
          Group(of: messages.indices) { index in
            ChatBubbleRow(
              message: messages[index],
              continues: index > 0 && messages[index - 1].isMine == messages[index].isMine)
          }
        }
      }
    }
  }

  private func title(of day: Int) -> String {
    ChatMessage.title(ofDay: day, today: history.today)
  }

  /// The messages day by day.
  var days: [[ChatMessage]] {
    messages.reduce(into: []) { days, message in
      if days.last?.last?.day == message.day {
        days[days.count - 1].append(message)
      } else {
        days.append([message])
      }
    }
  }

  // MARK: News

  private func markRead() {
    unreadCount = 0
    updateNews()
  }

  private func showNews() {
    markRead()
    renderer.scrollToEnd()
  }

  private func updateNews() {
    news.isHidden = unreadCount == 0
    let title = unreadCount == 1 ? "New message" : "\(unreadCount) new messages"
    news.accessibilityLabel = title
    // There is room for few words where they are largest.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    news.configuration?.title = isLarge ? "\(unreadCount) new" : title
    news.configuration?.image = UIImage(systemName: "arrow.down")
  }

  // MARK: Views

  private func addViews() {
    var look = UIButton.Configuration.filled()
    look.cornerStyle = .capsule
    look.baseBackgroundColor = .tertiarySystemBackground
    look.baseForegroundColor = .systemBlue
    look.imagePadding = 6
    news.configuration = look
    news.isHidden = true
    news.layer.shadowOffset = CGSize(width: 0, height: 2)
    news.layer.shadowOpacity = 0.25
    news.layer.shadowRadius = 6
    // Below the bar, where no keyboard is, the screen's edge is covered alike.
    let ground = UIView()
    ground.backgroundColor = .systemBackground
    for subview in [tableView, ground, bar, news] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    // In a window that is lower than the bar and what is below it, no room is left for messages.
    let end = tableView.bottomAnchor.constraint(equalTo: bar.topAnchor)
    end.priority = UILayoutPriority(999)
    let newsStart = news.leadingAnchor.constraint(
      greaterThanOrEqualTo: view.leadingAnchor, constant: 16)
    newsStart.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      end,
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ground.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ground.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ground.topAnchor.constraint(equalTo: bar.bottomAnchor),
      ground.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      news.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      newsStart,
      news.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -12),
    ])
  }
}
