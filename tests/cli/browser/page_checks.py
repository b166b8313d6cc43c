# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds of every page, and how a case of one is reached."""

import sys

from browser import Browser

CASE = "document.querySelectorAll('.case')[{number}]"


def in_case(page, number, rest):
    return page.run(CASE.format(number=number) + rest)


def texts(page, number, selector):
    return page.run(f"[...{CASE.format(number=number)}.querySelectorAll('{selector}')].map((each) => each.textContent.trim())")


def centre(page, number, selector, index=0):
    element = f"{CASE.format(number=number)}.querySelectorAll('{selector}')[{index}]"
    page.run(f"{element}.scrollIntoView({{block: 'center', inline: 'center'}})")
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


def fits(page):
    """Nothing is wider than the screen, and no cell too small for a finger."""
    wide, screen = page.run("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen, f"the page is {wide} wide, and the screen {screen}"
    smallest = page.run("Math.min(1000, ...[...document.querySelectorAll('.planes:not(.pixels) td')].filter((each) => each.checkVisibility())"
                        ".map((each) => each.getBoundingClientRect().height))")
    assert smallest >= 16, f"cells of {smallest} pixels are too small for a finger"


def visit(checks, width=1280, height=900, dark=False, begin=lambda page: None):
    """Opens the file of the command line and makes these checks."""
    with Browser(width, height, dark) as page:
        begin(page)
        page.open(sys.argv[1])
        for check in checks:
            check(page)
        quiet(page)


def named(checks):
    """Those that are named on the command line, in its order."""
    return [next(each for each in checks if each.__name__ == name) for name in sys.argv[2:]]


def main(checks):
    visit(named(checks))
    print("fine")
