# SPDX-License-Identifier: GPL-3.0-or-later
"""PyTorch: pixel_shuffle, pixel_unshuffle, interpolate, and its own derivative of interpolate."""

import time

import torch
import torch.nn.functional as functional

from .case import Unsupported, require_float, require_order, require_type, padded

TITLE = "PyTorch"
# Its unsigned types wider than a byte are recent and have few operators.
TYPES = {"FLOAT64": torch.float64, "FLOAT32": torch.float32, "FLOAT16": torch.float16, "INT64": torch.int64,
         "INT32": torch.int32, "INT16": torch.int16, "INT8": torch.int8, "UINT8": torch.uint8}


def describe():
    return {"version": torch.__version__, "device": f"CPU, threads: {torch.get_num_threads()}"}


def run(case, x):
    require_type(case, TYPES, TITLE, "tensor")
    return _resized(case, x) if case.resamples else _moved(case, x)


def _timed(call, *arguments, **options):
    begin = time.perf_counter()
    try:
        y = call(*arguments, **options)
    except RuntimeError as error:
        if "not implemented for" in str(error):
            raise Unsupported(f"PyTorch {torch.__version__}: " + str(error).splitlines()[0]) from error
        raise
    return y, time.perf_counter() - begin


def _moved(case, x):
    call = functional.pixel_shuffle if case.to_space else functional.pixel_unshuffle
    require_order(case, "CRD", TITLE, call.__name__)
    y, seconds = _timed(call, torch.from_numpy(x), case.block)
    return y.contiguous().numpy(), seconds


def _resized(case, x):
    require_float(case, TITLE, "computes integers in fixed point, where it does at all")
    resize = case.resize_in(TITLE)
    if case.linear:
        options = {"mode": "bilinear", "align_corners": resize.mode == "align_corners=True"}
    else:
        options = {"mode": resize.mode}
    if resize.factors is None:
        options["size"] = padded(case.resized)[2:]
    else:
        options.update(scale_factor=resize.factors[2:], recompute_scale_factor=False)
    tensor = torch.from_numpy(x.reshape(padded(x.shape)))
    if case.is_gradient:
        y, seconds = _timed(_gradient, tensor, padded(case.output.sizes), options)
    else:
        y, seconds = _timed(functional.interpolate, tensor, **options)
    return y.contiguous().numpy().reshape(case.output.sizes), seconds


def _gradient(tensor, sizes, options):
    forward = torch.zeros(sizes, dtype=tensor.dtype, requires_grad=True)
    return torch.autograd.grad(functional.interpolate(forward, **options), forward, tensor)[0]
