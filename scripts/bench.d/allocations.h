// Counts what a program asks the heap for: linked in, these take the place of the C library's own.

/// Returns how many blocks the heap was asked for since the program started.
unsigned long allocation_count(void);
