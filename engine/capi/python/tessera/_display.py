# SPDX-License-Identifier: Apache-2.0
"""Results in a notebook: a page in a frame without access to anything outside."""

from __future__ import annotations

import contextlib
import html
import sys
from typing import Any, Callable, Dict, NoReturn, Optional

from ._errors import BadInput, TesseraError

MOST_BYTES = 300_000
HEIGHT = 480  # pixels, until the page says its height

# The notebook asks the page for its height and fits the frame. After a second, when the page is laid out, the frame
# only grows, so that nothing below moves under the pointer. The page gets the notebook's theme.
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
    """A page in an iframe. It may run its own scripts, without access to the notebook, its cookies or a network."""
    return (
        f'<iframe sandbox="allow-scripts" srcdoc="{html.escape(page)}" onload="{html.escape(_FIT)}" loading="lazy" '
        f'title="Tessera" style="width: 100%; height: {height}px; border: 0"></iframe>'
    )


def is_likely() -> bool:
    """Whether results are likely to be shown. In a notebook they are made with their pages, else pages are made on
    demand."""
    return "ipykernel" in sys.modules


def no_page() -> NoReturn:
    raise BadInput("there is no page of this")


class Shown:
    """A result with a text and a page. `_again` makes the page of the arrays when it is first asked for."""

    _page: Optional[str] = None
    _again: Callable[[], Dict[str, Any]]

    def page(self) -> str:
        """The HTML page that the command of this name writes."""
        if self._page is None:
            self._page = self._again()["page"]
        return self._page

    def __getstate__(self) -> Dict[str, Any]:
        """Makes the page first, since the arrays are not pickled."""
        with contextlib.suppress(TesseraError):
            self.page()
        return {**vars(self), "_again": no_page}

    def _repr_html_(self) -> Optional[str]:
        """The page in a frame. None, which leaves the text, where there is no page or it is too large."""
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
