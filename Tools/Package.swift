// swift-tools-version: 6.2
import PackageDescription

// Commands for people who write screen documents. They stand apart so that clients of the library
// resolve nothing but the library.
let isStrict = Context.environment["CI"] != nil || Context.environment["KUMIKO_STRICT"] != nil

let package = Package(
  name: "Tools",
  dependencies: [
    .package(name: "Kumiko", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .executableTarget(
      name: "kumiko",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Kumiko", package: "Kumiko"),
        .product(name: "KumikoRemote", package: "Kumiko"),
        .product(name: "KumikoTesting", package: "Kumiko"),
        .product(name: "UIKit", package: "Kumiko"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ] + (isStrict ? [.treatAllWarnings(as: .error)] : []))
  ],
  swiftLanguageModes: [.v6]
)
