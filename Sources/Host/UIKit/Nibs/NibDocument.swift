import Foundation
internal import FoundationXML

/// Why the file of a nib cannot be used at all.
enum NibError: Error, Equatable {
  case missing
  case compiled
  case malformed(line: Int, column: Int)
  case noNib(root: String)
  case storyboard
  case otherPlatform(String)

  var text: String {
    switch self {
    case .missing: "There is no file of that name with the extension xib"
    case .compiled: "The file is compiled. Keep the .xib, which is read as it is"
    case .malformed(let line, let column):
      "The XML is malformed at line \(line), column \(column)"
    case .noNib(let root): "The file holds <\(root)> and no document of Interface Builder"
    case .storyboard: "Storyboards are not supported. Use a .xib for each view"
    case .otherPlatform(let type): "The file is of type \(type) and not for UIKit"
    }
  }
}

/// What an uncompiled `.xib` file says, read but not yet made.
final class NibDocument {
  let root: NibElement
  private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

  init(_ data: Data) throws(NibError) {
    if data.starts(with: Data("NIBArchive".utf8)) || data.starts(with: Data("bplist".utf8)) {
      throw .compiled
    }
    root = try NibXMLParser.read(data).reading()
    guard root.name == "document" else { throw .noNib(root: root.name) }
    let type = root["type"] ?? ""
    if type.contains("Storyboard") { throw .storyboard }
    guard type == Self.type else { throw .otherPlatform(type) }
    root.ignoreSettings()
  }

  /// The elements on the top level: owner, first responder and what is made.
  var objects: [NibElement] { root.list("objects") }

  /// Colors of an asset catalog, and what the system's colors are on Apple's systems, by name.
  lazy var colors: [String: NibElement] = resources { $0.name == "namedColor" }

  private func resources(where matches: (NibElement) -> Bool) -> [String: NibElement] {
    var result: [String: NibElement] = [:]
    for element in root.list("resources") where matches(element) {
      if let name = element["name"] { result[name] = element.reading() }
    }
    return result
  }

  /// What is not supported, after the nib was loaded.
  var leftovers: [(line: Int, text: String)] {
    root.children.filter { $0.name == "objects" }.flatMap(\.leftovers)
  }
}

extension NibElement {
  /// Takes what stands beside the objects for understood: versions, devices, fonts, images.
  fileprivate func ignoreSettings() {
    for child in children where child.name != "objects" && child.name != "resources" {
      child.ignore()
    }
  }
}

/// Builds elements from what Foundation's XML parser tells.
private final class NibXMLParser: NSObject, XMLParserDelegate {
  private var root: NibElement?
  private var open: [NibElement] = []
  private var failure: NibError?

  static func read(_ data: Data) throws(NibError) -> NibElement {
    let reader = NibXMLParser()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let isRead = parser.parse()
    if let failure = reader.failure { throw failure }
    guard isRead, parser.parserError == nil, let root = reader.root, reader.open.isEmpty else {
      throw .malformed(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = NibElement(elementName, attributes, line: parser.lineNumber)
    if let parent = open.last { parent.append(element) } else { root = root ?? element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.append(string) }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    open.last?.append(String(decoding: CDATABlock, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    failure = failure ?? .malformed(line: parser.lineNumber, column: parser.columnNumber)
  }
}
