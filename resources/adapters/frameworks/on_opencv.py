# SPDX-License-Identifier: GPL-3.0-or-later
"""OpenCV: resize, a plane at a time."""

import time

import cv2
import numpy as np

from .case import Unsupported, need_last_two_axes, need_type, padded
from .resize import Mode, choose

TITLE = "OpenCV"
LINEAR = [Mode("INTER_LINEAR", "half_pixel", takes_factors=True)]
NEAREST = [Mode("INTER_NEAREST", "asymmetric", "floor", takes_factors=True),
           Mode("INTER_NEAREST_EXACT", "half_pixel", "half up")]
NEAREST_TYPES = ["FLOAT32", "UINT8", "INT8"]


def describe():
    return {"version": cv2.__version__, "device": f"CPU, threads: {cv2.getNumThreads()}"}


def run(case, x):
    if not case.resamples:
        raise Unsupported("OpenCV moves no elements between channels and pixels")
    if case.is_gradient:
        raise Unsupported("OpenCV has no gradient of resize")
    if case.linear and case.type == "UINT8":
        raise Unsupported("OpenCV computes UINT8 with weights of 1/2048 and rounds halves up; DirectML cuts the exact"
                          " mean off")
    need_type(case, ["FLOAT32"] if case.linear else NEAREST_TYPES, TITLE,
              "linear resize" if case.linear else "nearest resize")
    axes = need_last_two_axes(case, TITLE)
    choice = choose(axes, LINEAR if case.linear else NEAREST, TITLE)
    options = {"interpolation": getattr(cv2, choice.word)}
    size = None
    if choice.factors is None:
        size = (axes[1].outputs, axes[0].outputs)
    else:
        options.update(fx=float(choice.factors[1]), fy=float(choice.factors[0]))
        if [round(axis.inputs * float(f)) for axis, f in zip(axes, choice.factors)] != [a.outputs for a in axes]:
            raise Unsupported("OpenCV rounds n·factor to a size, and here it is floored")
    planes = np.ascontiguousarray(x).reshape([-1] + padded(x.shape)[2:])
    begin = time.perf_counter()
    resized = [cv2.resize(plane, size, **options) for plane in planes]
    seconds = time.perf_counter() - begin
    return np.stack(resized).reshape(case.output.sizes), seconds
