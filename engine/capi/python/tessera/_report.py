# SPDX-License-Identifier: Apache-2.0
"""The page of `pytest --tessera-report FILE`."""

from __future__ import annotations

import html
import os
import tempfile
from pathlib import Path
from typing import Any, Dict, List, Optional

from . import _display
from ._case import Case
from ._compare import Mismatch
from ._errors import TesseraError

_MOST_PAGES = 50  # failures whose tensors the page shows; others have only sentences
_STYLE = (
    ":root{color-scheme:light dark;background:Canvas;color:CanvasText}"
    "body{font:15px/1.5 system-ui,sans-serif;margin:2em auto;max-width:1100px;padding:0 1em}"
    "table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #8886;padding:.3em .6em;text-align:left;"
    "vertical-align:top}td:nth-child(2){min-width:16em}pre{margin:0 0 .5em}code,pre{font:13px/1.4 monospace;white-space:pre-wrap;overflow-wrap:anywhere}"
    ".failed{color:#c22;font-weight:600}.passed{color:#083}@media(prefers-color-scheme:dark){.failed{color:#f77}"
    ".passed{color:#6c8}}"
)


def entry(each: Case, error: Optional[Mismatch], report: Any, wants_page: bool) -> Dict[str, str]:
    """A test's entry on the page, texts only."""
    found = {"line": each.line}
    if error is not None:
        found["message"] = str(error)
        found["kind"] = error.diagnosis.kind if error.diagnosis is not None else ""
        if wants_page and error.comparison is not None:
            try:
                found["page"] = error.comparison.page()
            except TesseraError:
                pass  # the sentences are enough
    elif report.failed:
        found["message"] = str(report.longrepr).rstrip().rpartition("\n\n")[2]
    elif report.skipped and isinstance(report.longrepr, tuple):
        found["message"] = report.longrepr[2]
    return found


def check_place(path: str) -> None:
    """Raises OSError, before the tests run, where a page cannot be written there."""
    place = Path(path).absolute()
    place.parent.mkdir(parents=True, exist_ok=True)
    if place.is_dir():
        raise IsADirectoryError("is a folder; expected the name of a page")
    if not os.access(place.parent, os.W_OK):
        raise PermissionError(f"{place.parent} cannot be written to")


class Writer:
    """Collects the reports of all workers, and writes the page when the session ends."""

    def __init__(self, path: str) -> None:
        self._path = Path(path).absolute()
        self._found: List[Any] = []

    def pytest_runtest_logreport(self, report: Any) -> None:
        if getattr(report, "tessera", None):
            self._found.append(report)

    def pytest_sessionfinish(self) -> None:
        written = tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=self._path.parent, prefix=self._path.name, delete=False
        )
        with written:
            written.write(self.page())
        os.chmod(written.name, 0o644)
        os.replace(written.name, self._path)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        terminalreporter.write_sep("-", f"tessera: {self._path}")

    def page(self) -> str:
        """The whole page, which needs no other file and no network. Failures come first, sorted by kind."""
        reports = sorted(self._found, key=lambda each: (not each.failed, each.tessera.get("kind", ""), each.nodeid))
        count = {word: sum(each.outcome == word for each in reports) for word in ("passed", "failed", "skipped")}
        rows = "".join(_row(report, shows=index < _MOST_PAGES) for index, report in enumerate(reports))
        return (
            '<!DOCTYPE html>\n<html lang="en"><meta charset="utf-8"><title>Tessera</title>'
            f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style>\n'
            f"<h1>{count['passed']} passed, {count['failed']} failed, {count['skipped']} skipped</h1>\n"
            f"<table><tr><th>Outcome<th>Test<th>Case</tr>\n{rows}</table></html>\n"
        )


def _row(report: Any, shows: bool) -> str:
    found = report.tessera
    message, page = found.get("message", ""), found.get("page", "")
    said = f"<tr><td colspan=3><pre>{html.escape(message)}</pre>" if message else ""
    if page and shows:
        said += f"<details><summary>The tensors</summary>{_display.framed(page)}</details>"
    return (
        f'<tr><td class="{report.outcome}">{report.outcome}<td>{html.escape(report.nodeid)}'
        f"<td><code>{html.escape(found['line'])}</code></tr>{said}\n"
    )
