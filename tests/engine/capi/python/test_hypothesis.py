# SPDX-License-Identifier: Apache-2.0
"""The Hypothesis strategy: cases without issues, which shrink."""

import pytest
from conftest import refuses
from hypothesis import HealthCheck, find, given, settings

import tessera as ts
from tessera import strategies

QUIET = settings(max_examples=300, deadline=None, database=None, suppress_health_check=list(HealthCheck))


@QUIET
@given(ts.strategies.cases())
def test_cases_run_and_engines_agree(c):
    assert not c.issues and c.input().size < 2000
    ts.assert_equal(c, c.input(), c.run())


@pytest.mark.parametrize("operator", strategies.OPERATORS)
def test_every_operator_and_type_is_drawn(operator):
    for data_type in ["FLOAT32", "FLOAT16"] if "RESAMPLE" in operator else ["UINT8", "FLOAT64"]:
        found = find(ts.strategies.cases(operators=[operator], data_types=data_type), lambda c: True, settings=QUIET)
        assert (found.operator, found.data_type) == (operator, data_type)


def test_fields_and_layouts():
    blocks = ts.strategies.cases(operators=["DEPTH_TO_SPACE1"], order="COLUMN_ROW_DEPTH")
    assert find(blocks, lambda c: "strides" in c.fields, settings=QUIET).order == "COLUMN_ROW_DEPTH"
    packed = ts.strategies.cases(packed=True)

    @QUIET
    @given(packed)
    def has_no_strides(c):
        assert "strides" not in c.fields

    has_no_strides()


def test_a_failure_shrinks_to_the_smallest():
    def swapped(c):
        try:
            ts.assert_equal(c, c.input(), c.replace(order="DEPTH_COLUMN_ROW").run(c.input()))
        except ts.Mismatch:
            return True
        return False

    found = find(ts.strategies.cases(operators=["DEPTH_TO_SPACE1"], order="COLUMN_ROW_DEPTH"), swapped, settings=QUIET)
    assert found.input_shape == (1, 8, 1, 1) and found.data == "iota" and "strides" not in found.fields


def test_names_that_there_are_not():
    refuses('operators: there is no "NOPE"; expected some of DEPTH_TO_SPACE', ts.strategies.cases, operators=["NOPE"])
    refuses("data_types", ts.strategies.cases, data_types=["BFLOAT16"])


def test_it_is_imported_when_it_is_asked_for(python):
    program = "import sys; sys.modules['hypothesis'] = None; import tessera as ts; ts.case; ts.strategies.cases()"
    ran = python("-c", program)
    assert ran.returncode == 1 and ran.stderr.splitlines()[-1].startswith("ModuleNotFoundError")
