/// What a process that does sequences says, a line of JSON each.
enum WorkerMessage: Codable {
  case began(seed: UInt64)
  case ended(seed: UInt64, actions: Int)
  case failed(seed: UInt64, ScreenFailure)
}
