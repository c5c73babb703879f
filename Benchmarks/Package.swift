// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.iOS(.v16), .macOS(.v14)],
  dependencies: [.package(name: "Kumiko", path: "..")],
  targets: [
    .executableTarget(
      name: "KumikoBenchmarks",
      dependencies: [
        .product(name: "Kumiko", package: "Kumiko"),
        .product(name: "KumikoDiff", package: "Kumiko"),
        .product(name: "ConstraintSolver", package: "Kumiko"),
        .product(name: "UIKit", package: "Kumiko"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
