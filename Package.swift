// swift-tools-version: 6.2
import PackageDescription

/// One row of the house: a module, its folder and what it may import.
///
/// The rows say the whole dependency graph; `Scripts/check-rooms` proves that sources obey it.
struct Room {
  var name: String
  var folder: String?
  var imports: [String] = []
  /// What stands in the folder and is no source.
  var excluded: [String] = []
  /// Folders of files that its bundle holds.
  var resources: [String] = []
}

#if os(Linux)
let uiKit = ["UIKit"]
let window = ["HeadlessHost", "GTKHost"]
#else
// On Apple platforms the SDK's own UIKit is imported and no host is built.
let uiKit: [String] = []
let window: [String] = []
#endif

let cores = [
  Room(name: "KumikoDiff"),
  Room(name: "ListGeometry"),
  Room(name: "ConstraintSolver"),
  Room(name: "KumikoFlexLayout"),
  Room(name: "KumikoNibs"),
]

let library = [
  Room(name: "KumikoComponents", imports: uiKit + ["KumikoDiff"]),
  Room(name: "KumikoRendering", imports: uiKit + ["KumikoComponents", "KumikoDiff"]),
  Room(name: "KumikoStock", imports: uiKit + ["KumikoComponents", "KumikoRendering"]),
  Room(
    name: "KumikoFlex", imports: uiKit + ["KumikoComponents", "KumikoDiff", "KumikoFlexLayout"]),
  Room(
    name: "Kumiko",
    imports: [
      "KumikoComponents", "KumikoDiff", "KumikoFlex", "KumikoFlexLayout", "KumikoNibs",
      "KumikoRendering", "KumikoStock",
    ] + window),
]

let host = [
  // Swift Testing wants a module of this kind beside every CoreGraphics and UIKit it meets.
  Room(name: "_Testing_CoreGraphics", folder: "Host/_Testing_CoreGraphics"),
  Room(name: "_Testing_UIKit", folder: "Host/_Testing_UIKit"),
  Room(
    name: "CoreGraphics", folder: "Host/CoreGraphics", imports: ["_Testing_CoreGraphics"]),
  Room(name: "QuartzCore", folder: "Host/QuartzCore", imports: ["CoreGraphics"]),
  Room(
    name: "UIKit", folder: "Host/UIKit",
    imports: [
      "CHostSeam", "ConstraintSolver", "CoreGraphics", "KumikoDiff", "KumikoNibs", "ListGeometry",
      "QuartzCore", "_Testing_UIKit",
    ]),
  Room(
    name: "GSKDrawing", folder: "Host/GSKDrawing",
    imports: ["CGtk", "CoreGraphics", "QuartzCore", "UIKit"]),
  Room(
    name: "HeadlessHost", folder: "Host/HeadlessHost",
    imports: ["CGtk", "CoreGraphics", "GSKDrawing", "QuartzCore", "UIKit"]),
  Room(
    name: "GTKHost", folder: "Host/GTKHost",
    imports: ["CGtk", "CoreGraphics", "GSKDrawing", "QuartzCore", "UIKit"]),
  Room(name: "KumikoTesting", imports: ["Kumiko", "HeadlessHost", "UIKit"]),
  Room(name: "KumikoLive", imports: ["KumikoFlex", "UIKit"]),
]

let coreTests = [
  Room(name: "_TestSupport"),
  Room(name: "KumikoDiffTests", imports: ["KumikoDiff", "_TestSupport"]),
  Room(name: "ListGeometryTests", imports: ["ListGeometry", "_TestSupport"]),
  Room(name: "ConstraintSolverTests", imports: ["ConstraintSolver", "_TestSupport"]),
  Room(
    name: "KumikoFlexLayoutTests", imports: ["KumikoFlexLayout", "_TestSupport"],
    excluded: ["Fixtures"]),
]

let hostTests = [
  Room(name: "CoreGraphicsTests", imports: ["CoreGraphics", "_TestSupport"]),
  Room(name: "QuartzCoreTests", imports: ["QuartzCore", "CoreGraphics", "_TestSupport"]),
  Room(
    name: "UIKitTests",
    imports: ["UIKit", "HeadlessHost", "KumikoNibs", "ListGeometry", "_TestSupport"],
    resources: ["Nibs/Resources"]),
  Room(name: "GSKDrawingTests", imports: ["GSKDrawing", "HeadlessHost", "UIKit", "_TestSupport"]),
  Room(
    name: "HeadlessHostTests",
    imports: ["HeadlessHost", "GSKDrawing", "QuartzCore", "UIKit", "_TestSupport"]),
  Room(name: "GTKHostTests", imports: ["GTKHost", "HeadlessHost", "UIKit", "_TestSupport"]),
  Room(
    name: "KumikoComponentsTests",
    imports: ["KumikoComponents", "HeadlessHost", "UIKit", "_TestSupport"]),
  Room(
    name: "KumikoRenderingTests",
    imports: ["Kumiko", "KumikoTesting", "HeadlessHost", "ListFuzz", "UIKit", "_TestSupport"]),
  Room(name: "KumikoStockTests", imports: ["Kumiko", "KumikoTesting", "UIKit", "_TestSupport"]),
  Room(name: "KumikoFlexTests", imports: ["Kumiko", "KumikoTesting", "UIKit", "_TestSupport"]),
  Room(name: "KumikoLiveTests", imports: ["KumikoFlex", "KumikoLive", "UIKit"]),
  Room(name: "GalleryTests", imports: ["GalleryScreens", "Kumiko", "KumikoTesting", "UIKit"]),
]

/// Clients of the library as others write them: without access to what is the package's own, and in
/// another language mode.
let clientTests = [
  Room(name: "Swift5ClientTests", imports: ["Kumiko", "KumikoTesting", "UIKit"])
]

let isStrict = Context.environment["CI"] != nil || Context.environment["KUMIKO_STRICT"] != nil
let strictness: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ] + strictness

/// Lets functions of the gallery's screens be replaced while it runs: see Scripts/live-refresh.
let replaceable: [SwiftSetting] =
  Context.environment["KUMIKO_LIVE"] == nil
  ? []
  : [
    .unsafeFlags(["-Xfrontend", "-enable-implicit-dynamic", "-enable-private-imports"])
  ]

/// What SwiftPM calls the modules of `room.imports`.
func dependencies(_ room: Room) -> [Target.Dependency] {
  room.imports.map { .init(stringLiteral: $0) }
}

var targets: [Target] = (cores + library).map {
  .target(
    name: $0.name, dependencies: dependencies($0), path: "Sources/\($0.folder ?? $0.name)",
    swiftSettings: settings)
}
targets += coreTests.dropFirst().map {
  .testTarget(
    name: $0.name, dependencies: dependencies($0), path: "Tests/\($0.name)",
    exclude: $0.excluded, swiftSettings: settings)
}
targets.append(
  .target(name: "_TestSupport", path: "Tests/_TestSupport", swiftSettings: settings))

#if os(Linux)
targets += host.map {
  .target(
    name: $0.name, dependencies: dependencies($0), path: "Sources/\($0.folder ?? $0.name)",
    swiftSettings: settings)
}
targets += hostTests.map {
  .testTarget(
    name: $0.name, dependencies: dependencies($0), path: "Tests/\($0.name)",
    resources: $0.resources.map { .process($0) }, swiftSettings: settings)
}
targets += clientTests.map {
  .testTarget(
    name: $0.name, dependencies: dependencies($0), path: "Tests/\($0.name)",
    packageAccess: false, swiftSettings: strictness + [.swiftLanguageMode(.v5)])
}
targets += [
  .target(name: "CHostSeam", path: "Sources/Host/CHostSeam"),
  // The package's own gtk4.pc lists the include folders without the flags SwiftPM rejects.
  .systemLibrary(
    name: "CGtk", path: "Sources/Host/CGtk",
    pkgConfig: Context.packageDirectory + "/Sources/Host/CGtk/gtk4.pc",
    providers: [.apt(["libgtk-4-dev", "libwebp-dev"])]),
  .target(
    name: "GalleryScreens", dependencies: ["Kumiko", "UIKit"], path: "Examples/GalleryScreens",
    packageAccess: false, swiftSettings: settings + replaceable),
  .executableTarget(
    name: "Gallery",
    dependencies: [
      "GalleryScreens", "Kumiko", "KumikoLive", "UIKit", "HeadlessHost", "GTKHost",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    path: "Examples/Gallery", swiftSettings: settings),
  // What the fuzz tests do, and a command that does much more of it in a release build.
  .executableTarget(
    name: "ListFuzz",
    dependencies: [
      "HeadlessHost", "Kumiko", "KumikoTesting", "UIKit", "_TestSupport",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    path: "Tests/ListFuzz", swiftSettings: settings),
]
#endif

var products: [Product] = [
  .library(name: "Kumiko", targets: ["Kumiko"]),
  .library(name: "KumikoDiff", targets: ["KumikoDiff"]),
  .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
  .library(name: "KumikoFlexLayout", targets: ["KumikoFlexLayout"]),
]
#if os(Linux)
products += [
  .library(name: "KumikoTesting", targets: ["KumikoTesting"]),
  .library(name: "KumikoLive", targets: ["KumikoLive"]),
  .library(name: "UIKit", targets: ["UIKit", "HeadlessHost", "GTKHost"]),
]
#endif

let package = Package(
  name: "Kumiko",
  platforms: [.iOS(.v16)],
  products: products,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
