#define _GNU_SOURCE
#include "Initializers.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// MARK: Metadata

// The words of a class's metadata where there is no Objective-C: the fourth has the size of all that
// there is, and how much of it stands before the first.
enum { kSuperclass = 1, kSizes = 4, kDescriptor = 5 };

const void *kumiko_superclass(const void *metadata) {
  return ((const void *const *)metadata)[kSuperclass];
}

/// Whether a function stands in a class's table, where designated initializers are and convenience
/// ones are not. An optimized build has no other trace of the difference.
static bool is_in_table(const void *metadata, const void *function) {
  const void *const *words = metadata;
  uintptr_t sizes = (uintptr_t)words[kSizes];
  size_t count = ((uint32_t)sizes - (uint32_t)(sizes >> 32)) / sizeof *words;
  for (size_t i = kDescriptor + 1; i < count; i++) {
    if (words[i] == function) return true;
  }
  return false;
}

// MARK: Symbols

/// The symbol table of a program or a library, and its initializers without arguments.
typedef struct Image {
  struct Image *next;
  const void *base;
  uintptr_t bias;
  const ElfW(Sym) *symbols;
  size_t count;
  const char *names;
  size_t *initializers;
  size_t initializer_count;
} Image;

static bool ends_with(const char *name, size_t length, const char *suffix) {
  size_t size = strlen(suffix);
  return length >= size && memcmp(name + length - size, suffix, size) == 0;
}

/// Finds the symbol table of an image in its file, which stays mapped.
static void find_symbols(Image *image, const uint8_t *file, size_t size) {
  const ElfW(Ehdr) *header = (const ElfW(Ehdr) *)file;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return;
  size_t end = header->e_shoff + (size_t)header->e_shnum * sizeof(ElfW(Shdr));
  if (header->e_shoff == 0 || end > size) return;
  image->bias = header->e_type == ET_DYN ? (uintptr_t)image->base : 0;
  const ElfW(Shdr) *sections = (const ElfW(Shdr) *)(file + header->e_shoff);
  for (size_t i = 0; i < header->e_shnum; i++) {
    const ElfW(Shdr) *section = &sections[i];
    if (section->sh_type != SHT_SYMTAB || section->sh_link >= header->e_shnum) continue;
    const ElfW(Shdr) *names = &sections[section->sh_link];
    if (section->sh_offset + section->sh_size > size) return;
    if (names->sh_offset + names->sh_size > size) return;
    image->symbols = (const ElfW(Sym) *)(file + section->sh_offset);
    image->count = section->sh_size / sizeof(ElfW(Sym));
    image->names = (const char *)(file + names->sh_offset);
    return;
  }
}

/// Notes the functions that may be initializers without arguments.
static void find_initializers(Image *image) {
  size_t room = 0;
  for (size_t i = 0; i < image->count; i++) {
    if (ELF64_ST_TYPE(image->symbols[i].st_info) != STT_FUNC) continue;
    const char *name = image->names + image->symbols[i].st_name;
    if (name[0] != '$' || name[1] != 's') continue;
    size_t length = strlen(name);
    if (!ends_with(name, length, "ycfC") && !ends_with(name, length, "ycfc")) continue;
    if (image->initializer_count == room) {
      size_t wanted = room ? room * 2 : 256;
      size_t *grown = realloc(image->initializers, wanted * sizeof *grown);
      if (!grown) return;
      (image->initializers = grown, room = wanted);
    }
    image->initializers[image->initializer_count++] = i;
  }
}

/// The image that an address lies in; null if it has no file.
static Image *image_of(const void *address) {
  static Image *images;
  Dl_info info;
  struct link_map *map = NULL;
  if (!dladdr1(address, &info, (void **)&map, RTLD_DL_LINKMAP)) return NULL;
  for (Image *image = images; image; image = image->next) {
    if (image->base == info.dli_fbase) return image;
  }
  Image *image = calloc(1, sizeof *image);
  if (!image) return NULL;
  image->base = info.dli_fbase;
  image->next = images;
  images = image;
  // The program itself has no name.
  bool is_program = !map || map->l_name[0] == 0;
  int file = open(is_program ? "/proc/self/exe" : info.dli_fname, O_RDONLY | O_CLOEXEC);
  if (file < 0) return image;
  struct stat status;
  if (fstat(file, &status) == 0 && status.st_size > 0) {
    void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) find_symbols(image, bytes, (size_t)status.st_size);
  }
  close(file);
  find_initializers(image);
  return image;
}

// MARK: Names

/// The name of the class with a descriptor, as in all of its symbols; its length, or 0.
static size_t class_name(const Image *image, const void *descriptor, const char **name) {
  uintptr_t value = (uintptr_t)descriptor - image->bias;
  for (size_t i = 0; i < image->count; i++) {
    if (image->symbols[i].st_value != value) continue;
    const char *symbol = image->names + image->symbols[i].st_name;
    size_t length = strlen(symbol);
    if (length < 5 || strncmp(symbol, "$s", 2) != 0) continue;
    if (!ends_with(symbol, length, "Mn")) continue;
    *name = symbol;
    return length - 2;
  }
  return 0;
}

/// Whether what follows a class's name in a symbol says: without arguments, returning the class.
/// The class is a back reference, with its own parameters in brackets if it is generic.
static bool is_plain_initializer(const char *rest, const char *suffix) {
  size_t length = strlen(rest);
  if (rest[0] != 'A' || !ends_with(rest, length, suffix)) return false;
  const char *end = rest + length - strlen(suffix);
  const char *place = rest + 1;
  while (place < end && *place >= '0' && *place <= '9') place++;
  if (place == end || !(*place == '_' || (*place >= 'A' && *place <= 'Z'))) return false;
  place++;
  return place == end || (*place == 'y' && end[-1] == 'G');
}

KumikoInitializer kumiko_find_initializer(const void *metadata) {
  KumikoInitializer found = {NULL, false};
  const void *descriptor = ((const void *const *)metadata)[kDescriptor];
  const Image *image = descriptor ? image_of(descriptor) : NULL;
  if (!image) return found;
  const char *name;
  size_t length = class_name(image, descriptor, &name);
  if (!length) return found;
  for (size_t i = 0; i < image->initializer_count; i++) {
    const ElfW(Sym) *symbol = &image->symbols[image->initializers[i]];
    const char *other = image->names + symbol->st_name;
    if (strncmp(other, name, length) != 0) continue;
    if (is_plain_initializer(other + length, "ycfC")) {
      found.function = (const void *)(symbol->st_value + image->bias);
    } else if (is_plain_initializer(other + length, "ycfc")) {
      found.is_designated = true;
    }
  }
  if (found.function && is_in_table(metadata, found.function)) found.is_designated = true;
  return found;
}

// MARK: Calls

typedef __attribute__((swiftcall)) void *Allocator(
    __attribute__((swift_context)) const void *metadata);

void *kumiko_call_initializer(const void *function, const void *metadata) {
  return ((Allocator *)function)(metadata);
}
