# SPDX-License-Identifier: GPL-3.0-or-later
"""Pillow: Image.resize, a plane at a time."""

import time

import numpy as np
import PIL
from PIL import Image

from .case import Unsupported, require_float, require_type, padded

TITLE = "Pillow"
MODES = {"FLOAT32": "F", "UINT8": "L"}


def describe():
    return {"version": PIL.__version__, "device": "CPU, 1 thread"}


def run(case, x):
    if not case.resamples:
        raise Unsupported("Pillow moves no elements between channels and pixels")
    if case.is_gradient:
        raise Unsupported("Pillow has no gradient of resize")
    require_type(case, MODES, TITLE, "picture")
    require_float(case, TITLE, "rounds UINT8 after each axis")
    resample = getattr(getattr(Image, "Resampling", Image), case.resize_in(TITLE).mode)
    planes = x.reshape([-1] + padded(x.shape)[2:])
    pictures = [Image.frombytes(MODES[case.type], (plane.shape[1], plane.shape[0]), plane.tobytes())
                for plane in planes]
    size = tuple(reversed(padded(case.resized)[2:]))
    begin = time.perf_counter()
    resized = [picture.resize(size, resample) for picture in pictures]
    seconds = time.perf_counter() - begin
    values = [np.frombuffer(picture.tobytes(), case.dtype) for picture in resized]
    return np.concatenate(values).reshape(case.output.sizes), seconds
