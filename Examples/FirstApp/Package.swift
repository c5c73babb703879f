// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Groceries",
  platforms: [.iOS(.v16)],
  dependencies: [
    .package(path: "../Kumiko")
  ],
  targets: [
    .executableTarget(
      name: "Groceries",
      dependencies: [.product(name: "Kumiko", package: "Kumiko")]),
    .testTarget(
      name: "GroceriesTests",
      dependencies: ["Groceries", .product(name: "KumikoTesting", package: "Kumiko")],
      exclude: ["Pictures"]),
  ]
)
