"""Pictures of large square pixels with a number on them, as baseline JPEG (ISO/IEC 10918-1).

Every pixel is a block of 8 x 8 samples of one colour, so that of each block's coefficients only the first
counts. Between two colours it is always the same bits, which makes a picture a join of a few known strings.
"""

import colorsys
import functools
import struct

BLOCK = 8

SKY, GROUND, DIGIT = range(3)

# 3 x 5 pixels a digit, row after row.
FONT = [
    "111101101101111", "010110010010111", "111001111100111", "111001111001111", "101101111001001",
    "111100111001111", "111100111101111", "111001001001001", "111101111101111", "111101111001111",
]  # fmt: skip

# Codes of the first coefficient's size in bits, from 0 to 8 (a short form of table K.3).
SIZE_CODES = ["00", "010", "011", "100", "101", "110", "1110", "11110", "111110"]
SIZE_CODE_COUNTS = [0, 1, 5, 1, 1, 1] + 10 * [0]

# The only code for the other coefficients: there are none.
END_OF_BLOCK = "0"
END_OF_BLOCK_COUNTS = [1] + 15 * [0]

# Eight in the table of quantisation makes the first coefficient the difference to the middle grey.
QUANTISATION = bytes([8] * 64)


def segment(marker, payload):
    """Returns a marker segment."""
    return struct.pack(">BBH", 0xFF, marker, len(payload) + 2) + payload


def painted(number, width, height):
    """Returns the picture of a number, upright: rows of colour indices, the ground below, the sky above."""
    horizon = height - height // 4
    rows = [[SKY if y < horizon else GROUND] * width for y in range(height)]
    digits = str(number)
    # As large as it gets, on as few lines as that takes.
    per_line, scale = len(digits), 0
    for count in range(1, len(digits) + 1):
        columns = -(-len(digits) // count)
        fitting = min((width - 2) // (4 * columns - 1), (height - 2) // (6 * count - 1))
        if fitting > scale:
            per_line, scale = columns, fitting
    lines = [digits[start : start + per_line] for start in range(0, len(digits), per_line)]
    top = (height - scale * (6 * len(lines) - 1)) // 2
    for line in lines:
        left = (width - scale * (4 * len(line) - 1)) // 2
        for digit in line:
            for index, dot in enumerate(FONT[int(digit)]):
                if dot == "1":
                    x, y = left + scale * (index % 3), top + scale * (index // 3)
                    for row in rows[y : y + scale]:
                        row[x : x + scale] = [DIGIT] * scale
            left += 4 * scale
        top += 6 * scale
    return rows


def stored(rows, orientation):
    """Turns an upright picture to how a camera held like that stores it (Exif orientations 1, 3, 6, 8)."""
    if orientation == 3:
        return [row[::-1] for row in rows[::-1]]
    if orientation == 6:
        return list(zip(*rows))[::-1]
    if orientation == 8:
        return list(zip(*rows[::-1]))
    return rows


@functools.lru_cache(maxsize=None)
def palette(hue, brightness):
    """Returns sky, ground and digits of a scene as (Y, Cb, Cr)."""
    scene = [
        colorsys.hsv_to_rgb(hue, 0.6, 0.25 + 0.5 * brightness),
        colorsys.hsv_to_rgb(hue + 0.07, 0.75, 0.12 + 0.3 * brightness),
        (1, 1, 0.96),
    ]
    return tuple(ycbcr(*colour) for colour in scene)


def ycbcr(red, green, blue):
    """Converts a colour as JFIF says."""
    luma = 0.299 * red + 0.587 * green + 0.114 * blue
    blueness, redness = 0.564 * (blue - luma), 0.713 * (red - luma)
    return round(255 * luma), round(128 + 255 * blueness), round(128 + 255 * redness)


@functools.lru_cache(maxsize=None)
def codes(colours):
    """Returns the bits of a block by the colour of the block before it and its own; grey comes before all."""

    def block(old, new):
        return "".join(coefficient(after - before) + END_OF_BLOCK for before, after in zip(old, new))

    return [[block(old, new) for new in colours] for old in colours + ((128, 128, 128),)]


def coefficient(difference):
    """Returns the code of a first coefficient that differs so from the one before it (F.1.2.1)."""
    size = abs(difference).bit_length()
    if size == 0:
        return SIZE_CODES[0]
    bits = difference if difference > 0 else difference + (1 << size) - 1
    return SIZE_CODES[size] + format(bits, f"0{size}b")


def entropy_coded(rows, colours):
    """Returns the blocks of a picture as bytes."""
    cells = [cell for row in rows for cell in row]
    table = codes(colours)
    bits = "".join([table[old][new] for old, new in zip([len(colours)] + cells, cells)])
    bits += "1" * (-len(bits) % 8)
    return int(bits, 2).to_bytes(len(bits) // 8, "big").replace(b"\xff", b"\xff\x00")


def jpeg(rows, colours, before=b""):
    """Returns a JPEG file, with the segments `before` at its start."""
    height, width = len(rows) * BLOCK, len(rows[0]) * BLOCK
    components = b"".join(bytes([number, 0x11, 0]) for number in (1, 2, 3))
    return b"".join([
        b"\xff\xd8",
        before,
        segment(0xDB, b"\x00" + QUANTISATION),
        segment(0xC0, struct.pack(">BHHB", 8, height, width, 3) + components),
        segment(0xC4, b"\x00" + bytes(SIZE_CODE_COUNTS) + bytes(range(len(SIZE_CODES)))),
        segment(0xC4, b"\x10" + bytes(END_OF_BLOCK_COUNTS) + b"\x00"),
        segment(0xDA, bytes([3, 1, 0, 2, 0, 3, 0, 0, 63, 0])),
        entropy_coded(rows, colours),
        b"\xff\xd9",
    ])  # fmt: skip
