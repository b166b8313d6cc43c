# SPDX-License-Identifier: GPL-3.0-or-later
"""OpenVINO: DepthToSpace and SpaceToDepth in both orders, Interpolate on the last two axes."""

import time

import numpy as np
import openvino

from .case import Unsupported, require_float, padded

try:
    from openvino import opset11
except ImportError:
    from openvino.runtime import opset11  # before 2024

TITLE = "OpenVINO"


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
    require_float(case, TITLE, "rounds integers half to even")
    resize = case.resize_in(TITLE)
    words = {"coordinate_transformation_mode": resize.mode, **({"nearest_mode": resize.rule} if resize.rule else {})}
    if resize.factors is None:
        given, how = np.array(padded(case.resized)[2:], np.int64), "sizes"
    else:
        given, how = np.array(resize.factors[2:], np.float32), "scales"
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
