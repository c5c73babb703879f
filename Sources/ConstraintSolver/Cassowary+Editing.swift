extension Cassowary {
  /// Adds an unknown.
  ///
  /// - Parameters:
  ///   - stayWeight: How strongly, compared with other variables, it wants to be zero where no
  ///     constraint cares.
  ///   - isNonNegative: Whether a value below zero is as wrong as missing a required constraint.
  public mutating func makeVariable(
    stayWeight: Double = 1, isNonNegative: Bool = false
  ) -> Variable {
    let index = freeColumns.popLast() ?? addColumn()
    columns[index] = ColumnState(
      weight: stayWeight * (1 + Self.jitter(index)), isNonNegative: isNonNegative)
    return Variable(index: index)
  }

  /// Removes a variable and every constraint that names it.
  ///
  /// - Complexity: O(n) for n entries of these constraints.
  public mutating func remove(_ variable: Variable) {
    guard has(variable) else { return }
    for row in matrix.rows(ofColumn: variable.index) where rows[row].state == .live { drop(row) }
    columns[variable.index].isLive = false
    pending.droppedColumns.append(variable.index)
  }

  /// Adds a constraint. The solution changes with the next ``solve()``.
  ///
  /// - Returns: The name under which the constraint is edited and removed.
  /// - Throws: ``SolverError`` for a number that is not finite and for a foreign variable; the
  ///   solver is unchanged then.
  /// - Complexity: O(n log n) for n terms.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let terms = try checkedTerms(of: constraint)
    let index = freeRows.popLast() ?? addRow()
    matrix.fill(row: index, with: terms)
    rows[index].state = .live
    rows[index].relation = constraint.relation
    rows[index].bound = constraint.constant
    rows[index].priority = constraint.priority
    rows[index].attraction = constraint.attraction
    rows[index].slot = levels.enter(constraint.priority)
    rows[index].side = constraint.relation == .greaterThanOrEqual ? -1 : 1
    pending.newRows.append(index)
    revision += 1
    return ConstraintID(row: index, generation: rows[index].generation)
  }

  /// Removes a constraint. The solution changes with the next ``solve()``.
  ///
  /// - Throws: ``SolverError/unknownConstraint``.
  public mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
    drop(try row(of: constraint))
  }

  /// Changes what a constraint's sum is compared with. The solution changes with the next
  /// ``solve()``.
  ///
  /// - Throws: ``SolverError``; the constraint is unchanged then.
  public mutating func setConstant(
    of constraint: ConstraintID, to constant: Double
  ) throws(SolverError) {
    let row = try row(of: constraint)
    try check(constant)
    if rows[row].bound == constant { return }
    rows[row].bound = constant
    pending.values = true
    revision += 1
  }

  /// Changes how much a constraint matters. The solution changes with the next ``solve()``.
  ///
  /// - Throws: ``SolverError``; the constraint is unchanged then.
  public mutating func setPriority(
    of constraint: ConstraintID, to priority: Priority
  ) throws(SolverError) {
    let row = try row(of: constraint)
    try check(Double(priority.rawValue))
    if rows[row].priority == priority { return }
    levels.leave(slot: rows[row].slot)
    rows[row].slot = levels.enter(priority)
    rows[row].priority = priority
    pending.costs = true
    revision += 1
  }

  /// Asks a variable to stay where it is, as far as stronger constraints allow.
  ///
  /// - Returns: The name of the wish; ``suggest(_:for:)`` moves it.
  /// - Throws: ``SolverError``.
  public mutating func addStay(
    on variable: Variable, priority: Priority
  ) throws(SolverError) -> ConstraintID {
    if !has(variable) { throw .unknownVariable }
    return try add(Constraint(variable, .equal, self[variable], priority: priority))
  }

  /// Moves the value that a stay asks for, as when a pointer drags something.
  ///
  /// - Throws: ``SolverError``.
  public mutating func suggest(_ value: Double, for stay: ConstraintID) throws(SolverError) {
    try setConstant(of: stay, to: value)
  }

  /// The constraint of that name, as it now stands; nil if it was removed.
  ///
  /// Its terms come sorted, with those of the same variable summed up.
  public subscript(id: ConstraintID) -> Constraint? {
    guard let index = try? row(of: id) else { return nil }
    let terms = matrix.row(index).map {
      LinearExpression.Term(Variable(index: $0.column), $0.value)
    }
    let row = rows[index]
    return Constraint(
      terms: terms, row.relation, constant: row.bound, priority: row.priority)
  }
}

// MARK: - Places

extension Cassowary {
  private mutating func addColumn() -> Int {
    columns.append(ColumnState())
    matrix.addColumn()
    basis.addVariable()
    return columns.count - 1
  }

  private mutating func addRow() -> Int {
    rows.append(Row())
    matrix.addRow()
    basis.addRow()
    return rows.count - 1
  }

  /// Something between 0 and 1/1024 that looks random and differs from variable to variable.
  private static func jitter(_ index: Int) -> Double {
    let mixed = (UInt64(index) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    return Double(mixed >> 32) / Double(1 << 42 as UInt64)
  }

  private mutating func drop(_ row: Int) {
    levels.leave(slot: rows[row].slot)
    rows[row].state = .dropped
    rows[row].generation += 1
    pending.droppedRows.append(row)
    pending.costs = true
    revision += 1
  }

  private func has(_ variable: Variable) -> Bool {
    columns.indices.contains(variable.index) && columns[variable.index].isLive
  }

  private func row(of constraint: ConstraintID) throws(SolverError) -> Int {
    let index = constraint.row
    guard rows.indices.contains(index), rows[index].state == .live,
      rows[index].generation == constraint.generation
    else { throw .unknownConstraint }
    return index
  }

  private func check(_ number: Double) throws(SolverError) {
    if !(abs(number) <= 1e12) { throw .unusableNumber(number) }
  }

  private func checkedTerms(
    of constraint: Constraint
  ) throws(SolverError) -> [LinearExpression.Term] {
    try check(constraint.constant)
    try check(Double(constraint.priority.rawValue))
    for term in constraint.terms {
      try check(term.coefficient)
      if !has(term.variable) { throw .unknownVariable }
    }
    return Self.merged(constraint.terms)
  }

  /// Sorts by variable, sums up terms of the same variable and leaves out those that vanish.
  private static func merged(_ terms: [LinearExpression.Term]) -> [LinearExpression.Term] {
    var result: [LinearExpression.Term] = []
    for term in terms.sorted(by: { $0.variable < $1.variable }) {
      if let last = result.last, last.variable == term.variable {
        result[result.count - 1].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
    result.removeAll { abs($0.coefficient) < 1e-12 }
    return result
  }
}
