"""The cameras of the household, each with the byte order, names and Exif habits of its kind."""

from __future__ import annotations

import dataclasses
import datetime

from library.exif import ASCII, BYTE, LONG, RATIONAL, SHORT, SRATIONAL, UNDEFINED, MakerNote

MAKER_NOTE_SIZE = 2048


@dataclasses.dataclass(frozen=True)
class Camera:
    """What is the same in all photos of a camera."""

    make: str
    model: str
    software: str
    lens: str
    order: str
    name: str  # as of datetime.strftime, with {counter}
    folder: str  # likewise
    counter: int  # of its first photo
    fraction_digits: int  # of its sub-seconds
    writes_offset: bool
    knows_place: bool
    signature: bytes  # of its MakerNote
    note_base: int | None = None
    focal_length: tuple = (4200, 1000)

    def note(self, contents):
        """Returns a MakerNote of the usual size, filled up with `contents`."""
        contents = contents[: MAKER_NOTE_SIZE - 18 - len(self.signature)]
        return MakerNote(self.order, self.signature, contents, self.note_base)


PHONE = Camera(
    "motorola", "moto g(7) plus", "lake-user 9 PPW29", "moto g(7) plus back camera 4.2mm f/1.7", "<",
    "IMG_%Y%m%d_%H%M%S.jpg", "DCIM/Camera", 1, 3, True, True, b"MOT\0\1\0\0\0", note_base=0,
)  # fmt: skip
IPHONE = Camera(
    "Apple", "iPhone 12", "16.5.1", "iPhone 12 back camera 4.2mm f/1.6", ">",
    "IMG_{counter:04}.JPG", "iPhone/%Y%m__", 123, 3, True, True, b"Apple iOS\0\0\1MM", note_base=0,
)  # fmt: skip
REFLEX = Camera(
    "NIKON CORPORATION", "NIKON D750", "Ver.1.15", "24.0-120.0 mm f/4.0", ">",
    "DSC_{counter:04}.JPG", "%Y/%Y-%m-%d{title}", 8700, 2, False, False,
    b"Nikon\0\x02\x10\0\0MM\0\x2a\0\0\0\x08", note_base=10, focal_length=(500, 10),
)  # fmt: skip
MIRRORLESS = Camera(
    "Canon", "Canon EOS M50", "Firmware Version 1.0.3", "EF-M15-45mm f/3.5-6.3 IS STM", "<",
    "IMG_{counter:04}.JPG", "DCIM/{hundred}CANON", 1234, 2, False, False, b"", focal_length=(22, 1),
)  # fmt: skip

CAMERAS = [PHONE, IPHONE, REFLEX, MIRRORLESS]


def stamp(moment):
    """Returns a date as Exif writes it."""
    return moment.strftime("%Y:%m:%d %H:%M:%S")


def offset_text(offset):
    """Returns an offset as Exif writes it."""
    return offset.strftime("%z")[:3] + ":" + offset.strftime("%z")[3:]


def main_tags(photo):
    """Returns the entries of IFD0 but for its pointers."""
    camera = photo.camera
    tags = [
        (0x010F, ASCII, camera.make),
        (0x0110, ASCII, camera.model),
        (0x0112, SHORT, [photo.orientation]),
        (0x011A, RATIONAL, [(72, 1)]),
        (0x011B, RATIONAL, [(72, 1)]),
        (0x0128, SHORT, [2]),
        (0x0131, ASCII, photo.edited_with or camera.software),
        (0x0132, ASCII, stamp(photo.changed)),
        (0x0213, SHORT, [1]),
    ]
    if not camera.knows_place:  # what a person has once typed into a camera's menu
        tags += [(0x013B, ASCII, "A. Photographer"), (0x8298, ASCII, "A. Photographer, all rights reserved")]
    return tags


def exif_tags(photo, width, height):
    """Returns the entries of the Exif IFD."""
    camera = photo.camera
    dial = photo.number * 7 % 31  # how bright it was
    numerator, denominator = camera.focal_length
    fraction = photo.fraction
    tags = [
        (0x829A, RATIONAL, [(1, 30 + 40 * dial)]),
        (0x829D, RATIONAL, [(18 + dial, 10)]),
        (0x8822, SHORT, [2]),
        (0x8827, SHORT, [100 * (1 + dial % 8)]),
        (0x8830, SHORT, [2]),
        (0x9000, UNDEFINED, b"0231"),
        (0x9003, ASCII, stamp(photo.taken)),
        (0x9004, ASCII, stamp(photo.taken)),
        (0x9101, UNDEFINED, b"\1\2\3\0"),
        (0x9201, SRATIONAL, [(500 + 10 * dial, 100)]),
        (0x9202, RATIONAL, [(170 + 5 * dial, 100)]),
        (0x9204, SRATIONAL, [(0, 6)]),
        (0x9205, RATIONAL, [(16, 10)]),
        (0x9207, SHORT, [5]),
        (0x9208, SHORT, [0]),
        (0x9209, SHORT, [16]),
        (0x920A, RATIONAL, [(numerator, denominator)]),
        (0x927C, UNDEFINED, camera.note(photo.noise)),
        (0x9286, UNDEFINED, b"ASCII\0\0\0" + b" " * 36),
        (0x9290, ASCII, photo.changed_fraction),
        (0x9291, ASCII, fraction),
        (0x9292, ASCII, fraction),
        (0xA000, UNDEFINED, b"0100"),
        (0xA001, SHORT, [1]),
        (0xA002, LONG, [width]),
        (0xA003, LONG, [height]),
        (0xA217, SHORT, [2]),
        (0xA300, UNDEFINED, b"\3"),
        (0xA301, UNDEFINED, b"\1"),
        (0xA401, SHORT, [0]),
        (0xA402, SHORT, [0]),
        (0xA403, SHORT, [0]),
        (0xA404, RATIONAL, [(1, 1)]),
        (0xA405, SHORT, [28]),
        (0xA406, SHORT, [0]),
        (0xA432, RATIONAL, [(numerator, denominator), (numerator, denominator), (18, 10), (18, 10)]),
        (0xA433, ASCII, camera.make),
        (0xA434, ASCII, camera.lens),
    ]
    if camera.writes_offset:
        offset = offset_text(photo.taken)
        tags += [(0x9010, ASCII, offset), (0x9011, ASCII, offset), (0x9012, ASCII, offset)]
    return tags


def gps_tags(photo):
    """Returns the entries of the GPS IFD, or none for a camera that doesn't know where it is."""
    if not photo.camera.knows_place:
        return []
    latitude, longitude = photo.place
    utc = photo.taken.astimezone(datetime.timezone.utc)
    return [
        (0, BYTE, [2, 3, 0, 0]),
        (1, ASCII, "N" if latitude >= 0 else "S"),
        (2, RATIONAL, sexagesimal(latitude)),
        (3, ASCII, "E" if longitude >= 0 else "W"),
        (4, RATIONAL, sexagesimal(longitude)),
        (5, BYTE, [0]),
        (6, RATIONAL, [(4200, 100)]),
        (7, RATIONAL, [(utc.hour, 1), (utc.minute, 1), (utc.second, 1)]),
        (0x1D, ASCII, utc.strftime("%Y:%m:%d")),
    ]


def sexagesimal(degrees):
    """Returns an angle's degrees, minutes and hundredths of seconds."""
    hundredths = round(abs(degrees) * 360_000)
    return [(hundredths // 360_000, 1), (hundredths // 6_000 % 60, 1), (hundredths % 6_000, 100)]


def thumbnail_tags(photo):
    """Returns the entries of IFD1 but for its pointers."""
    return [
        (0x0103, SHORT, [6]),
        (0x0112, SHORT, [photo.orientation]),
        (0x011A, RATIONAL, [(72, 1)]),
        (0x011B, RATIONAL, [(72, 1)]),
        (0x0128, SHORT, [2]),
    ]
