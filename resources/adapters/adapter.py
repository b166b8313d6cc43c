#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A framework as an engine of Tessera.

    adapter.py FRAMEWORK [--option value …]                    answers requests, JSON lines, on standard input
    adapter.py FRAMEWORK [--option value …] JSON INPUT OUTPUT  runs one case: exit 0 ran, 77 unsupported, 1 failed
    adapter.py FRAMEWORK [--option value …] capture REQUEST    runs a whole model once and writes what flowed through it

README.md says what each framework can say exactly. Only the framework that was asked for is imported.
"""

import importlib
import json
import os
import subprocess
import sys

sys.dont_write_bytecode = True  # nothing is left beside an installed program
PROTOCOL = 1
UNSUPPORTED = 77
SYSTEM_PYTHON = "/usr/bin/python3"
REAL_OUTPUT = []  # its descriptor, once own_output() has put it aside


def own_output():
    """The real standard output. Whatever a framework prints goes to standard error."""
    sys.stdout.flush()
    lines = os.fdopen(os.dup(1), "w", encoding="utf-8", buffering=1)
    os.dup2(2, 1)
    REAL_OUTPUT.append(lines.fileno())
    return lines


class Missing(Exception):
    def __init__(self, error, install):
        super().__init__(error)
        self.install = install


def install_line(debian, pip):
    """What installs it for this Python."""
    if debian and os.path.realpath(sys.executable) == os.path.realpath(SYSTEM_PYTHON):
        return "apt-get install " + debian
    return f"{sys.executable} -m pip install {pip}"


def run_by_system_python(module):
    """Goes on as the system's Python where this one lacks the module and that one has it."""
    if os.environ.get("TESSERA_ADAPTER_PYTHON") or not os.access(SYSTEM_PYTHON, os.X_OK):
        return
    found = subprocess.run([SYSTEM_PYTHON, "-c", f"import numpy, {module}"], stdin=subprocess.DEVNULL,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    if found.returncode == 0:
        os.environ["TESSERA_ADAPTER_PYTHON"] = SYSTEM_PYTHON
        for descriptor in REAL_OUTPUT:
            os.dup2(descriptor, 1)
        os.execv(SYSTEM_PYTHON, [SYSTEM_PYTHON, os.path.abspath(__file__)] + sys.argv[1:])


# For each framework: its module in frameworks/, what that imports, and what installs it, Debian's package and pip's.
FRAMEWORKS = {
    "numpy": ("on_numpy", "numpy", "python3-numpy", "numpy"),
    "torch": ("on_torch", "torch", "python3-torch", "torch numpy"),
    "opencv": ("on_opencv", "cv2", "python3-opencv", "opencv-python numpy"),
    "pillow": ("on_pillow", "PIL", "python3-pil python3-numpy", "pillow numpy"),
    "onnxruntime": ("on_onnxruntime", "onnxruntime", None, "onnxruntime numpy"),
    "onnxruntime-node": ("on_onnxruntime_node", "numpy", "python3-numpy", "numpy"),
    "tensorflow": ("on_tensorflow", "tensorflow", None, "tensorflow numpy"),
    "tflite": ("on_tflite", "tensorflow", None, "tensorflow numpy"),
    "openvino": ("on_openvino", "openvino", None, "openvino numpy"),
    "dxdispatch": ("on_dxdispatch", "numpy", "python3-numpy", "numpy"),
}


def load(name, options):
    """The framework's object: describe(), run(case, x), TITLE. Throws Missing."""
    own, module, debian, pip = FRAMEWORKS[name]
    try:
        importlib.import_module(module)
        importlib.import_module("numpy")
    except ImportError as error:
        run_by_system_python(module)
        raise Missing(f"{sys.executable} has no module {error.name or module}", install_line(debian, pip)) from error
    framework = importlib.import_module("frameworks." + own)
    if hasattr(framework, "start"):
        framework.start(options)  # may raise a RuntimeError that has `install`, as Missing has
    elif options:
        raise ValueError(f"{name} has no option --{next(iter(options))}")
    return framework


def run(framework, description, source, target):
    """Runs the case and writes the output. Returns the seconds of the framework's own call."""
    import numpy as np

    from frameworks.case import Case
    case = Case(description)
    y, seconds = framework.run(case, np.load(source, allow_pickle=False))
    if list(y.shape) != case.output.sizes or y.dtype != case.dtype:
        raise RuntimeError(f"{framework.TITLE} gave {list(y.shape)} {y.dtype}; the case wants {case.output.sizes}")
    with open(target, "wb") as file:
        np.save(file, np.ascontiguousarray(y), allow_pickle=False)
    return seconds


def sentence(error):
    """The first line of what went wrong."""
    text = str(error).strip().splitlines()
    return f"{type(error).__name__}: {text[0]}" if text else type(error).__name__


def answer(framework, request):
    from frameworks.case import Unsupported
    try:
        seconds = run(framework, request["json"], request["input"], request["output"])
        reply = {"ran": True} if seconds is None else {"ran": True, "seconds": seconds}
    except Unsupported as reason:
        reply = {"unsupported": str(reason)}
    except Exception as error:  # whatever the framework throws is an answer; the process lives on
        reply = {"error": sentence(error)}
    return {"id": request.get("id"), **reply}


def serve(name, options):
    lines = own_output()

    def say(message):
        lines.write(json.dumps(message, ensure_ascii=False) + "\n")
        lines.flush()

    try:
        framework = load(name, options)
    except Missing as missing:
        say({"tessera": PROTOCOL, "ready": False, "name": name, "error": str(missing), "install": missing.install})
        return 0
    except Exception as error:
        install = getattr(error, "install", None)
        say({"tessera": PROTOCOL, "ready": False, "name": name, "error": str(error),
             **({"install": install} if install else {})})
        return 0
    say({"tessera": PROTOCOL, "ready": True, "name": name, **framework.describe()})
    for line in sys.stdin:
        if line.strip():
            say(answer(framework, json.loads(line)))
    return 0


def run_once(name, options, paths):
    with open(paths[0], encoding="utf-8") as file:
        description = json.load(file)
    try:
        reply = answer(load(name, options), {"json": description, "input": paths[1], "output": paths[2]})
    except Exception as error:
        install = getattr(error, "install", None)
        print(str(error) + (f"; to install it: {install}" if install else ""), file=sys.stderr)
        return 1
    if "unsupported" in reply:
        print(reply["unsupported"], file=sys.stderr)
        return UNSUPPORTED
    if "error" in reply:
        print(reply["error"], file=sys.stderr)
        return 1
    return 0


def capture(name, options, path):
    """REQUEST is JSON: the model, a .npy for each of its inputs, and where each wanted output goes. Says the framework,
    and then each output that it does not give, a tab and why."""
    lines = own_output()
    try:
        framework = load(name, options)
        import numpy as np
        with open(path, encoding="utf-8") as file:
            request = json.load(file)
        if not hasattr(framework, "capture"):
            raise RuntimeError(f"{name} runs no models of ONNX")
        lines.write(f"{framework.TITLE} {framework.describe()['version']}\n")
        inputs = {tensor: np.load(source, allow_pickle=False) for tensor, source in request["inputs"].items()}
        made = framework.capture(request["model"], inputs, list(request["outputs"]))
        for tensor, target in request["outputs"].items():
            value = made.get(tensor)
            if isinstance(value, np.ndarray):
                np.save(target, np.ascontiguousarray(value), allow_pickle=False)
            else:
                lines.write(f"{tensor}\t{value or 'it gives no such tensor'}\n")
    except Exception as error:  # whatever the framework throws is said
        install = getattr(error, "install", None)
        lines = [line.strip() for line in str(error).splitlines() if line.strip()]
        print(" ".join(lines)[:600] + (f"; to install it: {install}" if install else ""), file=sys.stderr)
        return 1
    return 0


def main(arguments):
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    if not arguments or arguments[0] not in FRAMEWORKS:
        print(f"{arguments[0] if arguments else 'no framework'}: expected one of {', '.join(FRAMEWORKS)}",
              file=sys.stderr)
        return 2
    name, rest, options = arguments[0], arguments[1:], {}
    while rest and rest[0].startswith("--"):
        if len(rest) < 2:
            print(f"{rest[0]} takes a value", file=sys.stderr)
            return 2
        options[rest[0][2:]] = rest[1]
        rest = rest[2:]
    if len(rest) == 2 and rest[0] == "capture":
        return capture(name, options, rest[1])
    if len(rest) not in (0, 3):
        print(__doc__, file=sys.stderr)
        return 2
    return run_once(name, options, rest) if rest else serve(name, options)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
