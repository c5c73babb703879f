import KumikoBento

/// How somebody travels.
struct Travel: Option, Hashable {
  let displayName: String
  let symbol: String

  static let all = [
    Travel(displayName: "Train", symbol: "tram.fill"),
    Travel(displayName: "Ferry", symbol: "water.waves"),
    Travel(displayName: "Bicycle", symbol: "bicycle"),
  ]
}

/// A journey that is being planned.
struct Journey {
  var destination = ""
  var day: Date?
  var travel: Travel?
  var isReturning = true
  var notes = ""
  var isBooking = false

  var isComplete: Bool { return !destination.isEmpty && day != nil && travel != nil }
}

/// What users do with a journey.
enum JourneyAction {
  case go(to: String)
  case leave(on: Date)
  case take(Travel)
  case comeBack(Bool)
  case note(String)
  case book
}

/// Keeps a journey, and the tickets that were booked.
@MainActor
final class JourneyModel: BoxViewModel {
  let state: MutableBoxProperty<Journey>
  let tickets = MutableBoxProperty(Ticket.booked)

  init() { state = MutableBoxProperty(Journey()) }

  func send(action: JourneyAction) {
    var journey = state.value
    switch action {
    case .go(let place): journey.destination = place
    case .leave(let day): journey.day = day
    case .take(let travel): journey.travel = travel
    case .comeBack(let isReturning): journey.isReturning = isReturning
    case .note(let text): journey.notes = text
    case .book:
      tickets.value.append(Ticket(journey))
      journey = Journey()
    }
    state.value = journey
  }

  /// Fills the form, as if somebody had.
  func fill() {
    send(action: .go(to: "Visby"))
    send(action: .leave(on: Date(timeIntervalSince1970: 1_812_000_000)))
    send(action: .take(Travel.all[1]))
    send(action: .note("A cabin with a window,\nif there is one."))
  }
}

/// A ticket, which is another one than all others, also for the same journey.
struct Ticket: Hashable {
  let id = UUID()
  let place: String
  let detail: String
  let symbol: String

  static let booked = [
    Ticket(place: "Uppsala", detail: "Thursday · return", symbol: "tram.fill"),
    Ticket(place: "Sigtuna", detail: "Saturday", symbol: "bicycle"),
  ]

  init(place: String, detail: String, symbol: String) {
    (self.place, self.detail, self.symbol) = (place, detail, symbol)
  }

  init(_ journey: Journey) {
    let day = journey.day.map { Dates.weekday.string(from: $0) } ?? ""
    self.init(
      place: journey.destination, detail: journey.isReturning ? "\(day) · return" : day,
      symbol: journey.travel?.symbol ?? "mappin")
  }
}

enum Dates {
  static let weekday = make("EEEE")
  static let long = make("d MMMM yyyy")

  private static func make(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateFormat = format
    return formatter
  }
}
