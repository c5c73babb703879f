import Foundation
import QuartzCore
import Testing
import _TestSupport

private final class Holder {
  let goodbye: () -> Void

  init(_ goodbye: @escaping () -> Void = {}) { self.goodbye = goodbye }

  deinit { goodbye() }
}

@Suite struct BackReferenceTests {
  @Test func `the object is there as long as something else holds it`() {
    var holder: Holder? = Holder()
    var reference = BackReference<Holder>()
    #expect(reference.object == nil)
    reference.object = holder
    #expect(reference.object === holder)
    holder = nil
    #expect(reference.object == nil)
  }

  @Test func `setting another object lets the first one be`() {
    let (first, second) = (Holder(), Holder())
    var reference = BackReference<Holder>()
    reference.object = first
    reference.object = first
    #expect(reference.object === first)
    reference.object = second
    #expect(reference.object === second)
    reference.object = nil
    #expect(reference.object == nil)
  }

  @Test func `the object is away while its deinit runs on another thread`() {
    let (isGoing, mayGo) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    nonisolated(unsafe) var holder: Holder? = Holder {
      isGoing.signal()
      mayGo.wait()
    }
    var reference = BackReference<Holder>()
    reference.object = holder
    Thread.detachNewThread { holder = nil }
    isGoing.wait()
    #expect(reference.object == nil)
    mayGo.signal()
  }

  @Test func `a reference that goes frees an object that is gone`() {
    for _ in 0..<1000 {
      var holder: Holder? = Holder()
      var reference = BackReference<Holder>()
      reference.object = holder
      holder = nil
      #expect(reference.object == nil)
    }
  }
}
