#ifndef KUMIKO_BENCHMARKS_MEMORY_H
#define KUMIKO_BENCHMARKS_MEMORY_H

/// How many bytes are allocated at present; 0 where that cannot be asked.
long allocated_bytes(void);

#endif
