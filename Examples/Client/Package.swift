// swift-tools-version: 6.2
import PackageDescription

// A client of Kumiko as others write them: a package of its own, in Swift 5 mode, whose warnings
// are errors. `Scripts/check-client` builds and tests it.
let package = Package(
  name: "Notes",
  platforms: [.iOS(.v16)],
  dependencies: [
    .package(name: "Kumiko", path: "../..")
  ],
  targets: [
    .target(
      name: "Notes",
      dependencies: [.product(name: "Kumiko", package: "Kumiko")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "NotesTests",
      dependencies: ["Notes", .product(name: "KumikoTesting", package: "Kumiko")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v5]
)
