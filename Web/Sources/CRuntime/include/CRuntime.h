#ifndef CRUNTIME_H
#define CRUNTIME_H

#include <stddef.h>

/// How many bytes are handed out at the moment, each block with its header.
size_t camber_allocated_bytes(void);

#endif
