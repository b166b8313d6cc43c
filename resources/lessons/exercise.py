# SPDX-License-Identifier: Apache-2.0
"""Calls the function of an exercise with one input: exercise.py SCRIPT FUNCTION ARGUMENTS INPUT.npy OUTPUT.npy.

An error in the function becomes one line on standard error.
"""

import os
import sys
import traceback

SYSTEM_PYTHON = "/usr/bin/python3"


def numpy_module():
    """NumPy. Where this Python lacks it, goes on as the system's Python."""
    try:
        import numpy
        return numpy
    except ImportError:
        if os.path.realpath(sys.executable) != os.path.realpath(SYSTEM_PYTHON) and os.access(SYSTEM_PYTHON, os.X_OK):
            os.execv(SYSTEM_PYTHON, [SYSTEM_PYTHON] + sys.orig_argv[1:])
        sys.exit("NumPy is missing; to install it: apt-get install python3-numpy, or python3 -m pip install numpy")


def place(error, script):
    """The last line of the script that led to the error."""
    lines = [each.lineno for each in traceback.extract_tb(error.__traceback__) if each.filename == script]
    if isinstance(error, SyntaxError) and error.filename == script:
        lines.append(error.lineno)
    return f"line {lines[-1]}: " if lines else ""


def main(script, function, arguments, source, target):
    np = numpy_module()
    x = np.load(source, allow_pickle=False)
    names = {"np": np, "__name__": "exercise", "__file__": script}
    sys.path.insert(0, os.path.dirname(os.path.abspath(script)))
    try:
        with open(script, encoding="utf-8") as file:
            exec(compile(file.read(), script, "exec"), names)
        if not callable(names.get(function)):
            sys.exit(f"it has no function {function}")
        y = np.asarray(names[function](x.copy(), **eval(f"dict({arguments})")))
    except Exception as error:
        words = str(error).strip().splitlines()
        sys.exit(f"{place(error, script)}{type(error).__name__}" + (f": {words[0]}" if words else ""))
    if y.dtype.kind in "iuf" and y.dtype != x.dtype:
        y = y.astype(x.dtype)
    with open(target, "wb") as file:
        np.save(file, np.ascontiguousarray(y) if y.ndim else y, allow_pickle=False)


main(*sys.argv[1:])
