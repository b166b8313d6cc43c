# SPDX-License-Identifier: Apache-2.0
"""Arrays of others are read where they lie, and refused by name where they cannot be."""

import array

import numpy as np
import pytest
from conftest import refuses, shuffled

import tessera as ts
from tessera import _arrays

X = np.arange(48, dtype=np.float32).reshape(1, 8, 2, 3)
C = ts.case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2, order="COLUMN_ROW_DEPTH")
Y = shuffled(X, 2)


def address(x):
    return x.__array_interface__["data"][0]


def channels_last(x):
    return np.ascontiguousarray(x.transpose(0, 2, 3, 1)).transpose(0, 3, 1, 2)


def padded(x):
    whole = np.zeros((*x.shape[:3], x.shape[3] + 5), x.dtype)
    whole[..., : x.shape[3]] = x
    return whole[..., : x.shape[3]]


class Interface:
    """An array that has nothing but its interface."""

    def __init__(self, x):
        self.__array_interface__ = x.__array_interface__
        self.keep = x


class DLPack:
    """One that has nothing but DLPack."""

    def __init__(self, x, device=(1, 0), dtype=None):
        self.x, self.device = x, device
        if dtype:
            self.dtype = dtype

    def __dlpack__(self, **_):
        return self.x.__dlpack__()

    def __dlpack_device__(self):
        return self.device


class Device(DLPack):
    __cuda_array_interface__ = {}

    def get(self):
        raise AssertionError("a copy is the user's decision")


def frozen(x):
    x = x.copy()
    x.flags.writeable = False
    return x


def repeated(x):
    return np.broadcast_to(x[:, :1], x.shape)


READ_ONLY = [frozen, repeated]  # NumPy gives none of them by DLPack


@pytest.mark.parametrize("kind", [lambda x: x, Interface, DLPack])
@pytest.mark.parametrize("laid", [np.array, channels_last, padded, *READ_ONLY])
def test_strides_are_not_copied(kind, laid):
    x = laid(X)
    kind = Interface if laid in READ_ONLY and kind is DLPack else kind
    assert _arrays.view_of(kind(x), "x").pointer == address(x)
    np.testing.assert_array_equal(C.run(kind(x)), shuffled(x, 2))


@pytest.mark.parametrize("x", [X[:, ::-1], X[..., ::-1], X.astype(">f4"), X[:, ::-1].astype(">f4")])
def test_what_strides_cannot_say_is_copied(x):
    np.testing.assert_array_equal(C.run(x), shuffled(x.astype(np.float32), 2))
    found = ts.identify(x, shuffled(x, 2).astype(np.float32), meant=C)
    assert found.kind == "none"


def test_every_type_is_one_of_numpy():
    for name in ["FLOAT64", "FLOAT32", "FLOAT16", "INT64", "INT32", "INT16", "INT8", "UINT64", "UINT32", "UINT16", "UINT8"]:
        c = C.replace(data_type=name)
        x = (X % 100).astype(name.lower())
        y = c.run(x)
        assert y.dtype == x.dtype == c.dtype
        np.testing.assert_array_equal(y, shuffled(x, 2))


def test_bytes_that_are_no_multiple_of_four():
    c = ts.case("SPACE_TO_DEPTH", sizes=(1, 1, 3, 3), data_type="UINT8", block_size=3)
    x = np.arange(9, dtype=np.uint8).reshape(1, 1, 3, 3)
    around = np.full(15, 77, np.uint8)
    out = around[3:12].reshape(1, 9, 1, 1)
    assert c.run(x, out=out) is out
    assert around.tolist() == [77] * 3 + list(range(9)) + [77] * 3


def test_out_gets_the_elements_and_nothing_between_them():
    whole = np.full((1, 2, 4, 8), -1, np.float32)
    C.run(X, out=whole[..., :6])
    np.testing.assert_array_equal(whole[..., :6], Y)
    assert (whole[..., 6:] == -1).all()


def test_out_that_cannot_be_written():
    read_only = np.empty_like(Y)
    read_only.flags.writeable = False
    for out in [read_only, np.empty_like(Y)[..., ::-1], bytes(192)]:
        refuses("out cannot be written", C.run, X, out=out)
    both = np.zeros(96, np.float32)
    refuses("overlap", C.run, both[:48].reshape(X.shape), out=both[24:72].reshape(Y.shape))
    refuses(r"out has the shape \(1, 8, 2, 3\), and the output is \(1, 2, 4, 6\)", C.run, X, out=X.copy())


def test_the_case_s_strides_are_the_output_s():
    c = C.replace(output_strides=(48, 1, 12, 2))
    y = c.run(X)
    assert y.strides == (192, 4, 48, 8)
    np.testing.assert_array_equal(y, Y)


@pytest.mark.parametrize(
    "x, said",
    [
        (X.astype(np.float64), "x is float64, and the case takes float32"),
        (X[:, :4], r"x has the shape \(1, 4, 2, 3\), and the case takes \(1, 8, 2, 3\)"),
        (X > 0, "x is of bool"),
        (X.astype(np.complex64), "x is of complex64"),
        (X.tolist(), "x is a list"),
        (None.__class__, "x is a type"),
        (np.array([b"a"]), "x is of"),
        (DLPack(X, dtype="ml_dtypes.bfloat16"), "x is of bfloat16, which DirectML's operators lack"),
        (Device(X), r"memory of a device.*x\.get\(\)"),
        (DLPack(X, device=(2, 0)), "memory of a device"),
    ],
)
def test_what_does_not_fit_is_said(x, said):
    refuses(said, C.run, x)


def test_buffers():
    for flat in [array.array("f", X.ravel()), bytes(X), bytearray(X), memoryview(X), memoryview(bytes(X)).cast("f", X.shape)]:
        np.testing.assert_array_equal(C.run(flat), Y)
    out = array.array("f", bytes(192))
    C.run(X, out=out)
    np.testing.assert_array_equal(out, Y.ravel())
    refuses(r"x has the shape \(47,\)", C.run, array.array("f", X.ravel()[:47]))


@pytest.mark.parametrize("kind", [Interface, DLPack])
@pytest.mark.parametrize("laid", [channels_last, padded, lambda x: np.ascontiguousarray(x[:, ::-1])[:, ::-1]])
def test_other_libraries_outputs_are_compared(kind, laid):
    ts.assert_equal(C, kind(laid(X)), kind(laid(Y)))
    with pytest.raises(ts.Mismatch, match="order, proved"):
        ts.assert_equal(C, kind(laid(X)), kind(laid(C.replace(order="DEPTH_COLUMN_ROW").run(X))))


def test_dlpack_is_given_back():
    import sys

    x = X.copy()
    before = sys.getrefcount(x)
    view = _arrays.view_of(DLPack(x), "x")
    assert sys.getrefcount(x) > before
    del view
    assert sys.getrefcount(x) == before


def test_torch():
    torch = pytest.importorskip("torch", reason="python3-torch is not installed")
    t = torch.from_numpy(X.copy())
    for x in [t, t.contiguous(memory_format=torch.channels_last), t.clone().requires_grad_(True)]:
        assert _arrays.view_of(x, "x").pointer == x.data_ptr()
        np.testing.assert_array_equal(C.run(x), Y)
    np.testing.assert_array_equal(C.run(t[:, :1].expand(1, 8, 2, 3)), shuffled(np.broadcast_to(X[:, :1], X.shape), 2))
    y = torch.from_numpy(Y.copy()).contiguous(memory_format=torch.channels_last).requires_grad_(True)
    ts.assert_equal(C, t.clone().requires_grad_(True), y)
    out = torch.empty(1, 2, 4, 6)
    assert C.run(t, out=out) is out
    np.testing.assert_array_equal(out.numpy(), Y)
    refuses("bfloat16", C.run, t.bfloat16())
    refuses("x: Bool|bool", C.run, t > 0)


def test_without_numpy(python):
    ran = python(
        "-c",
        """
import sys
sys.modules["numpy"] = None
import array, struct, tessera as ts
c = ts.case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2, order="COLUMN_ROW_DEPTH", data="iota")
x = array.array("f", range(48))
y = c.run(x)
assert y.shape == (1, 2, 4, 6) and y[0, 0, 0, 1] == 6.0, y.tolist()
assert c.run().tolist() == y.tolist() == c.replace(output_strides=(48, 1, 12, 2)).run(x).tolist()
backwards = memoryview(array.array("f", range(47, -1, -1)))[::-1]
assert c.run(backwards).tolist() == y.tolist()
assert c.run(c.input().tobytes()).tolist() == y.tolist()
half = c.replace(data_type="FLOAT16")
given, out = b"".join(struct.pack("e", each) for each in range(48)), bytearray(96)
assert struct.unpack("48e", half.run(given, out=out)) == tuple(y.cast("B").cast("f").tolist())
try:
    half.run(given)
except ts.BadInput as error:
    assert "a memoryview has no float16" in str(error)
assert ts.identify(c.input(), y, meant=c).kind == "none"
wrong = c.replace(order="DEPTH_COLUMN_ROW").run(x)
try:
    ts.assert_equal(c, x, wrong)
except AssertionError as error:
    assert str(error).startswith("order, proved: y is what DEPTH_COLUMN_ROW gives."), error
assert ts.check(lambda x, case: case.run(x), operators=["DEPTH_TO_SPACE"])
print("numpy" in [name for name, module in sys.modules.items() if module])
""",
    )
    assert ran.stdout == "False\n", ran.stderr
