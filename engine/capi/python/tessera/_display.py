# SPDX-License-Identifier: Apache-2.0
"""How results show themselves in a notebook: a page in a frame that reaches nothing outside."""

from __future__ import annotations

import contextlib
import html
import sys
from typing import Any, Callable, Dict, NoReturn, Optional

from ._errors import BadInput, TesseraError

MOST_BYTES = 300_000
HEIGHT = 480  # pixels, until the page has said its own

# The notebook asks the page for its height and makes the frame as high; after a second, when it is laid out, never lower
# again, so that nothing below moves while a pointer does. It hands its theme on.
_FIT = """
const frame = this, begun = performance.now(), { body } = document, said = body.dataset.jpThemeLight;
const isDark = said === "false" || /vscode-(dark|high-contrast)/.test(body.className);
frame.style.colorScheme = isDark ? "dark" : said === "true" || /vscode-light|notebook_app/.test(body.className) ? "light" : "";
window.addEventListener("message", ({ source, data }) => {
  if (source !== frame.contentWindow || !(data.tesseraHeight > 0)) return;
  const least = performance.now() - begun < 1000 ? 0 : frame.offsetHeight;
  frame.style.height = Math.min(Math.max(least, Math.ceil(data.tesseraHeight)), 1000) + "px";
});
frame.contentWindow.postMessage("tessera height?", "*");
"""


def grouped(count: int) -> str:
    """A count in a sentence: 12 345, with narrow spaces."""
    return f"{count:,}".replace(",", "\u202f")


def framed(page: str, height: int = HEIGHT) -> str:
    """A page in an iframe: it may run its own scripts, and has no access to the notebook, its cookies or a network."""
    return (
        f'<iframe sandbox="allow-scripts" srcdoc="{html.escape(page)}" onload="{html.escape(_FIT)}" loading="lazy" '
        f'title="Tessera" style="width: 100%; height: {height}px; border: 0"></iframe>'
    )


def is_likely() -> bool:
    """Whether what is made now will be shown: in a notebook it is made with its page, else when the page is asked
    for."""
    return "ipykernel" in sys.modules


def no_page() -> NoReturn:
    raise BadInput("there is no page of this")


class Shown:
    """What has a page, which `_again` makes of the arrays as they are when it is first asked for, and a text."""

    _page: Optional[str] = None
    _again: Callable[[], Dict[str, Any]]

    def page(self) -> str:
        """The HTML page that the command of this name writes."""
        if self._page is None:
            self._page = self._again()["page"]
        return self._page

    def __getstate__(self) -> Dict[str, Any]:
        """With its page: the arrays that it is made of stay where they are."""
        with contextlib.suppress(TesseraError):
            self.page()
        return {**vars(self), "_again": no_page}

    def _repr_html_(self) -> Optional[str]:
        """The page in a frame; None, which leaves the text, where there is none or it is too large."""
        try:
            shown = framed(self.page())
        except TesseraError:
            return None
        return shown if len(shown.encode()) < MOST_BYTES else None

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Dict[str, str]:
        shown = self._repr_html_()
        bundle = {"text/plain": repr(self)}
        if shown is not None:
            bundle["text/html"] = shown
        return {kind: each for kind, each in bundle.items() if _wanted(kind, include, exclude)}


def _wanted(kind: str, include: Any, exclude: Any) -> bool:
    return (not include or kind in include) and not (exclude and kind in exclude)
