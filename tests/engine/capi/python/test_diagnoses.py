# SPDX-License-Identifier: Apache-2.0
"""What is wrong is named: identify, compare, assert_equal, check and sweep."""

import html
import pickle
import re
import signal
import subprocess
import sys
import time

import numpy as np
import pytest
from conftest import refuses, shuffled

import tessera as ts


def depth_first(x, b):
    """DEPTH_COLUMN_ROW: the swapped order."""
    n, c, h, w = x.shape
    return np.asarray(x).reshape(n, b, b, c // b**2, h, w).transpose(0, 3, 4, 1, 5, 2).reshape(n, c // b**2, h * b, w * b)


@pytest.fixture
def wrong(column_row_depth):
    return depth_first(column_row_depth.input(), 2)


def test_identify_prints_as_the_command_does(column_row_depth, wrong):
    x = column_row_depth.input()
    found = ts.identify(x, wrong, meant=column_row_depth)
    assert (found.kind, found.proved, found.named, found.explained, found.elements) == ("order", True, True, 48, 48)
    assert found.case.order == "DEPTH_COLUMN_ROW"
    assert repr(found).splitlines()[:2] == [
        "order       48 of 48, proved  |  DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType FLOAT32 --BlockSize 2 "
        "--Order DEPTH_COLUMN_ROW",
        "  OUTPUT is what DEPTH_COLUMN_ROW gives.",
    ]
    assert "mode='CRD'" in found.remedy and found.remedy in found.sentences
    assert found.json["class"] == "order" and found.json["proved"] is True
    assert ts.identify(x, wrong, side="theirs").sentences[0].startswith("theirs")


def test_identify_without_what_is_meant(column_row_depth):
    found = ts.identify(column_row_depth.input(), column_row_depth.run())
    assert found.case.order == "COLUMN_ROW_DEPTH" and found.case.block_size == 2
    noise = np.random.default_rng(1).random((1, 2, 4, 6), np.float32)
    unknown = ts.identify(column_row_depth.input(), noise)
    assert (unknown.kind, unknown.certainty, unknown.case) == ("unknown", "", None)
    assert ts.identify(column_row_depth.input(), column_row_depth.run().astype(np.float64)).case == found.case
    refuses("holds values that are no INT8", ts.identify, np.zeros((1, 8, 2, 3), np.int8), noise)
    refuses("x has 0 dimensions", ts.identify, np.float32(3), noise)


def test_compare(column_row_depth, wrong):
    x, right = column_row_depth.input(), column_row_depth.run()
    same = ts.compare(column_row_depth, x, right.copy(), right)
    assert same and same.verdict == "PASS" and same.worst is None and same.diagnosis is None
    different = ts.compare(column_row_depth, x, wrong)
    assert not different and different.verdict == "FAIL"
    assert (different.equal, different.within, different.beyond) == ((wrong == right).sum(), 0, (wrong != right).sum())
    assert different.worst == np.unravel_index(np.abs(wrong - right).argmax(), right.shape)
    assert different.max_absolute == np.abs(wrong - right).max()
    assert repr(different).startswith("FAIL        12 of 48 equal, 36 beyond the tolerance (equal bits); largest |A − B| 18")
    assert different.diagnosis.kind == "order"
    for laid in [np.asfortranarray(wrong), wrong[..., ::-1][..., ::-1]]:
        assert ts.compare(column_row_depth, np.asfortranarray(x), laid, right).diagnosis.kind == "order"
    constant = ts.compare(column_row_depth, np.zeros_like(x), np.zeros_like(right))
    assert constant.verdict == "MISTRUSTED" and constant.reason


def test_tolerances(column_row_depth):
    c = ts.case("RESAMPLE", sizes=(1, 1, 4, 4), scales=(1, 1, 2, 2), interpolation_mode="LINEAR", data="random:1")
    x, y = c.input(), c.run()
    off = np.nextafter(y, np.float32(9))
    assert not ts.compare(c, x, off, y, tolerance="bits")
    within = ts.compare(c, x, off, y, tolerance=ts.Tolerance(ulp=1))
    assert within and within.within == y.size and "1 ULP" in within.rule
    assert ts.compare(c, x, y + np.float32(0.01), y, tolerance=ts.Tolerance(atol=0.011))
    assert not ts.compare(c, x, y + np.float32(0.01), y, tolerance=ts.Tolerance(atol=0.011, hard_limit=0.005))
    refuses("foreign", ts.compare, c, x, y, y, tolerance="nope")
    with pytest.raises(ts.BadInput, match="half-even"):
        ts.compare(c, x, y, y, tolerance=ts.Tolerance(integers="nope"))


def test_assert_equal_says_class_evidence_remedy_and_line(column_row_depth, wrong):
    x = column_row_depth.input()
    ts.assert_equal(column_row_depth, x, shuffled(x, 2))
    with pytest.raises(ts.Mismatch) as raised:
        ts.assert_equal(column_row_depth, x, wrong)
    lines = str(raised.value).splitlines()
    assert isinstance(raised.value, AssertionError)
    assert lines[0] == "order, proved: y is what DEPTH_COLUMN_ROW gives."
    assert "the first that is not as meant, (0,0,0,1), holds 12, not 6: input (0,2,0,0)" in lines[1]
    assert "mode='CRD'" in lines[2]
    assert lines[-1] == f"Right is: tessera run {column_row_depth}"
    assert raised.value.diagnosis.kind == "order" and raised.value.case == column_row_depth


def test_what_is_found_can_be_pickled(column_row_depth, wrong):
    x = column_row_depth.input()
    with pytest.raises(ts.Mismatch) as raised:
        ts.assert_equal(column_row_depth, x, wrong)
    said, report = raised.value, ts.check(function_of, operators=["DEPTH_TO_SPACE1"])
    swept = ts.sweep(function_of, cases=20, operators=["DEPTH_TO_SPACE1"])
    for each in (said.diagnosis, said.comparison, said.comparison.diagnosis, report, swept, swept.failures[0].diagnosis):
        assert repr(pickle.loads(pickle.dumps(each))) == repr(each)
    again = pickle.loads(pickle.dumps(said))
    assert (str(again), again.case, type(again)) == (str(said), said.case, ts.Mismatch)
    assert again.comparison.diagnosis.kind == "order" and again.comparison.page() == said.comparison.page()
    assert again.diagnosis.page() == said.diagnosis.page()


def test_the_line_holds_the_input_s_values_where_they_are_few(column_row_depth):
    x = np.random.default_rng(1).random((1, 8, 2, 3), np.float32)
    with pytest.raises(ts.Mismatch) as raised:
        ts.assert_equal(column_row_depth, x, depth_first(x, 2))
    line = str(raised.value).splitlines()[-1].partition("tessera run ")[2]
    np.testing.assert_array_equal(ts.case(line).input(), x)
    many = column_row_depth.replace(sizes=(1, 8, 20, 30))
    x = np.random.default_rng(1).random((1, 8, 20, 30), np.float32)
    with pytest.raises(ts.Mismatch, match=r"Right, with x as its input, is: tessera run .*--data x\.npy$"):
        ts.assert_equal(many, x, depth_first(x, 2))


def test_shapes_and_types_are_mismatches(column_row_depth):
    x = column_row_depth.input()
    with pytest.raises(ts.Mismatch, match=r"y has the shape \(1, 4, 6, 2\).*\n.*n c h w -> n h w c"):
        ts.assert_equal(column_row_depth, x, np.ascontiguousarray(shuffled(x, 2).transpose(0, 2, 3, 1)))
    refuses("y is float64", ts.assert_equal, column_row_depth, x, shuffled(x, 2).astype(np.float64), error=ts.Mismatch)
    refuses("x has the shape", ts.assert_equal, column_row_depth, x[:, :4], x)  # the test's own mistake


def function_of(x, case):
    if case.operator != "DEPTH_TO_SPACE1":
        raise ts.Unsupported("only blocks")
    return depth_first(x, case.block_size)


def test_check():
    report = ts.check(function_of)
    verdicts = {each.case.name: each.verdict for each in report}
    assert verdicts["depth_to_space1_crd"] == "FAIL" and verdicts["depth_to_space1_dcr"] == "PASS"
    assert verdicts["depth_to_space"] == "UNSUPPORTED" and not report and len(report) == len(ts.pack())
    failed = next(each for each in report if each.case.name == "depth_to_space1_crd")
    assert failed.diagnosis.kind == "order" and "order: A is what DEPTH_COLUMN_ROW gives" in failed.said
    assert str(failed).startswith("FAIL         depth_to_space1_crd: 12 of 48 equal")
    assert repr(report).endswith(report.counts) and "<table>" in report._repr_html_()
    refuses("function_of: .*\nFAIL", ts.check, function_of, raises=True, error=AssertionError)
    assert ts.check("cpu", raises=True)
    refuses("no case is of NOPE", ts.check, function_of, operators=["NOPE"])


def test_what_a_function_raises_or_gives_is_said():
    one = [ts.case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2)]

    def said(function):
        (found,) = ts.check(function, cases=one)
        return found.verdict, found.said

    assert said(lambda x: 1 / 0) == ("ERROR", "ZeroDivisionError: division by zero")
    assert said(lambda x: x[0])[1] == (
        "the function gave float32 of the shape (4, 1, 1); expected float32 of the shape (1, 1, 2, 2)"
    )
    assert said(lambda x: None)[1].startswith("what the function gave is a NoneType")
    assert said(lambda x: x.astype("f8").reshape(1, 1, 2, 2))[0] == "ERROR"
    engine = ts.Engine.of(lambda x: 1 / 0, name="mine")
    with pytest.raises(ts.EngineFailed) as raised:
        one[0].run(engine=engine)
    assert isinstance(raised.value.__cause__, ZeroDivisionError) and repr(engine) == "mine"


def test_a_function_cannot_reach_the_input():
    c = ts.case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2, data="iota")
    x = c.input()

    def changes(given):
        given[...] = 9
        return given.reshape(1, 1, 2, 2)

    assert c.run(x, engine=ts.Engine.of(changes)).tolist() == [[[[9, 9], [9, 9]]]]
    assert x.ravel().tolist() == [0, 1, 2, 3]


def test_functions_of_torch(python):
    torch = pytest.importorskip("torch", reason="python3-torch is not installed")

    def shuffle(x, case):
        assert isinstance(x, torch.Tensor)
        if case.operator != "DEPTH_TO_SPACE1":
            raise NotImplementedError("only blocks")
        return torch.nn.functional.pixel_shuffle(x.requires_grad_(x.is_floating_point()), case.block_size)

    found = ts.sweep(shuffle, framework="torch", seed=7, cases=300, operators=["DEPTH_TO_SPACE1"])
    assert not found and found.ran == 300 and found.complete
    failure = found.failures[0]
    assert failure.diagnosis.kind.startswith("order") and failure.case.order == "DEPTH_COLUMN_ROW"
    assert "import torch" in failure.script and failure.line in repr(found)
    ran = python("-c", failure.script)
    assert ran.returncode == 0 and "[" in ran.stdout, ran.stderr
    report = ts.check(shuffle, framework="torch", operators=["DEPTH_TO_SPACE1"])
    unsigned = next(each for each in report if each.case.data_type == "UINT32")
    assert (unsigned.verdict, unsigned.said) == ("UNSUPPORTED", "torch has no uint32")


def test_sweep():
    found = ts.sweep(function_of, seed=7, cases=100, operators=["DEPTH_TO_SPACE1"], data_types="FLOAT32", packed=True)
    assert repr(found).splitlines()[-1].startswith("100 cases of seed 7: ")
    line = f'ts.check(function_of, cases=[ts.case("{found.failures[0].line}")])'
    assert (found.failures[0].command, found.failures[0].state) == (line, "FAIL") and not eval(line)
    again = "ts.sweep(function_of, seed=7, cases=100, operators=['DEPTH_TO_SPACE1'], data_types='FLOAT32', packed=True)"
    assert repr(found).endswith(again) and repr(eval(again)) == repr(found)
    exact = ts.sweep(function_of, seed=7, cases=20, operators=["DEPTH_TO_SPACE1"], against="cpu", tolerance=ts.Tolerance(ulp=4))
    assert "against='cpu', tolerance=ts.Tolerance(" in exact.failures[0].command and not eval(exact.failures[0].command)
    assert found.failures[0].case.data_type == "FLOAT32" and found.failures[0].case.input().size <= 18
    threads = ts.sweep(function_of, seed=7, cases=100, operators=["DEPTH_TO_SPACE1"], data_types="FLOAT32", packed=True, jobs=2)
    assert (threads.digest, threads.failed) == (found.digest, found.failed)
    told = []
    right = ts.sweep("cpu", seed=7, cases=3000, jobs=2, progress=lambda ran, wrong: told.append((ran, wrong)))
    assert right and right.failures == [] and told and told[-1][1] == 0
    again = ts.sweep("cpu", seed=7, cases=3000, tolerance=ts.Tolerance(ulp=1, bound=True, allowed_share=0.25))
    assert again and "--tolerance ulp=1,bound=on,allow=25" in repr(again)
    assert again.digest == right.digest
    with pytest.raises(AssertionError, match="function_of:\nFAIL|function_of:\n.*\nFAIL"):
        ts.sweep(function_of, cases=50, operators=["DEPTH_TO_SPACE1"], raises=True)
    refuses("NOPE", ts.sweep, function_of, operators=["NOPE"])
    for name, number in (("cases", 0), ("cases", -1), ("seed", -1), ("jobs", 0), ("shrunk", -1)):
        refuses(f"{name} is {number}; expected", ts.sweep, "cpu", **{name: number})
    with pytest.raises(ZeroDivisionError):
        ts.sweep("cpu", cases=100_000, progress=lambda ran, wrong: 1 / 0)


@pytest.mark.parametrize("make", ["identify", "compare", "sweep"])
def test_pages_reach_nothing_outside(column_row_depth, wrong, make):
    x = column_row_depth.input()
    found = {
        "identify": lambda: ts.identify(x, wrong, meant=column_row_depth),
        "compare": lambda: ts.compare(column_row_depth, x, wrong),
        "sweep": lambda: ts.sweep(function_of, cases=200, operators=["DEPTH_TO_SPACE1"]),
    }[make]()
    shown = found._repr_html_()
    assert len(shown.encode()) < 300_000
    assert re.match(r'<iframe sandbox="allow-scripts" ', shown)
    page = html.unescape(re.search('srcdoc="([^"]*)"', shown).group(1))
    assert page == found.page() and "DEPTH_COLUMN_ROW" in page
    assert not re.search(r"""(src|href)=["']?(https?:)?//|@import|url\((?!["']?(data:|#))""", page)
    assert found._repr_mimebundle_()["text/plain"] == repr(found)


def test_what_another_signal_s_handler_raises_waits_for_the_library(python):
    ran = python(
        "-c",
        """
import signal, threading, tessera as ts
def late(*_):
    raise TimeoutError("late")
signal.signal(signal.SIGALRM, late)
signal.alarm(1)
try:
    ts.sweep("cpu", cases=10**9)
except TimeoutError as error:
    print(error, ts.sweep("cpu", cases=10).ran)
""",
    )
    assert ran.stdout == "late 10\n", ran.stderr


def test_in_a_notebook_pages_are_made_at_once(column_row_depth, wrong, monkeypatch):
    x = column_row_depth.input()
    pages = [found.page() for found in (ts.identify(x, wrong, meant=column_row_depth), ts.compare(column_row_depth, x, wrong))]
    monkeypatch.setitem(sys.modules, "ipykernel", sys)
    found = [ts.identify(x, wrong, meant=column_row_depth), ts.compare(column_row_depth, x, wrong)]
    monkeypatch.setattr(ts._identify.library(), "identify", None)
    monkeypatch.setattr(ts._identify.library(), "compare", None)
    undated = [re.sub(r"\d\d:\d\d:\d\d", "", page) for page in [*pages, *(each.page() for each in found)]]
    assert undated[:2] == undated[2:]


INTERRUPTED = """
import numpy as np, sys, tessera as ts
c = ts.case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2)
def slow(x, case):
    print("began", flush=True)
    while True:
        pass
try:
    print("began", flush=True)
    {call}
except KeyboardInterrupt:
    print("interrupted", c.run().shape)
"""


@pytest.mark.parametrize(
    "call",
    [
        'ts.sweep("cpu", cases=10**9)',
        'ts.sweep(lambda x, case: case.run(x, engine="reference"), cases=10**9)',
        "ts.sweep(slow)",
        "c.run(engine=ts.Engine.of(slow))",
        'ts.case("RESAMPLE", sizes=(1, 64, 1500, 1500), scales=(1, 1, 2, 2), interpolation_mode="LINEAR").run('
        'np.zeros((1, 64, 1500, 1500), np.float32), engine="reference")',
    ],
)
def test_ctrl_c_stops_what_is_long(call):
    words = [sys.executable, "-c", INTERRUPTED.replace("{call}", call)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "began\n"
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert out.splitlines()[-1] == "interrupted (1, 2, 4, 6)", err
