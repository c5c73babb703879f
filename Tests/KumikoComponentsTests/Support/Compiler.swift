import Foundation

/// The compiler, asked about a file that uses the library's modules as this build made them.
enum Compiler {
  /// What the compiler says of a file, by lines.
  ///
  /// - Parameters:
  ///   - source: What the file holds.
  ///   - version: The version of Swift.
  ///   - options: What the compiler is told besides.
  ///   - modules: The sources of modules that it may import, too, by their names.
  static func messages(
    about source: String, version: String = "6", options: [String] = [],
    modules: [String: String] = [:]
  ) throws -> [Int: [String]] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
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
    for (name, text) in modules {
      let file = folder.appendingPathComponent("\(name).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      try Process.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        arguments: [
          "swiftc", "-emit-module", "-parse-as-library", "-module-name", name, file.path,
          "-emit-module-path", folder.appendingPathComponent("\(name).swiftmodule").path,
        ]
      ).waitUntilExit()
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", version, "-diagnostic-style=llvm",
        "-I", products.appendingPathComponent("Modules").path, "-I", folder.path,
        "-Xcc", "-fmodule-map-file=\(map.path)", file.path,
      ] + options
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return lines(of: String(decoding: output, as: UTF8.self), in: file.lastPathComponent)
  }

  /// Messages by the lines they are about, from a text of lines `path:line:column: message`.
  private static func lines(of text: String, in file: String) -> [Int: [String]] {
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
