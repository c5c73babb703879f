// swift-tools-version: 6.2
import PackageDescription

// Commands for people who write screen documents, and a server that gives them. They stand apart so
// that clients of the library resolve nothing but the library.
let isStrict = Context.environment["CI"] != nil || Context.environment["KUMIKO_STRICT"] != nil
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

let package = Package(
  name: "Tools",
  products: [
    .executable(name: "kumiko", targets: ["kumiko"]),
    .executable(name: "screen-server", targets: ["ScreenServer"]),
  ],
  dependencies: [
    .package(name: "Kumiko", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
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
      swiftSettings: settings),
    .target(
      name: "DocumentSigning",
      dependencies: [
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "KumikoLoading", package: "Kumiko"),
      ],
      swiftSettings: settings),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .yum(["zlib-devel"])]),
    // The server depends on documents and, for signatures, on loading (on Linux: on libcurl), but on
    // no view.
    .target(
      name: "ScreenServing",
      dependencies: [
        "CZlib", "DocumentSigning",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "KumikoDocuments", package: "Kumiko"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      resources: [.copy("Pictures")],
      swiftSettings: settings),
    .executableTarget(
      name: "ScreenServer",
      dependencies: [
        "DocumentSigning", "ScreenServing",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ScreenServingTests",
      dependencies: [
        "DocumentSigning", "ScreenServer", "ScreenServing",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "KumikoLoading", package: "Kumiko"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "KumikoCommandTests",
      dependencies: [
        "kumiko",
        .product(name: "KumikoRemote", package: "Kumiko"),
        .product(name: "KumikoTesting", package: "Kumiko"),
        .product(name: "UIKit", package: "Kumiko"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ShopPageTests",
      dependencies: [
        "ScreenServing",
        .product(name: "Kumiko", package: "Kumiko"),
        .product(name: "KumikoRemote", package: "Kumiko"),
        .product(name: "KumikoTesting", package: "Kumiko"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UIKit", package: "Kumiko"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
