import KumikoDocuments
import Testing
import _TestSupport

@Suite("Random expressions") struct ExpressionFuzzTests {
  private func mayBe(_ value: RemoteValue, _ type: RemoteType) -> Bool {
    value == .null || type.contains(value)
  }

  /// The number of bytes and elements of a value.
  private func size(of value: RemoteValue) -> Int {
    switch value {
    case .string(let text): text.utf8.count
    case .list(let list): list.reduce(list.count) { $0 + size(of: $1) }
    default: 1
    }
  }

  private func isFinite(_ value: RemoteValue) -> Bool {
    switch value {
    case .number(let number): number.isFinite
    case .list(let list): list.allSatisfy(isFinite)
    case .object(let fields): fields.values.allSatisfy(isFinite)
    default: true
    }
  }

  @Test("have a value for all values, of the type that the check found")
  func totality() throws {
    for seed in UInt64(0)..<5_000 {
      var random = RandomExpressions(seed: seed)
      let source = random.expression(depth: random.number(0..<5))
      let scope = random.scope()
      var limits = ExpressionLimits()
      limits.length = 10_000
      limits.depth = 64
      let expression = try RemoteExpression(parsing: source, limits: limits)
      let types = ExpressionTypes(names: scope.mapValues { RemoteType(of: $0) })
      let check = expression.check(in: types)
      #expect(
        check.problems.allSatisfy { 0..<source.utf8.count ~= $0.offset }, "\(seed): \(source)")
      var evaluator = ExpressionEvaluator(environment: Example.environment, limits: limits)
      let value = evaluator.value(of: expression, in: scope, at: 1)
      #expect(isFinite(value), "\(seed): \(source)")
      #expect(evaluator.reports.count <= 1, "\(seed): \(source)")
      #expect(
        evaluator.reports.allSatisfy { 0..<source.utf8.count ~= $0.problem.offset },
        "\(seed): \(source)")
      if check.problems.isEmpty, evaluator.reports.isEmpty {
        #expect(
          mayBe(value, check.type),
          "\(seed): \(source) is \(value), not \(check.type.description)")
      }
      // The same again is the same, but for the time, which `relative` reads.
      evaluator.restoreSteps()
      #expect(evaluator.value(of: expression, in: scope, at: 1) == value, "\(seed): \(source)")
    }
  }

  @Test("stay within few steps and little memory")
  func budgets() throws {
    for seed in UInt64(0)..<1_000 {
      var random = RandomExpressions(seed: seed)
      var limits = ExpressionLimits()
      limits.length = 10_000
      limits.depth = 64
      limits.steps = random.number(0..<30)
      limits.stringBytes = random.number(0..<100)
      limits.listCount = random.number(0..<4)
      let source = random.expression(depth: 5)
      let expression = try RemoteExpression(parsing: source, limits: limits)
      var evaluator = ExpressionEvaluator(environment: Example.environment, limits: limits)
      let value = evaluator.value(of: expression, in: [:])
      #expect(evaluator.remainingSteps >= 0)
      #expect(size(of: value) <= 10_000, "\(seed): \(source)")
    }
  }

  @Test("that are none have a place for the mistake")
  func hostile() {
    for seed in UInt64(0)..<5_000 {
      var random = RandomExpressions(seed: seed)
      let source = random.hostile()
      do {
        let expression = try RemoteExpression(parsing: source)
        var evaluator = ExpressionEvaluator(environment: Example.environment)
        _ = evaluator.value(of: expression, in: random.scope())
        _ = expression.check(in: Example.types)
      } catch {
        #expect(0...source.utf8.count ~= error.offset, "\(seed): \(source)")
        #expect(!error.message.isEmpty && error.message.utf8.count < 300, "\(seed): \(source)")
      }
      let text = "ä \(source) ${\(source)}"
      do {
        let parsed = try InterpolatedText(parsing: text)
        var evaluator = ExpressionEvaluator(environment: Example.environment)
        _ = evaluator.value(of: parsed, in: [:])
        _ = parsed.check(in: Example.types)
      } catch {
        #expect(0...text.utf8.count ~= error.offset, "\(seed): \(text)")
      }
    }
  }

  @Test("that are cut anywhere have a place for the mistake")
  func prefixes() {
    let source = #"max(data.a[0].größe ?? -1, 2e3) > 'x\u00e9' ? "a" + b : [!c && d, e != null]"#
    let bytes = Array(source.utf8)
    for end in bytes.indices {
      let prefix = String(decoding: bytes[..<end], as: UTF8.self)
      do {
        _ = try RemoteExpression(parsing: prefix)
      } catch {
        #expect(0...prefix.utf8.count ~= error.offset, "\(prefix)")
      }
      for byte in [UInt8](32..<127) {
        var changed = bytes
        changed[end] = byte
        _ = try? RemoteExpression(parsing: String(decoding: changed, as: UTF8.self))
      }
    }
  }
}
