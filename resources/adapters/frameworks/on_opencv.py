# SPDX-License-Identifier: GPL-3.0-or-later
"""OpenCV: resize, a plane at a time."""

import time

import cv2
import numpy as np

from .case import Unsupported, require_type, padded

TITLE = "OpenCV"
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
    require_type(case, ["FLOAT32"] if case.linear else NEAREST_TYPES, TITLE,
              "linear resize" if case.linear else "nearest resize")
    resize = case.resize_in(TITLE)
    options = {"interpolation": getattr(cv2, resize.mode)}
    size = None
    if resize.factors is None:
        size = tuple(reversed(padded(case.resized)[2:]))
    else:
        options.update(fx=resize.factors[3], fy=resize.factors[2])
    planes = np.ascontiguousarray(x).reshape([-1] + padded(x.shape)[2:])
    begin = time.perf_counter()
    resized = [cv2.resize(plane, size, **options) for plane in planes]
    seconds = time.perf_counter() - begin
    return np.stack(resized).reshape(case.output.sizes), seconds


def capture(model, inputs, names):
    """A model's outputs, by their names."""
    net = cv2.dnn.readNetFromONNX(model)
    net.setPreferableBackend(cv2.dnn.DNN_BACKEND_OPENCV)
    for name, value in inputs.items():
        net.setInput(value, name)
    layers = set(net.getLayerNames())
    there = [name for name in names if name in layers]
    made = dict(zip(there, net.forward(there))) if there else {}
    return {name: made.get(name, "OpenCV has no layer of this name") for name in names}
