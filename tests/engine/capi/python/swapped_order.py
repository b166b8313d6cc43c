# SPDX-License-Identifier: Apache-2.0
"""What numpy.testing and Tessera say of a pixel shuffle whose order is swapped: the two blocks of the package's README."""

import numpy as np

import tessera as ts

c = ts.case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2, order="COLUMN_ROW_DEPTH", data="iota")
x = c.input()
y = x.reshape(1, 2, 2, 2, 2, 3).transpose(0, 3, 4, 1, 5, 2).reshape(1, 2, 4, 6)

for check in (lambda: np.testing.assert_array_equal(y, c.run(x)), lambda: ts.assert_equal(c, x, y)):
    try:
        check()
    except AssertionError as error:
        print("```text")
        print(str(error).strip("\n"))
        print("```")
