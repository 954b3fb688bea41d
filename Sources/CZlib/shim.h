#include <zlib.h>

/// Gets a stream ready to be inflated. The header's own spelling is a macro, which Swift can't import.
static inline int czlib_inflate_init(z_stream *stream) { return inflateInit(stream); }
