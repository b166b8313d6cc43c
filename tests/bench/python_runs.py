# SPDX-License-Identifier: Apache-2.0
"""How long 1,000 small random cases take through `c.run`, beside the engine's own time. The best of five.

TESSERA_LIBRARY=build/release/engine/libtessera.so.0 PYTHONPATH=engine/capi/python python3 tests/bench/python_runs.py
"""

import ctypes
import time

import tessera as ts
from tessera import _arrays
from tessera._engine import engine_for
from tessera._library import library

CASES, ROUNDS = 1000, 5


def own_seconds(c, x):
    """The kernel's time, without copies and without Python."""
    source, seconds = _arrays.view_of(x, "x"), ctypes.c_double()
    plan = c._plan(source.strides)
    source = _arrays.padded(source, plan.input.bytes)
    _, target = _arrays.new_array(plan.output)
    library().run(
        engine_for("cpu")._handle, plan.handle, source.pointer, source.bytes, target.pointer, target.bytes, None, seconds
    )
    return seconds.value


def main():
    lines = [ts.random_case(1, i).line for i in range(CASES)]
    inputs = [ts.case(line).input() for line in lines]
    best = [float("inf")] * 4
    for _ in range(ROUNDS):
        marks = [time.perf_counter()]
        cases = [ts.case(line) for line in lines]
        marks.append(time.perf_counter())
        for again in range(2):
            for c, x in zip(cases, inputs):
                c.run(x)
            marks.append(time.perf_counter())
        found = [b - a for a, b in zip(marks, marks[1:])] + [sum(own_seconds(c, x) for c, x in zip(cases, inputs))]
        best = [min(a, b) for a, b in zip(best, found)]
    for what, seconds in zip(["read", "planned and run", "run again", "the engine's own"], best):
        print(f"{what:17} {seconds * 1000:7.1f} ms")


main()
