# SPDX-License-Identifier: GPL-3.0-or-later
"""A user's test of a shuffle whose order is swapped: it fails, and says so."""

import pytest

import tessera as ts


def shuffle(x, r):
    n, c, h, w = x.shape
    return x.reshape(n, r, r, c // r**2, h, w).transpose(0, 3, 4, 1, 5, 2).reshape(n, c // r**2, h * r, w * r)


@pytest.mark.tessera(operators=["DEPTH_TO_SPACE1"], order="COLUMN_ROW_DEPTH", data_type="FLOAT32")
def test_shuffle(tessera_case):
    x = tessera_case.input()
    ts.assert_equal(tessera_case, x, shuffle(x, tessera_case.block_size))
