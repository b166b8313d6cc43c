# SPDX-License-Identifier: Apache-2.0
"""The package's README says what happens."""

import doctest
import os
import re
import subprocess
import sys

import pytest

import tessera as ts

MINE = """
def shuffle(x, r):
    n, c, h, w = x.shape
    return x.reshape(n, r, r, c // r**2, h, w).permute(0, 3, 4, 1, 5, 2).reshape(n, c // r**2, h * r, w * r)
"""


def readme(source):
    return (source / "engine/capi/python/README.md").read_text()


def test_the_two_errors_are_what_is_said(source):
    script = source / "tests/engine/capi/python/swapped_order.py"
    said = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True).stdout
    said = said.replace(" among violations", "")  # as NumPy 2 says it
    blocks = re.findall("```text\n.*?```\n", said, flags=re.S)
    assert len(blocks) == 2 and re.findall("```text\n.*?```\n", readme(source), flags=re.S) == blocks


def test_examples_run(source):
    failed, ran = doctest.testfile(str(source / "engine/capi/python/README.md"), module_relative=False)
    assert failed == 0 and ran > 10


def test_six_lines_of_pytest_find_a_swapped_order(source, tmp_path):
    pytest.importorskip("torch", reason="python3-torch is not installed")
    example = re.search("```python\n(import pytest.*?)```", readme(source), flags=re.S).group(1)
    (tmp_path / "test_mine.py").write_text(example)
    (tmp_path / "mine.py").write_text(MINE)
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"],
        cwd=tmp_path, env=os.environ, capture_output=True, text=True,
    )  # fmt: skip
    assert "E       tessera.Mismatch: order, proved: y is what DEPTH_COLUMN_ROW gives." in ran.stdout, ran.stdout + ran.stderr


def test_markers_and_options_that_are_named_exist(source):
    from tessera import pytest_plugin

    text = (source / "engine/capi/python/tessera/pytest_plugin.py").read_text()
    for option in set(re.findall(r"--tessera-\w+", readme(source))):
        assert f'addoption("{option}"' in text
    assert pytest_plugin.__doc__ and ts.strategies.cases
