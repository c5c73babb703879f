#ifndef KUMIKO_INITIALIZERS_H
#define KUMIKO_INITIALIZERS_H

#include <stdbool.h>

/// Finds the `init()` that a Swift class declares, from the symbols of the program.
///
/// Objective-C sends `init` to a class that a value names. Swift keeps no table by which an
/// initializer without arguments could be found: a class's own one begins a new entry, and a
/// convenience initializer has none. The symbol table has both, also those of private classes.

typedef struct {
  /// The function that allocates and initializes; null if the class declares no `init()`, or its
  /// symbols were stripped.
  const void *function;
  /// Whether the initializer is a designated one, which subclasses must not be made by unless they
  /// inherit it.
  bool is_designated;
} KumikoInitializer;

/// The `init()` that a class declares itself. Not safe to call on two threads at a time.
KumikoInitializer kumiko_find_initializer(const void *metadata);

/// The class that a class is derived from; null if there is none.
const void *kumiko_superclass(const void *metadata);

/// Makes an instance of a class by an initializer that was found. The caller owns it.
void *kumiko_call_initializer(const void *function, const void *metadata);

#endif
