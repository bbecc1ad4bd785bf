"""Docs/Limits.md and Docs/Security.md name the lines of code that decide: each of them exists."""

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = ["Docs/Limits.md", "Docs/Security.md"]
LINE = re.compile(r"`((?:Sources|Scripts|Packaging)/[^`]+)`: `([^`]+)`")
FILE = re.compile(r"`((?:Sources|Scripts|Packaging|Tests|Docs)/[^`]+)`")


def flaws(text):
    """What the page names and the tree does not have, a sentence each."""
    found = [f"{path} does not exist" for path in FILE.findall(text) if not (ROOT / path).exists()]
    for path, line in LINE.findall(text):
        if (ROOT / path).is_file() and line not in (ROOT / path).read_text(encoding="utf-8"):
            found.append(f"{path} has no line with {line}")
    return found


class LimitsTests(unittest.TestCase):
    maxDiff = None

    def test_every_figure_of_the_documents_is_the_one_of_the_code(self):
        for page in PAGES:
            text = (ROOT / page).read_text(encoding="utf-8")
            with self.subTest(page):
                self.assertEqual(flaws(text), [])
                self.assertGreater(len(LINE.findall(text)), 20)

    def test_every_limit_of_a_table_names_its_code(self):
        for line in (ROOT / "Docs/Limits.md").read_text(encoding="utf-8").partition("## Costly")[0].splitlines():
            if line.startswith("| ") and re.search(r"\d", line) and not line.endswith("| code |"):
                self.assertRegex(line, LINE, line)

    def test_another_figure_is_found(self):
        """The negative control."""
        text = (ROOT / PAGES[0]).read_text(encoding="utf-8")
        path = "Sources/Accounts/PasskeyStore.swift"
        self.assertEqual(flaws(text.replace("`limit = 20`", "`limit = 21`", 1)), [f"{path} has no line with limit = 21"])
        self.assertEqual(flaws("`Sources/Nothing.swift`: `limit = 20`"), ["Sources/Nothing.swift does not exist"])


if __name__ == "__main__":
    unittest.main()
