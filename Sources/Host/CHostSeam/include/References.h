#ifndef KUMIKO_REFERENCES_H
#define KUMIKO_REFERENCES_H

// Functions of Swift's runtime by which it counts references. They are part of its ABI; see
// `stdlib/public/SwiftShims/swift/shims/RefCount.h` of its sources for the life of an object.

/// Takes a strong reference to an object and returns it; null if its last one is gone already, so
/// that its `deinit` runs on some thread, or has run.
void *swift_tryRetain(void *object);

/// Keeps the memory of an object, not the object: what is in it goes with the last strong reference.
void *swift_unownedRetain(void *object);

/// Gives back what ``swift_unownedRetain`` took.
void swift_unownedRelease(void *object);

#endif
