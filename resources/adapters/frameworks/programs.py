# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs that an adapter starts."""

import os
import shutil


class Missing(RuntimeError):
    """What is not on this machine, and what installs it."""

    def __init__(self, error, install):
        super().__init__(error)
        self.install = install


def require_program(name, install):
    """The program's path."""
    path = shutil.which(name)
    if path is None:
        raise Missing(f"there is no program {name}", install)
    return os.path.abspath(path)
