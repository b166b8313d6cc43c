# SPDX-License-Identifier: Apache-2.0
"""Python ends: whatever is used till then or still runs, no process dies, and what is used gives what it gave before."""

import os

import pytest

IN_A_DAEMON = """
import threading, time, tessera as ts
calls = threading.Event()
def function(x, case):
    calls.set()
    return case.run(x)
def work():
    while True:
        calls.set()
        {call}
for _ in range(2):
    threading.Thread(target=work, daemon=True).start()
calls.wait()
time.sleep(0.2)
"""

FORKED = """
import os, threading, tessera as ts
big = ts.case("RESAMPLE", sizes=(1, 16, 200, 200), scales=(1, 1, 2, 2), interpolation_mode="LINEAR")
small = ts.case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2, data="iota")
big.run()
began = threading.Event()
threading.Thread(target=lambda: ts.sweep("cpu", cases=10**9, progress=lambda *_: began.set()), daemon=True).start()
began.wait()
child = os.fork()
if child == 0:
    print(small.run().tolist(), big.run().shape, ts.sweep("cpu", cases=20).ran, flush=True)
else:
    print(os.waitpid(child, 0)[1])
"""

# Each order is a child's, which ends as Python ends; the first and the last seed are arguments.
RANDOM = """
import atexit, gc, numpy, os, random, sys, threading
import warnings
warnings.simplefilter("ignore", DeprecationWarning)  # newer Pythons warn of each fork
ended = []
for seed in range(int(sys.argv[1]), int(sys.argv[2])):
    child = os.fork()
    if child == 0:
        break
    ended.append(os.waitpid(child, 0)[1])
else:
    print(ended.count(0), "of", len(ended))
    sys.exit()

said = []
def last():
    said.append(use(make()))
    if not all(said):
        print("wrong", seed)
atexit.register(last)
import tessera as ts

chance = random.Random(seed)
def swapped(x, case):
    return case.replace(order="DEPTH_COLUMN_ROW").run(x)
LINE = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH"
RIGHT = ts.case(LINE).run().tolist()
class Held:
    def __init__(self):
        self.case = ts.case(LINE)
        self.engine = chance.choice([lambda: ts.Engine("cpu", threads=2), lambda: ts.Engine("reference"), lambda: "cpu",
                                     lambda: ts.Engine.of(lambda x, case: case.run(x))])()
        self.cycle = self if chance.random() < 0.5 else None
        self.found = None
class Late(Held):
    def __del__(self):
        try:
            use(self)
        except SystemExit:
            pass  # collected in the other thread, which Python ends
def make():
    return chance.choice([Held, Late])()
def use(held):
    what = chance.randrange(8)
    if what == 0:
        engine = chance.choice(["cpu", swapped])
        held.sweep = ts.sweep(engine, cases=5, operators=["DEPTH_TO_SPACE1"], data_types="FLOAT32", packed=True)
    elif what == 1:
        held.found = ts.compare(held.case, held.case.input(), swapped(held.case.input(), held.case)).diagnosis
        said.append(held.found.kind == "order")
    elif held.found:  # by an earlier use, in whatever state Python is now
        said.append(held.found.page().startswith("<!DOC"))
    said.append(held.case.run(engine=held.engine).tolist() == RIGHT)
    return said[-1]
held = []
for _ in range(chance.randrange(12)):
    what = chance.randrange(6)
    if what < 2 or not held:
        held.append(make())
    elif what == 2:
        use(chance.choice(held))
    elif what == 3:
        held.pop(chance.randrange(len(held)))
    elif what == 4:
        child = os.fork()
        if child == 0:
            os._exit(not use(chance.choice(held)))
        said.append(os.waitpid(child, 0)[1] == 0)
    else:
        gc.collect()
if chance.random() < 0.5:
    atexit.register(lambda: use(chance.choice(held) if held else make()))
if chance.random() < 0.5:
    threading.Thread(target=lambda: [use(make()) for _ in range(10**9)], daemon=True).start()
if chance.random() < 0.3:
    sys.exit()
"""


def test_a_child_process_goes_on(python):
    ran = python("-c", FORKED)
    assert (ran.returncode, ran.stdout) == (0, "[[[[0.0, 1.0], [2.0, 3.0]]]] (1, 16, 400, 400) 20\n0\n"), ran.stderr


@pytest.mark.parametrize(
    "call",
    [
        'ts.sweep("cpu", cases=10**9)',
        "ts.sweep(function, cases=10**9)",
        "ts.sweep(function, cases=10**9, jobs=2)",
        'ts.case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2).run(engine=ts.Engine.of(function))',
    ],
)
def test_what_runs_in_another_thread_is_stopped(python, call):
    ran = python("-c", IN_A_DAEMON.replace("{call}", call))
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


# A thousand orders where all slow tests are asked for; else the hundred of the day.
PART = os.environ.get("TESSERA_TESTS", "0")


@pytest.mark.parametrize("first", [100 * each for each in ([int(PART) % 10] if PART.isdecimal() else range(10))])
def test_a_thousand_orders_of_making_using_dropping_and_ending(python, first):
    ran = python("-c", RANDOM, str(first), str(first + 100))
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "100 of 100\n", "")
