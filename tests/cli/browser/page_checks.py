# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds of every page, and how a case of one is reached."""

import sys

from browser import Browser

CASE = "document.querySelectorAll('.case')[{number}]"


def in_case(page, number, rest):
    return page.run(CASE.format(number=number) + rest)


def centre(page, number, selector, index=0):
    element = f"{CASE.format(number=number)}.querySelectorAll('{selector}')[{index}]"
    page.run(f"{element}.scrollIntoView({{block: 'center'}})")
    return page.run(f"(() => {{ const b = {element}.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }})()")


def click(page, number, selector, index=0):
    page.click(*centre(page, number, selector, index))


def quiet(page, count=1):
    """Nothing is asked for but the file itself, or so many, and the console is empty."""
    others = [each for each in page.requests if not each.startswith(("file:", "data:"))]
    files = [each for each in page.requests if each.startswith("file:")]
    assert not others, f"the page asks for {others}"
    assert len(files) == count, f"the page asks for the files {files}"
    assert not page.messages, f"the console says {page.messages}"


def main(checks):
    """Opens the file of the command line, and makes the checks that are named there."""
    with Browser() as page:
        page.open(sys.argv[1])
        for name in sys.argv[2:]:
            next(each for each in checks if each.__name__ == name)(page)
        quiet(page)
    print("fine")
