"""Rules that the browser tests follow."""

import pathlib
import re
import unittest

FOLDER = pathlib.Path(__file__).parent.parent / "Web"
ASYNCHRONOUS_WAIT = re.compile(r"wait_for_function\(\s*f?[\"']+\s*async\b")


class BrowserTests(unittest.TestCase):
    def test_no_wait_has_an_asynchronous_condition(self):
        """Playwright takes the promise for a true value and does not wait."""
        self.assertRegex('page.wait_for_function("async () => false")', ASYNCHRONOUS_WAIT)
        found = [path.name for path in sorted(FOLDER.glob("*.py")) if ASYNCHRONOUS_WAIT.search(path.read_text())]
        self.assertEqual(found, [])


if __name__ == "__main__":
    unittest.main()
