# SPDX-License-Identifier: GPL-3.0-or-later
"""How often ts.show() replaces a picture of 2048 × 2048 in a window, which it starts where none listens.

    PYTHONPATH=engine/capi/python TESSERA_LIBRARY=build/release/engine/libtessera.so.0 \\
        PATH=$PWD/build/release/app:$PATH DISPLAY=:0 python3 tests/bench/show_frames.py
"""

import time

import numpy as np
import tessera as ts

FRAMES = 40


def main() -> None:
    ramp = (np.indices((2048, 2048)).sum(0) % 256).astype(np.uint8)
    first = np.stack([ramp, ramp.T, 255 - ramp])[None]
    moved = [np.roll(first, 8 * i, 3) for i in range(8)]
    kinds = {
        "UINT8, RGB": moved,
        "FLOAT32, one channel": [each[:, :1].astype(np.float32) for each in moved],
        "FLOAT32, RGB": [each.astype(np.float32) / 255 for each in moved],
    }
    for name, frames in kinds.items():
        ts.show(frames[0], name=name)
        time.sleep(2)  # a window that starts
        begun = time.perf_counter()
        for i in range(FRAMES):
            ts.show(frames[i % len(frames)], name=name)
        print(f"{name}: {FRAMES / (time.perf_counter() - begun):.1f} frames a second")


if __name__ == "__main__":
    main()
