# SPDX-License-Identifier: GPL-3.0-or-later
"""NumPy: all ten operators, written from DirectML's pages alone. The arithmetic is float32 in the documented order."""

import time

import numpy as np

from .sampling import transposed

TITLE = "NumPy"
UNSIGNED = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}


def describe():
    return {"version": np.__version__, "device": "CPU, 1 thread"}


def run(case, x):
    begin = time.perf_counter()
    y = resampled(case, x) if case.resamples else moved(case, x)
    return y, time.perf_counter() - begin


def moved(case, x):
    """reshape, transpose, reshape"""
    n, c, h, w = x.shape
    b = case.block
    if case.to_space:
        if case.order == "DCR":
            y = x.reshape(n, b, b, c // b // b, h, w).transpose(0, 3, 4, 1, 5, 2)
        else:
            y = x.reshape(n, c // b // b, b, b, h, w).transpose(0, 1, 4, 2, 5, 3)
    else:
        order = (0, 3, 5, 1, 2, 4) if case.order == "DCR" else (0, 1, 3, 5, 2, 4)
        y = x.reshape(n, c, h // b, b, w // b, b).transpose(order)
    return np.ascontiguousarray(y).reshape(case.output.sizes)


def resampled(case, x):
    bands = [axis.bands() for axis in case.axes]
    if case.is_gradient:
        bands = [transposed(band, axis.inputs) for band, axis in zip(bands, case.axes)]
    if all(len(weights) == 1 and weights[0] == 1 for band in bands for _, weights in band):
        y = x.view(UNSIGNED[x.dtype.itemsize])  # bits, so that no NaN changes
        for axis, band in enumerate(bands):
            y = y.take([first for first, _ in band], axis)
        return y.view(x.dtype)
    y = x.astype(np.float32)
    with np.errstate(all="ignore"):
        for axis, band in enumerate(bands):
            y = reduced(y, axis, band)
        return narrowed(y, case.dtype)


def reduced(x, axis, band):
    """acc = w0·a0, then acc = acc + w·a, along one axis; a band of one weight 1 copies, an empty one is +0."""
    if all(len(weights) == 1 and weights[0] == 1 for _, weights in band):
        return x.take([first for first, _ in band], axis)
    x = np.moveaxis(x, axis, 0)
    y = np.zeros((len(band),) + x.shape[1:], np.float32)
    for k in range(max(len(weights) for _, weights in band)):
        rows = [o for o, (_, weights) in enumerate(band) if len(weights) > k]
        a = x[[band[o][0] + k for o in rows]]
        w = np.array([band[o][1][k] for o in rows], np.float32).reshape((-1,) + (1,) * (x.ndim - 1))
        y[rows] = w * a if k == 0 else y[rows] + w * a
    return np.moveaxis(y, 0, axis)


def narrowed(y, dtype):
    """FLOAT16 to nearest-even; integers toward zero, as astype cuts off, and clamped."""
    if dtype.kind == "f":
        return y.astype(dtype)
    limits = np.iinfo(dtype)
    return np.clip(np.nan_to_num(y), limits.min, limits.max).astype(dtype)
