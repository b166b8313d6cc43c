# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands in for OpenVINO: the calls that the adapter and scripts make, with the signatures and meaning of its documentation."""

import sys
from types import SimpleNamespace

import numpy as np
import documented


def get_version():
    return "stand-in"


def _interpolate(image, scales_or_sizes, mode, shape_calculation_mode, pads_begin=None, pads_end=None,
                 coordinate_transformation_mode="half_pixel", nearest_mode="round_prefer_floor", antialias=False,
                 cube_coeff=-0.75, axes=None):
    assert mode in ("nearest", "linear_onnx") and not antialias and list(axes) == [2, 3]

    def call(x):
        y = image(x) if mode == "nearest" else image(x).astype(np.float64)
        for axis, given in zip(axes, scales_or_sizes):
            n = y.shape[axis]
            m, s = (int(given), given / n) if shape_calculation_mode == "sizes" else (int(n * float(given)), given)
            if m == n:
                continue
            x_of = documented.places(coordinate_transformation_mode, n, m, float(s))
            y = documented.resized(y, axis, x_of, nearest_mode if mode == "nearest" else None)
        return y if mode == "nearest" else y.astype(x.dtype)
    return call


opset11 = SimpleNamespace(
    parameter=lambda shape, dtype, name="": lambda x: x,
    depth_to_space=lambda node, mode, block_size=1: lambda x: documented.depth_to_space(
        node(x), block_size, {"blocks_first": True, "depth_first": False}[mode]),
    space_to_depth=lambda data, mode, block_size=1: lambda x: documented.space_to_depth(
        data(x), block_size, {"blocks_first": True, "depth_first": False}[mode]),
    interpolate=_interpolate,
    reshape=lambda node, shape, special_zero: lambda x: node(x).reshape(shape),
    transpose=lambda data, order: lambda x: data(x).transpose(order),
)
opset8 = opset11
sys.modules["openvino.runtime"] = sys.modules[__name__]  # where releases before 2024 have all of this


def Model(results, parameters, name):
    return results[0]


class Core:
    def get_property(self, device, name):
        return "stand-in"

    def compile_model(self, model, device, options):
        return lambda x: [model(x)]
