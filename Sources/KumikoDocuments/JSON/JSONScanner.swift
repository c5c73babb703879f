/// Reads JSON (RFC 8259, strictly) in one pass into a flat index.
///
/// Every error has its place. Where what was meant is plain (a comma too many, a bad escape, a word
/// that is no value), reading goes on and finds the next; otherwise it stops, because what follows
/// would be guesses.
public struct JSONScanner: Sendable {
  /// How large a text may be.
  public var limits: DocumentLimits

  /// Creates a scanner.
  public init(limits: DocumentLimits = DocumentLimits()) { self.limits = limits }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - source: The bytes, and the name that problems show.
  ///   - problems: Where problems are added.
  /// - Returns: What the text holds, with null for single values that were reported; nil if its
  ///   structure is broken or a limit is exceeded.
  /// - Complexity: O(n) for n bytes.
  public func scan(_ source: DocumentSource, problems: inout DocumentProblems) -> JSONIndex? {
    scan(source, knowing: nil, problems: &problems)
  }

  /// Reads a text in which elements of another one are found again.
  func scan(
    _ source: DocumentSource, knowing known: KnownElements?, problems: inout DocumentProblems
  ) -> JSONIndex? {
    var findings = ScanFindings(limit: limits.problems)
    let index = scan(
      source.bytes, in: 0..<source.bytes.count, knowing: known, findings: &findings)
    findings.report(to: &problems, in: source)
    return index
  }

  /// Reads a part of bytes, whose offsets the index and the findings have.
  func scan(
    _ bytes: [UInt8], in range: Range<Int>, knowing known: KnownElements? = nil,
    findings: inout ScanFindings
  ) -> JSONIndex? {
    guard range.count <= limits.bytes, range.upperBound <= Int(Int32.max) - 1 else {
      findings.add(
        .documentTooLarge, at: range.lowerBound + min(range.count, limits.bytes),
        "more than \(limits.bytes) bytes")
      return nil
    }
    return bytes.withUnsafeBufferPointer { buffer -> JSONIndex? in
      var pass = JSONScanPass(
        buffer, range: range, limits: limits, findings: findings, knowing: known)
      let isComplete = pass.run()
      findings = pass.findings
      return isComplete
        ? JSONIndex(bytes: bytes, entries: pass.entries, known: pass.known) : nil
    }
  }
}
