#define _GNU_SOURCE
#include "MethodTables.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

static const uint8_t *default_witness(KumikoDefault method) {
  switch (method) {
    case KumikoDefaultCommit: return (const uint8_t *)kumiko_default_commit;
    case KumikoDefaultMoveRow: return (const uint8_t *)kumiko_default_move_row;
  }
  return NULL;
}

static const void *controller_method(KumikoDefault method) {
  switch (method) {
    case KumikoDefaultCommit: return (const void *)kumiko_controller_commit;
    case KumikoDefaultMoveRow: return (const void *)kumiko_controller_move_row;
  }
  return NULL;
}

// MARK: Where functions end

struct dwarf_eh_bases {
  void *text;
  void *data;
  void *function;
};

// What exceptions are unwound by: every function's beginning and length, in every build.
extern const void *_Unwind_Find_FDE(void *, struct dwarf_eh_bases *) __attribute__((weak));

typedef struct {
  const uint8_t *start;
  const uint8_t *end;
} Code;

/// The function that begins at an address; empty if there is none.
static Code function_at(const uint8_t *start) {
  const Code none = {start, start};
  struct dwarf_eh_bases bases;
  if (!start || !_Unwind_Find_FDE) return none;
  const uint8_t *entry = _Unwind_Find_FDE((void *)start, &bases);
  if (!entry || bases.function != start) return none;
  // After its length and its family: the beginning, relative to this place, and the length.
  int32_t offset;
  uint32_t length;
  memcpy(&offset, entry + 8, sizeof offset);
  memcpy(&length, entry + 12, sizeof length);
  if (entry + 8 + offset != start) return none;
  return (Code){start, start + length};
}

static bool are_in_one_image(const void *one, const void *other) {
  Dl_info a, b;
  return dladdr(one, &a) && dladdr(other, &b) && a.dli_fbase == b.dli_fbase;
}

// MARK: Where functions lead

#if defined(__x86_64__)

/// What the four bytes refer to, if they are a distance from the instruction's end.
static const uint8_t *referred(const uint8_t *bytes) {
  int32_t distance;
  memcpy(&distance, bytes, sizeof distance);
  return bytes + 4 + distance;
}

static bool refers(Code code, const uint8_t *goal) {
  for (const uint8_t *p = code.start; p + 4 <= code.end; p++) {
    if (referred(p) == goal) return true;
  }
  return false;
}

/// The function that one ends with a jump to, far or near; empty if there is none.
static Code successor(Code code) {
  const ptrdiff_t size = code.end - code.start;
  Code next = {code.end, code.end};
  if (size >= 5 && code.end[-5] == 0xE9) next = function_at(referred(code.end - 4));
  if (next.start == next.end && size >= 2 && code.end[-2] == 0xEB) {
    next = function_at(code.end + (int8_t)code.end[-1]);
  }
  return next;
}

static const bool can_read_code = true;

#elif defined(__aarch64__)

/// What a branch, with or without a link, refers to; nil for any other instruction.
static const uint8_t *referred(const uint8_t *bytes) {
  uint32_t instruction;
  memcpy(&instruction, bytes, sizeof instruction);
  if ((instruction & 0x7C000000) != 0x14000000) return NULL;
  return bytes + (int64_t)((int32_t)(instruction << 6) >> 6) * 4;
}

static bool refers(Code code, const uint8_t *goal) {
  for (const uint8_t *p = code.start; p + 4 <= code.end; p += 4) {
    if (referred(p) == goal) return true;
  }
  return false;
}

static Code successor(Code code) { return function_at(referred(code.end - 4)); }

static const bool can_read_code = true;

#else

static bool refers(Code code, const uint8_t *goal) { return false; }
static Code successor(Code code) { return (Code){code.end, code.end}; }
static const bool can_read_code = false;

#endif

/// Whether a witness calls a function. The optimizer lets equal witnesses jump to one of them, and
/// similar ones to what they have in common.
static KumikoAnswer leads(const uint8_t *witness, const uint8_t *goal) {
  if (!can_read_code || !goal || !are_in_one_image(witness, goal)) return KumikoAnswerUnknown;
  Code code = function_at(witness);
  if (code.start == code.end) return KumikoAnswerUnknown;
  for (int jumps = 0; jumps < 4 && code.start != code.end; jumps++) {
    if (refers(code, goal)) return KumikoAnswerYes;
    code = successor(code);
  }
  return KumikoAnswerNo;
}

// MARK: Witness tables

/// The number of entries after the first, which leads to the protocol's descriptor and so to it.
static int count_entries(const void *const *table) {
  const uint8_t *conformance = table[0];
  int32_t distance;
  memcpy(&distance, conformance, sizeof distance);
  // An odd distance leads to a place that holds the address.
  const uint8_t *protocol = conformance + (distance & ~1);
  if (distance & 1) protocol = *(const uint8_t *const *)protocol;
  uint32_t count;
  memcpy(&count, protocol + 16, sizeof count);
  return (int)count;
}

int kumiko_witness_index(const void *const *table, KumikoDefault method) {
  const uint8_t *goal = default_witness(method);
  if (!can_read_code || !goal) return 0;
  const int count = count_entries(table);
  for (int index = 1; index <= count; index++) {
    if (leads(table[index], goal) == KumikoAnswerYes) return index;
  }
  return 0;
}

KumikoAnswer kumiko_witness_is_default(
    const void *const *table, int index, KumikoDefault method) {
  return leads(table[index], default_witness(method));
}

// MARK: Classes

static bool has_method(const void *const *metadata, const void *method) {
  // The first word is 0, or the address of a metaclass, and then there are three words more.
  const int sizes = metadata[0] == NULL ? 4 : 7;
  uint32_t size, before;
  memcpy(&size, metadata + sizes, sizeof size);
  memcpy(&before, (const uint8_t *)(metadata + sizes) + 4, sizeof before);
  const size_t end = (size - before) / sizeof(void *);
  for (size_t index = (size_t)sizes + 3; index < end; index++) {
    if (metadata[index] == method) return true;
  }
  return false;
}

KumikoAnswer kumiko_class_inherits(
    const void *const *metadata, const void *const *base, KumikoDefault method) {
  const void *own = controller_method(method);
  if (!own || !has_method(base, own)) return KumikoAnswerUnknown;
  return has_method(metadata, own) ? KumikoAnswerYes : KumikoAnswerNo;
}
