#ifndef CAMBER_MEASURING_H
#define CAMBER_MEASURING_H

/// Whether the program runs under callgrind, which counts instructions.
int camber_counts_instructions(void);

/// Starts or stops to count; at the start of the program nothing is counted.
void camber_toggle_instructions(void);

/// Writes down what was counted under a name, and counts from 0 again.
void camber_dump_instructions(const char *name);

/// The bytes that are taken from the heap at present, or -1 where the C library does not say.
long camber_heap_bytes(void);

#endif
