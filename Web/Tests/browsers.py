"""The two browsers that the studio is tested in, each started as its driver needs it."""

import os
import pathlib
import shutil
import tempfile


def executable(variable, *names):
    """Where a browser is: what a variable says, or the first of the names on PATH."""
    found = os.environ.get(variable) or next(filter(None, map(shutil.which, names)), None)
    assert found, f"there is no {' or '.join(names)} on PATH, and {variable} names none"
    return found


def chromium():
    return executable("CHROMIUM", "chromium", "chromium-browser")


def firefox():
    return executable("FIREFOX", "firefox-esr", "firefox")


def at_home_in(folder):
    """An environment for Firefox, which does not start as root where the home is another user's, as in a container."""
    return {**os.environ, "HOME": str(folder)}


class Chromium:
    def __init__(self, playwright):
        # Root may not have a sandbox, and a container's shared memory is small.
        arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
        self.browser = playwright.chromium.launch(executable_path=chromium(), args=arguments)

    def new_context(self, **options):
        return self.browser.new_context(**options)

    def download(self, page, action):
        """What an action downloads, as text."""
        with page.expect_download() as download:
            action()
        return download.value.path().read_text("utf-8")

    def close(self):
        self.browser.close()


class Firefox:
    """A Firefox as users have it, driven by WebDriver BiDi, not one that was built for its driver."""

    def __init__(self, playwright):
        self.firefox = playwright.firefox
        self.browsers = {}
        self.home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.downloads = pathlib.Path(self.home.name) / "Downloads"
        self.downloads.mkdir()

    def new_context(self, color_scheme="light", reduced_motion="no-preference", **options):
        # What the system prefers cannot be said of a context here, only of the browser.
        system = {
            "layout.css.prefers-color-scheme.content-override": {"dark": 0, "light": 1}[color_scheme],
            "ui.prefersReducedMotion": {"no-preference": 0, "reduce": 1}[reduced_motion],
        }
        key = tuple(system.values())
        if key not in self.browsers:
            self.browsers[key] = self.firefox.launch(
                channel="moz-firefox", executable_path=firefox(), env=at_home_in(self.home.name),
                downloads_path=self.downloads, firefox_user_prefs=system)
        return self.browsers[key].new_context(**options)

    def download(self, page, action):
        """What an action downloads, as text. The driver is not told of it, but the file is there."""
        before = set(self.downloads.iterdir())
        action()
        for _ in range(500):
            files = [path for path in set(self.downloads.iterdir()) - before if path.suffix != ".part" and path.stat().st_size > 0]
            if files:
                return files[0].read_text("utf-8")
            page.wait_for_timeout(20)
        raise AssertionError("nothing was downloaded within 10 s")

    def close(self):
        for browser in self.browsers.values():
            browser.close()
        self.home.cleanup()
