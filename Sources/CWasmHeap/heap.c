// The heap of the selection engine in WebAssembly: the two functions that Embedded Swift's arrays ask for.
//
// Blocks are powers of two, and those of one size that were freed form a list; new ones are carved from the end
// of linear memory. Nothing is ever merged: an engine asks for the same few sizes again and again.
//
// The folder is no target of the package: on any other system these names are the C library's. It's scripts/wasm
// that compiles it.

#include <stddef.h>
#include <stdint.h>

enum { page_size = 1 << 16, alignment_limit = 16 };
enum { out_of_memory = 12, invalid_argument = 22 };  // ENOMEM, EINVAL

// What a block starts with, in as many bytes as keep what follows aligned.
typedef union block {
  uint32_t exponent;   // in use: the block is 1 << exponent bytes long
  union block *next;   // freed: the next one of this size
  _Alignas(alignment_limit) char padding[alignment_limit];
} block;

extern char __heap_base[];

static block *freed[32];
static uintptr_t carved;  // where memory that was never a block begins; 0 at first

// Cuts a new block from the end, or returns NULL when memory can't grow that far.
static block *carve(uint32_t exponent) {
  const uintptr_t mask = alignment_limit - 1;
  uint64_t start = carved ? carved : ((uintptr_t)__heap_base + mask) & ~mask;
  uint64_t end = start + (1ULL << exponent);
  uint64_t available = (uint64_t)__builtin_wasm_memory_size(0) * page_size;
  if (end >= UINT32_MAX) return NULL;
  if (end > available) {
    size_t pages = (end - available + page_size - 1) / page_size;
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return NULL;
  }
  carved = end;
  return (block *)(uintptr_t)start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > alignment_limit) return invalid_argument;
  if (size > INT32_MAX - sizeof(block)) return out_of_memory;
  // The least power of two, at least two headers, that holds a header and the size.
  uint32_t exponent = 32 - __builtin_clz((size ? size : 1) + sizeof(block) - 1);
  block *found = freed[exponent];
  if (found) {
    freed[exponent] = found->next;
  } else if (!(found = carve(exponent))) {
    return out_of_memory;
  }
  found->exponent = exponent;
  *result = found + 1;
  return 0;
}

void free(void *memory) {
  if (!memory) return;
  block *given = (block *)memory - 1;
  uint32_t exponent = given->exponent;
  given->next = freed[exponent];
  freed[exponent] = given;
}
