# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds of every page."""


def quiet(page):
    """Nothing is asked for but the file itself, and the console is empty."""
    others = [each for each in page.requests if not each.startswith(("file:", "data:"))]
    files = [each for each in page.requests if each.startswith("file:")]
    assert not others, f"the page asks for {others}"
    assert len(files) == 1, f"the page asks for the files {files}"
    assert not page.messages, f"the console says {page.messages}"
