#include "memory.h"
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

long heldBytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}
#else
long heldBytes(void) { return -1; }
#endif
