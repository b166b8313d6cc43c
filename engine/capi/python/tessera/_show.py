# SPDX-License-Identifier: Apache-2.0
"""Sends arrays to an open window.

The protocol is the window's: see app/cli/commands/show_socket.h. Only the standard library is used.
"""

from __future__ import annotations

import ctypes
import fcntl
import json
import os
import shutil
import socket
import stat
import struct
import subprocess
import tempfile
import time
from typing import Any, List, Optional, Tuple, Union

from . import _arrays, _types
from ._arrays import Shape, View
from ._case import Case
from ._errors import BadInput, EngineFailed, FileFailed

_VERSION = 2
_MOST_LINE = 1 << 15
_MOST_NAME = 200
_TIMEOUT = 10.0  # seconds for the window's next byte
_MOST_START = 30.0  # seconds for a window to listen
_REFUSED, _LEFT_OUT = 1, 2
_SILENT = "the window does not answer: it may be busy, or stopped in a debugger"


def show(x: Any, y: Any = None, *, case: Union[Case, str, None] = None, name: str = "tensors") -> bool:
    """Shows an input and its output in the open window, or opens one.

    `x` and `y` are arrays of one type; those of fewer than four dimensions have ones put in front. `y` may be left out.
    `case` is what should make `y` of `x`: a Case, or a line whose sizes and type, where it does not say them, are those
    of `x`. Without one the window looks for it. `name` is the title of the tab: what comes by the same name takes its
    place, with the zoom, the pins and the channel as they are, so that a loop animates.

    Returns as soon as the window has the arrays; it waits while the window still draws the ones before. False: the
    window was busy for too long, and has left these out.

    A window takes arrays where View, Take tensors from other programs is on, or where this has started it; of several
    the one that was used last.

    Raises BadInput for what is no such array, or what the window refuses; FileFailed where the window is gone or silent;
    EngineFailed where no window can open.

    >>> import numpy
    >>> show(numpy.zeros((2, 2)), name="")
    Traceback (most recent call last):
    tessera.BadInput: name: expected 1 to 200 bytes
    """
    if not 1 <= len(name.encode()) <= _MOST_NAME:
        raise BadInput(f"name: expected 1 to {_MOST_NAME} bytes")
    views = [_arrays.view_of(_arrays.packed(x), "x")]
    if y is not None:
        views.append(_arrays.view_of(_arrays.packed(y), "y"))
    wanted: List[Optional[Shape]] = [None, None]
    line = None
    if isinstance(case, Case):
        wanted, line = [case.input_shape, case.output_shape], case.line
    elif case is not None:
        line = str(case)
    if line is not None and len(line.encode()) > _MOST_LINE:
        raise BadInput(f"case: a line of {len(line.encode())} bytes; a window takes {_MOST_LINE} at most")
    contents = [(_header(view, _sizes(view.sizes, sizes)), view) for view, sizes in zip(views, wanted)]
    folder = _folder()
    connection = _connect(folder) or _start(folder)
    with connection:
        kind, sentence = _give(connection, name, line, contents)
    if kind == _REFUSED:
        raise BadInput("the window refuses: " + sentence)
    return kind != _LEFT_OUT


def _sizes(sizes: Shape, wanted: Optional[Shape]) -> Shape:
    """The wanted sizes where they differ only by ones in front; else the sizes with ones in front, up to four."""

    def without_ones(of: Shape) -> Shape:
        return of[next((i for i, size in enumerate(of) if size != 1), len(of)) :]

    if wanted is not None and without_ones(wanted) == without_ones(sizes):
        return wanted
    return (1,) * (4 - len(sizes)) + tuple(sizes)


def _header(view: View, sizes: Shape) -> bytes:
    """The bytes before the elements of a .npy file, version 1."""
    text = f"{{'descr': '<{_types.CODES[view.data_type]}', 'fortran_order': False, 'shape': {tuple(sizes)!r}, }}"
    start = b"\x93NUMPY\x01\x00"
    length = -(-(len(start) + 2 + len(text) + 1) // 64) * 64 - len(start) - 2
    return start + struct.pack("<H", length) + text.ljust(length - 1).encode("latin1") + b"\n"


def _elements(view: View) -> memoryview:
    count = _arrays.count_of(view.sizes) * _types.item_bytes(view.data_type)
    return memoryview((ctypes.c_char * count).from_address(view.pointer)).cast("B")


def _folder() -> str:
    """The folder of the sockets of this user's windows, which only this user may enter."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    is_there = runtime.startswith("/") and os.path.isdir(runtime)
    folder = os.path.join(runtime, "tessera") if is_there else f"/tmp/tessera-{os.geteuid()}"
    try:
        os.mkdir(folder, 0o700)
    except FileExistsError:
        pass
    except OSError as error:
        raise FileFailed(f"{folder} cannot be made: {error.strerror}") from None
    facts = os.lstat(folder)
    if not stat.S_ISDIR(facts.st_mode) or facts.st_uid != os.geteuid() or facts.st_mode & 0o077:
        raise FileFailed(f"{folder} is not a folder that this user alone may enter; remove it")
    return folder


def _connect(folder: str) -> Optional[socket.socket]:
    """A connection to the window that was used last; None: none listens."""
    found = []
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.startswith("show-"):
                try:
                    found.append((entry.stat(follow_symlinks=False).st_mtime_ns, entry.path))
                except FileNotFoundError:  # its window has just closed
                    continue
    is_busy = False
    for _, path in sorted(found, reverse=True):
        connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        connection.settimeout(_TIMEOUT)
        try:
            connection.connect(path)
            user = struct.unpack("3i", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))[1]
            if user == os.geteuid():
                return connection
        except ConnectionRefusedError:  # its window is gone
            try:
                os.unlink(path)
            except FileNotFoundError:
                pass
        except (BlockingIOError, socket.timeout):
            is_busy = True
        except OSError:
            pass
        connection.close()
    if is_busy:
        raise FileFailed(_SILENT)
    return None


def _start(folder: str) -> socket.socket:
    """A connection to a window that this starts, or that another program is just starting."""
    with open(os.path.join(folder, "starting"), "w", encoding="ascii") as starting:
        fcntl.flock(starting, fcntl.LOCK_EX)
        connection = _connect(folder)
        if connection is not None:
            return connection
        program = shutil.which("tessera-window")
        if program is None:
            raise EngineFailed(
                "no window takes tensors, and tessera-window is in no folder of PATH; install the package tessera"
            )
        if not any(os.environ.get(each) for each in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
            raise EngineFailed("no window takes tensors, and none can open: neither DISPLAY nor WAYLAND_DISPLAY is set")
        process = subprocess.Popen(
            [program, "--listen"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        begun = time.monotonic()
        while time.monotonic() - begun < _MOST_START:
            connection = _connect(folder)
            if connection is not None:
                _started.append(process)
                return connection
            if process.poll() is not None:
                raise EngineFailed("the window that was started has ended at once; `tessera-window` says why")
            time.sleep(0.02)
    raise EngineFailed(f"the window that was started does not listen after {_MOST_START:.0f} seconds")


# Keeps the processes of started windows, since subprocess warns when their objects are freed.
_started: List["subprocess.Popen[bytes]"] = []


def _write_all(file: int, parts: List[Any]) -> None:
    views = [memoryview(part).cast("B") for part in parts]
    while views:
        count = os.writev(file, views)
        while views and count >= len(views[0]):
            count -= len(views.pop(0))
        if views:
            views[0] = views[0][count:]


def _shared(parts: List[Any]) -> int:
    """A file in memory with these bytes; where there is no room, a file without a name."""
    try:
        file = os.memfd_create("tessera", os.MFD_CLOEXEC)
        try:
            _write_all(file, parts)
            return file
        except OSError:
            os.close(file)
    except OSError:
        pass
    try:
        file, path = tempfile.mkstemp(prefix="tessera-")
        try:
            os.unlink(path)
            _write_all(file, parts)
        except OSError:
            os.close(file)
            raise
    except OSError as error:
        raise FileFailed(
            f"there is no room to share the arrays, neither in memory nor in {tempfile.gettempdir()}: {error.strerror}"
        ) from None
    return file


def _give(
    connection: socket.socket, name: str, line: Optional[str], contents: List[Tuple[bytes, View]]
) -> Tuple[int, str]:
    files: List[int] = []
    try:
        for start, view in contents:
            files.append(_shared([start, _elements(view)]))
        paths = [f"/proc/{os.getpid()}/fd/{file}" for file in files]
        said = {"version": _VERSION, "name": name, "files": paths, **({} if line is None else {"case": line})}
        try:
            connection.sendall(json.dumps(said, ensure_ascii=False).encode() + b"\n")
        except (BrokenPipeError, ConnectionResetError):
            pass  # its answer, if any, says why
        answer = _receive(connection)
        return answer[0], answer[1:].decode("utf-8", "replace")
    except socket.timeout:
        raise FileFailed(_SILENT) from None
    finally:
        for file in files:
            os.close(file)


def _receive(connection: socket.socket) -> bytes:
    """The window's whole answer."""
    received = b""
    while True:
        try:
            more = connection.recv(1 << 12)
        except ConnectionResetError:
            more = b""
        if not more:
            break
        received += more
    if not received:
        raise FileFailed("the window has closed the connection without an answer")
    return received
