extension Cassowary {
  /// A column that is not basic and could grow from zero, upwards or downwards.
  struct Move {
    let column: Column
    /// 1 or -1.
    let direction: Double
    /// How the cost of each rank changes with the distance.
    var slopes: [Double]
  }

  /// What a unit of each row's bound costs at one rank.
  private struct Prices {
    let rank: Int
    var values: [Double]
  }

  /// How good a move is: at which rank it lowers the cost, and how fast.
  private struct Gain {
    let rank: Int
    let amount: Double

    func beats(_ other: Gain?) -> Bool {
      guard let other else { return true }
      return rank < other.rank || (rank == other.rank && amount > other.amount * (1 + 1e-9))
    }
  }

  /// A rate smaller than this is rounding error.
  private static let negligible = 1e-9

  /// The move that gains most at the strongest rank; if none gains anything at a rank of
  /// constraints, the move that brings variables nearer to zero.
  ///
  /// - Parameter cautious: Take the first move by number instead, which cannot go in circles
  ///   (Bland's rule).
  func bestMove(cautious: Bool, refusing refused: Set<Column>) -> Move? {
    let prices = prices()
    if let move = bestMove(prices, cautious, refused) { return move }
    return bestMove(prices + [idlePrices()], cautious, refused)
  }

  private func bestMove(
    _ prices: [Prices], _ cautious: Bool, _ refused: Set<Column>
  ) -> Move? {
    if prices.isEmpty { return nil }
    var best: (gain: Gain, column: Column, direction: Double)?
    func consider(_ column: Column, _ costs: [Double]) {
      for direction in [1.0, -1.0] {
        guard let gain = gain(of: column, direction, prices, costs),
          cautious ? isBefore(column, best?.column) : gain.beats(best?.gain),
          !refused.contains(column)
        else { continue }
        best = (gain, column, direction)
      }
    }
    for row in rows.indices where rows[row].state != .free && basis.positionOfSlack[row] < 0 {
      if prices.contains(where: { abs($0.values[row]) > Self.negligible }) {
        consider(.slack(row), prices.map { $0.values[row] })
      }
    }
    for variable in columns.indices where isIdle(variable) {
      consider(.variable(variable), prices.map { cost(ofVariable: variable, $0.values) })
    }
    return best.map { move($0.column, $0.direction, prices) }
  }

  private func isBefore(_ column: Column, _ other: Column?) -> Bool {
    guard let other else { return true }
    return column.order < other.order
  }

  private func isIdle(_ variable: Int) -> Bool {
    basis.positionOfVariable[variable] < 0 && matrix.heads[variable] >= 0
  }

  private func cost(ofVariable variable: Int, _ prices: [Double]) -> Double {
    var sum = 0.0
    matrix.forEachEntry(ofColumn: variable) { sum += $0.value * prices[$0.row] }
    return sum
  }

  /// What a column costs by itself when it leaves zero, and at which rank.
  private func ownCost(of column: Column, _ direction: Double) -> (rank: Int, cost: Double) {
    if let row = column.slackRow {
      let cost = rows[row].cost(towards: direction)
      if cost > 0 { return (levels.rank(ofSlot: rows[row].slot), cost) }
      let idle = rows[row].idleCost(towards: direction)
      return idle > 0 ? (levels.idleRank, idle) : (.max, 0)
    }
    guard let state = column.variable.map({ columns[$0] }) else { return (.max, 0) }
    return state.isNonNegative && direction < 0 ? (0, 1) : (levels.idleRank, state.weight)
  }

  private func gain(
    of column: Column, _ direction: Double, _ prices: [Prices], _ costs: [Double]
  ) -> Gain? {
    var own = ownCost(of: column, direction)
    for (price, cost) in zip(prices, costs) {
      if own.rank < price.rank { return nil }
      var rate = -direction * cost
      if own.rank == price.rank {
        rate += own.cost
        own.rank = .max
      }
      if rate < -Self.negligible { return Gain(rank: price.rank, amount: -rate) }
      if rate > Self.negligible { return nil }
    }
    return nil
  }

  private func move(_ column: Column, _ direction: Double, _ prices: [Prices]) -> Move {
    var slopes = Array(repeating: 0.0, count: levels.idleRank + 1)
    let own = ownCost(of: column, direction)
    if own.rank < slopes.count { slopes[own.rank] = own.cost }
    for price in prices {
      let cost =
        if let row = column.slackRow { price.values[row] } else {
          column.variable.map { self.cost(ofVariable: $0, price.values) } ?? 0
        }
      slopes[price.rank] -= direction * cost
    }
    return Move(column: column, direction: direction, slopes: slopes)
  }

  /// The prices at every rank at which something is missed, strongest first.
  private func prices() -> [Prices] {
    var byRank: [Int: [Double]] = [:]
    for (index, row) in rows.enumerated() where row.state == .live {
      let position = basis.positionOfSlack[index]
      if position < 0 || row.slope == 0 { continue }
      let rank = levels.rank(ofSlot: row.slot)
      byRank[rank, default: Array(repeating: 0, count: rows.count)][position] = row.slope
    }
    for (index, column) in columns.enumerated() where column.isNonNegative && column.side < 0 {
      let position = basis.positionOfVariable[index]
      if position < 0 { continue }
      byRank[0, default: Array(repeating: 0, count: rows.count)][position] = -1
    }
    return byRank.sorted { $0.key < $1.key }.map { priced(rank: $0.key, $0.value) }
  }

  private func idlePrices() -> Prices {
    var costs = Array(repeating: 0.0, count: rows.count)
    for (index, column) in columns.enumerated() {
      let position = basis.positionOfVariable[index]
      if position >= 0 { costs[position] = column.side * column.weight }
    }
    for (index, row) in rows.enumerated() where row.attraction != 0 {
      let position = basis.positionOfSlack[index]
      if position >= 0 { costs[position] = row.side * row.idleCost(towards: row.side) }
    }
    return priced(rank: levels.idleRank, costs)
  }

  private func priced(rank: Int, _ costs: [Double]) -> Prices {
    var values = costs
    basis.solveTransposed(&values, matrix)
    return Prices(rank: rank, values: values)
  }

  /// What a unit of each row's bound adds to the error of required constraints.
  func requiredPrices() -> [Double]? { prices().first { $0.rank == 0 }?.values }
}
