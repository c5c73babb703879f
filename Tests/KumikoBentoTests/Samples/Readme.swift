import KumikoBento

// What the documents show, by its shape.

/// A component that is an object, and its view.
final class Contact: Renderable {
  private let name: String
  private let picture: UIImage

  init(picture: UIImage, name: String) {
    self.picture = picture
    self.name = name
  }

  func render(in view: ContactView) {
    view.nameLabel.text = name
    view.pictureView.image = picture
  }
}

final class ContactView: UIView {
  let nameLabel = UILabel()
  let pictureView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let row = UIStackView(arrangedSubviews: [pictureView, nameLabel])
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      heightAnchor.constraint(equalToConstant: 56),
    ])
  }

  required init?(coder: NSCoder) { return nil }
}

enum ContactSection: Hashable { case user, visit, hint }
enum ContactRow: Hashable { case user, loading, hint, text }

/// Types that no context tells.
@MainActor
func contacts(
  _ name: String, isLoading: Bool, hint: String?
) -> Box<ContactSection, ContactRow> {
  let box = Box.empty
    |-+ Section(id: ContactSection.user, header: Component.EmptySpace(height: 24))
    |---+ Node(id: ContactRow.user, component: Contact(picture: UIImage(), name: name))
    |-? .iff(isLoading) {
      Section(id: ContactSection.visit, header: Component.EmptySpace(height: 24))
        |---+ Node(
          id: ContactRow.loading,
          component: Component.Activity(isLoading: true, styleSheet: .init()))
    }
    |-? hint.map { text in
      Section(id: ContactSection.hint)
        |---+ Node(id: ContactRow.hint, component: Note(text: text))
    }
  return box
}

/// A look put together by key paths, for a label and for a component.
@MainActor
func paragraph(_ text: String) -> Box<ContactSection, ContactRow> {
  return .empty
    |-+ Section(id: .hint)
    |---+ Node(
      id: .text,
      component: Component.Description(
        text: text,
        styleSheet: Component.Description.StyleSheet()
          .compose(\.text.font, UIFont.boldSystemFont(ofSize: 31))
          .compose(\.text.numberOfLines, 2)
      )
    )
}

@MainActor
func caption() -> LabelStyleSheet {
  return LabelStyleSheet()
    .compose(\.numberOfLines, 3)
    .compose(\.font, UIFont.preferredFont(forTextStyle: .body))
}

// Words of an app's own on top of the library's.

extension Section where SectionID == String {
  static func titled(_ title: String) -> Section {
    return Section(
      id: title, header: Component.Description(text: title, styleSheet: .init()))
  }
}

extension Node where Identifier == String {
  static func note(_ text: String) -> Node { return Node(id: text, component: Note(text: text)) }
}

@MainActor
func words(_ titles: [String], _ notes: [String]) -> Box<String, String> {
  return Box(sections: titles.map { .titled($0) |---* notes.map { .note($0) } })
}

/// A field of an app's own that takes part in moving from field to field.
struct Slot: Renderable, Focusable {
  let name: String
  let focusEligibility: FocusEligibility

  func render(in view: SlotView) { view.name = name }
}

final class SlotView: UIView, FocusableView {
  var name = ""
  var changes = 0
  override var canBecomeFirstResponder: Bool { return true }
  func focus() { becomeFirstResponder() }
  func neighboringFocusEligibilityDidChange() { changes += 1 }

  func leave(_ direction: FocusSearchDirection) -> Bool {
    return withFocusCoordinator { $0.move(direction) }
  }
}

extension Slot: HeightCustomizing {
  func height(forWidth width: CGFloat, inheritedMargins: UIEdgeInsets) -> CGFloat { return 50 }
}
