#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

// The runtime's own functions report that a class is made by an initializer that it did not
// inherit, and stop the program. UIKit makes views, cells and view controllers by initializers that
// classes need not have, so what to do is said first. A program that contains the runtime uses that
// one's functions instead of these.

/// The initializers by which classes are made that a value or a generic parameter names.
static const struct {
  const char *name;
  const char *remedy;
} kRemedies[] = {
    {"init(frame:)",
     "UIKit makes views of a class that it knows only as a value, such as a registered cell or the "
     "content of a component, by init() or init(frame:). Declare one of them, or make the view "
     "yourself: a component does so in renderContent()"},
    {"init(style:reuseIdentifier:)",
     "UIKit makes cells that are registered by init(style:reuseIdentifier:). Override it"},
    {"init(reuseIdentifier:)",
     "UIKit makes headers and footers that are registered by init(reuseIdentifier:). Override it"},
    {"init(nibName:bundle:)",
     "UIKit makes view controllers of a class that it knows only as a value by init() or "
     "init(nibName:bundle:). Declare one of them, or make the view controller yourself: a "
     "component does so in renderContent()"},
};

static void explain(
    const unsigned char *type, long type_length, const unsigned char *name, long name_length) {
  for (size_t i = 0; i < sizeof kRemedies / sizeof *kRemedies; i++) {
    if ((size_t)name_length != strlen(kRemedies[i].name)) continue;
    if (memcmp(name, kRemedies[i].name, (size_t)name_length) != 0) continue;
    fprintf(
        stderr,
        "%.*s has no %s. %s. An optimized build may leave out an init() that is not public and "
        "that no code calls.\n",
        (int)type_length, (const char *)type, kRemedies[i].name, kRemedies[i].remedy);
  }
}

typedef __attribute__((swiftcall)) void Report(
    const unsigned char *, long, const unsigned char *, long, uint32_t);

typedef __attribute__((swiftcall)) void ReportInFile(
    const unsigned char *, long, const unsigned char *, long, const unsigned char *, long, uint32_t,
    uint32_t, uint32_t);

__attribute__((weak, swiftcall)) void _swift_stdlib_reportUnimplementedInitializer(
    const unsigned char *type, long type_length, const unsigned char *name, long name_length,
    uint32_t flags) {
  explain(type, type_length, name, name_length);
  Report *report = (Report *)dlsym(RTLD_NEXT, "_swift_stdlib_reportUnimplementedInitializer");
  if (report) report(type, type_length, name, name_length, flags);
}

__attribute__((weak, swiftcall)) void _swift_stdlib_reportUnimplementedInitializerInFile(
    const unsigned char *type, long type_length, const unsigned char *name, long name_length,
    const unsigned char *file, long file_length, uint32_t line, uint32_t column, uint32_t flags) {
  explain(type, type_length, name, name_length);
  ReportInFile *report =
      (ReportInFile *)dlsym(RTLD_NEXT, "_swift_stdlib_reportUnimplementedInitializerInFile");
  if (report) {
    report(
        type, type_length, name, name_length, file, file_length, line, column, flags);
  }
}
