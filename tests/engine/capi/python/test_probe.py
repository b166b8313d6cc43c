# SPDX-License-Identifier: Apache-2.0
"""What a whole function does is found out by running it."""

import re

import numpy as np
import pytest
from conftest import refuses, shuffled

import tessera as ts


class Shuffle:
    """Control flow, state and a helper: nothing that a reader of words understands."""

    def __init__(self, block):
        self.block = block

    def places(self, block):
        yield from ((y, x) for y in range(block) for x in range(block))

    def __call__(self, x):
        n, c, h, w = x.shape
        depth = c // self.block**2
        y = np.empty((n, depth, h * self.block, w * self.block), x.dtype)
        for number, (dy, dx) in enumerate(self.places(self.block)):
            y[:, :, dy :: self.block, dx :: self.block] = x[:, number * depth : (number + 1) * depth]
        return y


@pytest.mark.parametrize("data_type", ["FLOAT32", "UINT8", "INT64"])
def test_a_function_is_recognised_and_its_map_proved(data_type):
    found = ts.probe(Shuffle(2), sizes=(1, 8, 2, 3), data_type=data_type)
    assert (found.case.operator, found.case.block_size, found.case.order) == ("DEPTH_TO_SPACE1", 2, "DEPTH_COLUMN_ROW")
    assert found and found.right and found.proved and (found.kind, found.differing, found.unwritten) == ("copies", 0, 0)
    assert found.sources((0, 0, 1, 1)) == found.case.sources((0, 0, 1, 1))
    assert str(found) == found.text and "OUTPUT is what DEPTH_TO_SPACE1 with BlockSize 2" in found.text
    assert re.search(r"^PASS +Shuffle, \d+ runs: The map is the right one", found.text, re.M)
    assert "  map    n (bh bw c) h w -> n c (h bh) (w bw), bh=2, bw=2" in found.text.splitlines()


def test_a_function_beside_what_it_should_do(column_row_depth):
    found = ts.probe(Shuffle(2), column_row_depth)
    assert not found and found.proved and found.differing == 36 and found.diagnosis is None
    assert found.sentences[1] == "order: OUTPUT is what DEPTH_COLUMN_ROW gives."
    assert found.text.startswith("FAIL        Shuffle, 2 runs: 36 of 48 outputs read otherwise than they should.  |  DEPTH_TO_SPACE1")
    assert [each.at for each in found.sources((0, 0, 0, 1))] == [(0, 2, 0, 0)]
    assert ts.probe(lambda x, case: shuffled(x, case.block_size), column_row_depth)
    assert ts.probe("cpu", column_row_depth).json["map"] == "copies"


def test_coordinates_are_fitted():
    def corners(x):
        at = np.linspace(0, x.shape[2] - 1, 2 * x.shape[2] - 1)
        low = np.minimum(at.astype(int), x.shape[2] - 2)
        return (x[..., low] * (1 - (at - low)) + x[..., low + 1] * (at - low)).astype(x.dtype)

    found = ts.probe(corners, sizes=(1, 2, 6))
    assert found and found.kind == "means" and found.case.operator.startswith("RESAMPLE")
    assert found.json["axes"][2]["fit"]["slope"] == pytest.approx(0.5)
    meant = ts.case("RESAMPLE", sizes=(1, 2, 6), scales=(1, 1, 11 / 6), interpolation_mode="LINEAR")
    assert not ts.probe(corners, meant) and "y = " not in ts.probe(corners, meant).text


def test_what_no_operator_does_is_told_as_identify_does():
    moved = ts.probe(lambda x: x.transpose(0, 2, 3, 1), sizes=(1, 3, 4, 5))
    assert (moved.case, moved.kind, moved.json, bool(moved)) == (None, "none", {}, False)
    assert "OUTPUT is what the rearrangement n c h w -> n h w c gives." in moved.text
    refuses("no case was recognised", moved.sources, 0)
    assert ts.probe(lambda x: x * x, sizes=(1, 3, 4, 5)).diagnosis.kind == "unknown"


@pytest.mark.parametrize("given", [{"sizes": (1, 8, 2, 3)}, {"c": "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2"}])
def test_what_goes_wrong_is_said(given):
    given = {name: ts.case(value) if name == "c" else value for name, value in given.items()}

    def said(function, error=ts.EngineFailed):
        with pytest.raises(error) as raised:
            ts.probe(function, **given)
        return str(raised.value)

    assert said(lambda x: 1 / 0) == "ZeroDivisionError: division by zero"
    assert said(lambda x: None).startswith("what the function gave is a NoneType; expected an array")
    assert said(lambda x: x > 0).startswith("what the function gave is of bool")
    if "c" in given:
        assert said(lambda x: x[0]).endswith("of the shape (8, 2, 3); expected float32 of the shape (1, 2, 4, 6)")
    else:
        assert said(lambda x: np.full(x.shape, 2**24 + 1), ts.BadInput) == (
            "output is INT64 and holds values that are no FLOAT32, the type of the input; save the input as INT64"
        )


def test_what_is_missing_or_wrong_in_the_call(column_row_depth):
    for wrong in ({}, {"sizes": (1, 8)}):
        refuses("probe.. needs a case", ts.probe, "cpu", **wrong)
    refuses("NOPE", ts.probe, lambda x: x, sizes=(1, 8, 2, 3), data_type="NOPE")
    refuses("BlockSize", ts.probe, lambda x: x, column_row_depth.replace(block_size=3))

    def interrupted(x):
        raise KeyboardInterrupt  # in a text that exec() runs, Python ends by the signal, though it is caught

    with pytest.raises(KeyboardInterrupt):
        ts.probe(interrupted, column_row_depth)


def test_functions_of_torch(column_row_depth):
    torch = pytest.importorskip("torch", reason="python3-torch is not installed")
    shuffle = torch.nn.PixelShuffle(2)
    assert ts.probe(shuffle, column_row_depth, framework="torch")
    assert ts.probe(shuffle, sizes=(1, 8, 2, 3), framework="torch").case.order == "COLUMN_ROW_DEPTH"
