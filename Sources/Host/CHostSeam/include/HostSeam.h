#ifndef KUMIKO_HOST_SEAM_H
#define KUMIKO_HOST_SEAM_H

#include <stdbool.h>

#include "Initializers.h"
#include "MethodTables.h"
#include "References.h"

/// The two doors through which `UIKit` reaches the modules that draw it, without importing them.
///
/// Both functions are weak: they are defined (with `@_cdecl`) by GSKDrawing and GTKHost, and are
/// null in a program that links neither.

/// Installs text shaping and image decoding. Defined by GSKDrawing.
void kumiko_install_drawing(void) __attribute__((weak));

/// Opens windows and runs the main loop until the application ends. Defined by GTKHost.
int kumiko_run_application(void) __attribute__((weak));

/// Installs drawing if a drawing module is linked; false if none is.
bool kumiko_try_install_drawing(void);

/// Runs the application if a window module is linked and returns its exit status; -1 if none is.
int kumiko_try_run_application(void);

#endif
