# SPDX-License-Identifier: GPL-3.0-or-later
"""Pillow: Image.resize, a plane at a time."""

import time

import numpy as np
import PIL
from PIL import Image

from .case import Unsupported, need_float, need_last_two_axes, need_type, padded
from .resize import Mode, choose

TITLE = "Pillow"
MODES = {"FLOAT32": "F", "UINT8": "L"}
LINEAR = [Mode("BILINEAR", "half_pixel")]
NEAREST = [Mode("NEAREST", "half_pixel", "half up")]


def describe():
    return {"version": PIL.__version__, "device": "CPU, 1 thread"}


def run(case, x):
    if not case.resamples:
        raise Unsupported("Pillow moves no elements between channels and pixels")
    if case.is_gradient:
        raise Unsupported("Pillow has no gradient of resize")
    need_type(case, MODES, TITLE, "picture")
    need_float(case, TITLE, "rounds UINT8 after each axis")
    axes = need_last_two_axes(case, TITLE)
    if case.linear and any(axis.outputs < axis.inputs for axis in axes):
        raise Unsupported("Pillow's BILINEAR widens its filter where it shrinks and drops what that has outside the"
                          " input; RESAMPLE3 repeats the edge, the others do not widen")
    choice = choose(axes, LINEAR if case.linear else NEAREST, TITLE)
    resample = getattr(getattr(Image, "Resampling", Image), choice.word)
    planes = x.reshape([-1] + padded(x.shape)[2:])
    pictures = [Image.frombytes(MODES[case.type], (plane.shape[1], plane.shape[0]), plane.tobytes())
                for plane in planes]
    size = (axes[1].outputs, axes[0].outputs)
    begin = time.perf_counter()
    resized = [picture.resize(size, resample) for picture in pictures]
    seconds = time.perf_counter() - begin
    values = [np.frombuffer(picture.tobytes(), case.dtype) for picture in resized]
    return np.concatenate(values).reshape(case.output.sizes), seconds
