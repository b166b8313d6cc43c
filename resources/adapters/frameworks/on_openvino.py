# SPDX-License-Identifier: GPL-3.0-or-later
"""OpenVINO: DepthToSpace and SpaceToDepth in both orders, Interpolate on the last two axes."""

import time

import numpy as np
import openvino

from .case import Unsupported, need_float, need_last_two_axes, padded
from .resize import RULES, Mode, choose

try:
    from openvino import opset11
except ImportError:
    from openvino.runtime import opset11  # before 2024

TITLE = "OpenVINO"
COORDINATES = ["half_pixel", "pytorch_half_pixel", "asymmetric", "tf_half_pixel_for_nn", "align_corners"]
NEAREST_WORDS = {"half up": "round_prefer_ceil", "half down": "round_prefer_floor", "floor": "floor", "ceil": "ceil"}
LINEAR = [Mode((word, None), word, takes_factors=word != "align_corners", copies="size") for word in COORDINATES]
NEAREST = [Mode((word, rule), word, rule, takes_factors=word != "align_corners", copies="size")
           for word in COORDINATES for rule in RULES]


def describe():
    core = openvino.Core()
    return {"version": openvino.get_version(), "device": "CPU: " + core.get_property("CPU", "FULL_DEVICE_NAME")}


def _node(case, parameter):
    if not case.resamples:
        mode = "blocks_first" if case.order == "DCR" else "depth_first"
        call = opset11.depth_to_space if case.to_space else opset11.space_to_depth
        return call(parameter, mode, case.block)
    if case.is_gradient:
        raise Unsupported("OpenVINO has no gradient of Interpolate")
    need_float(case, TITLE, "rounds integers half to even")
    axes = need_last_two_axes(case, TITLE)
    choice = choose(axes, LINEAR if case.linear else NEAREST, TITLE)
    coordinates, rule = choice.word
    words = {"coordinate_transformation_mode": coordinates, **({"nearest_mode": NEAREST_WORDS[rule]} if rule else {})}
    if choice.factors is None:
        given, how = np.array([axis.outputs for axis in axes], np.int64), "sizes"
    else:
        given, how = np.array(choice.factors, np.float32), "scales"
    return opset11.interpolate(parameter, given, "linear_onnx" if case.linear else "nearest", how,
                               axes=np.array([2, 3], np.int64), **words)


def run(case, x):
    sizes = padded(x.shape)
    parameter = opset11.parameter(sizes, x.dtype.type, name="x")
    model = openvino.Model([_node(case, parameter)], [parameter], "case")
    try:
        compiled = openvino.Core().compile_model(model, "CPU", {"INFERENCE_PRECISION_HINT": "f32"})
        tensor = np.ascontiguousarray(x.reshape(sizes))
        begin = time.perf_counter()
        y = compiled(tensor)[0]
        seconds = time.perf_counter() - begin
    except RuntimeError as error:
        if "not supported" in str(error) or "not implemented" in str(error):
            line = str(error).strip().splitlines()[-1]
            raise Unsupported(f"OpenVINO {openvino.get_version()}: {line[:300]}") from error
        raise
    return np.array(y).reshape(case.output.sizes), seconds
