import Testing

/// There is no SwiftUI here, but a module can have its names.
private let swiftUI = """
  public protocol View {}
  public protocol ButtonStyle {}
  public enum TextAlignment { case leading, center, trailing }
  public struct Section<Content: View>: View { public init(_ title: String, _ content: Content) {} }
  public struct Group<Content: View>: View { public init(_ content: Content) {} }
  public struct List<Content: View>: View { public init(_ content: Content) {} }
  public struct DatePicker: View { public init(_ title: String) {} }
  """

@Suite struct `A file that imports SwiftUI, too` {
  private func messages(_ imports: String, version: String) throws -> [Int: [String]] {
    try Compiler.messages(
      about:
        """
        import Kumiko
        import SwiftUI
        \(imports)
        @MainActor func sections(_ picker: SwiftUI.DatePicker) -> [Section] {
          [Section("Team", footer: "One") { ListRow("Ada").id(1) }]
        }
        @MainActor func alignments() -> (Kumiko.TextAlignment, SwiftUI.TextAlignment) {
          (.leading, .trailing)
        }
        @available(*, deprecated) @MainActor func style() -> Kumiko.ButtonStyle { .filled }
        func list(_ picker: SwiftUI.DatePicker) -> SwiftUI.List<SwiftUI.DatePicker> { .init(picker) }
        """, version: version, modules: ["SwiftUI": swiftUI])
  }

  @Test(arguments: ["5", "6"])
  func `says whose section it means once, and writes the module elsewhere`(
    version: String
  ) throws {
    let errors = try messages("import struct Kumiko.Section", version: version)
    #expect(errors.isEmpty, "\(errors)")
  }

  @Test func `does not compile without`() throws {
    let errors = try messages("", version: "6")
    #expect(errors[4]?.contains { $0.contains("ambiguous") } == true, "\(errors)")
  }
}
