// Stands in for the C library's allocation functions in the test program and counts the calls
// of one thread at a time. Other threads, and other tests on them, are not counted. Only glibc
// offers its own functions under a second name, so elsewhere nothing is replaced.
//
// Unoptimized Swift reads an element of a generic collection through a coroutine, whose frame it
// takes from malloc and gives back at once. Optimized code never does. Compiled Swift calls malloc
// for nothing else: objects, boxes and array buffers come from the runtime, in functions named
// swift_*. So who called tells the two apart.

#define _GNU_SOURCE

#include "CAllocationCounter.h"

#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#if defined(__GLIBC__)

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static _Thread_local int is_counting;
static _Thread_local long count;

extern void *swift_slowAlloc(size_t, size_t);

static int is_coroutine_frame(void *caller) {
    Dl_info from, own, runtime;
    if (!dladdr(caller, &from)) return 0;
    if (from.dli_sname != NULL) return strncmp(from.dli_sname, "$s", 2) == 0;
    // Compiled Swift that the dynamic symbol table does not name: the program's or the library's.
    return (dladdr((void *)is_coroutine_frame, &own) && from.dli_fbase == own.dli_fbase)
        || (dladdr((void *)swift_slowAlloc, &runtime) && from.dli_fbase == runtime.dli_fbase);
}

static void note(void *caller) {
    if (!is_counting) return;
    is_counting = 0;
    if (!is_coroutine_frame(caller)) count += 1;
    is_counting = 1;
}

void *malloc(size_t size) {
    note(__builtin_return_address(0));
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    note(__builtin_return_address(0));
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    note(__builtin_return_address(0));
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    note(__builtin_return_address(0));
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    note(__builtin_return_address(0));
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    note(__builtin_return_address(0));
    if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
    void *block = __libc_memalign(alignment, size);
    if (block == NULL) return ENOMEM;
    *result = block;
    return 0;
}

void free(void *block) { __libc_free(block); }

int camber_allocation_count_available(void) { return 1; }

void camber_allocation_count_start(void) {
    count = 0;
    is_counting = 1;
}

long camber_allocation_count_stop(void) {
    is_counting = 0;
    return count;
}

#else

int camber_allocation_count_available(void) { return 0; }
void camber_allocation_count_start(void) {}
long camber_allocation_count_stop(void) { return 0; }

#endif
