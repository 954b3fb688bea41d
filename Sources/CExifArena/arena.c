// libexif asks for some fifty small pieces of memory a file and gives each back. All of them live as long as one
// parse, so a thread lends it one stretch, from which pieces are cut off, and which is empty again at the next.
// What does not fit comes from malloc. In C because libexif's callbacks get no argument that could tell whose
// memory is meant: only a thread's own variable can.

#include "CExifArena.h"

#include <libexif/exif-mem.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
  // A block of 1,500 bytes with 23 entries takes about 7 KB.
  arena_size = 16384,
  alignment = 16,
};

_Static_assert(sizeof(size_t) > sizeof(ExifLong), "the size of a piece and its header must not wrap");

static _Thread_local struct {
  size_t used;
  int is_lent;
  _Alignas(alignment) unsigned char bytes[arena_size];
} arena;

// What stands before each piece: its size, for realloc.
typedef struct {
  _Alignas(alignment) size_t size;
} Header;

// Pointers into different objects have no order, numbers do.
static int is_in_arena(const void *piece) {
  uintptr_t start = (uintptr_t)arena.bytes;
  return (uintptr_t)piece >= start && (uintptr_t)piece < start + arena_size;
}

static void *allocate(ExifLong size) {
  size_t whole = sizeof(Header) + (((size_t)size + alignment - 1) & ~(size_t)(alignment - 1));
  Header *header;
  if (whole <= arena_size - arena.used) {
    header = (Header *)(arena.bytes + arena.used);
    arena.used += whole;
    memset(header, 0, whole);
  } else {
    header = calloc(1, whole);
    if (!header) return NULL;
  }
  header->size = size;
  return header + 1;
}

static void release(void *piece) {
  if (!piece) return;
  if (!is_in_arena(piece)) free((Header *)piece - 1);
}

static void *reallocate(void *piece, ExifLong size) {
  void *larger = allocate(size);
  if (larger && piece) {
    size_t old = ((Header *)piece - 1)->size;
    memcpy(larger, piece, old < size ? old : size);
    release(piece);
  }
  return larger;
}

ExifData *exif_arena_data_new(void) {
  if (arena.is_lent) return exif_data_new();
  arena.used = 0;
  ExifMem *memory = exif_mem_new(allocate, reallocate, release);
  if (!memory) return NULL;
  ExifData *data = exif_data_new_mem(memory);
  exif_mem_unref(memory);
  arena.is_lent = data != NULL;
  return data;
}

void exif_arena_data_free(ExifData *data) {
  if (is_in_arena(data)) arena.is_lent = 0;
  exif_data_unref(data);
}
