/// Lists sections: ten statements at most, `if`, `if` with `else` of one type, and `for`.
@preconcurrency @MainActor
@resultBuilder
public struct SectionsBuilder: SectionsBuildable {
  private let sections: [Section]

  /// Makes a list of no sections.
  public init() { sections = [] }

  /// Makes a list of the sections of several parts.
  init<each Part: SectionsBuildable>(_ parts: repeat each Part) {
    var sections: [Section] = []
    repeat sections += (each parts).buildSections()
    self.sections = sections
  }

  /// The sections, in order.
  public func buildSections() -> [Section] { sections }

  /// An `if` without `else`.
  public static func buildIf<S: SectionsBuildable>(_ s: S?) -> S? { s }

  /// The first branch.
  public static func buildEither<S: SectionsBuildable>(first: S) -> S { first }

  /// The second branch.
  public static func buildEither<S: SectionsBuildable>(second: S) -> S { second }

  /// The turns of a `for`.
  public static func buildArray<S: SectionsBuildable>(_ sections: [S]) -> SectionsBuilder {
    SectionsBuilder(sections)
  }
}

extension SectionsBuilder {
  public static func buildBlock() -> SectionsBuilder { SectionsBuilder() }

  public static func buildBlock<S: SectionsBuildable>(_ c: S) -> SectionsBuilder {
    SectionsBuilder(c)
  }

  public static func buildBlock<S0: SectionsBuildable, S1: SectionsBuildable>(_ s0: S0, _ s1: S1)
    -> SectionsBuilder
  { SectionsBuilder(s0, s1) }

  public static func buildBlock<
    S0: SectionsBuildable, S1: SectionsBuildable, S2: SectionsBuildable
  >(_ s0: S0, _ s1: S1, _ s2: S2) -> SectionsBuilder { SectionsBuilder(s0, s1, s2) }

  public static func buildBlock<
    S0: SectionsBuildable, S1: SectionsBuildable, S2: SectionsBuildable, S3: SectionsBuildable
  >(_ s0: S0, _ s1: S1, _ s2: S2, _ s3: S3) -> SectionsBuilder { SectionsBuilder(s0, s1, s2, s3) }

  public static func buildBlock<
    S0: SectionsBuildable, S1: SectionsBuildable, S2: SectionsBuildable, S3: SectionsBuildable,
    S4: SectionsBuildable
  >(_ s0: S0, _ s1: S1, _ s2: S2, _ s3: S3, _ s4: S4) -> SectionsBuilder {
    SectionsBuilder(s0, s1, s2, s3, s4)
  }

  public static func buildBlock<
    S0: SectionsBuildable, S1: SectionsBuildable, S2: SectionsBuildable, S3: SectionsBuildable,
    S4: SectionsBuildable, S5: SectionsBuildable
  >(_ s0: S0, _ s1: S1, _ s2: S2, _ s3: S3, _ s4: S4, _ s5: S5) -> SectionsBuilder {
    SectionsBuilder(s0, s1, s2, s3, s4, s5)
  }

  public static func buildBlock<
    S0: SectionsBuildable, S1: SectionsBuildable, S2: SectionsBuildable, S3: SectionsBuildable,
    S4: SectionsBuildable, S5: SectionsBuildable, S6: SectionsBuildable
  >(_ s0: S0, _ s1: S1, _ s2: S2, _ s3: S3, _ s4: S4, _ s5: S5, _ s6: S6) -> SectionsBuilder {
    SectionsBuilder(s0, s1, s2, s3, s4, s5, s6)
  }

  public static func buildBlock<
    S0: SectionsBuildable, S1: SectionsBuildable, S2: SectionsBuildable, S3: SectionsBuildable,
    S4: SectionsBuildable, S5: SectionsBuildable, S6: SectionsBuildable, S7: SectionsBuildable
  >(_ s0: S0, _ s1: S1, _ s2: S2, _ s3: S3, _ s4: S4, _ s5: S5, _ s6: S6, _ s7: S7)
    -> SectionsBuilder
  { SectionsBuilder(s0, s1, s2, s3, s4, s5, s6, s7) }

  public static func buildBlock<
    S0: SectionsBuildable, S1: SectionsBuildable, S2: SectionsBuildable, S3: SectionsBuildable,
    S4: SectionsBuildable, S5: SectionsBuildable, S6: SectionsBuildable, S7: SectionsBuildable,
    S8: SectionsBuildable
  >(_ s0: S0, _ s1: S1, _ s2: S2, _ s3: S3, _ s4: S4, _ s5: S5, _ s6: S6, _ s7: S7, _ s8: S8)
    -> SectionsBuilder
  { SectionsBuilder(s0, s1, s2, s3, s4, s5, s6, s7, s8) }

  public static func buildBlock<
    S0: SectionsBuildable, S1: SectionsBuildable, S2: SectionsBuildable, S3: SectionsBuildable,
    S4: SectionsBuildable, S5: SectionsBuildable, S6: SectionsBuildable, S7: SectionsBuildable,
    S8: SectionsBuildable, S9: SectionsBuildable
  >(
    _ s0: S0, _ s1: S1, _ s2: S2, _ s3: S3, _ s4: S4, _ s5: S5, _ s6: S6, _ s7: S7, _ s8: S8,
    _ s9: S9
  ) -> SectionsBuilder { SectionsBuilder(s0, s1, s2, s3, s4, s5, s6, s7, s8, s9) }
}
