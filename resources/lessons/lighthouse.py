# SPDX-License-Identifier: Apache-2.0
"""Paints the picture of the lessons, a lighthouse at a lake, and writes the files that the lessons read:
lighthouse.py [FOLDER].

It is painted at four times its size and averaged, so every run writes the same bytes.
"""

import pathlib
import sys

import numpy as np

FINE = 4  # samples of a pixel along each axis

SKY, HAZE, SUN = (70, 140, 230), (190, 220, 245), (255, 205, 40)
LAKE, GLITTER, MEADOW = (20, 70, 150), (90, 160, 215), (40, 150, 60)
RED, WHITE, BLACK = (215, 30, 35), (250, 248, 240), (25, 25, 30)
LAMP, WALL, DOOR = (255, 235, 90), (235, 225, 200), (30, 90, 190)

# The letter R, which is seen at once when it is mirrored.
LETTER = ["####.", "#...#", "#...#", "####.", "#.#..", "#..#.", "#...#"]


def painted(width, height):
    """The scene as floats {height, width, 3}: 4 wide and 3 high, whatever the pixels are."""
    y, x = np.mgrid[0:height * FINE, 0:width * FINE]
    x = (x + 0.5) / (width * FINE) * 4
    y = (y + 0.5) / (height * FINE) * 3
    picture = np.zeros(x.shape + (3,))

    def fill(where, colour):
        picture[where] = colour

    def box(left, top, right, bottom):
        return (x >= left) & (x < right) & (y >= top) & (y < bottom)

    def disc(at_x, at_y, radius):
        return (x - at_x) ** 2 + (y - at_y) ** 2 < radius ** 2

    share = np.clip(y / 1.9, 0, 1)[..., None]
    picture[:] = (1 - share) * np.array(SKY) + share * np.array(HAZE)
    fill(disc(0.62, 0.55, 0.34), SUN)
    fill(y >= 1.9, LAKE)
    fill((y >= 1.9) & (np.sin((y - 1.9) * 40) > 0.55) & (np.abs(x - 0.62) < 0.2 + (y - 1.9) * 0.5), GLITTER)
    fill(y > 2.95 - 0.95 * np.clip((x - 0.6) / 2.4, 0, 1) ** 0.7, MEADOW)

    # A boat on the left: the picture and its mirror image differ everywhere.
    fill((y >= 2.1) & (y < 2.25) & (x > 0.25 + (y - 2.1)) & (x < 1.15 - (y - 2.1)), BLACK)
    fill((x > 0.62) & (x < 1.08) & (y < 2.07) & (y > 2.07 - 0.95 * (1 - (x - 0.62) / 0.46)), WHITE)
    fill((x < 0.58) & (x > 0.32) & (y < 2.07) & (y > 2.07 - 0.7 * (x - 0.32) / 0.26), RED)

    # The tower is narrower above; its bands are red and white.
    half = 0.2 + 0.11 * np.clip((y - 0.75) / 1.75, 0, 1)
    tower = (np.abs(x - 1.95) < half) & (y >= 0.75) & (y < 2.5)
    fill(tower, WHITE)
    fill(tower & (np.floor((y - 0.75) / 0.25) % 2 == 0), RED)
    fill(box(1.85, 2.2, 2.05, 2.5), DOOR)
    fill(box(1.68, 0.68, 2.22, 0.77), BLACK)
    fill(box(1.79, 0.4, 2.11, 0.68), LAMP)
    fill((y >= 0.16) & (y < 0.4) & (np.abs(x - 1.95) < (y - 0.16) * 0.95), RED)

    # The house: slats of the roof are 4.4 pixels apart in 256, so that every fourth pixel sees slow false waves.
    fill(box(2.7, 1.75, 3.7, 2.5), WALL)
    roof = (y >= 1.2) & (y < 1.78) & (np.abs(x - 3.2) < 0.2 + (y - 1.2) * 0.72)
    fill(roof, (245, 160, 130))
    fill(roof & (np.floor((x * 64 + y * 24) / 2.2) % 2 == 0), (110, 20, 25))
    fill(box(3.38, 2.0, 3.62, 2.5), DOOR)
    fill(box(2.8, 1.86, 3.3, 2.4), BLACK)
    fill(box(2.83, 1.89, 3.27, 2.37), WHITE)
    for row, line in enumerate(LETTER):
        for column, mark in enumerate(line):
            if mark == "#":
                left, top = 2.875 + column * 0.0625 * 1.15, 1.92 + row * 0.0605
                fill(box(left, top, left + 0.072, top + 0.0605), RED)
    return picture.reshape(height, FINE, width, FINE, 3).mean(axis=(1, 3))


def planes(picture):
    """UINT8 {1, 3, height, width}."""
    return np.floor(picture + 0.5).astype(np.uint8).transpose(2, 0, 1)[None]


def channels(tensor, block):
    """Space to depth in COLUMN_ROW_DEPTH: what a network hands to depth to space."""
    return digits(tensor, block).transpose(0, 1, 3, 5, 2, 4).reshape(packed(tensor, block))


def channels_depth_first(tensor, block):
    """The same in DEPTH_COLUMN_ROW."""
    return digits(tensor, block).transpose(0, 3, 5, 1, 2, 4).reshape(packed(tensor, block))


def digits(tensor, block):
    """The tensor with the axes n, c, h, by, w, bx."""
    n, c, h, w = tensor.shape
    return tensor.reshape(n, c, h // block, block, w // block, block)


def packed(tensor, block):
    """The sizes that space to depth gives."""
    n, c, h, w = tensor.shape
    return n, c * block ** 2, h // block, w // block


def main(folder):
    small = planes(painted(64, 48))
    half = planes(painted(32, 24))
    large = planes(painted(256, 192))
    network = channels_depth_first(small, 2)
    files = {
        "_large": large,
        "_roof": large[:, :, 8:168, 64:248],  # the tower and the house
        "_half": half,
        # Its memory in other orders, under the sizes of planes: column by column, pixel by pixel, both.
        "_columns": small.transpose(0, 1, 3, 2).reshape(small.shape),
        "_pixels": small.transpose(0, 2, 3, 1).reshape(small.shape),
        "_turned": small.transpose(0, 3, 2, 1).reshape(small.shape),
        # As networks hand it to depth to space: twelve and 48 channels;
        # the network's lie pixel by pixel.
        "_channels": channels(small, 2),
        "_quarters": channels(small, 4),
        "_network": network.transpose(0, 2, 3, 1).reshape(network.shape),
        # Eight columns too far to the right of the middle, in black.
        "_gradient": np.pad(half.astype(np.float32), ((0, 0), (0, 0), (0, 0), (16, 0))),
    }
    for name, tensor in files.items():
        np.save(folder / f"lighthouse{name}.npy", np.ascontiguousarray(tensor))


main(pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent)
