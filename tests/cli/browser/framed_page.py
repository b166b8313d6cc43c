# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens a page in an iframe of a course site, as wide as a telephone: framed_page.py FILE. What is wrong ends it with a sentence."""

import pathlib
import sys

from browser import Browser
from page_checks import fits, quiet

SITE = """<!DOCTYPE html><html lang="en"><meta name="viewport" content="width=device-width"><title>A course</title>
<style>body {{ margin: 0 }} iframe {{ border: 0; width: 100%; height: 600px }}</style><iframe src="{name}"></iframe></html>"""
WIDTH = 360


class Frame:
    """The page that stands in the site's only iframe."""

    def __init__(self, page):
        self.page = page
        tree = page.call("Page.getFrameTree")["frameTree"]
        frame = tree["childFrames"][0]["frame"]["id"]
        self.context = page.call("Page.createIsolatedWorld", frameId=frame)["executionContextId"]

    def run(self, script):
        result = self.page.call("Runtime.evaluate", expression=script, contextId=self.context, returnByValue=True)
        assert "exceptionDetails" not in result, result
        return result["result"].get("value")


def main():
    path = pathlib.Path(sys.argv[1])
    site = path.with_name("site.html")
    site.write_text(SITE.format(name=path.name), encoding="utf-8")
    with Browser(width=WIDTH, height=640) as page:
        page.open(str(site))
        frame = Frame(page)
        fits(frame)
        outside = frame.run("[...document.querySelectorAll('button, select, input')].filter((each) => each.checkVisibility()"
                            f" && each.getBoundingClientRect().right > {WIDTH}).map((each) => each.className)")
        assert not outside, f"out of reach: {outside}"
        before = frame.run("document.querySelector('.count').textContent")
        frame.run("document.querySelector('.first').click()")
        frame.run("document.querySelector('.forward').click()")
        after = frame.run("document.querySelector('.count').textContent")
        assert before != after and "1 " in after, f"{before} became {after}"
        quiet(page, 2)
    print("fine")


main()
