# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs every NAME.py of a folder in this one process, as `python3 NAME.py NAME.in.npy NAME.out.npy` would be run.

What a script raises is written to NAME.error.
"""

import pathlib
import sys
import traceback

for script in sorted(pathlib.Path(sys.argv[1]).glob("*.py")):
    sys.argv = [str(script), str(script.with_suffix(".in.npy")), str(script.with_suffix(".out.npy"))]
    try:
        exec(compile(script.read_text(encoding="utf-8"), str(script), "exec"), {"__name__": "__main__"})
    except Exception:
        script.with_suffix(".error").write_text(traceback.format_exc(), encoding="utf-8")
