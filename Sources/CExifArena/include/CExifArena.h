#ifndef CEXIF_ARENA_H
#define CEXIF_ARENA_H

#include <libexif/exif-data.h>

/// Creates an empty ExifData whose memory, and that of all that is loaded into it, comes from one stretch that
/// the thread lends to one ExifData at a time, or from malloc while another one has it. It stays on its thread.
/// NULL if memory ran out.
ExifData *exif_arena_data_new(void);

/// Gives back what exif_arena_data_new returned.
void exif_arena_data_free(ExifData *data);

#endif
