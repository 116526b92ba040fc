// An allocator over the module's linear memory.
//
// Blocks lie one after the other from the heap's start to its end. Each knows its own size and that
// of the block before it, so that a freed block finds both neighbors and joins those that are free.
// Free blocks are linked in a ring; the search goes on where it last ended.

#include "CRuntime.h"
#include <stdint.h>

// Sizes and addresses are multiples of this.
#define UNIT 16u
#define PAGE 65536u

typedef struct Block {
    struct Block *next;      // In a free block only.
    struct Block *previous;  // In a free block only.
    uint32_t before;         // The size of the block before, 0 for the first.
    uint32_t size;           // Header included; the lowest bit says that the block is in use.
} Block;

_Static_assert(sizeof(Block) == UNIT, "contents begin at a multiple of the unit");

extern unsigned char __heap_base;

static Block *ring;
// A header without contents, always in use, behind the last block.
static Block *last;
static size_t allocated;

static int is_used(const Block *block) { return block->size & 1; }
static uint32_t size_of(const Block *block) { return block->size & ~1u; }
static Block *after(const Block *block) { return (Block *)((uintptr_t)block + size_of(block)); }
static Block *before(const Block *block) { return (Block *)((uintptr_t)block - block->before); }

static void set_size(Block *block, uint32_t size, int used) {
    block->size = size | (uint32_t)used;
    after(block)->before = size;
}

static void link_free(Block *block) {
    if (ring) {
        block->next = ring;
        block->previous = ring->previous;
        ring->previous->next = block;
        ring->previous = block;
    } else {
        block->next = block->previous = block;
    }
    ring = block;
}

static void unlink_free(Block *block) {
    if (block->next == block) {
        ring = 0;
        return;
    }
    block->next->previous = block->previous;
    block->previous->next = block->next;
    if (ring == block) ring = block->next;
}

// Frees a block that is in no ring and joins it with its neighbors.
static void release(Block *block) {
    uint32_t size = size_of(block);
    Block *next = after(block);
    if (!is_used(next)) {
        unlink_free(next);
        size += size_of(next);
    }
    if (block->before && !is_used(before(block))) {
        block = before(block);
        unlink_free(block);
        size += size_of(block);
    }
    set_size(block, size, 0);
    link_free(block);
}

// Takes pages from the engine that runs the module. Returns whether there were any left.
static int grow(uint32_t needed) {
    uintptr_t start;
    if (last) {
        start = (uintptr_t)last;
    } else {
        start = ((uintptr_t)&__heap_base + UNIT - 1) & ~(uintptr_t)(UNIT - 1);
    }
    uintptr_t end = __builtin_wasm_memory_size(0) * PAGE;
    if (!last || end < start + needed + 2 * UNIT) {
        // A first heap may fit into what the module begins with.
        if (end < start + needed + 2 * UNIT) {
            uint32_t pages = (uint32_t)((start + needed + 2 * UNIT - end + PAGE - 1) / PAGE);
            if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
            end += (uintptr_t)pages * PAGE;
        }
    }
    Block *block = (Block *)start;
    if (!last) block->before = 0;
    last = (Block *)(end - UNIT);
    last->size = 1;
    set_size(block, (uint32_t)(end - UNIT - start), 1);
    release(block);
    return 1;
}

// The first free block of a size from where the last search ended.
static Block *find(uint32_t size) {
    Block *block = ring;
    if (!block) return 0;
    do {
        if (size_of(block) >= size) return block;
        block = block->next;
    } while (block != ring);
    return 0;
}

void *malloc(size_t count) {
    if (count > 0x7FFFFFFFu) return 0;
    uint32_t size = ((uint32_t)count + sizeof(Block) + UNIT - 1) & ~(UNIT - 1);
    Block *block = find(size);
    if (!block) {
        if (!grow(size)) return 0;
        block = find(size);
        if (!block) return 0;
    }
    unlink_free(block);
    uint32_t rest = size_of(block) - size;
    if (rest >= 2 * UNIT) {
        set_size(block, size, 1);
        Block *remainder = after(block);
        set_size(remainder, rest, 0);
        link_free(remainder);
    } else {
        set_size(block, size_of(block), 1);
    }
    allocated += size_of(block);
    return block + 1;
}

void free(void *contents) {
    if (!contents) return;
    Block *block = (Block *)contents - 1;
    allocated -= size_of(block);
    release(block);
}

// Swift asks for this when a type wants more than the unit's alignment; `free` takes it back.
int posix_memalign(void **result, size_t alignment, size_t count) {
    if (alignment <= UNIT) {
        *result = malloc(count);
        return *result ? 0 : 12;
    }
    // A block that is large enough to be cut in front of an aligned address.
    char *contents = malloc(count + alignment + 2 * UNIT);
    if (!contents) return 12;
    uintptr_t aligned = ((uintptr_t)contents + alignment - 1) & ~(uintptr_t)(alignment - 1);
    if (aligned != (uintptr_t)contents) {
        if (aligned - (uintptr_t)contents < 2 * UNIT) aligned += alignment;
        Block *block = (Block *)contents - 1;
        uint32_t whole = size_of(block);
        uint32_t cut = (uint32_t)(aligned - (uintptr_t)contents);
        set_size(block, cut, 1);
        set_size(after(block), whole - cut, 1);
        allocated -= cut;
        release(block);
    }
    *result = (void *)aligned;
    return 0;
}

size_t camber_allocated_bytes(void) { return allocated; }
