#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes a wheel of an installed tree: wheel.py TREE VERSION LIBRARIES FOLDER

The package lies in TREE/lib/python3/dist-packages. The programs, the library and what these read go into it, below
tessera/_bundle as they lie in TREE. So do the libraries that they need, as LIBRARIES (resources/packages/libraries) finds
them, under names of their own, so that no other package's library of the same name is taken for them, or they for it.
Notebooks go to share/tessera/notebooks of the environment. All files are as old as SOURCE_DATE_EPOCH says: two wheels of
one build are equal. FOLDER gets the wheel.
"""
import base64
import hashlib
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import time
import zipfile

EXPECTED = ("bin/tessera", "libexec/tessera/tessera-engine-host", "share/tessera/adapters/adapter.py")


def output(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def is_program(path):
    with open(path, "rb") as file:
        return file.read(4) == b"\x7fELF"


def files_below(folder):
    return sorted(each for each in folder.rglob("*")
                  if each.is_file() and not each.is_symlink() and "__pycache__" not in each.parts)


def bundle_programs(tree, bundle):
    """Copies what runs, and returns the programs and libraries among it."""
    library = next(tree.rglob("libtessera.so.[0-9]"))
    kept = [library, *(tree / name for name in EXPECTED[:2])]
    kept += [each for each in files_below(tree / "share/tessera") if "notebooks" not in each.relative_to(tree).parts]
    for each in kept:
        target = bundle / each.relative_to(tree)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(each, target)
    for name in EXPECTED:
        if not (bundle / name).exists():
            sys.exit(f"wheel: {tree} lacks {name}")
    return [each for each in files_below(bundle) if is_program(each)]


def bundle_libraries(lister, programs, folder, licenses):
    """Copies the libraries that others need not have, each under a name with its own sum, and has all find them there."""
    folder.mkdir(parents=True, exist_ok=True)
    licenses.mkdir(parents=True)
    shutil.copy(pathlib.Path(lister).parents[2] / "LICENSE", licenses)
    renamed, copies = [], []
    for line in output(lister, *map(str, programs)).splitlines():
        kind, name, path = line.split()
        if kind != "own":
            continue
        real = pathlib.Path(path).resolve()
        total = hashlib.sha256(real.read_bytes()).hexdigest()[:8]
        copy = folder / f"{name.split('.so')[0]}-{total}.so{name.split('.so', 1)[1]}"
        shutil.copy(real, copy)
        copy.chmod(0o755)
        copies.append(copy)
        renamed += ["--replace-needed", name, copy.name]
        if shutil.which("dpkg"):
            package = output("dpkg", "-S", f"*/{real.name}").split(":")[0]
            shutil.copy(f"/usr/share/doc/{package}/copyright", licenses / f"{package}.txt")
    for each in [*programs, *copies]:
        place = os.path.relpath(folder, each.parent)
        # One change a call: several at once mix up their strings.
        output("patchelf", *renamed, str(each))
        output("patchelf", "--set-rpath", "$ORIGIN" if place == "." else f"$ORIGIN/{place}", str(each))
        if each in copies:
            output("patchelf", "--set-soname", each.name, str(each))


def tag():
    """The C library of this machine, and with it the compiler's, is the oldest that the programs run with."""
    version = os.confstr("CS_GNU_LIBC_VERSION").split()[1]
    return f"py3-none-manylinux_{version.replace('.', '_')}_{platform.machine()}"


def write(root, path, info):
    when = max(time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))[:6], (1980, 1, 1, 0, 0, 0))
    record = []

    def add(archive, name, content, mode):
        entry = zipfile.ZipInfo(name, when)
        entry.external_attr = (0o100000 | mode) << 16
        entry.compress_type = zipfile.ZIP_DEFLATED
        archive.writestr(entry, content, compresslevel=9)
        total = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
        record.append(f"{name},sha256={total},{len(content)}")

    with zipfile.ZipFile(path, "w") as archive:
        # What describes the wheel goes to its end, the list of all files last.
        for file in sorted(files_below(root), key=lambda each: (info in each.parents, each)):
            mode = 0o755 if os.access(file, os.X_OK) and is_program(file) else 0o644
            add(archive, file.relative_to(root).as_posix(), file.read_bytes(), mode)
        name = f"{info.name}/RECORD"
        add(archive, name, ("\n".join([*record, f"{name},,"]) + "\n").encode(), 0o644)


def main():
    tree, version, lister, folder = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3], pathlib.Path(sys.argv[4])
    if not shutil.which("patchelf"):
        sys.exit("wheel: patchelf is missing, with which libraries get names of their own: install the package patchelf")
    root = folder / "wheel"
    shutil.copytree(tree / "lib/python3/dist-packages", root, ignore=shutil.ignore_patterns("__pycache__"))
    info = root / f"tessera-{version}.dist-info"
    bundle = root / "tessera/_bundle"
    programs = bundle_programs(tree, bundle)
    library = next(each for each in programs if each.name.startswith("libtessera"))
    bundle_libraries(lister, programs, library.parent, info / "licenses")
    shutil.copytree(tree / "share/tessera/notebooks", root / f"tessera-{version}.data/data/share/tessera/notebooks")
    (info / "WHEEL").write_text(f"Wheel-Version: 1.0\nGenerator: tessera ({version})\nRoot-Is-Purelib: false\nTag: {tag()}\n")
    wheel = folder / f"tessera-{version}-{tag()}.whl"
    write(root, wheel, info)
    shutil.rmtree(root)
    print(f"{wheel}, {wheel.stat().st_size / 1e6:.1f} MB")


main()
