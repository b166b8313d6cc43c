# SPDX-License-Identifier: GPL-3.0-or-later
"""ONNX Runtime from Python, on the providers that it has: the first one that was asked for, else the CPU's."""

import time

import numpy as np
import onnxruntime

from .onnx_model import model_of, refused

TITLE = "ONNX Runtime"
PROVIDER = "CPUExecutionProvider"
_sessions = {}
_asked = {"provider": PROVIDER}


def start(options):
    """--provider NAME: "CPU", "CUDA", "Dml": one that this build has."""
    unknown = set(options) - {"provider"}
    if unknown:
        raise ValueError(f"onnxruntime has no option --{unknown.pop()}; expected --provider")
    if "provider" in options:
        name = options["provider"]
        _asked["provider"] = name if name.endswith("ExecutionProvider") else name + "ExecutionProvider"
    there = onnxruntime.get_available_providers()
    if _asked["provider"] not in there:
        raise ValueError(f"--provider {_asked['provider']}: this build has {', '.join(there)}")


def describe():
    return {"version": onnxruntime.__version__,
            "device": f"{_asked['provider']}, {onnxruntime.get_device()}"}


def _session(model):
    if model not in _sessions:
        if len(_sessions) > 64:
            _sessions.clear()
        _sessions[model] = onnxruntime.InferenceSession(model, providers=[_asked["provider"]])
    return _sessions[model]


def run(case, x):
    model = model_of(case)
    try:
        session = _session(model)
        begin = time.perf_counter()
        y = session.run(None, {"x": np.ascontiguousarray(x)})[0]
        return y, time.perf_counter() - begin
    except Exception as error:  # its exceptions have no common class of their own
        raise refused(str(error), onnxruntime.__version__) from error


def capture(model, inputs, names):
    """A model's outputs, by their names."""
    session = onnxruntime.InferenceSession(model, providers=[_asked["provider"]])
    return dict(zip(names, session.run(names, inputs)))
