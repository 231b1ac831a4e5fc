// The program's own malloc and its like come before those of the C library, for all that it links.
// They count and hand on. The measured program has one thread.
#include "allocations.h"
#include <errno.h>
#include <stdlib.h>

// Code that nobody runs, in front of all other: how well a processor foresees jumps depends on where they lie.
#define TEXT(value) #value
#define SKIP(bytes) __asm__(".text\n.skip " TEXT(bytes))
SKIP(SHIFT);

#ifdef __GLIBC__
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static long count;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count += 1;
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

long allocations(void) { return count; }
#else
long allocations(void) { return -1; }
#endif
