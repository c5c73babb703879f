import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// How much memory `body` needs at its worst moment, in bytes; `nil` where that cannot be asked.
///
/// The kernel keeps the greatest size a process has had, and starts anew when told.
func peakMemory<Result>(_ body: () -> Result) -> Int? {
  #if canImport(Glibc)
  returnFreeMemory()
  guard
    (try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .ascii)) != nil,
    let before = memory("VmRSS:")
  else { return nil }
  keep(body())
  return memory("VmHWM:").map { $0 - before }
  #else
  return nil
  #endif
}

#if canImport(Glibc)
/// Gives freed memory back to the kernel, so that using it again is seen.
private func returnFreeMemory() {
  typealias Trim = @convention(c) (Int) -> Int32
  guard let trim = dlsym(nil, "malloc_trim") else { return }
  _ = unsafeBitCast(trim, to: Trim.self)(0)
}
#endif

/// A line of the process's status, in bytes.
private func memory(_ line: String) -> Int? {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
    return nil
  }
  let words = status.split(separator: "\n").first { $0.hasPrefix(line) }?.split {
    " \t".contains($0)
  }
  return words.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 * 1_024 }
}
