import Kumiko
import UIKit

/// One mail in full.
final class MailReaderViewController: ListViewController {
  private let mail: Mail

  init(_ mail: Mail) {
    self.mail = mail
    super.init(title: "", style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
  }

  override func sections() -> [Section] {
    [
      Section(id: "mail") {
        MessageRow(mail.subject, id: "subject", style: .headline)
        MessageRow("\(mail.sender), \(mail.time)", id: "sender", style: .footnote)
        MessageRow(mail.text, id: "text")
      }
    ]
  }
}
