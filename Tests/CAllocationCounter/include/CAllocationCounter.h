#ifndef CAMBER_ALLOCATION_COUNTER_H
#define CAMBER_ALLOCATION_COUNTER_H

/// Whether allocations can be counted: only where the C library is glibc.
int camber_allocation_count_available(void);

/// Starts to count the allocations of the calling thread, from 0. Frames of coroutines, which only
/// unoptimized code takes from the heap, do not count.
void camber_allocation_count_start(void);

/// Stops, and returns how many allocations the calling thread made since the start.
long camber_allocation_count_stop(void);

#endif
