# SPDX-License-Identifier: GPL-3.0-or-later
"""What frameworks document of their operations, in float64: for the stand-ins of those that cannot be installed here."""

import numpy as np

RULES = {"round_prefer_ceil": lambda x: np.floor(x + 0.5), "round_prefer_floor": lambda x: np.ceil(x - 0.5),
         "floor": np.floor, "ceil": np.ceil}


def places(mode, n, m, s):
    """x of every output of one axis, as ONNX' Resize names the modes."""
    o = np.arange(m, dtype=np.float64)
    if mode == "align_corners":
        return o * (n - 1) / (m - 1) if m > 1 else o * 0
    if mode == "half_pixel" or (mode == "pytorch_half_pixel" and m > 1):
        return (o + 0.5) / s - 0.5
    if mode == "pytorch_half_pixel":
        return o * 0
    return {"asymmetric": o / s, "tf_half_pixel_for_nn": (o + 0.5) / s}[mode]


def resized(x, axis, x_of, rule=None):
    """One axis, by nearest with a rule, else linear."""
    last = x.shape[axis] - 1
    if rule:
        return x.take(np.clip(RULES[rule](x_of + 1e-9 * (rule == "floor")), 0, last).astype(int), axis)
    x_of = np.clip(x_of, 0, last)
    low = np.floor(x_of).astype(int)
    t = (x_of - low).reshape([-1] + [1] * (x.ndim - 1 - axis))
    return x.take(low, axis) * (1 - t) + x.take(np.minimum(low + 1, last), axis) * t


def depth_to_space(x, block, blocks_first=True):
    """NCHW, as OpenVINO writes it down."""
    n, c, h, w = x.shape
    if blocks_first:
        y = x.reshape(n, block, block, c // block ** 2, h, w).transpose(0, 3, 4, 1, 5, 2)
    else:
        y = x.reshape(n, c // block ** 2, block, block, h, w).transpose(0, 1, 4, 2, 5, 3)
    return y.reshape(n, c // block ** 2, h * block, w * block)


def space_to_depth(x, block, blocks_first=True):
    n, c, h, w = x.shape
    y = x.reshape(n, c, h // block, block, w // block, block)
    y = y.transpose((0, 3, 5, 1, 2, 4) if blocks_first else (0, 1, 3, 5, 2, 4))
    return y.reshape(n, c * block ** 2, h // block, w // block)
