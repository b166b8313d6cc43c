# SPDX-License-Identifier: GPL-3.0-or-later
"""A headless Chromium that opens a page from disk, over the DevTools protocol on a pipe: the standard library is enough."""

import contextlib
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile

SECONDS = 60


class Browser:
    """One page. Everything that it asks a network for, and everything that it says on the console, is kept."""

    def __init__(self, width=1280, height=900, dark=False):
        self.profile = tempfile.mkdtemp(prefix="tessera_browser_")
        command_read, self.command = os.pipe()
        self.answers, answer_write = os.pipe()

        def give_pipes():
            os.dup2(command_read, 3)
            os.dup2(answer_write, 4)

        options = ["--headless=new", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu", "--disable-extensions",
                   "--disable-dev-shm-usage", "--hide-scrollbars", f"--user-data-dir={self.profile}", f"--window-size={width},{height}"]
        if os.geteuid() == 0:
            options.append("--no-sandbox")
        for number in (command_read, answer_write):
            os.set_inheritable(number, True)
        self.program = subprocess.Popen([os.environ.get("CHROMIUM", "chromium"), *options, "about:blank"], preexec_fn=give_pipes,
                                        pass_fds=(command_read, answer_write, 3, 4), stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        os.close(command_read)
        os.close(answer_write)
        self.rest, self.number, self.session = b"", 0, None
        self.requests, self.messages = [], []
        target = next(each for each in self.call("Target.getTargets")["targetInfos"] if each["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])
        self.resize(width, height)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.session = None
            self.call("Browser.close")
        except (OSError, EOFError):
            pass
        self.program.wait(SECONDS)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, **parameters):
        """The answer to a command; events that come before it are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.command, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def wait(self, event):
        while True:
            message = self._next()
            if message.get("method") == event:
                return message["params"]

    def _next(self):
        while b"\0" not in self.rest:
            if not select.select([self.answers], [], [], SECONDS)[0]:
                self.program.kill()
                raise TimeoutError(f"the browser has said nothing for {SECONDS} s")
            piece = os.read(self.answers, 1 << 16)
            if not piece:
                raise EOFError("the browser has ended")
            self.rest += piece
        text, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(text)
        event, parameters = message.get("method"), message.get("params", {})
        if event == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif event == "Runtime.consoleAPICalled":
            self.messages.append(str([each.get("value") for each in parameters["args"]]))
        elif event == "Runtime.exceptionThrown":
            self.messages.append(parameters["exceptionDetails"]["text"])
        elif event == "Log.entryAdded":
            self.messages.append(parameters["entry"]["text"])
        return message

    def resize(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def open(self, path):
        self.call("Page.navigate", url=pathlib.Path(path).resolve().as_uri())
        self.wait("Page.loadEventFired")

    def run(self, script):
        """The value of an expression in the page."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True, userGesture=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{script}: {result['exceptionDetails']['exception'].get('description')}")
        return result["result"].get("value")

    def frames(self):
        """Sandboxed frames that have loaded, for inside()."""
        outer, self.session = self.session, None
        targets = self.call("Target.getTargets")["targetInfos"]
        self.session = outer
        return [each["targetId"] for each in targets if each["type"] == "iframe"]

    @contextlib.contextmanager
    def inside(self, frame):
        """Such a frame is a page of its own, with its own requests and messages: calls go to it meanwhile."""
        outer, self.session = self.session, None
        self.session = self.call("Target.attachToTarget", targetId=frame, flatten=True)["sessionId"]
        for domain in ("Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        try:
            yield self
        finally:
            self.session = outer

    def key(self, key, code, number):
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code, windowsVirtualKeyCode=number)

    def mouse(self, kind, x, y, pressed=True):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1 if pressed else 0, clickCount=1)

    def point(self, x, y):
        """Moves the mouse there, from elsewhere."""
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=1, y=1)
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def click(self, x, y):
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y, pressed=False)

    def picture(self, clip=None, whole=False):
        """PNG, in base64, of the page or a part of it."""
        parameters = {"format": "png", "captureBeyondViewport": whole}
        if clip:
            parameters["clip"] = {**clip, "scale": 1}
        elif whole:
            size = self.call("Page.getLayoutMetrics")["cssContentSize"]
            parameters["clip"] = {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}
        return self.call("Page.captureScreenshot", **parameters)["data"]
