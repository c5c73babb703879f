#ifndef KUMIKO_BENCHMARKS_GTK_SHIM_H
#define KUMIKO_BENCHMARKS_GTK_SHIM_H

#include <gtk/gtk.h>

#endif
