/// Reads the part of XML that documents are written in, in one pass, into a flat index.
///
/// Elements, attributes, texts, comments, CDATA and the five entities are read; document types,
/// other entities, processing instructions and namespaces are refused. Where what was meant is
/// plain, reading goes on after an error; otherwise it stops.
struct XMLScanner: Sendable {
  let limits: DocumentLimits

  /// Reads a text; nil if its structure is broken or a limit is exceeded.
  ///
  /// - Complexity: O(n) for n bytes.
  func scan(_ source: DocumentSource, problems: inout DocumentProblems) -> XMLIndex? {
    let count = source.bytes.count
    guard count <= limits.bytes, count < Int(Int32.max) else {
      problems.add(
        .documentTooLarge, at: limits.bytes, in: source, "more than \(limits.bytes) bytes")
      return nil
    }
    let pass = source.bytes.withUnsafeBufferPointer { bytes in
      var pass = XMLScanPass(bytes, limits: limits)
      let isComplete = pass.run()
      return (
        findings: pass.findings, nodes: isComplete ? pass.nodes : nil, attributes: pass.attributes
      )
    }
    pass.findings.report(to: &problems, in: source)
    return pass.nodes.map {
      XMLIndex(bytes: source.bytes, nodes: $0, attributes: pass.attributes)
    }
  }
}
