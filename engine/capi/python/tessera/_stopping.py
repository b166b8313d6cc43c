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
_PATIENCE = 5.0  # seconds that Python's end waits for functions of the user's
_changed = threading.Condition()
_running: Set[Handle] = set()  # a tessera_stop of each call that is not over
_has_ended = False


def new_stop() -> Handle:
    return make("stop", library().stop_create)


@contextlib.contextmanager
def started(stop: Handle) -> Iterator[None]:
    """Round a call that takes long or runs a function of Python's. At its end Python ends other threads when they come
    back to it. Where C++ has called them, that aborts the process. So the call is stopped and waited for before. After
    that only the main thread makes calls, as those of atexit and __del__; others are ended here."""
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
    """In a process that was forked: the threads of its parent are not there."""
    global _changed
    _changed = threading.Condition()
    _running.clear()


os.register_at_fork(after_in_child=_forget)


def call(function: Callable[[Handle], T]) -> T:
    """Calls `function` with a tessera_stop. In the main thread the call is made by another one, so that
    KeyboardInterrupt is raised here, and raised again when the library has stopped."""
    stop = new_stop()
    if _has_ended or sys.is_finalizing() or threading.current_thread() is not threading.main_thread():
        with started(stop):
            return function(stop)
    results: List[T] = []
    failures: List[BaseException] = []
    done = threading.Event()  # join() of Python 3.11 takes a thread for ended when it is interrupted

    def work() -> None:
        try:
            with started(stop):
                results.append(function(stop))
        except BaseException as error:  # handed to who waits
            failures.append(error)
        finally:
            done.set()

    try:
        threading.Thread(target=work, name="tessera", daemon=True).start()
    except RuntimeError:  # Python 3.12 has no new threads at its end
        work()
    interrupted: Optional[BaseException] = None
    while True:
        try:
            done.wait()
            break
        except BaseException as error:  # also what a handler of another signal raises: the library has our memory
            interrupted = interrupted or error
            library().stop_request(stop)
    if interrupted is not None:
        raise interrupted
    if failures:
        raise failures[0]
    return results[0]
