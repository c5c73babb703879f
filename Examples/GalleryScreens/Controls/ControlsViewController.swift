import Kumiko
import UIKit

/// Every stock control in its styles and states, at work.
final class ControlsViewController: ListViewController {
  init() { super.init(title: "Controls") }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func sections() -> [Section] { [buttons, values, activity, dates, text, symbols] }

  /// Scrolls to a section.
  func show(section: Int) {
    tableView.layoutIfNeeded()
    tableView.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
  }
}

// MARK: Sections

extension ControlsViewController {
  private var buttons: Section {
    Section(id: "buttons", header: HeaderRow(title: "Buttons")) {
      SpecimenRow(
        id: "styles", title: "Styles", axis: .vertical, flows: true, make: Specimens.buttonStyles)
      SpecimenRow(
        id: "sizes", title: "Sizes", axis: .vertical, flows: true, make: Specimens.buttonSizes)
      SpecimenRow(
        id: "states", title: "States", axis: .vertical, flows: true, make: Specimens.buttonStates)
      SpecimenRow(
        id: "contents", title: "Contents", axis: .vertical, flows: true,
        make: Specimens.buttonContents)
      SpecimenRow(
        id: "types", title: "Without a configuration", axis: .vertical, flows: true,
        make: Specimens.buttonTypes)
      SpecimenRow(id: "menu", title: "Menu", make: Specimens.menuButton)
    }
  }

  private var values: Section {
    Section(id: "values", header: HeaderRow(title: "Values")) {
      SpecimenRow(
        id: "switches", title: "Switches", axis: .vertical, flows: true, make: Specimens.switches)
      SpecimenRow(id: "slider", title: "Slider", axis: .vertical, make: Specimens.slider)
      SpecimenRow(id: "stepper", title: "Stepper", make: Specimens.stepper)
      SpecimenRow(id: "segments", title: "Segments", axis: .vertical, make: Specimens.segments)
    }
  }

  private var activity: Section {
    Section(id: "activity", header: HeaderRow(title: "Activity")) {
      SpecimenRow(id: "progress", title: "Progress", axis: .vertical, make: Specimens.progress)
      SpecimenRow(
        id: "spinners", title: "Spinners", axis: .vertical, flows: true, make: Specimens.spinners)
      SpecimenRow(id: "pages", title: "Pages", make: Specimens.pages)
    }
  }

  private var dates: Section {
    Section(id: "dates", header: HeaderRow(title: "Dates")) {
      SpecimenRow(id: "date", title: "Date") { Specimens.datePicker(.compact, .date) }
      SpecimenRow(id: "time", title: "Time") {
        Specimens.datePicker(.compact, .time)
      }
      SpecimenRow(id: "wheels", title: "Wheels", axis: .vertical) {
        Specimens.datePicker(.wheels, .dateAndTime)
      }
      SpecimenRow(id: "calendar", title: "Calendar", axis: .vertical) {
        Specimens.datePicker(.inline, .date)
      }
    }
  }

  private var text: Section {
    Section(id: "text", header: HeaderRow(title: "Text")) {
      SpecimenRow(id: "field", title: "Field", axis: .vertical, make: Specimens.textField)
      SpecimenRow(id: "search", title: "Search", axis: .vertical, make: Specimens.searchBar)
      SpecimenRow(id: "view", title: "View", axis: .vertical, make: Specimens.textView)
    }
  }

  private var symbols: Section {
    Section(
      id: "symbols", header: HeaderRow(title: "Symbols"), footer: SpaceRow(height: 20)
    ) {
      SpecimenRow(id: "common", title: "Common", axis: .vertical) {
        Specimens.symbols(["trash", "square.and.arrow.up", "gearshape", "bell.badge", "cart.fill"])
      }
      SpecimenRow(id: "variants", title: "Variants", axis: .vertical) {
        Specimens.symbols([
          "bell.circle", "bell.circle.fill", "star.square.fill", "flag.slash",
          "folder.badge.questionmark", "ellipsis.circle", "chevron.down.circle.fill",
        ])
      }
      SpecimenRow(
        id: "weights", title: "Weights", axis: .vertical, make: Specimens.symbolWeights)
    }
  }
}

extension GalleryScreen {
  static let controls = GalleryScreen(
    name: "controls",
    row: MenuRow(
      id: "controls", title: "Controls", subtitle: "Every stock control at work",
      symbol: "switch.2", tint: .systemTeal),
    states: [
      State("buttons", of: ControlsViewController.self, delay: 0.3),
      State("values", of: ControlsViewController.self, delay: 0.3) { $0.show(section: 1) },
      State("dates", of: ControlsViewController.self) { $0.show(section: 3) },
      State("text", of: ControlsViewController.self) { $0.show(section: 5) },
    ],
    transition: nil, make: ControlsViewController.init)
}
