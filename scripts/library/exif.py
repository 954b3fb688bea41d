"""Exif blocks (CIPA DC-008), which are TIFF files in a JPEG segment.

An entry is a tuple of its tag, its type and its value: text, bytes, a list of numbers, or, for rationals, of
pairs of numbers. An UNDEFINED one may also be a MakerNote, whose bytes depend on where they lie.
"""

import struct

BYTE, ASCII, SHORT, LONG, RATIONAL, UNDEFINED, SRATIONAL = 1, 2, 3, 4, 5, 7, 10

EXIF_IFD, GPS_IFD = 0x8769, 0x8825
THUMBNAIL_OFFSET, THUMBNAIL_LENGTH = 0x0201, 0x0202

SIZES = {BYTE: 1, ASCII: 1, SHORT: 2, LONG: 4, RATIONAL: 8, UNDEFINED: 1, SRATIONAL: 8}
FORMATS = {BYTE: "B", SHORT: "H", LONG: "I", RATIONAL: "I", SRATIONAL: "i"}


def encoded(order, kind, value):
    """Returns the bytes of an entry's value; `order` is "<" or ">"."""
    if kind == ASCII:
        return value.encode() + b"\0"
    if kind == UNDEFINED:
        return value
    if kind in (RATIONAL, SRATIONAL):
        value = [number for pair in value for number in pair]
    return struct.pack(f"{order}{len(value)}{FORMATS[kind]}", *value)


class Directory:
    """An image file directory, whose size is known before its place."""

    def __init__(self, order, entries):
        self.order = order
        self.entries = []
        self.size = 2 + 12 * len(entries) + 4
        for tag, kind, value in sorted(entries):
            value = encoded(order, kind, value)
            length = len(value)
            if length > 4:
                self.size += length + length % 2
            self.entries.append((tag, kind, length // SIZES[kind], value))

    def point(self, tag, place):
        """Makes the entry of `tag` point to `place`."""
        for index, entry in enumerate(self.entries):
            if entry[0] == tag:
                self.entries[index] = (*entry[:3], struct.pack(self.order + "I", place))

    def at(self, offset, following=0):
        """Returns the directory's bytes when it lies at `offset`, and the next one at `following`."""
        fields, values = [struct.pack(self.order + "H", len(self.entries))], []
        place = offset + 2 + 12 * len(self.entries) + 4
        for tag, kind, count, value in self.entries:
            if len(value) > 4:
                if isinstance(value, MakerNote):
                    value = value.at(place)
                if len(value) % 2:
                    value += b"\0"
                fields.append(struct.pack(self.order + "HHII", tag, kind, count, place))
                values.append(value)
                place += len(value)
            else:
                fields.append(struct.pack(self.order + "HHI4s", tag, kind, count, value))
        fields.append(struct.pack(self.order + "I", following))
        return b"".join(fields + values)


class MakerNote:
    """A camera's own directory: a signature, then one entry of which only its camera knows the meaning."""

    UNKNOWN_TAG = 0x0FE7

    def __init__(self, order, signature, contents, base=None):
        """`base` is where offsets count from: a place in the note, or None for the start of the TIFF file."""
        self.order, self.signature, self.contents, self.base = order, signature, contents, base

    def __len__(self):
        return len(self.signature) + 18 + len(self.contents)

    def at(self, place):
        """Returns the note's bytes when it lies at `place`."""
        offset = len(self.signature) + 18 + (place if self.base is None else -self.base)
        entry = struct.pack(
            self.order + "HHHIII", 1, self.UNKNOWN_TAG, UNDEFINED, len(self.contents), offset, 0)
        return self.signature + entry + self.contents


def block(order, main, exif, gps, thumbnail_tags, thumbnail):
    """Returns the payload of the Exif segment, laid out in the order of the arguments; `gps` may be empty."""
    mark = {"<": b"II", ">": b"MM"}[order]
    pointers = [(EXIF_IFD, LONG, [0])] + ([(GPS_IFD, LONG, [0])] if gps else [])
    lengths = [(THUMBNAIL_OFFSET, LONG, [0]), (THUMBNAIL_LENGTH, LONG, [len(thumbnail)])]
    first = Directory(order, main + pointers)
    second = Directory(order, thumbnail_tags + lengths)
    parts = [first, Directory(order, exif)] + ([Directory(order, gps)] if gps else []) + [second]

    places = [8]
    for part in parts:
        places.append(places[-1] + part.size)
    first.point(EXIF_IFD, places[1])
    if gps:
        first.point(GPS_IFD, places[2])
    second.point(THUMBNAIL_OFFSET, places[-1])

    header = b"Exif\0\0" + struct.pack(order + "2sHI", mark, 42, 8)
    directories = [part.at(place) for part, place in zip(parts, places)]
    directories[0] = first.at(8, following=places[-2])
    return header + b"".join(directories) + thumbnail
