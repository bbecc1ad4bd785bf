"""Base of all command tests: the program under test, a separate data folder, and the given files where they exist."""

import json
import os
import pathlib
import pty
import re
import shutil
import subprocess
import tempfile
import unittest
import urllib.error
import urllib.request

BINARY = os.environ["HEARTH_BINARY"]
ROOT = pathlib.Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared"
DATA = SHARED / "data"
TOOLS = SHARED / "tools"


# Addresses that ask for no session, or for a token instead.
PUBLIC = ("/healthz", "/openapi.json", "/calendar/", "/assets/", "/quick-wins/", "/sync/", "/api/")


class CommandTest(unittest.TestCase):
    """Test case with an empty data folder."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="hearth-test-"))
        self.home = self.folder / "home"
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def environment(self, **more):
        kept = {name: value for name, value in os.environ.items() if not name.startswith("HEARTH_")}
        return {**kept, "HEARTH_HOME": str(self.home), "NO_COLOR": "1", **more}

    def hearth(self, *arguments, timeout=600, **more):
        return subprocess.run(
            [BINARY, *map(str, arguments)], capture_output=True, text=True, timeout=timeout, env=self.environment(**more))

    def succeeds(self, *arguments, **more):
        answer = self.hearth(*arguments, **more)
        self.assertEqual(answer.returncode, 0, f"{arguments}: {answer.stderr or answer.stdout}")
        return answer.stdout

    def assertSaysSo(self, answer, *codes):
        """Asserts that the command failed with one of these exit codes and a sentence on standard error, without internals."""
        self.assertIn(answer.returncode, codes, answer.stderr or answer.stdout)
        self.assertTrue(answer.stderr.strip(), "an error needs a sentence")
        for trace in ("Fatal error", "Swift/", "Optional(", "DecodingError", "StoreError", "FileError", "NSError"):
            self.assertNotIn(trace, answer.stderr)

    def serving(self, *arguments, on_terminal=False, **more):
        return Serving(self, arguments, self.environment(**more), on_terminal)

    def records(self, *paths, **more):
        """Returns the objects of `inspect --json`, one a line."""
        answer = self.hearth("inspect", "--json", *paths, **more)
        return [json.loads(line) for line in answer.stdout.splitlines()]


class Serving:
    """Running server on a free port; stopped at the end of the block."""

    cookie = None
    rest = ""

    def __init__(self, test, arguments, environment, on_terminal=False):
        self.test, self.arguments, self.environment, self.on_terminal = test, arguments, environment, on_terminal

    def __enter__(self):
        # A terminal of its own shows the one-time address, which a full disk could not store.
        reading, writing = pty.openpty() if self.on_terminal else os.pipe()
        # Port 0: the server takes a free port and prints it, so no other process can take the port first.
        port = [] if {"--socket", "--port"} & set(self.arguments) else ["--port", "0"]
        self.process = subprocess.Popen(
            [BINARY, "serve", *port, *self.arguments], env=self.environment,
            stdout=writing, stderr=writing, text=True)
        os.close(writing)
        self.output = os.fdopen(reading, errors="replace")
        self.printed = []
        while line := self.line():
            if found := re.search(r"Hearth is at (?:https?://\S+?:(\d+)/|the socket )", line):
                self.port = int(found.group(1) or 0)
                self.line()  # how to sign in
                if self.on_terminal:
                    self.open(self.line().strip())
                return self
        self.process.wait()
        self.output.close()
        raise AssertionError("the server did not start: " + "".join(self.printed))

    def line(self):
        """Returns the next line of the server; an empty text after its end, which a terminal reports as an error."""
        try:
            line = self.output.readline()
        except OSError:
            line = ""
        self.printed.append(line)
        return line

    def sign_in(self):
        """Signs in with a one-time address, as a browser would. Later requests have the cookie."""
        answer = subprocess.run([BINARY, "sign-in"], env=self.environment, capture_output=True, text=True, timeout=60)
        self.test.assertEqual(answer.returncode, 0, answer.stderr)
        self.open(answer.stdout.strip())

    def press(self, address, headers=None):
        """Presses the button of the page that a one-time address opens. Returns status, headers and body."""
        path, _, query = address.split(str(self.port), 1)[1].partition("?")
        return self.get(path, method="POST", body=query.encode(), headers=headers, signed_in=False)

    def open(self, address):
        """Opens a one-time address and presses its button."""
        self.cookie = None
        status, headers, body = self.press(address)
        self.test.assertEqual(status, 303, body[:300])
        self.cookie = headers["Set-Cookie"].split(";")[0]

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise AssertionError("the server did not stop when asked to")
        finally:
            try:
                self.rest = self.output.read()
            except OSError:  # a terminal without a program
                self.rest = ""
            self.output.close()

    def get(self, path, token=None, method="GET", headers=None, body=None, signed_in=True):
        """Returns status, headers and body. Redirects are not followed. The first request without a token signs in."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", method=method, data=body, headers=headers or {})
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        elif signed_in and not path.startswith(PUBLIC) and "Cookie" not in request.headers:
            if not self.cookie:
                self.sign_in()
            request.add_header("Cookie", self.cookie)
        opener = urllib.request.build_opener(NoRedirect)
        try:
            with opener.open(request, timeout=30) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.headers, error.read()


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


needs_data = unittest.skipUnless(DATA.is_dir(), "the given files are not beside this checkout")
needs_tools = unittest.skipUnless(TOOLS.is_dir(), "the generators are not beside this checkout")
