# SPDX-License-Identifier: GPL-3.0-or-later
"""ONNX Runtime as Node has it: the same models, run by onnxruntime_node.js."""

import base64
import json
import os
import subprocess
import tempfile

import numpy as np

from .case import DTYPES
from .onnx_model import model_of, refused
from .programs import Missing, require_program

TITLE = "ONNX Runtime"
SCRIPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "onnxruntime_node.js")
INSTALL = "npm install --ignore-scripts --prefix ~ onnxruntime-node"


class _Node:
    def __init__(self):
        node = require_program("node", "apt-get install nodejs npm && " + INSTALL)
        self.process = subprocess.Popen([node, SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        encoding="utf-8")
        self.greeting = self.read()
        if "error" in self.greeting:
            raise Missing(self.greeting["error"], INSTALL)

    def read(self):
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"node ended with {self.process.wait()}")
        return json.loads(line)

    def ask(self, request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return self.read()


_state = {}


def start(options):
    if options:
        raise ValueError(f"onnxruntime-node has no option --{next(iter(options))}")
    _state["node"] = _Node()


def describe():
    greeting = _state["node"].greeting
    return {"version": greeting["version"], "device": "CPUExecutionProvider, Node " + greeting["node"]}


def run(case, x):
    model = model_of(case)
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="tessera-ort-", dir=memory) as folder:
        source, target = os.path.join(folder, "x"), os.path.join(folder, "y")
        np.ascontiguousarray(x).tofile(source)
        reply = _state["node"].ask({"model": base64.b64encode(model).decode(), "type": case.type,
                                    "sizes": case.input.sizes, "input": source, "output": target})
        if "error" in reply:
            raise refused(reply["error"], _state["node"].greeting["version"])
        return np.fromfile(target, case.dtype).reshape(reply["sizes"]), reply["seconds"]


def capture(model, inputs, names):
    """A model's outputs, by their names."""
    types = {np.dtype(dtype).name: name for name, dtype in DTYPES.items()}
    with tempfile.TemporaryDirectory(prefix="tessera-ort-") as folder:
        given = {}
        for place, (name, value) in enumerate(inputs.items()):
            source = os.path.join(folder, f"input{place}")
            np.ascontiguousarray(value).tofile(source)
            given[name] = {"type": types[value.dtype.name], "sizes": list(value.shape), "file": source}
        wanted = {name: os.path.join(folder, f"output{place}") for place, name in enumerate(names)}
        reply = _state["node"].ask({"capture": model, "inputs": given, "outputs": wanted})
        if "error" in reply:
            raise RuntimeError(reply["error"])
        return {name: np.fromfile(wanted[name], DTYPES[made["type"]]).reshape(made["sizes"])
                for name, made in reply["outputs"].items()}
