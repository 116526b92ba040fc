"""Firefox by its own remote control, which has what WebDriver has not: real fingers, and the whole console."""

import json
import pathlib
import socket
import subprocess
import tempfile
import time

from browsers import at_home_in

PREFERENCES = """\
user_pref("marionette.port", 0);
user_pref("dom.w3c_touch_events.enabled", 1);
"""


class Marionette:
    """A Firefox with one tab, of which tests ask as of a page of the other driver."""

    def __init__(self, executable):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        (pathlib.Path(self.profile.name) / "user.js").write_text(PREFERENCES)
        self.process = subprocess.Popen(
            [executable, "--headless", "--marionette", "--remote-allow-system-access", "--profile", self.profile.name],
            env=at_home_in(self.profile.name), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.stream = socket.create_connection(("127.0.0.1", self.port())).makefile("rwb")
        self.answer()
        self.number = 0
        self.send("WebDriver:NewSession")

    def port(self):
        """The port of the remote control, which is in the profile once it listens."""
        path = pathlib.Path(self.profile.name) / "MarionetteActivePort"
        end = time.monotonic() + 60
        while not (path.exists() and path.read_text()):
            assert self.process.poll() is None and time.monotonic() < end, "Firefox does not start"
            time.sleep(0.05)
        return int(path.read_text())

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.stream.close()
        self.profile.cleanup()

    # The protocol: JSON behind its length

    def answer(self):
        length = b""
        while not length.endswith(b":"):
            length += self.stream.read(1) or b":"
        return json.loads(self.stream.read(int(length[:-1])))

    def send(self, name, **parameters):
        self.number += 1
        message = json.dumps([0, self.number, name, parameters]).encode()
        self.stream.write(b"%d:%s" % (len(message), message))
        self.stream.flush()
        _, _, error, result = self.answer()
        assert error is None, error
        return result

    def run(self, context, script, *arguments):
        """Runs a script in the page ("content") or in the browser around it ("chrome")."""
        self.send("Marionette:SetContext", value=context)
        return self.send("WebDriver:ExecuteScript", script=script, args=arguments, sandbox=None)["value"]

    # What tests ask of a page

    def goto(self, address):
        self.send("Marionette:SetContext", value="content")
        self.send("WebDriver:Navigate", url=address)

    def evaluate(self, expression, argument=None):
        return self.run(
            "content", f"const value = ({expression}); return typeof value === 'function' ? value(arguments[0]) : value;", argument)

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def finger(self, state, x, y):
        """What the screen says of a finger at a point of the page: that it is there, "REMOVE" or "CANCEL"."""
        self.run(
            "chrome",
            """const [state, x, y] = arguments;
            const view = gBrowser.selectedBrowser.getBoundingClientRect();
            const pixels = [view.x + mozInnerScreenX + x, view.y + mozInnerScreenY + y].map((value) => value * devicePixelRatio);
            windowUtils.sendNativeTouchPoint(0, windowUtils[`TOUCH_${state}`], ...pixels, 1, 90);""",
            state, x, y)

    def console(self):
        """All that the browser's console has of a page from disk since the last call."""
        return self.run(
            "chrome",
            """const messages = Services.console.getMessageArray();
            Services.console.reset();
            return messages
                .filter((message) => message instanceof Ci.nsIScriptError && message.sourceName.startsWith('file:'))
                .map((message) => `${message.category}: ${message.errorMessage}`);""")
