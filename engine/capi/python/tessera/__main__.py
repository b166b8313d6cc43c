# SPDX-License-Identifier: Apache-2.0
"""`python -m tessera …` is `tessera …`: the wheel's program, else the one in PATH."""

import os
import shutil
import sys
from pathlib import Path
from typing import NoReturn

MISSING = 5  # the exit code where there is no program


def main() -> NoReturn:
    bundled = Path(__file__).parent / "_bundle/bin/tessera"
    program = str(bundled) if bundled.exists() else shutil.which("tessera")
    if program is None or (os.path.exists(sys.argv[0]) and os.path.samefile(program, sys.argv[0])):
        print("tessera: the commands are missing: install the package tessera-cli, or the wheel, which has them",
              file=sys.stderr)
        sys.exit(MISSING)
    # Engines in Python run in this interpreter.
    folder = os.path.dirname(sys.executable)
    if shutil.which("python3") != os.path.join(folder, "python3"):
        os.environ["PATH"] = folder + os.pathsep + os.environ.get("PATH", os.defpath)
    os.execv(program, [program, *sys.argv[1:]])


if __name__ == "__main__":
    main()
