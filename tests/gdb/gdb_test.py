# SPDX-License-Identifier: GPL-3.0-or-later
"""resources/gdb/tessera.py in a real debugger, on planted.cpp, stopped at its breakpoint.

    gdb_test.py GDB SCRIPT PROGRAM TESSERA SOURCE
"""

import os
import re
import subprocess
import sys
import tempfile
import unittest

GDB, SCRIPT, PROGRAM, TESSERA, SOURCE = sys.argv[1:6]
CASE = "DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW"
SIZED = CASE + " --Sizes 1,8,2,3"
with open(SOURCE, encoding="utf-8") as source:
    LINE = next(i for i, line in enumerate(source, 1) if "the breakpoint" in line)
# A stand-in for the program, which keeps its arguments and its array for the test.
FAKE = f'#!/bin/sh\n[ "$1" = run ] && exec "{TESSERA}" "$@"\n' + 'printf "<%s>" "$@" > "$KEPT/words"; cp "$2" "$KEPT/array.npy"\n'


def gdb(*commands, program=TESSERA, **environment):
    """What gdb prints, standard output and error together."""
    line = [GDB, "--batch", "-nx", "-iex", "set debuginfod enabled off", PROGRAM, "-ex", f"source {SCRIPT}"]
    line += ["-ex", f"set tessera-program {program}", "-ex", f"break planted.cpp:{LINE}", "-ex", "run"]
    for command in commands:
        line += ["-ex", command]
    environment, pipe = {**os.environ, **environment}, subprocess.PIPE
    done = subprocess.run(line, stdout=pipe, stderr=subprocess.STDOUT, text=True, timeout=120, env=environment)
    return done.stdout


class Refusals(unittest.TestCase):
    def expect_said(self, command, rows):
        for words, expected in rows:
            said = gdb(command + words)
            self.assertRegex(said, expected, words)
            self.assertNotIn("Traceback", said)


class Check(Refusals):
    def test_names_the_planted_swap(self):
        for line, source, result in ((SIZED, "in", "out"), (SIZED, "x", "y"), (SIZED, "x", "raw"), (SIZED, "&x[0]", "y")):
            said = gdb(f'tessera check "{line}" {source} {result}')
            self.assertRegex(said, r"order +48 of 48, proved", said)
            self.assertIn("OUTPUT is what COLUMN_ROW_DEPTH gives", said)
            self.assertIn("Export with mode", said)
            self.assertNotIn("tessera-gdb-", said)

    def test_says_that_nothing_is_wrong(self):
        said = gdb(f'tessera check "{CASE.replace("DEPTH_COLUMN_ROW", "COLUMN_ROW_DEPTH")} --Sizes 1,8,2,3" x y')
        self.assertRegex(said, r"none +48 of 48")

    def test_says_what_it_lacks(self):
        self.expect_said("tessera check ", (
            (f'"{CASE}" in out', "neither in nor the case says sizes; add --Sizes"),
            (f'"{CASE} --Sizes 1,8,2,4" x y', r"x has 48 elements, and \{1, 8, 2, 4\} are 64"),
            (f'"{SIZED} --DataType UINT8" x y', "x is FLOAT32, and the case says UINT8"),
            (f'"{SIZED}" x view', r"view has 12 elements, and \{1, 2, 4, 6\} are 48"),
            (f'"{SIZED}" x far', "far is FLOAT64, and the case's output FLOAT32"),
            (f'"{SIZED}" nothing out', "nothing: the 192 bytes at 0x0 cannot be read"),
            (f'"{SIZED}" x nosuch', 'No symbol "nosuch"'),
            ('"DEPTH_TO_SPACE1 --BlockSize 3 --Sizes 1,8,2,3" x y', "InputTensor.Sizes"),
            ('"NO_SUCH_OPERATOR --Sizes 1,8,2,3" x y', "NO_SUCH_OPERATOR"),
            (f'"{SIZED}" x', 'expected "CASE" INPUT OUTPUT'),
        ))  # fmt: skip

    def test_names_the_program_that_is_missing(self):
        said = gdb(f'tessera check "{SIZED}" x y', program="/nowhere/tessera")
        self.assertIn("/nowhere/tessera cannot be called: No such file or directory; install", said)


class Show(Refusals):
    def shown(self, words):
        """The array that the command `tessera` gets: type, sizes and elements; and its words."""
        with tempfile.TemporaryDirectory() as folder:
            fake = os.path.join(folder, "fake")
            with open(fake, "w", encoding="ascii") as file:
                file.write(FAKE)
            os.chmod(fake, 0o700)
            said = gdb("tessera show " + words, program=fake, KEPT=folder)
            path = os.path.join(folder, "array.npy")
            self.assertTrue(os.path.exists(path), said)
            self.assertFalse([name for name in os.listdir(tempfile.gettempdir()) if name.startswith("tessera-gdb-")])
            with open(path, "rb") as file:
                content = file.read()
            code, sizes = re.search(rb"'descr': '<(\w+)'.*'shape': \(([\d, ]*)\)", content).groups()
            letter = {b"f4": "f", b"f8": "d", b"u1": "B", b"i2": "h"}[code]
            values = memoryview(content[len(content.split(b"\n")[0]) + 1 :]).cast(letter).tolist()
            with open(os.path.join(folder, "words"), encoding="utf-8") as file:
                return code.decode(), [int(each) for each in sizes.split(b",") if each.strip()], values, file.read()

    def test_reads_what_containers_say(self):
        for words, code, sizes, values in (
            ("y", "f4", [48], None),
            ("in 1,8,2,3", "f4", [1, 8, 2, 3], list(range(48))),
            ("raw 2,3 float", "f4", [2, 3], [0, 6, 1, 7, 2, 8]),
            ("in 3,2 float32 1,3", "f4", [3, 2], [0, 3, 1, 4, 2, 5]),
            ("in 2,3 float32 0,1", "f4", [2, 3], [0, 1, 2, 0, 1, 2]),
            ("small 2,3", "u1", [2, 3], [1, 2, 3, 4, 5, 6]),
            ("rows", "i2", [2, 3], [1, 2, 3, 4, 5, 6]),
            ("view", "f4", [12], None),
            ("columns", "f4", [2, 3], [1, 2, 3, 4, 5, 6]),
            ("fixed", "f8", [2, 3], [1, 2, 3, 4, 5, 6]),
            ("mapped", "f4", [2, 3], [1, 2, 3, 4, 5, 6]),
            ("four", "f4", [1, 2, 1, 3], [1, 2, 3, 4, 5, 6]),
            ("mat", "u1", [1, 3, 2, 2], [1, 4, 10, 13, 2, 5, 11, 14, 3, 6, 12, 15]),
            ("tensor", "f4", [3, 2], [6, 9, 7, 10, 8, 11]),
        ):
            got_code, got_sizes, got_values, line = self.shown(words)
            self.assertEqual((got_code, got_sizes), (code, sizes), words)
            if values is not None:
                self.assertEqual(got_values, values, words)
            self.assertTrue(line.endswith(f"<--name><{words.split()[0]}>"), line)

    def test_shows_a_pair_with_its_case(self):
        _, sizes, _, line = self.shown(f'"{SIZED}" x y')
        self.assertEqual(sizes, [1, 8, 2, 3])
        self.assertIn("output.npy><DEPTH_TO_SPACE1 --BlockSize 2", line)

    def test_refuses_what_is_no_buffer(self):
        self.expect_said("tessera show ", (
            ("brain", "bfloat16 is no type of DirectML's"),
            ("flags", "a std::vector<bool> packs its elements into bits"),
            ("raw 2,3", "which type raw has is not known"),
            ("in", "how many elements in has is not known; say its sizes"),
            ("in 1,x", 'the sizes "1,x"; expected numbers'),
            ("in 0,2", 'the sizes "0,2"; expected numbers from 1'),
            ("in 4294967295,4294967295,8 float32", "spans 590295810083827744800 bytes"),
            ("in 65536,65536 float32", "spans 17179869184 bytes, and 4294967296 can be read"),
            ("in 65536,8192 float32", r"the 2147483648 bytes at 0x\w+ cannot be read"),
            ("in 2,3 float33", 'the type "float33"; expected one of float32'),
            ("in 2,3 float32 1", "1 strides for 2 sizes"),
            ("mat.size", "mat.size is a cv::Mat::MatSize; expected a pointer"),
            ("small 2,4", r"small has 6 elements, and \{2, 4\} are 8"),
            ("", "expected EXPRESSION"),
        ))  # fmt: skip

    def test_needs_a_program_that_runs(self):
        line = [GDB, "--batch", "-nx", "-ex", f"source {SCRIPT}", "-ex", "tessera show 4096 2,3 float32"]
        done = subprocess.run(line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60)
        self.assertIn("the 24 bytes at 0x1000 cannot be read", done.stdout)


if __name__ == "__main__":
    if "Breakpoint 1, " not in gdb():
        print("a debugger may not stop programs here:\n" + gdb())
        sys.exit(77)
    unittest.main(argv=sys.argv[:1] + sys.argv[6:])
