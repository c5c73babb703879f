#ifndef KUMIKO_METHOD_TABLES_H
#define KUMIKO_METHOD_TABLES_H

#include <stdbool.h>

/// Which methods a Swift class has of its own, read from what the compiler laid down for it.
///
/// Objective-C asks an object whether it responds to a method. Swift's protocols have no optional
/// methods, only default implementations, and no way to ask which of the two a class has. The
/// addresses tell: a witness table holds, for each requirement, the address of a short function
/// that calls the class's method, or else the default implementation; a class's metadata holds the
/// addresses of its methods, those inherited first.

// The default implementations that matter, defined in UIKit under these names.
void kumiko_default_commit(void) __attribute__((weak));
void kumiko_default_move_row(void) __attribute__((weak));
void kumiko_controller_commit(void) __attribute__((weak));
void kumiko_controller_move_row(void) __attribute__((weak));

/// A default implementation: what a class has that does not implement the method itself.
typedef enum {
  KumikoDefaultCommit,
  KumikoDefaultMoveRow,
} KumikoDefault;

/// What could be found out.
typedef enum {
  KumikoAnswerUnknown,
  KumikoAnswerNo,
  KumikoAnswerYes,
} KumikoAnswer;

/// The entry of a witness table that leads to a default implementation; 0 if none does.
///
/// - table: The witness table of a class that implements nothing optional.
int kumiko_witness_index(const void *const *table, KumikoDefault method);

/// Whether an entry of a witness table leads to a default implementation. Unknown on processors
/// other than x86-64 and ARM64, and for a class that is in another library than UIKit.
KumikoAnswer kumiko_witness_is_default(
    const void *const *table, int index, KumikoDefault method);

/// Whether a subclass of UITableViewController inherits its implementation. Unknown if
/// UITableViewController itself seems not to have it.
///
/// - metadata: The subclass.
/// - base: UITableViewController.
KumikoAnswer kumiko_class_inherits(
    const void *const *metadata, const void *const *base, KumikoDefault method);

#endif
