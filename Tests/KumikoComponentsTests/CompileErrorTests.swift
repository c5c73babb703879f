import Foundation
import Testing

/// What a compiler says of typical mistakes in the use of the library.
@Suite struct `Compile errors` {
  @Test func `name the cause of a typical mistake`() throws {
    let messages = try compile(
      """
      import KumikoComponents
      import UIKit
      struct Title: Component { func render(in label: UILabel) {} }
      struct Row: IdentifiableComponent { var id = 0; func render(in label: UILabel) {} }
      final class Card: UIView {}
      struct TwoContents: Component {
        func renderContent() -> Card { Card() }
        func render(in content: UILabel) {}
      }
      struct NotRendered: Component { func renderContent() -> Card { Card() } }
      @MainActor func help() -> some IdentifiableComponent { Row() }
      @MainActor func lists() {
        _ = Section(id: 0) { Title() }
        _ = Section(id: 1) { for _ in 0..<2 { Title() } }
        _ = Group(of: [1, 2]) { _ in Title() }
        _ = Group { Section(id: 2); Row() }
        _ = Section(id: 3) { help() }
        _ = Set([CellNode(help()).id, AnyHashable(help().id)])
      }
      """)
    func said(_ line: Int) -> String { messages[line]?.joined(separator: "\n") ?? "" }
    #expect(said(6).contains("does not conform to protocol 'Component'"))
    #expect(said(7).contains("inferred associated type to 'Card'"))
    #expect(said(8).contains("inferred associated type to 'UILabel'"))
    #expect(said(10).contains("a render(in:) that takes what its renderContent() returns"))
    for line in 13...15 { #expect(said(line).contains("A row needs an identifier")) }
    #expect(said(16).contains("Rows and sections cannot stand side by side"))
    #expect(messages[17] == nil && messages[18] == nil)
  }

  @Test func `refuse all but one root group in a section`() throws {
    let messages = try compile(
      """
      import KumikoComponents
      import KumikoCompositional
      import UIKit
      struct Row: IdentifiableComponent { var id = 0; func render(in label: UILabel) {} }
      @MainActor func row() -> LayoutGroup {
        HGroup(width: .fractionalWidth(1), height: .absolute(40)) { Row() }
      }
      @MainActor func lists(_ isWide: Bool) {
        _ = Section(id: 0) { row(); row() }
        _ = Section(id: 1) { for _ in 0..<2 { row() } }
        _ = Section(id: 2) { if isWide { row() } }
        _ = Section(id: 3, cells: []).layout { _ in row(); row() }
        _ = Section(id: 4, cells: []).layout { _ in }
        _ = Section(id: 5) { if isWide { row() } else { row() } }
        _ = Section(id: 6, cells: []).layout { _ in row() }
        _ = Section(id: 7) { Row() }
      }
      """)
    for line in 9...13 { #expect(messages[line] != nil, "line \(line)") }
    for line in 14...16 { #expect(messages[line] == nil, "line \(line)") }
  }

  /// What the compiler says of a file, by lines.
  private func compile(_ source: String) throws -> [Int: [String]] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Mistakes.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let map = folder.appendingPathComponent("module.modulemap")
    let header = root.appendingPathComponent("Sources/Host/CHostSeam/include/HostSeam.h").path
    try "module CHostSeam { header \"\(header)\" export * }"
      .write(to: map, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style=llvm",
      "-I", products.appendingPathComponent("Modules").path,
      "-Xcc", "-fmodule-map-file=\(map.path)", file.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return lines(of: String(decoding: output, as: UTF8.self), in: file.lastPathComponent)
  }

  /// Messages by the lines they are about, from a text of lines `path:line:column: message`.
  private func lines(of text: String, in file: String) -> [Int: [String]] {
    var result: [Int: [String]] = [:]
    for line in text.split(separator: "\n") {
      guard let start = line.range(of: "\(file):") else { continue }
      let rest = line[start.upperBound...]
      let parts = rest.split(separator: ":", maxSplits: 2)
      guard parts.count == 3, let number = Int(parts[0]) else { continue }
      result[number, default: []].append(String(parts[2]))
    }
    return result
  }
}
