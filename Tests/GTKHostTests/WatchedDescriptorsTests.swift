import Foundation
import Testing

@testable import GTKHost

@Suite struct WatchedDescriptorsTests {
  private let events = UInt32(POLLIN)

  private func makePipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    let result = pipe(&ends)
    try #require(result == 0)
    return (ends[0], ends[1])
  }

  private func isReady(_ watched: WatchedDescriptors) -> Bool {
    var entry = pollfd(fd: watched.poll, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 1
  }

  @Test func `descriptors are watched as long as they are wanted`() throws {
    var watched = WatchedDescriptors()
    let pipe = try makePipe()
    watched.watch([pipe.reading: events])
    #expect(!isReady(watched))
    #expect(write(pipe.writing, "x", 1) == 1)
    #expect(isReady(watched))
    watched.watch([:])
    #expect(!isReady(watched))
    for descriptor in [pipe.reading, pipe.writing, watched.poll] { close(descriptor) }
  }

  @Test func `a file that has the number of a closed one is watched`() throws {
    var watched = WatchedDescriptors()
    let (old, new) = (try makePipe(), try makePipe())
    watched.watch([old.reading: events])
    // This closes the old file and gives its number to the new one.
    #expect(dup2(new.reading, old.reading) == old.reading)
    watched.watch([old.reading: events])
    #expect(write(new.writing, "x", 1) == 1)
    #expect(isReady(watched))
    for descriptor in [old.reading, old.writing, new.reading, new.writing, watched.poll] {
      close(descriptor)
    }
  }
}
