// Valgrind's client requests are a few instructions that do nothing when it is not there. Where its
// header is not installed nothing is counted.

#include "CMeasuring.h"

#include <stdlib.h>

#if __has_include(<valgrind/callgrind.h>)

#include <valgrind/callgrind.h>

int camber_counts_instructions(void) { return RUNNING_ON_VALGRIND; }
void camber_toggle_instructions(void) { CALLGRIND_TOGGLE_COLLECT; }
void camber_dump_instructions(const char *name) { CALLGRIND_DUMP_STATS_AT(name); }

#else

int camber_counts_instructions(void) { return 0; }
void camber_toggle_instructions(void) {}
void camber_dump_instructions(const char *name) {}

#endif

#if defined(__GLIBC__)

#include <malloc.h>

long camber_heap_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
}

#else

long camber_heap_bytes(void) { return -1; }

#endif
