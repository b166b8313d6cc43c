# SPDX-License-Identifier: GPL-3.0-or-later
"""DirectML itself: a case file that DxDispatch reads, and the .npy that it writes.

--command TEXT  starts it: "dxdispatch {case}", "run-on-windows {place}"; {case} is the case file, {place} its folder
--folder DIR    a person carries it: a folder for each case; the answer counts when output.npy appears in it
"""

import json
import os
import shlex
import subprocess
import tempfile
import time

import numpy as np

from .case import Unsupported
from .programs import require_program

TITLE = "DxDispatch"
POLL_SECONDS = 0.2
INSTALL = ("build DxDispatch of https://github.com/microsoft/DirectML on a machine with Direct3D 12, or let"
           " another command of the engine file start it there")
_options = {}


def start(options):
    unknown = set(options) - {"command", "folder"}
    if unknown or len(options) != 1:
        raise ValueError("dxdispatch wants --command 'dxdispatch {case}' or --folder DIR: one of the two")
    _options.clear()
    _options.update(options)
    if "command" in options:
        words = shlex.split(options["command"])
        if not words:
            raise ValueError("--command names no program")
        _options["words"] = [require_program(words[0], INSTALL), *words[1:]]


def describe():
    return {"version": "as the machine that runs it has",
            "device": "DirectML, by " + (_options.get("command") or "the folder " + _options["folder"])}


def _strides(tensor):
    if tensor.strides is not None:
        return [int(stride) for stride in tensor.strides]
    strides, step = [], 1
    for size in reversed(tensor.sizes):
        strides.insert(0, step)
        step *= size
    return strides


def _elements(tensor):
    """How many elements the buffer has: with gaps, up to a multiple of four bytes.

    A tensor with strides gets four bytes more: a file that is longer than the tensor is memory as it lies, for
    Tessera too. A file of the tensor's own length is in logical order.
    """
    last = sum((size - 1) * stride for size, stride in zip(tensor.sizes, _strides(tensor)))
    size = tensor.dtype.itemsize
    needed = max((last + 1) * size + 3 & ~3, tensor.bytes) + (0 if tensor.strides is None else 4)
    return -(-needed // size)


def _view(buffer, tensor):
    strides = [stride * buffer.itemsize for stride in _strides(tensor)]
    return np.lib.stride_tricks.as_strided(buffer, tensor.sizes, strides)


def _case_file(case):
    values = {"valueCount": _elements(case.output), "value": 0}
    desc = {name: value for name, value in case.fields.items() if name != "AntialiasFilter"}  # DirectML has none
    return {
        "resources": {
            "input": {"initialValuesDataType": case.type, "initialValues": {"sourcePath": "input.npy"}},
            "output": {"initialValuesDataType": case.type, "initialValues": values},
        },
        "dispatchables": {"op": {"type": "DML_OPERATOR_" + case.operator, "desc": desc}},
        "commands": [
            {"type": "dispatch", "dispatchable": "op",
             "bindings": {case.input_field: "input", case.output_field: "output"}},
            {"type": "writeFile", "resource": "output", "targetPath": "output.npy",
             "dimensions": [_elements(case.output)]},
        ],
    }


def _write(case, x, folder):
    buffer = np.zeros(_elements(case.input), case.dtype)
    _view(buffer, case.input)[...] = x
    np.save(os.path.join(folder, "input.npy"), buffer)
    partial = os.path.join(folder, "case.json.partial")
    with open(partial, "w", encoding="utf-8") as file:
        json.dump(_case_file(case), file, indent=1)
    os.rename(partial, os.path.join(folder, "case.json"))  # appears whole, and last


def _read(case, folder):
    """The output, or None while there is none that is whole."""
    try:
        buffer = np.load(os.path.join(folder, "output.npy"), allow_pickle=False)
    except (OSError, ValueError, EOFError):
        return None
    if buffer.dtype == case.dtype and buffer.shape == tuple(case.output.sizes):
        return buffer  # the tensor in logical order, as `tessera run` writes it
    if buffer.dtype != case.dtype or buffer.size < _elements(case.output):
        raise RuntimeError(f"output.npy holds {buffer.size} {buffer.dtype};"
                           f" expected {_elements(case.output)} {case.dtype}")
    return np.array(_view(np.ascontiguousarray(buffer).reshape(-1), case.output))


def _by_command(case, x):
    with tempfile.TemporaryDirectory(prefix="tessera-dx-") as folder:
        _write(case, x, folder)
        words = [word.replace("{case}", os.path.join(folder, "case.json")).replace("{place}", folder)
                 for word in _options["words"]]
        done = subprocess.run(words, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        y = _read(case, folder) if done.returncode == 0 else None
        if y is None:
            said = (done.stderr or done.stdout).strip().splitlines()
            raise RuntimeError(f"{words[0]} ended with {done.returncode} and no output.npy"
                               + (": " + said[-1] if said else ""))
        return y


def _by_hand(case, x):
    number = 1
    while True:  # the next folder that nobody has
        folder = os.path.join(_options["folder"], f"{number:04}-{case.operator.lower()}")
        try:
            os.makedirs(folder)
            break
        except FileExistsError:
            number += 1
    _write(case, x, folder)
    while True:
        y = _read(case, folder)
        if y is not None:
            return y
        time.sleep(POLL_SECONDS)  # a person is on the way; the engine's time limit ends it


def run(case, x):
    if case.filter() == "TRIANGLE":
        raise Unsupported("DirectML's Antialiased halves, and has no stretched triangle")
    return (_by_command if "command" in _options else _by_hand)(case, x), None
