// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
import Glibc
#endif

/// One row of the house: a module, its folder and what it may import.
///
/// The rows say the whole dependency graph; `Scripts/check-rooms` reads them and proves that sources
/// obey it.
struct Room {
  var name: String
  var folder: String?
  var imports: [String] = []
  /// What is linked without being imported.
  var links: [String] = []
  /// What stands in the folder and is no source.
  var excluded: [String] = []
  /// Folders of files that its bundle holds.
  var resources: [String] = []
}

#if os(Linux)
let uiKit = ["UIKit"]
let window = ["HeadlessHost", "GTKHost"]
let curl = ["CCurl"]
#else
// On Apple platforms the SDK's own UIKit is imported and no host is built.
let uiKit: [String] = []
let window: [String] = []
/// What `URLSession` does.
let curl: [String] = []
#endif

let cores = [
  Room(name: "KumikoDiff"),
  Room(name: "ListGeometry"),
  Room(name: "ConstraintSolver"),
  Room(name: "KumikoFlexLayout"),
  Room(name: "KumikoNibs"),
  Room(name: "KumikoDocuments"),
  Room(name: "KumikoLoading", imports: curl + ["KumikoDocuments"]),
]

let library = [
  Room(name: "KumikoComponents", imports: uiKit + ["KumikoDiff", "KumikoFlexLayout"]),
  Room(name: "KumikoRendering", imports: uiKit + ["KumikoComponents", "KumikoDiff"]),
  Room(name: "KumikoStock", imports: uiKit + ["KumikoComponents", "KumikoRendering"]),
  Room(
    name: "KumikoCompositional", imports: uiKit + ["KumikoComponents", "KumikoRendering"]),
  Room(
    name: "KumikoFlex",
    imports: uiKit + ["KumikoComponents", "KumikoFlexLayout", "KumikoRendering"]),
  // Not part of the umbrella: apps whose screens are all in the app need no documents.
  Room(
    name: "KumikoRemote",
    imports: uiKit + [
      "KumikoComponents", "KumikoCompositional", "KumikoDocuments", "KumikoFlex",
      "KumikoFlexLayout", "KumikoLoading", "KumikoRendering", "KumikoStock",
    ]),
  // Not part of the umbrella, so that what is not built on Linux can never break it.
  Room(name: "KumikoSwiftUI", imports: uiKit + ["KumikoComponents", "KumikoRendering"]),
  Room(
    name: "Kumiko",
    imports: [
      "KumikoComponents", "KumikoCompositional", "KumikoDiff", "KumikoFlex", "KumikoFlexLayout",
      "KumikoNibs", "KumikoRendering", "KumikoStock",
    ], links: window),
]

/// What a door may speak the words of a library that came before on top of.
let language =
  uiKit + [
    "Kumiko", "KumikoComponents", "KumikoCompositional", "KumikoDiff", "KumikoFlex",
    "KumikoFlexLayout", "KumikoRendering", "KumikoStock",
  ]

/// Doors: each speaks the words of one library that came before. No module of ours imports one.
let doors = [
  Room(name: "KumikoCarbon", folder: "Doors/KumikoCarbon", imports: language),
  Room(name: "KumikoBento", folder: "Doors/KumikoBento", imports: language),
  Room(name: "KumikoListKit", folder: "Doors/KumikoListKit", imports: language),
  Room(name: "KumikoRender", folder: "Doors/KumikoRender", imports: language),
]

#if os(Linux)
/// What describes GTK to SwiftPM. `gtk4.pc` asks pkg-config and so works wherever GTK does, but GTK's
/// and GLib's own descriptions have flags that SwiftPM warns of in every build (-pthread, -msse).
/// `gtk4-quiet.pc` names folders instead; it is used where distributions have them.
let gtkDescription: String = {
  let folders = ["lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu", "lib64"]
  let isKnown = folders.contains { access("/usr/\($0)/glib-2.0/include/glibconfig.h", R_OK) == 0 }
  return Context.packageDirectory + "/Sources/Host/CGtk/" + (isKnown ? "gtk4-quiet.pc" : "gtk4.pc")
}()
#endif

let host = [
  // Swift Testing wants a module of this kind beside every CoreGraphics and UIKit it meets.
  Room(name: "_Testing_CoreGraphics", folder: "Host/_Testing_CoreGraphics"),
  Room(name: "_Testing_UIKit", folder: "Host/_Testing_UIKit"),
  Room(
    name: "CoreGraphics", folder: "Host/CoreGraphics", links: ["_Testing_CoreGraphics"]),
  Room(name: "QuartzCore", folder: "Host/QuartzCore", imports: ["CHostSeam", "CoreGraphics"]),
  Room(
    name: "UIKit", folder: "Host/UIKit",
    imports: [
      "CHostSeam", "ConstraintSolver", "CoreGraphics", "KumikoDiff", "KumikoNibs", "ListGeometry",
      "QuartzCore",
    ], links: ["_Testing_UIKit"]),
  Room(
    name: "GSKDrawing", folder: "Host/GSKDrawing",
    imports: ["CGtk", "CoreGraphics", "QuartzCore", "UIKit"]),
  Room(
    name: "HeadlessHost", folder: "Host/HeadlessHost",
    imports: ["CGtk", "CoreGraphics", "GSKDrawing", "QuartzCore", "UIKit"]),
  Room(
    name: "GTKHost", folder: "Host/GTKHost",
    imports: ["CGtk", "CoreGraphics", "GSKDrawing", "QuartzCore", "UIKit"]),
  Room(name: "KumikoTesting", imports: ["Kumiko", "HeadlessHost", "QuartzCore", "UIKit"]),
  Room(name: "KumikoLive", imports: ["KumikoComponents"]),
]

let coreTests = [
  Room(name: "_TestSupport"),
  Room(name: "KumikoDocumentsTests", imports: ["KumikoDocuments", "_TestSupport"]),
  Room(
    name: "KumikoLoadingTests", imports: ["KumikoDocuments", "KumikoLoading", "_TestSupport"]),
  Room(name: "KumikoDiffTests", imports: ["KumikoDiff", "_TestSupport"]),
  Room(name: "ListGeometryTests", imports: ["ListGeometry", "_TestSupport"]),
  Room(name: "ConstraintSolverTests", imports: ["ConstraintSolver", "_TestSupport"]),
  Room(
    name: "KumikoFlexLayoutTests", imports: ["KumikoFlexLayout", "_TestSupport"],
    excluded: ["Fixtures"]),
]

/// What tests of several modules share: for any module, and for those that show windows.
let hostTestSupport = Room(name: "_UIKitTestSupport", imports: ["QuartzCore", "UIKit"])

let hostTests = [
  Room(name: "CoreGraphicsTests", imports: ["CoreGraphics", "_TestSupport"]),
  Room(name: "QuartzCoreTests", imports: ["QuartzCore", "CoreGraphics", "_TestSupport"]),
  Room(
    name: "UIKitTests",
    imports: [
      "UIKit", "HeadlessHost", "KumikoNibs", "ListGeometry", "TextFuzz", "_TestSupport",
      "_UIKitTestSupport",
    ],
    resources: ["Nibs/Resources"]),
  Room(
    name: "GSKDrawingTests",
    imports: ["GSKDrawing", "HeadlessHost", "UIKit", "_TestSupport", "_UIKitTestSupport"]),
  Room(
    name: "HeadlessHostTests",
    imports: [
      "HeadlessHost", "GSKDrawing", "QuartzCore", "UIKit", "_TestSupport", "_UIKitTestSupport",
    ]),
  Room(name: "GTKHostTests", imports: ["GTKHost", "HeadlessHost", "UIKit", "_TestSupport"]),
  Room(
    name: "KumikoComponentsTests",
    imports: ["KumikoComponents", "HeadlessHost", "UIKit", "_TestSupport", "_UIKitTestSupport"]),
  Room(
    name: "KumikoRenderingTests",
    imports: [
      "Kumiko", "KumikoTesting", "HeadlessHost", "ListFuzz", "UIKit", "_TestSupport",
      "_UIKitTestSupport",
    ], excluded: ["Guides/Pictures"]),
  Room(
    name: "KumikoStockTests",
    imports: ["Kumiko", "KumikoTesting", "UIKit", "_TestSupport", "_UIKitTestSupport"],
    excluded: ["Guides/Pictures"]),
  Room(
    name: "KumikoFlexTests",
    imports: ["Kumiko", "KumikoTesting", "UIKit", "_TestSupport", "_UIKitTestSupport"]),
  Room(
    name: "KumikoCompositionalTests",
    imports: ["HeadlessHost", "Kumiko", "KumikoTesting", "UIKit", "_UIKitTestSupport"],
    excluded: ["Guides/Pictures"]),
  Room(
    name: "KumikoRemoteTests",
    imports: [
      "Kumiko", "KumikoDocuments", "KumikoRemote", "KumikoTesting", "UIKit", "_TestSupport",
      "_UIKitTestSupport",
    ]),
  Room(name: "KumikoLiveTests", imports: ["Kumiko", "KumikoLive", "KumikoTesting", "UIKit"]),
  Room(
    name: "GalleryTests",
    imports: [
      "GalleryScreens", "Kumiko", "KumikoTesting", "ScreenFuzz", "UIKit", "_UIKitTestSupport",
    ],
    excluded: ["Pictures"]),
  Room(
    name: "MailTests",
    imports: ["Kumiko", "KumikoTesting", "MailExample", "UIKit", "_UIKitTestSupport"],
    excluded: ["Pictures"]),
]

/// Clients of the library as others write them: without access to what is the package's own, and in
/// another language mode.
let clientTests = [
  Room(name: "Swift5ClientTests", imports: ["Kumiko", "KumikoTesting", "UIKit"])
]

/// Clients of doors, in the language mode of today and in that of most apps. The latter share the
/// samples of the former, and the tests that run them, through symbolic links.
let doorTests = doors.map {
  Room(
    name: "\($0.name)Tests",
    imports: [$0.name, "KumikoTesting", "UIKit", "_TestSupport", "_UIKitTestSupport"])
}
let doorSwift5Tests = doors.map {
  Room(
    name: "\($0.name)Swift5Tests",
    imports: [$0.name, "KumikoTesting", "UIKit", "_TestSupport", "_UIKitTestSupport"])
}
/// Clients whose files speak the words of different doors, in both language modes; the files are
/// shared, too.
let severalDoorsTests = ["SeveralDoorsTests", "SeveralDoorsSwift5Tests"].map {
  Room(name: $0, imports: doors.map(\.name) + ["Kumiko", "KumikoTesting", "UIKit"])
}
/// Example apps in the words of doors.
let doorExamples = doors.map {
  let original = String($0.name.dropFirst("Kumiko".count))
  return Room(
    name: "\(original)Example", folder: "Examples/Doors/\(original)", imports: [$0.name, "UIKit"])
}

/// A mail client in the language's words, as an app would write it.
let mailExample = Room(name: "MailExample", folder: "Examples/Mail", imports: ["Kumiko", "UIKit"])

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

/// What SwiftPM calls the modules that a room imports and links.
func dependencies(_ room: Room) -> [Target.Dependency] {
  (room.imports + room.links).map { .init(stringLiteral: $0) }
}

var targets: [Target] = (cores + library + doors).map {
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
targets.append(
  .target(
    name: hostTestSupport.name, dependencies: dependencies(hostTestSupport),
    path: "Tests/\(hostTestSupport.name)", swiftSettings: settings))
targets += hostTests.map {
  .testTarget(
    name: $0.name, dependencies: dependencies($0), path: "Tests/\($0.name)",
    exclude: $0.excluded, resources: $0.resources.map { .process($0) }, swiftSettings: settings)
}
// Neither has the language's upcoming features, which clients of the originals do not know.
targets += (doorTests + severalDoorsTests.prefix(1)).map {
  .testTarget(
    name: $0.name, dependencies: dependencies($0), path: "Tests/\($0.name)",
    packageAccess: false, swiftSettings: strictness)
}
targets += doorExamples.map {
  .target(
    name: $0.name, dependencies: dependencies($0), path: $0.folder, packageAccess: false,
    swiftSettings: strictness)
}
targets.append(
  .target(
    name: mailExample.name, dependencies: dependencies(mailExample), path: mailExample.folder,
    packageAccess: false, swiftSettings: settings))
targets += (clientTests + doorSwift5Tests + severalDoorsTests.suffix(1)).map {
  .testTarget(
    name: $0.name, dependencies: dependencies($0), path: "Tests/\($0.name)",
    packageAccess: false, swiftSettings: strictness + [.swiftLanguageMode(.v5)])
}
targets += [
  .target(name: "CHostSeam", path: "Sources/Host/CHostSeam"),
  .systemLibrary(
    name: "CCurl", path: "Sources/Host/CCurl",
    providers: [.apt(["libcurl4-openssl-dev"]), .yum(["libcurl-devel"])]),
  .systemLibrary(
    name: "CGtk", path: "Sources/Host/CGtk", pkgConfig: gtkDescription,
    providers: [
      .apt(["libgtk-4-dev", "libpng-dev", "libwebp-dev"]),
      .yum(["gtk4-devel", "libpng-devel", "libwebp-devel"]),
    ]),
  .target(
    name: "GalleryScreens",
    dependencies: ["Kumiko", "KumikoRemote", "MailExample", "UIKit"]
      + doorExamples.map { .init(stringLiteral: $0.name) },
    path: "Examples/GalleryScreens", resources: [.copy("Shop/Pages")], packageAccess: false,
    swiftSettings: settings + replaceable),
  // What the fuzz tests do, and their commands do much more of in a release build.
  .target(
    name: "ListFuzz",
    dependencies: ["HeadlessHost", "Kumiko", "KumikoTesting", "UIKit", "_TestSupport"],
    path: "Tests/ListFuzz", swiftSettings: settings),
  .target(
    name: "TextFuzz", dependencies: ["HeadlessHost", "UIKit", "_TestSupport"],
    path: "Tests/TextFuzz", swiftSettings: settings),
  // The same for whole screens of the gallery.
  .target(
    name: "ScreenFuzz",
    dependencies: [
      "GalleryScreens", "HeadlessHost", "Kumiko", "KumikoTesting", "QuartzCore", "UIKit",
      "_TestSupport",
    ],
    path: "Tests/ScreenFuzz", swiftSettings: settings),
]
#endif

/// Programs that people start. They read their arguments with ArgumentParser, which is all that the
/// package depends on, and only where they are built: the Makefile and scripts ask for them. No
/// module is compiled otherwise for that, so builds with and without them share all else.
var programDependencies: [Package.Dependency] = []
#if os(Linux)
let programs = [
  Room(
    name: "Gallery", folder: "Examples/Gallery",
    imports: ["GalleryScreens", "Kumiko", "KumikoLive", "UIKit", "HeadlessHost", "GTKHost"]),
  Room(name: "ListFuzzCommand", folder: "Tests/Commands/ListFuzzCommand", imports: ["ListFuzz"]),
  Room(name: "TextFuzzCommand", folder: "Tests/Commands/TextFuzzCommand", imports: ["TextFuzz"]),
  Room(
    name: "ScreenFuzzCommand", folder: "Tests/Commands/ScreenFuzzCommand", imports: ["ScreenFuzz"]),
  Room(
    name: "WalkCommand", folder: "Tests/Commands/WalkCommand",
    imports: ["Kumiko", "KumikoTesting", "UIKit"]),
]
if Context.environment["KUMIKO_PROGRAMS"] != nil {
  programDependencies.append(
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"))
  targets += programs.map {
    .executableTarget(
      name: $0.name,
      dependencies: dependencies($0) + [
        .product(name: "ArgumentParser", package: "swift-argument-parser")
      ], path: $0.folder, swiftSettings: settings)
  }
}
#endif

var products: [Product] =
  doors.map { .library(name: $0.name, targets: [$0.name]) } + [
    .library(name: "Kumiko", targets: ["Kumiko"]),
    .library(name: "KumikoRemote", targets: ["KumikoRemote"]),
    .library(name: "KumikoDocuments", targets: ["KumikoDocuments"]),
    .library(name: "KumikoLoading", targets: ["KumikoLoading"]),
    .library(name: "KumikoSwiftUI", targets: ["KumikoSwiftUI"]),
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
  dependencies: programDependencies,
  targets: targets,
  swiftLanguageModes: [.v6]
)
