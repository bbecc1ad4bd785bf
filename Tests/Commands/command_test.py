"""Base of all command tests: the program under test, a separate data folder, and the given files where they exist."""

import json
import os
import pathlib
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

    def serving(self, *arguments, **more):
        return Serving(self, arguments, self.environment(**more))

    def records(self, *paths, **more):
        """Returns the objects of `inspect --json`, one a line."""
        answer = self.hearth("inspect", "--json", *paths, **more)
        return [json.loads(line) for line in answer.stdout.splitlines()]


class Serving:
    """Running server on a free port; stopped at the end of the block."""

    def __init__(self, test, arguments, environment):
        self.test, self.arguments, self.environment = test, arguments, environment

    def __enter__(self):
        # Port 0: the server takes a free port and prints it, so no other process can take the port first.
        self.process = subprocess.Popen(
            [BINARY, "serve", "--port", "0", *self.arguments], env=self.environment,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        printed = []
        for line in self.process.stdout:
            printed.append(line)
            if found := re.search(r"Hearth is at http://\S+?:(\d+)/", line):
                self.port = int(found.group(1))
                return self
        self.process.wait()
        self.process.stdout.close()
        raise AssertionError("the server did not start: " + "".join(printed))

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise AssertionError("the server did not stop when asked to")
        finally:
            self.process.stdout.close()

    def get(self, path, token=None, method="GET", headers=None, body=None):
        """Returns status, headers and body. Redirects are not followed."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", method=method, data=body, headers=headers or {})
        if token:
            request.add_header("Authorization", f"Bearer {token}")
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
