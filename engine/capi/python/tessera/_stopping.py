# SPDX-License-Identifier: Apache-2.0
"""Long calls of the library, which Ctrl+C and the end of Python stop."""

from __future__ import annotations

import atexit
import contextlib
import os
import sys
import threading
from typing import Callable, Iterator, List, Optional, Set, TypeVar

from ._errors import Stopped
from ._library import Handle, library, make

T = TypeVar("T")
_PATIENCE = 5.0  # seconds that Python waits, when it ends, for a user's functions
_changed = threading.Condition()
_running: Set[Handle] = set()  # a tessera_stop for each call in progress
_has_ended = False


def new_stop() -> Handle:
    return make("stop", library().stop_create)


@contextlib.contextmanager
def started(stop: Handle) -> Iterator[None]:
    """For a call that takes long or runs a function in Python. When Python ends, it ends other threads as they return
    to it, which aborts the process where C++ has called them. So the call is stopped and waited for first. After that
    only the main thread makes calls, such as those of atexit and __del__; other threads are ended here."""
    with _changed:
        _end_thread()
        _running.add(stop)
    try:
        yield
    except Stopped:
        _end_thread()
        raise
    finally:
        with _changed:
            _running.discard(stop)
            _changed.notify_all()


def _end_thread() -> None:
    if _has_ended and threading.current_thread() is not threading.main_thread():
        raise SystemExit


@atexit.register
def _end() -> None:
    global _has_ended
    with _changed:
        _has_ended = True
        for stop in _running:
            library().stop_request(stop)
        _changed.wait_for(lambda: not _running, _PATIENCE)


def _forget() -> None:
    """For a forked process, which does not have its parent's threads."""
    global _changed
    _changed = threading.Condition()
    _running.clear()


os.register_at_fork(after_in_child=_forget)


def call(function: Callable[[Handle], T]) -> T:
    """Calls `function` with a tessera_stop. For the main thread another thread makes the call. So KeyboardInterrupt
    arrives here, and is raised again when the library has stopped."""
    stop = new_stop()
    if _has_ended or sys.is_finalizing() or threading.current_thread() is not threading.main_thread():
        with started(stop):
            return function(stop)
    results: List[T] = []
    failures: List[BaseException] = []
    done = threading.Event()  # an interrupted join() of Python 3.11 takes the thread for ended

    def work() -> None:
        try:
            with started(stop):
                results.append(function(stop))
        except BaseException as error:  # raised by the waiting thread
            failures.append(error)
        finally:
            done.set()

    try:
        threading.Thread(target=work, name="tessera", daemon=True).start()
    except RuntimeError:  # Python 3.12 starts no threads while it ends
        work()
    interrupted: Optional[BaseException] = None
    while True:
        try:
            done.wait()
            break
        except BaseException as error:  # of any signal's handler: the library still uses our memory
            interrupted = interrupted or error
            library().stop_request(stop)
    if interrupted is not None:
        raise interrupted
    if failures:
        raise failures[0]
    return results[0]
