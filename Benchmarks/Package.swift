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
        "CBenchmarks",
        .product(name: "Kumiko", package: "Kumiko"),
        .product(name: "KumikoDiff", package: "Kumiko"),
        .product(name: "ConstraintSolver", package: "Kumiko"),
        .product(name: "KumikoFlexLayout", package: "Kumiko"),
        .product(name: "KumikoDocuments", package: "Kumiko"),
        .product(name: "KumikoRemote", package: "Kumiko"),
        .product(name: "UIKit", package: "Kumiko"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ]),
    // GTK's own list, in C as its users write it.
    .target(name: "CBenchmarks", dependencies: ["CGtkHeaders"]),
    .systemLibrary(
      name: "CGtkHeaders",
      pkgConfig: Context.packageDirectory + "/../Sources/Host/CGtk/gtk4.pc",
      providers: [.apt(["libgtk-4-dev"])]),
  ],
  swiftLanguageModes: [.v6]
)
