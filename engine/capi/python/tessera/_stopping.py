# SPDX-License-Identifier: Apache-2.0
"""Long calls of the library, which Ctrl+C stops."""

from __future__ import annotations

import threading
from typing import Callable, List, Optional

from ._library import Handle, library


def new_stop() -> Handle:
    return Handle("stop", library().stop_create)


def call(function: Callable[[int], object]) -> None:
    """Calls `function` with the address of a tessera_stop. In the main thread the call is made by another one, so that
    KeyboardInterrupt is raised here, and raised again when the library has stopped."""
    stop = new_stop()
    if threading.current_thread() is not threading.main_thread():
        function(stop.pointer)
        return
    failures: List[BaseException] = []
    done = threading.Event()  # join() of Python 3.11 takes a thread for ended when it is interrupted

    def work() -> None:
        try:
            function(stop.pointer)
        except BaseException as error:  # handed to who waits
            failures.append(error)
        finally:
            done.set()

    threading.Thread(target=work, name="tessera", daemon=True).start()
    interrupted: Optional[BaseException] = None
    while True:
        try:
            done.wait()
            break
        except BaseException as error:  # also what a handler of another signal raises: the library has our memory
            interrupted = interrupted or error
            library().stop_request(stop.pointer)
    if interrupted is not None:
        raise interrupted
    if failures:
        raise failures[0]
