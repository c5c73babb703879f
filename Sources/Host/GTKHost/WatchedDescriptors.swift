internal import CGtk
import Glibc

/// File descriptors that are watched through one, which is readable while one of them is ready.
struct WatchedDescriptors {
  /// The `epoll` descriptor.
  let poll = epoll_create1(Int32(EPOLL_CLOEXEC))
  private var watched: Set<Int32> = []

  /// Watches exactly the descriptors of `wanted`, for the events of each.
  ///
  /// Descriptors are numbers that are given again: one that was closed is watched no more, although
  /// another file may have its number since.
  mutating func watch(_ wanted: [Int32: UInt32]) {
    for (descriptor, events) in wanted {
      var event = epoll_event(events: events, data: epoll_data_t(fd: descriptor))
      let isKnown =
        watched.contains(descriptor) && epoll_ctl(poll, EPOLL_CTL_MOD, descriptor, &event) == 0
      if !isKnown { epoll_ctl(poll, EPOLL_CTL_ADD, descriptor, &event) }
    }
    for descriptor in watched where wanted[descriptor] == nil {
      epoll_ctl(poll, EPOLL_CTL_DEL, descriptor, nil)
    }
    watched = Set(wanted.keys)
  }
}
