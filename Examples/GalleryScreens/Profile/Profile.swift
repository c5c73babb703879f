import Foundation

/// What a person tells about themselves.
struct Profile: Hashable {
  /// What one may say about one's gender.
  enum Gender: String, CaseIterable {
    case female = "Female"
    case male = "Male"
    case nonbinary = "Nonbinary"
  }

  var name = ""
  var gender: Gender?
  var birthday: Date?
  var note = ""
  var email = ""
  var phone = ""
  var town = ""
  var website = ""

  /// What the pickers begin with as long as nothing is chosen: the middle of 1990.
  static let usualBirthday = Date(timeIntervalSince1970: 645_537_600)

  /// Somebody who has filled in all fields.
  static let sample = Profile(
    name: "Mia Tanaka", gender: .female, birthday: usualBirthday,
    note: "Makes lattice screens of cedar and paper, with joints that need neither nails nor glue."
      + " Best reached in the morning.",
    email: "mia@example.com", phone: "+81 75 123 4567", town: "Kyoto", website: "example.com/mia")
}
