# SPDX-License-Identifier: Apache-2.0
"""What the tests of the package share."""

import os
import pathlib
import subprocess
import sys

import numpy as np
import pytest

import tessera as ts

SOURCE = pathlib.Path(os.environ["TESSERA_SOURCE"])


@pytest.fixture
def source():
    return SOURCE


@pytest.fixture
def column_row_depth():
    return ts.case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2, order="COLUMN_ROW_DEPTH", data="iota")


def shuffled(x, b):
    """DEPTH_TO_SPACE1, COLUMN_ROW_DEPTH, from its page."""
    n, c, h, w = x.shape
    return np.asarray(x).reshape(n, c // b**2, b, b, h, w).transpose(0, 1, 4, 2, 5, 3).reshape(n, c // b**2, h * b, w * b)


def refuses(said, call, /, *arguments, error=ts.BadInput, **fields):
    with pytest.raises(error, match=said):
        call(*arguments, **fields)


@pytest.fixture
def python(tmp_path):
    """Starts another interpreter with these words, which knows nothing of this run; returns its process when it has ended."""

    def run(*words, cwd=tmp_path, **environment):
        own = {name: each for name, each in os.environ.items() if not name.startswith("PYTEST")}
        words = [sys.executable, *words]
        return subprocess.run(words, cwd=cwd, env={**own, **environment}, capture_output=True, text=True, timeout=300)

    return run
