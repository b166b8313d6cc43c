# SPDX-License-Identifier: GPL-3.0-or-later
"""ts.show, before a window of the test's own that keeps what it is told."""

import json
import os
import socket
import tempfile
import threading

import numpy as np
import pytest
from conftest import refuses

import tessera as ts

CASE = "DEPTH_TO_SPACE1 --BlockSize 2"


class Window:
    """Listens as a window does, and answers with what the test says."""

    def __init__(self, folder, answer=(0, "")):
        os.makedirs(folder, mode=0o700, exist_ok=True)
        self.path = os.path.join(folder, f"show-{os.getpid()}")
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.socket.bind(self.path)
        self.socket.listen(4)
        self.answer = answer
        self.told = []
        threading.Thread(target=self.run, daemon=True).start()

    def run(self):
        while True:
            try:
                connection, _ = self.socket.accept()
            except OSError:
                return
            with connection:
                said = self.read(connection)
                if said is None:  # gone before it has said a word
                    continue
                self.told.append(said)
                if self.answer is not None:
                    kind, sentence = self.answer
                    connection.sendall(bytes([kind]) + sentence.encode())

    @staticmethod
    def read(connection):
        data = b""
        while not data.endswith(b"\n"):
            more = connection.recv(1 << 16)
            if not more:
                return None
            data += more
        said = json.loads(data)
        assert said["version"] == 2
        return said, [np.load(path) for path in said["files"]]

    def close(self):
        self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()


@pytest.fixture
def folder(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    with tempfile.TemporaryDirectory(dir="/tmp") as place:  # the address of a socket has 107 characters at most
        monkeypatch.setenv("XDG_RUNTIME_DIR", place)
        yield os.path.join(place, "tessera")


@pytest.fixture
def window(folder):
    made = Window(folder)
    yield made
    made.close()


def test_gives_both_with_their_case(window):
    c = ts.case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2)
    x = np.arange(48, dtype=np.float32).reshape(8, 2, 3)
    y = c.run(x.reshape(1, 8, 2, 3))[0]
    assert ts.show(x, y, case=c, name="shuffle") is True
    ((header, arrays),) = window.told
    assert header["name"] == "shuffle" and header["case"] == c.line
    assert [each.shape for each in arrays] == [(1, 8, 2, 3), (1, 2, 4, 6)]
    assert np.array_equal(arrays[0][0], x) and np.array_equal(arrays[1][0], y)


def test_gives_large_arrays_as_files(window):
    x = np.random.default_rng(1).random((1, 3, 300, 400))
    y = x.transpose(0, 1, 3, 2)[:, :, ::2]  # with strides
    assert ts.show(x, y)
    header, arrays = window.told[0]
    assert "case" not in header
    assert np.array_equal(arrays[0], x) and np.array_equal(arrays[1], y)


@pytest.mark.parametrize("dtype", ["f2", "f8", "u1", "i1", "u8", "i4"])
def test_gives_every_type(window, dtype):
    assert ts.show(np.arange(6, dtype=dtype).reshape(2, 3), case=CASE)
    header, (x,) = window.told[0]
    assert x.dtype == dtype and x.shape == (1, 1, 2, 3) and header["case"] == CASE


def test_raises_what_the_window_says(window):
    window.answer = (1, "close a tab")
    refuses("the window refuses: close a tab", ts.show, np.zeros((2, 2)))
    window.answer = (2, "busy")
    assert ts.show(np.zeros((2, 2))) is False
    window.answer = None
    refuses("closed the connection", ts.show, np.zeros((2, 2)), error=ts.FileFailed)


def test_removes_what_a_window_left(folder):
    gone = Window(folder)
    gone.close()
    assert os.path.exists(gone.path)
    refuses("no window takes tensors", ts.show, np.zeros((2, 2)), error=ts.EngineFailed)
    assert not os.path.exists(gone.path)


def test_needs_a_folder_of_its_own(folder):
    os.makedirs(folder)
    os.chmod(folder, 0o755)
    refuses("is not a folder that this user alone may enter", ts.show, np.zeros((2, 2)), error=ts.FileFailed)


def test_waits_no_longer_than_it_says(folder, monkeypatch):
    import tessera._show

    monkeypatch.setattr(tessera._show, "_TIMEOUT", 0.2)
    os.makedirs(folder, mode=0o700)
    silent = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    silent.bind(os.path.join(folder, "show-1"))
    silent.listen(1)
    refuses("does not answer", ts.show, np.zeros((2, 2)), error=ts.FileFailed)
    silent.close()


def test_falls_back_to_a_file(window, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    x = np.random.default_rng(1).random((1, 1, 200, 200))
    monkeypatch.setattr(os, "memfd_create", full)
    assert ts.show(x)
    assert np.array_equal(window.told[0][1][0], x)
    monkeypatch.setattr(os, "writev", full)
    refuses("no room to share the arrays, neither in memory nor in", ts.show, x, error=ts.FileFailed)


def test_refuses_what_is_no_array(window):
    refuses("x is a str", ts.show, "x")
    refuses("1 to 200 bytes", ts.show, np.zeros((2, 2)), name="é" * 101)
    refuses("a line of 65565 bytes; a window takes 32768", ts.show, np.zeros((2, 2)), case=CASE + " " * (1 << 16))
    assert window.told == []
